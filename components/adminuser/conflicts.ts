import { fieldwise } from "@/components/form/fieldwise";
import { type AdminUserForm, type FormField, formFields } from "@/lib/features/user/schema/admin-form";

const fields = fieldwise<AdminUserForm, FormField>(formFields);

/** Where they are put together, a company comes with its name. */
export const userFields: typeof fields = {
  ...fields,
  mergeValues(versions, kept) {
    const { companyName } = kept.includes("company") ? versions.mine : versions.theirs;
    return { ...fields.mergeValues(versions, kept), companyName };
  },
};
