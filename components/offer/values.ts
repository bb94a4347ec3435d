import type { FieldErrors, Resolver } from "react-hook-form";
import { resolverLater } from "@/components/form/check-later";
import { alternativeError, offeredTimes, type RequestTimes, validityError } from "@/lib/features/offer/rules/offer";
import { parsePrice, parseRate, priceText } from "@/lib/features/offer/rules/price";
import type { OfferDraft, OfferRecord } from "@/lib/features/offer/schema";
import { fieldErrors } from "@/lib/http/validation";

/** What the form holds: numbers as they are typed. */
export type OfferValues = {
  price: string;
  currency: string;
  vat: "in" | "on";
  vatRate: string;
  /** "" where the vehicle is described. */
  bus: string;
  /** Further ones; "" where none is chosen yet. */
  moreBuses: string[];
  vehicle: string;
  included: string[];
  notIncluded: string[];
  cancellation: string;
  /** Needs that are promised. */
  confirms: string[];
  validUntil: number | null;
  description: string;
  /** Another time is offered. */
  alt: boolean;
  altStart: number | null;
  altEnd: number | null;
  reason: string;
  /** What a bus that fits has filled and nobody has typed: it is kept with the draft, so that another bus takes its place after a reload, too. */
  filled?: Partial<Omit<OfferValues, "filled">>;
};

export const emptyOffer = (validUntil: number, bus = "", ...moreBuses: string[]): OfferValues => ({
  price: "",
  currency: "EUR",
  vat: "in",
  vatRate: "",
  bus,
  moreBuses,
  vehicle: "",
  included: [],
  notIncluded: [],
  cancellation: "",
  confirms: [],
  validUntil,
  description: "",
  alt: false,
  altStart: null,
  altEnd: null,
  reason: "",
});

/** An offer as its form begins with it. */
export const valuesOf = (offer: OfferRecord): OfferValues => ({
  price: priceText(offer.price.amount),
  currency: offer.price.currency,
  vat: offer.vatIncluded ? "in" : "on",
  vatRate: offer.vatRate === null ? "" : String(offer.vatRate),
  bus: offer.bus ?? "",
  moreBuses: offer.moreBuses.map((id) => id ?? ""),
  vehicle: offer.vehicle,
  included: offer.included,
  notIncluded: offer.notIncluded,
  cancellation: offer.cancellation,
  confirms: offer.confirms,
  validUntil: offer.validUntil,
  description: offer.description,
  alt: offer.alternative !== null,
  altStart: offer.alternative?.start ?? null,
  altEnd: offer.alternative?.end ?? null,
  reason: offer.reason,
});

/** What is sent: numbers read from what was typed. Only what the resolver let pass is a draft. */
export function draftOf(values: OfferValues) {
  const { included, notIncluded, cancellation, confirms, description, validUntil } = values;
  return {
    included,
    notIncluded,
    cancellation,
    confirms: (confirms ?? []) as OfferDraft["confirms"],
    description,
    price: { amount: parsePrice(values.price), currency: values.currency },
    vatIncluded: values.vat === "in",
    vatRate: parseRate(values.vatRate),
    bus: values.bus || null,
    // A row without a bus is none; a draft from before has no rows.
    moreBuses: values.bus ? (values.moreBuses ?? []).filter(Boolean) : [],
    vehicle: values.bus ? "" : values.vehicle,
    validUntil: validUntil ?? undefined,
    alternative: values.alt ? { start: values.altStart ?? undefined, end: values.altEnd ?? undefined } : null,
    reason: values.reason ?? "",
  };
}

/** The form's field for a path of the wire; what concerns the whole request stands above the fields. */
export function fieldOf(path: string) {
  if (path.startsWith("price.amount")) return "price";
  if (path.startsWith("price.currency")) return "currency";
  if (path === "alternative.start" || path === "alternative") return "altStart";
  if (path === "alternative.end") return "altEnd";
  if (path.startsWith("moreBuses")) return path;
  if (path === "request" || path === "state") return "root";
  return path.split(".")[0] ?? path;
}

/** The API's own schema, and what only the form knows: the trip's times, and that a bidder says what will come. */
export const offerResolver = resolverLater(async () => {
  const { offerInput } = await import("@/lib/features/offer/schema");
  return (times: RequestTimes): Resolver<OfferValues> =>
    (values) => {
      const draft = draftOf(values);
      const result = offerInput.safeParse(draft, { reportInput: true });
      const errors = result.success ? [] : fieldErrors(result.error.issues);
      const now = Date.now();
      const wrong = result.success ? alternativeError(result.data, times, now) : null;
      if (wrong) errors.push(wrong);
      const offered = result.success ? offeredTimes(result.data, times) : times;
      const until = draft.validUntil;
      const late =
        until === undefined ? null : (validityError(until, times, now) ?? validityError(until, offered, now));
      if (late) errors.push({ path: "validUntil", message: late });
      if (!draft.bus && !draft.vehicle.trim()) errors.push({ path: "vehicle", message: "vehicleNeeded" });
      if (errors.length === 0) return { values, errors: {} };
      const named = errors.map(({ path, message }) => [fieldOf(path), { type: "check", message }]);
      return { values: {}, errors: Object.fromEntries(named) as FieldErrors<OfferValues> };
    };
});
