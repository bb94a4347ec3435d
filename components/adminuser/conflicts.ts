import { fieldwise } from "@/components/form/fieldwise";
import { type AdminUserForm, type FormField, formFields } from "@/lib/features/user/schema/admin-form";

const fields = fieldwise(formFields, (values: AdminUserForm, name: FormField) => String(values[name]));
export const { conflictsOf } = fields;

/** Their version with the named fields of mine; a company comes with its name. */
export function mergeForms(versions: { mine: AdminUserForm; theirs: AdminUserForm }, names: readonly string[]) {
  const { companyName } = names.includes("company") ? versions.mine : versions.theirs;
  return { ...fields.mergeValues(versions, names), companyName };
}
