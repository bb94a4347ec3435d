import { mostBuses } from "@/lib/features/busrequest/rules/seats";
import type { Kind, TransferType } from "@/lib/features/busrequest/rules/kinds";
import { z } from "zod";
import { vehicleTypes } from "@/lib/features/busrequest/rules/kinds";
import { overlapRecord } from "@/lib/features/busrequest/schema/record";
import { offeredTimes, versionRecord } from "@/lib/features/offerversion/schema";
import { ladder } from "@/lib/features/trip/schema/terms";
import { withVersion } from "@/lib/http/version";
import { fitNeeds, fitStates, type Needs } from "@/lib/features/busrequest/rules/needs";
import { extras, isExtra, longestItem, mostOwnItems, type OfferState, offerStates, type OfferTab } from "./rules/offer";
import { currencies, highestAmount } from "./rules/price";

const text = (max: number) => z.string("invalidValue").trim().max(max, "tooLong");
const unique = <T>(list: T[]) => new Set(list).size === list.length;

const amount = z.number("priceRange").int("priceRange").min(1, "priceRange").max(highestAmount, "priceRange");
const items = z
  .array(text(longestItem).min(1, "required"), "invalidValue")
  .max(extras.length + mostOwnItems, "tooMany")
  .refine((list) => list.filter((item) => !isExtra(item)).length <= mostOwnItems, "tooMany")
  .refine(unique, "invalidValue");
const vatRate = z.number("vatRateRange").min(0, "vatRateRange").max(30, "vatRateRange").multipleOf(0.1, "vatRateRange");

/** Of the shape, but not the caller's to set: accepted so that a record can be sent back whole, then ignored. */
const ignored = z
  .object({
    id: z.unknown(),
    request: z.unknown(),
    company: z.unknown(),
    companyName: z.unknown(),
    companySlug: z.unknown(),
    busDetails: z.unknown(),
    moreDetails: z.unknown(),
    busChanged: z.unknown(),
    busOffered: z.unknown(),
    busOther: z.unknown(),
    trip: z.unknown(),
    seatsSpare: z.unknown(),
    needs: z.unknown(),
    ladder: z.unknown(),
    shortlisted: z.unknown(),
    earlier: z.unknown(),
    messages: z.unknown(),
    contact: z.unknown(),
    overlaps: z.unknown(),
    state: z.unknown(),
    ended_at: z.unknown(),
    created_at: z.unknown(),
  })
  .partial().shape;

const moment = z.number("dateMissing").int("dateMissing").min(0, "dateInPast").max(4e12, "dateTooFar");

/** What a company says alike in many offers. */
export const offerTerms = {
  vatIncluded: z.boolean("invalidValue"),
  vatRate: vatRate.nullish(),
  included: items,
  notIncluded: items,
  cancellation: text(2000),
  description: text(4000),
};

const settable = {
  ...offerTerms,
  bus: z.uuid("invalidValue").nullish(),
  /** Further buses of the fleet, where one does not take the group. */
  moreBuses: z
    .array(z.uuid("invalidValue"), "invalidValue")
    .max(mostBuses - 1, "tooMany")
    .refine(unique, "busTwice"),
  vehicle: text(200),
  /** Another time than the request asks for: an acceptance takes it. */
  alternative: z.strictObject({ start: moment, end: moment }, "invalidValue").nullish(),
  /** Why another time or bus is offered; needed with another time. */
  reason: text(500),
  price: z.strictObject({ amount, currency: z.enum(currencies, "currencyUnknown").default("EUR") }, "required"),
  /** Needs of the request that the bidder promises beyond what its bus shows. */
  confirms: z
    .array(z.enum(fitNeeds, "invalidValue"), "invalidValue")
    .max(fitNeeds.length, "tooMany")
    .refine(unique, "invalidValue"),
  validUntil: z.number("dateMissing").int("dateMissing").min(0, "validUntilPast").max(4e12, "validUntilLate"),
};

export const inBothLists = ({ included, notIncluded }: { included: string[]; notIncluded: string[] }) =>
  included.some((item) => notIncluded.includes(item));

export const offerInput = z
  .strictObject({
    ...settable,
    moreBuses: settable.moreBuses.default([]),
    vehicle: settable.vehicle.default(""),
    reason: settable.reason.default(""),
    vatIncluded: settable.vatIncluded.default(true),
    description: settable.description.default(""),
    included: settable.included.default([]),
    notIncluded: settable.notIncluded.default([]),
    cancellation: settable.cancellation.default(""),
    confirms: settable.confirms.default([]),
    ...ignored,
    version: z.unknown().optional(),
  })
  .refine((offer) => !inBothLists(offer), { path: ["notIncluded"], message: "bothLists" });
export type OfferInput = z.output<typeof offerInput>;
export type OfferDraft = z.input<typeof offerInput>;

/** PUT: what is left out stays. */
export const offerChange = withVersion(z.strictObject({ ...settable, ...ignored }).partial());
export type OfferChange = z.output<typeof offerChange>;

export const messageInput = z.strictObject({
  text: z.string("required").trim().min(1, "required").max(2000, "tooLong"),
});
export const offerParams = z.object({ id: z.uuid() });
/** Of the offer as it was read; one that has moved on is a conflict. */
export const offerVersion = z.object({ version: z.coerce.number().int().min(1).optional() });

/** Of a company's lists. */
export type OffersQuery = { tab: OfferTab; state?: OfferState; text?: string; take: number; skip: number };

const contact = z.strictObject({
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  /** Of the author: whom to call on the day. */
  mobile: z.string().nullable().optional(),
});

const offeredBus = z.strictObject({
  design: z.enum(vehicleTypes),
  capacity: z.number().int(),
  name: z.string().nullable(),
  features: z.array(z.string()),
  wheelchairPlaces: z.number().int(),
  pictures: z.array(z.string()),
  /** False: out of service since. */
  active: z.boolean(),
  /** The bidder's own eyes only, until the offer is accepted. */
  licenceplate: z.string().optional(),
  country: z.string().optional(),
});
export type OfferedBus = z.infer<typeof offeredBus>;

/** Wire shape `Offer` with what the page of the other side shows beside it. */
export const offerRecord = z
  .strictObject({
    id: z.uuid(),
    request: z.uuid(),
    company: z.uuid(),
    companyName: z.string(),
    /** Of its public profile; null where it has none. */
    companySlug: z.string().nullable(),
    /** The one that comes: once accepted the one that the trip is booked on. */
    bus: z.uuid().nullable(),
    busDetails: offeredBus.nullable(),
    /** Those that come beside it; null where the trip has none yet for one. */
    moreBuses: z.array(z.uuid().nullable()),
    moreDetails: z.array(offeredBus.nullable()),
    /** What it became by its acceptance. */
    trip: z.uuid().nullable(),
    /** The trip is booked on another than was offered, or on none yet; then the one that was offered. */
    busChanged: z.boolean(),
    busOffered: offeredBus.nullable(),
    /** It is of another kind than was asked for. */
    busOther: z.boolean(),
    /** Seats left over for the group; negative where seats are missing. */
    seatsSpare: z.number().int().nullable(),
    /** How the bus that comes meets what the group needs. */
    needs: z.array(z.strictObject({ need: z.enum(fitNeeds), fit: z.enum(fitStates) })),
    vehicle: z.string(),
    alternative: offeredTimes.nullable(),
    reason: z.string(),
    price: z.strictObject({ amount: z.number().int(), currency: z.enum(currencies) }),
    vatIncluded: z.boolean(),
    vatRate: z.number().nullable(),
    description: z.string(),
    included: z.array(z.string()),
    notIncluded: z.array(z.string()),
    cancellation: z.string(),
    /** Steps of cancelling, agreed with the acceptance; null where words alone hold. */
    ladder: ladder.nullable(),
    confirms: z.array(z.enum(fitNeeds)),
    /** On its author's short list; its author's eyes only. */
    shortlisted: z.boolean(),
    validUntil: z.number(),
    state: z.enum(offerStates),
    ended_at: z.number().nullable(),
    created_at: z.number(),
    version: z.number().int(),
    /** What it said before it was changed, oldest first. */
    earlier: z.array(versionRecord),
    messages: z.number().int(),
    /** The other side's, from acceptance on. */
    contact: contact.nullable(),
    /** Where it was made with a bus that is published for that time; its company's eyes only. */
    overlaps: z.array(overlapRecord).optional(),
  })
  .meta({ id: "Offer" });
export type OfferRecord = z.infer<typeof offerRecord>;

export const messageRecord = z
  .strictObject({
    id: z.uuid(),
    offer: z.uuid(),
    fromAuthor: z.boolean(),
    /** Written by the reader's own side. */
    own: z.boolean(),
    text: z.string(),
    created_at: z.number(),
  })
  .meta({ id: "OfferMessage" });
export type MessageRecord = z.infer<typeof messageRecord>;

/** What a list of offers tells of the trip. */
export type OfferedTrip = {
  id: string;
  reference: string;
  category: Kind;
  transferType: TransferType;
  from: string;
  to: string | null;
  start: number;
  end: number;
  passengers: number | null;
  quantity: number;
  needs: Needs | null;
  ended: boolean;
};
