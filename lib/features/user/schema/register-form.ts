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

export const accountFields = ["firstname", "lastname", "email", "phone", "userName"] as const;

/** The form's values as the API takes them. */
export function toRegistration(values: RegisterValues, language: "de" | "en" | "es") {
  const { userName, company, ...person } = values;
  const { place, companyType, ...house } = company;
  const { longitude, latitude } = place.location;
  return {
    ...person,
    ...(userName === "" ? {} : { userName }),
    language,
    company: {
      ...house,
      ...(companyType ? { companyType } : {}),
      address: place.address_fields,
      location: { longitude, latitude },
    },
  };
}

/** Field of the form for a path of the API's answer. */
export function registerFieldOf(path: string) {
  return /^company\.(address|location)/.test(path) ? "company.place" : path;
}
