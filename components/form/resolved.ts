import { type FieldErrors, type FieldValues, set } from "react-hook-form";
import type { FieldError } from "@/lib/errors";

/** The resolver's answer: `found` at their fields, or the values as they were typed. */
export function resolved<Values extends FieldValues>(values: Values, found: readonly FieldError[]) {
  const errors: FieldErrors<Values> = {};
  for (const { path, message } of found) set(errors, path || "root", { type: "check", message });
  return found.length > 0 ? { values: {}, errors } : { values, errors: {} };
}
