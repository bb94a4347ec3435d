import type { RegisterValues } from "@/lib/features/user/schema/register-form";

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
