import { z } from "zod";
import { companyTypes } from "@/lib/features/busrequest/rules/kinds";
import { one, term } from "@/lib/http/list-query";
import { asRead } from "@/lib/http/version";
import { isCountryCode } from "@/lib/i18n/countries";

/** What the call of the list takes as filter. */
export const listTerms = {
  registered: one(z.boolean("invalidValue")),
  active: one(z.boolean("invalidValue")),
  /** Whether it was ever invited to register. */
  invited: one(z.boolean("invalidValue")),
  /** Entered in the last seven days, or before. */
  fresh: one(z.boolean("invalidValue")),
  companyType: one(z.enum(companyTypes, "invalidValue")),
  country: one(z.string("invalidValue").refine(isCountryCode, "invalidValue")),
  /** Words of name and town, or a whole mail address. */
  text: one(term),
};
export type ProviderKeys = typeof listTerms;
export const providerParams = z.strictObject({ id: z.uuid("invalidValue") });

const text = z.string().nullable();

/** A company as the admins' lists show it, its address in parts. */
export const providerRecord = z
  .strictObject({
    id: z.uuid(),
    name: z.string(),
    slug: z.string(),
    companyType: z.enum(companyTypes),
    email: z.string(),
    telephone: text,
    cellphone: text,
    fax: text,
    website: text,
    description: z.string(),
    street: text,
    number: text,
    line2: text,
    postal_code: text,
    city: text,
    state: text,
    country: text,
    longitude: z.number().nullable(),
    latitude: z.number().nullable(),
    timeZone: z.string(),
    registered: z.boolean(),
    active: z.boolean(),
    invited_at: z.number().nullable(),
    created_at: z.number(),
    version: z.number().int(),
    /** What hangs on it. */
    ...{ people: z.number().int(), buses: z.number().int(), locations: z.number().int() },
    offers: z.number().int(),
    received: z.number().int(),
  })
  .meta({ id: "Provider" });
export type ProviderRecord = z.infer<typeof providerRecord>;

/** What a file of passive providers can bring; the same heads as in the export, so that it can be read in again. */
export const importFields = [
  ...["name", "companyType", "email", "telephone", "cellphone", "fax", "website", "description"],
  ...["street", "number", "line2", "postal_code", "city", "state", "country", "latitude", "longitude"],
  ...["timeZone", "active"],
] as const as readonly ImportField[];
export type ImportField =
  | ("name" | "companyType" | "email" | "telephone" | "cellphone" | "fax" | "website" | "description")
  | ("street" | "number" | "line2" | "postal_code" | "city" | "state" | "country" | "latitude" | "longitude")
  | ("timeZone" | "active");

/** PUT /admin/providers/{id}: closes or reopens it. */
export const providerChange = z
  .strictObject(asRead(providerRecord))
  .partial()
  .extend({
    active: z.boolean("invalidValue"),
    version: z.number("invalidValue").int("invalidValue").optional(),
  });
export type ProviderChange = z.output<typeof providerChange>;

/** POST /admin/providers/{id}/merge; both versions as they were looked at. */
export const mergeInput = z.strictObject({
  into: z.uuid("invalidValue"),
  version: z.number("invalidValue").int("invalidValue").optional(),
  intoVersion: z.number("invalidValue").int("invalidValue").optional(),
});
export type MergeInput = z.output<typeof mergeInput>;
