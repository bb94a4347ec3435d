import type { OfferContent } from "./schema";

/** Parts of an offer, in the order in which they are told. */
const parts = [
  "price",
  "vehicle",
  "alternative",
  "reason",
  "included",
  "notIncluded",
  "confirms",
  "cancellation",
  "validUntil",
  "description",
] as const;
export type OfferPart = (typeof parts)[number];

type Compared = Omit<OfferContent, "bus" | "more"> & { bus: { id: string } | null; more: readonly { id: string }[] };

/** What of an offer makes a part; two of them are alike where their texts are. */
const partOf: Record<OfferPart, (offer: Compared) => unknown> = {
  price: ({ price, vatIncluded, vatRate }) => [price.amount, price.currency, vatIncluded, vatRate],
  vehicle: ({ bus, more, vehicle }) => [bus?.id ?? null, vehicle, more.map(({ id }) => id)],
  alternative: ({ alternative }) => alternative && [alternative.start, alternative.end],
  reason: ({ reason }) => reason,
  included: ({ included }) => included.toSorted(),
  notIncluded: ({ notIncluded }) => notIncluded.toSorted(),
  confirms: ({ confirms }) => confirms.toSorted(),
  cancellation: ({ cancellation }) => cancellation,
  validUntil: ({ validUntil }) => validUntil,
  description: ({ description }) => description,
};

/** What differs between two states of an offer; what stands in another order does not. */
export const changedParts = (before: Compared, after: Compared) =>
  parts.filter((part) => JSON.stringify(partOf[part](before)) !== JSON.stringify(partOf[part](after)));
