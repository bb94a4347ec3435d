import { z } from "zod";
import { inBothLists, offerTerms } from "@/lib/features/offer/schema";
import { asRead, withVersion } from "@/lib/http/version";
import { longestMinutes, shortestMinutes, templateKinds } from "./rules";

export const templateParams = z.object({ id: z.uuid() });

const range = "validMinutesRange";
const settable = {
  name: z.string("required").trim().min(1, "required").max(60, "tooLong"),
  /** A form for this kind of request begins with it; the one before it does no more. */
  defaultFor: z.enum(templateKinds, "invalidValue").nullable(),
  ...offerTerms,
  /** How long an offer stands; null: as the form proposes. */
  validMinutes: z.number(range).int(range).min(shortestMinutes, range).max(longestMinutes, range).nullable(),
};

export const templateInput = z
  .strictObject({
    name: settable.name,
    defaultFor: settable.defaultFor.default(null),
    vatIncluded: settable.vatIncluded.default(true),
    vatRate: settable.vatRate,
    included: settable.included.default([]),
    notIncluded: settable.notIncluded.default([]),
    cancellation: settable.cancellation.default(""),
    description: settable.description.default(""),
    validMinutes: settable.validMinutes.default(null),
  })
  .refine((one) => !inBothLists(one), { path: ["notIncluded"], message: "bothLists" });
export type TemplateInput = z.output<typeof templateInput>;

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

/** PUT: what is left out stays. */
export const templateChange = withVersion(z.strictObject({ ...asRead(templateRecord), ...settable }).partial());
export type TemplateChange = z.output<typeof templateChange>;
