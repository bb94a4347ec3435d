import type { FieldValues, Resolver } from "react-hook-form";
import type { z } from "zod";

/**
 * A form's check whose rules come with the first thing that is typed on the page: the validator weighs 32 kB, more than the page's own parts. Made once,
 * beside the form, and called with what its form alone knows. Where the rules cannot be fetched what was typed is sent as it is: the server checks by the
 * same schema, and says at its fields what is wrong.
 */
export function resolverLater<In extends FieldValues, Context, Out, Known extends unknown[]>(
  rules: () => Promise<(...known: Known) => Resolver<In, Context, Out>>,
) {
  const warm = () => void rules().catch(() => undefined);
  if (typeof document !== "undefined") document.addEventListener("input", warm, { once: true });
  return (...known: Known): Resolver<In, Context, Out> =>
    async (values, ...rest) => {
      const check = await rules().catch(() => null);
      return check ? check(...known)(values, ...rest) : { values: values as unknown as Out, errors: {} };
    };
}

/** The same for a form whose values are what a schema takes; it goes on with what the schema makes of them. */
export function checkLater<In extends FieldValues, Out extends FieldValues>(
  schema: () => Promise<z.ZodType<Out, In>>,
): Resolver<In, unknown, Out> {
  const later = resolverLater<In, unknown, Out, []>(async () => {
    const [{ zodResolver }, known] = await Promise.all([import("@hookform/resolvers/zod"), schema()]);
    return () => zodResolver(known);
  });
  return later();
}
