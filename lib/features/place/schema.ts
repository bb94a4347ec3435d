import { z } from "zod";
import { isCountryCode } from "@/lib/i18n/countries";

const missing = "AddressMissing";

/** PostgreSQL refuses NUL, and a lone surrogate cannot be written as UTF-8. */
function isStorable(text: string) {
  return !/\p{Surrogate}/u.test(text) && !text.includes("\u0000");
}

/** An absent or null object is a missing address; an unknown key keeps zod's own message. */
const absent = { error: (issue: { code?: string }) => (issue.code === "invalid_type" ? missing : undefined) };

const line = (max = 200) => z.string({ error: missing }).trim().max(max, "tooLong").refine(isStorable, "invalidValue");
const needed = line().min(1, missing);
const countryCode = z.string({ error: missing }).refine(isCountryCode, missing);

/** Of a company and an advertiser location: a house that a letter reaches. */
export const addressSchema = z.strictObject(
  {
    street: needed,
    number: needed,
    line2: line().optional(),
    city: needed,
    state: line().optional(),
    postal_code: needed,
    country: needed,
    countryISO3166Code: countryCode,
  },
  absent,
);

/** Of the ends and stops of a request: a town or a sight is enough. */
export const looseAddressSchema = addressSchema.extend({ street: line(), number: line(), postal_code: line() });
export type LooseAddress = z.infer<typeof looseAddressSchema>;

export const longitudeSchema = z.number({ error: missing }).min(-180, missing).max(180, missing);
export const latitudeSchema = z.number({ error: missing }).min(-90, missing).max(90, missing);
export const locationSchema = z.strictObject({ longitude: longitudeSchema, latitude: latitudeSchema }, absent);
export type Location = z.infer<typeof locationSchema>;

/** Of a list's filter: what lies within so many kilometres. */
export const circleSchema = z.strictObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  km: z.number().positive().max(20_000),
});
export type Circle = z.infer<typeof circleSchema>;

const placeOf = <T extends z.ZodType>(address: T) =>
  z.strictObject(
    {
      address: line(500).min(1, missing),
      placeId: line(300).min(1, missing),
      address_fields: address,
      location: locationSchema,
      types: z.array(line().min(2, "tooShort")).max(30).optional(),
    },
    absent,
  );

/** A place of a request: nothing selected means NaN coordinates, refused with AddressMissing. */
export const placeSchema = placeOf(looseAddressSchema).meta({ id: "Place" });
export type Place = z.infer<typeof placeSchema>;

/** A place with a full postal address (companies, advertiser locations). */
export const postalPlaceSchema = placeOf(addressSchema);

const language = z.enum(["de", "en", "es"]);

export const placeSearchQuery = z.strictObject({
  q: z.string().trim().min(1).max(120).refine(isStorable, "invalidValue"),
  lng: language.default("en"),
  near: z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,10})?,-?\d{1,2}(\.\d{1,10})?$/)
    .transform((text) => text.split(",").map(Number))
    .transform(([longitude = Number.NaN, latitude = Number.NaN]) => ({ longitude, latitude }))
    .pipe(locationSchema)
    .optional(),
});

const degrees = z
  .string()
  .regex(/^-?\d{1,3}(\.\d{1,20})?$/)
  .transform(Number);

export const placeReverseQuery = z.strictObject({
  longitude: degrees.pipe(longitudeSchema),
  latitude: degrees.pipe(latitudeSchema),
  lng: language.default("en"),
});

export const placeIdParams = z.strictObject({ id: z.string().regex(/^[\w:-]{1,300}$/) });
export const placeIdQuery = z.strictObject({ lng: language.default("en") });
