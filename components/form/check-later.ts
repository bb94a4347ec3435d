import type { FieldValues, Resolver } from "react-hook-form";
import type { z } from "zod";

/**
 * A form's check whose schema comes with the first thing that is typed on the page: the validator weighs 32 kB, more than the page's own parts. Made once,
 * beside the form. Where it cannot be fetched what was typed is sent as it is: the server checks by the same schema, and says at its fields what is wrong.
 */
export function checkLater<In extends FieldValues, Out extends FieldValues>(
  schema: () => Promise<z.ZodType<Out, In>>,
): Resolver<In, unknown, Out> {
  const load = async () => {
    const [{ zodResolver }, known] = await Promise.all([import("@hookform/resolvers/zod"), schema()]);
    return zodResolver(known);
  };
  const warm = () => void load().catch(() => undefined);
  if (typeof document !== "undefined") document.addEventListener("input", warm, { once: true });
  return async (values, ...rest) => {
    const check = await load().catch(() => null);
    return check ? check(values, ...rest) : { values: values as unknown as Out, errors: {} };
  };
}
