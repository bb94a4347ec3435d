import { z } from "zod";
import { accountTypes } from "./user";

const text = z.string().catch("");

/** Of a profile that a claim link takes over: what the register form begins with. Typed in or imported, so with gaps. */
export const claimProfile = z.object({
  name: z.string(),
  companyType: z.enum(accountTypes),
  telephone: z.string().nullable(),
  website: z.string().nullable(),
  address: z
    .object({
      street: text,
      number: text,
      city: text,
      postal_code: text,
      country: text,
      countryISO3166Code: text,
    })
    .catch({ street: "", number: "", city: "", postal_code: "", country: "", countryISO3166Code: "" }),
  location: z.object({ longitude: z.number(), latitude: z.number() }).nullable(),
});
export type ClaimProfile = z.infer<typeof claimProfile>;
