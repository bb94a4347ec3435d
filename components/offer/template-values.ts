import { type RequestTimes, validUntilAfter } from "@/lib/features/offer/rules/offer";
import { parseRate } from "@/lib/features/offer/rules/price";
import type { TemplateRecord } from "@/lib/features/offertemplate/schema";
import type { OfferValues } from "./values";

type Terms = Pick<OfferValues, "vat" | "vatRate" | "included" | "notIncluded" | "cancellation" | "description">;

/** What a template fills in, beside the time until which the offer stands. */
export const termsOf = ({ vatIncluded, vatRate, ...template }: TemplateRecord): Terms => ({
  vat: vatIncluded ? "in" : "on",
  vatRate: vatRate === null ? "" : String(vatRate),
  included: template.included,
  notIncluded: template.notIncluded,
  cancellation: template.cancellation,
  description: template.description,
});

/** When an offer made now by a template runs out; null where the form's own proposal stays. */
export const templateEnd = ({ validMinutes }: TemplateRecord, times: RequestTimes, now: number) =>
  validMinutes === null ? null : validUntilAfter(validMinutes, times, now);

/** What of a filled form a template keeps; a rate that cannot be read is left out. */
export function keptOf({ vat, vatRate, included, notIncluded, cancellation, description }: OfferValues) {
  const rate = parseRate(vatRate);
  const tax = { vatIncluded: vat === "in", vatRate: Number.isNaN(rate) ? null : rate };
  return { ...tax, included, notIncluded, cancellation, description };
}
