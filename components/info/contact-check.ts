import { contactInput } from "@/lib/features/contact/schema";
import { fieldErrors } from "@/lib/http/validation";

export function checkContact(values: Record<string, string>) {
  const checked = contactInput.safeParse(values, { reportInput: true });
  if (checked.success) return { values: checked.data, errors: {} };
  // Of two at one field the first is told.
  const found = fieldErrors(checked.error.issues).reverse();
  return { errors: Object.fromEntries(found.map(({ path, message }) => [path, { message }])) };
}
