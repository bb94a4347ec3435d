import { z } from "zod";
import { postalPlaceSchema } from "@/lib/features/place/schema";
import { emailField, nameField, newPasswordField, phoneField, userNameField, websiteField } from "./fields";
import { busPartnerTypes } from "./registration";

/** The register page's form: what the two steps hold, the address as a chosen place. */
export const registerForm = z.strictObject({
  firstname: nameField(80),
  lastname: nameField(80),
  email: emailField,
  phone: phoneField,
  userName: userNameField.or(z.literal("")),
  company: z.strictObject({
    companyType: z.enum(busPartnerTypes, "required").optional(),
    name: nameField(120),
    place: postalPlaceSchema,
    telephone: phoneField,
    website: websiteField,
  }),
  password: newPasswordField,
  termsAccepted: z.boolean().refine((accepted) => accepted, "termsRequired"),
});
export type RegisterForm = z.input<typeof registerForm>;
export type RegisterValues = z.output<typeof registerForm>;
