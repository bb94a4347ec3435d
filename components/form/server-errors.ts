import type { FieldValues, Path, UseFormSetError } from "react-hook-form";
import type { FieldError } from "@/lib/errors";

/**
 * Puts the API's `fields` to their form fields, the first of them focused; true where there was one.
 * `known` maps a path of the wire to the form's where they differ.
 */
export function applyServerErrors<T extends FieldValues>(
  setError: UseFormSetError<T>,
  fields: readonly FieldError[],
  known: (path: string) => string = (path) => path,
) {
  fields.forEach((field, index) => {
    const path = known(field.path);
    const name = (path === "" ? "root" : path) as Path<T>;
    setError(name, { type: "server", message: field.message }, { shouldFocus: index === 0 });
  });
  return fields.length > 0;
}
