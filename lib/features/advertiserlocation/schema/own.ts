import { z } from "zod";
import { activeFilters } from "@/lib/features/busrequest/rules/kinds";
import { addressSchema, locationSchema } from "@/lib/features/place/schema";
import { allAndAny, one, term } from "@/lib/http/list-query";
import { languages } from "@/lib/i18n/routing";
import { type LocationAmenity, locationAmenities, locationCategories, mostPictures } from "../rules/facts";
import { advertiserLocationRecord } from "./location";
import { closedDays, factsInput, numbers, openingTimes } from "./facts";

const text = (max: number) => z.string("invalidValue").trim().max(max, "tooLong");
const byLanguage = (max: number) =>
  z.strictObject(
    Object.fromEntries(languages.map((lng) => [lng, text(max).nullish()])) as Record<
      (typeof languages)[number],
      z.ZodOptional<z.ZodNullable<z.ZodString>>
    >,
  );
const titles = byLanguage(120);
const descriptions = byLanguage(2_000);

const needed = {
  error: ({ input }: { input?: unknown }) =>
    input === undefined || input === null || input === "" ? "required" : "invalidValue",
};

export const category = z.enum(locationCategories, needed);

/**
 * PUT /advertiserlocation/{id}: any part of the shape. A text alone is meant in the caller's language, an object
 * names the languages; one that is left out stays, an empty one is cleared.
 */
export const locationChange = z
  .strictObject({
    title: z.union([text(120), titles], "invalidValue"),
    description: z.union([text(2_000), descriptions], "invalidValue"),
    texts: z.strictObject({ title: titles, description: descriptions }).partial(),
    address: addressSchema,
    location: locationSchema,
    category,
    images: z.array(text(500).min(1, "invalidValue"), "invalidValue").max(mostPictures, "tooMany"),
    facts: factsInput,
    active: z.boolean("invalidValue"),
    version: z.number("invalidValue").int("invalidValue"),
    // Of the shape, but not the caller's to set: ignored when a record is sent back whole.
    id: z.unknown(),
    company: z.unknown(),
    distance: z.unknown(),
    way: z.unknown(),
    created_at: z.unknown(),
  })
  .partial();
export type LocationChange = z.output<typeof locationChange>;

/** POST /advertiserlocation; `company` counts for admins alone. A title in one language is enough. */
export const locationInput = locationChange
  .extend({ address: addressSchema, location: locationSchema, category })
  .refine(({ title, texts }) => title !== undefined || texts?.title !== undefined, {
    path: ["title"],
    message: "required",
    when: ({ value }) => typeof value === "object" && value !== null,
  });
export type LocationInput = z.output<typeof locationInput>;

export const locationParams = z.strictObject({ id: z.uuid("invalidValue") });

/** Closed list of filter keys; `company` is of use to admins. */
export const locationFilter = allAndAny({
  active: one(z.union([z.enum(activeFilters), z.boolean()])),
  category: one(z.enum(locationCategories)),
  title: one(term),
  company: one(z.uuid()),
});
export type LocationFilter = z.output<typeof locationFilter>;
export type LocationTerms = NonNullable<LocationFilter["a"]>;

const localizedText = z.partialRecord(z.enum(languages), z.string());

/** The whole record, for the company's own people and admins. */
export const ownLocationRecord = advertiserLocationRecord.omit({ distance: true }).extend({
  /** What stands in each language; `title` and `description` are the reader's, another's where that is missing. */
  texts: z.strictObject({ title: localizedText, description: localizedText }),
  facts: z.strictObject({
    ...numbers,
    ...(Object.fromEntries(locationAmenities.map((key) => [key, z.boolean()])) as Record<
      LocationAmenity,
      z.ZodBoolean
    >),
    hours: openingTimes.nullable(),
    closed: closedDays,
    phone: z.string().nullable(),
    website: z.string().nullable(),
    timeZone: z.string(),
  }),
  created_at: z.number().int(),
  version: z.number().int(),
});
export type OwnLocation = z.infer<typeof ownLocationRecord>;
