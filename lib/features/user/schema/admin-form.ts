import { z } from "zod";
import { languages } from "@/lib/i18n/routing";
import type { AdminUserRecord } from "./admin";
import { emailField, nameField, phoneField, userNameField } from "./fields";
import { roles } from "../rules/account";

/** The admins' form of an account. `company` is its id, "" for none; its name is there to be shown. */
export const adminUserForm = z.strictObject({
  firstname: nameField(80),
  lastname: nameField(80),
  userName: userNameField,
  phone: phoneField,
  language: z.enum(languages, "invalidValue"),
  role: z.enum(roles, "invalidValue"),
  company: z.uuid("invalidValue").or(z.literal("")),
  companyName: z.string(),
  owner: z.boolean(),
});
export type AdminUserForm = z.infer<typeof adminUserForm>;

export function formOf(user: AdminUserRecord): AdminUserForm {
  const { firstname, lastname, userName, language, role, owner } = user;
  const company = { company: user.company ?? "", companyName: user.companyName ?? "" };
  return { firstname, lastname, userName, language, role, owner, ...company, phone: user.phone ?? "" };
}

/** The form's values as the call takes them. */
export function changeOfForm({ companyName: _name, company, owner, ...fields }: AdminUserForm) {
  return { ...fields, company: company || null, owner: company !== "" && owner };
}

/** In the form's order; the company's name goes with its id. */
export const formFields = [
  "firstname",
  "lastname",
  "userName",
  "phone",
  "language",
  "role",
  "company",
  "owner",
] as const satisfies readonly (keyof AdminUserForm)[];
export type FormField = (typeof formFields)[number];

/** The form of a new account: the person chooses user name and password. */
export const adminNewUserForm = adminUserForm.omit({ userName: true, phone: true }).extend({ email: emailField });
export type AdminNewUserForm = z.infer<typeof adminNewUserForm>;

/** The form's values as the call takes them. */
export function newUserOf({ companyName: _name, company, owner, ...fields }: AdminNewUserForm) {
  return { ...fields, company: company || null, owner: company !== "" && owner };
}

/** In the form's order. */
export const newUserFields = [
  ...(["email", "firstname", "lastname", "language", "role", "company", "owner"] as const),
] as const satisfies readonly (keyof AdminNewUserForm)[];
