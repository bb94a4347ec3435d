import { z } from "zod";
import { inBothLists, offerTerms } from "@/lib/features/offer/schema";
import { longestMinutes, shortestMinutes, templateKinds } from "./rules";

export const templateParams = z.object({ id: z.uuid() });

const range = "validMinutesRange";
const fields = {
  name: z.string("required").trim().min(1, "required").max(60, "tooLong"),
  /** A form for this kind of request begins with it; the one before it does no more. */
  defaultFor: z.enum(templateKinds, "invalidValue").nullable().default(null),
  vatIncluded: offerTerms.vatIncluded.default(true),
  vatRate: offerTerms.vatRate,
  included: offerTerms.included.default([]),
  notIncluded: offerTerms.notIncluded.default([]),
  cancellation: offerTerms.cancellation.default(""),
  description: offerTerms.description.default(""),
  /** How long an offer stands; null: as the form proposes. */
  validMinutes: z
    .number(range)
    .int(range)
    .min(shortestMinutes, range)
    .max(longestMinutes, range)
    .nullable()
    .default(null),
};
const apart = { path: ["notIncluded"], message: "bothLists" };

export const templateInput = z.strictObject(fields).refine((one) => !inBothLists(one), apart);
export type TemplateInput = z.output<typeof templateInput>;

/** Of the shape, but not the caller's to set: ignored when a record is sent back whole. */
const ignored = z.object({ id: z.unknown(), created_at: z.unknown() }).partial().shape;

/** PUT: the template as it is to be. */
export const templateChange = z
  .strictObject({ ...fields, ...ignored, version: z.number("required").int("invalidValue").min(1, "invalidValue") })
  .refine((one) => !inBothLists(one), apart);
export type TemplateChange = z.output<typeof templateChange>;

/** Wire shape `OfferTemplate`: what a company writes into its offers again and again. */
export const templateRecord = z
  .strictObject({
    id: z.uuid(),
    name: z.string(),
    defaultFor: z.enum(templateKinds).nullable(),
    vatIncluded: z.boolean(),
    vatRate: z.number().nullable(),
    included: z.array(z.string()),
    notIncluded: z.array(z.string()),
    cancellation: z.string(),
    description: z.string(),
    validMinutes: z.number().int().nullable(),
    created_at: z.number(),
    version: z.number().int(),
  })
  .meta({ id: "OfferTemplate" });
export type TemplateRecord = z.output<typeof templateRecord>;
