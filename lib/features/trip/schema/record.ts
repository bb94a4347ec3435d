import { z } from "zod";
import { kinds, organisationTypes, transferTypes, vehicleTypes } from "@/lib/features/busrequest/rules/kinds";
import { currencies } from "@/lib/features/offer/rules/price";
import { placeSchema } from "@/lib/features/place/schema";
import { tripRatings } from "@/lib/features/rating/schema";
import { wayFacts } from "@/lib/features/way/schema";
import { allCancelReasons, tripParties, tripSides, tripStates } from "../rules";
import { tripTerms } from "./terms";

const cents = z.number().int();
const price = z.strictObject({
  amount: cents,
  currency: z.enum(currencies),
  vatIncluded: z.boolean(),
  vatRate: z.number().nullable(),
  /** Null where the offer left open what they take to reckon. */
  net: cents.nullable(),
  vat: cents.nullable(),
  gross: cents.nullable(),
  /** Of several buses what each has of it, the first one in front: of gross, or of the amount where that is not known. */
  shares: z.array(cents),
});

const bus = z.strictObject({
  id: z.uuid(),
  licenceplate: z.string(),
  country: z.string(),
  design: z.enum(vehicleTypes),
  capacity: z.number().int(),
  name: z.string().nullable(),
  features: z.array(z.string()),
  wheelchairPlaces: z.number().int(),
  /** False: out of service since. */
  active: z.boolean(),
});

/** What of a programme is to change, or was before. */
export const changeParts = z
  .strictObject({
    startPlace: placeSchema,
    start: z.number(),
    stops: z.array(placeSchema),
    endPlace: placeSchema.nullable(),
    end: z.number(),
    passengers: z.number().int().nullable(),
  })
  .partial();
export type ChangeParts = z.output<typeof changeParts>;

const tripChangeStates = ["open", "accepted", "declined", "withdrawn", "countered"] as const;

const tripChangeRecord = z
  .strictObject({
    id: z.uuid(),
    by: z.enum(tripSides),
    /** Proposed by the reader's own side. */
    own: z.boolean(),
    state: z.enum(tripChangeStates),
    before: changeParts,
    after: changeParts,
    delta: cents,
    note: z.string(),
    created_at: z.number(),
    answered_at: z.number().nullable(),
  })
  .meta({ id: "TripChange" });
export type TripChangeRecord = z.output<typeof tripChangeRecord>;

const step = z.strictObject({
  id: z.uuid(),
  kind: z.string(),
  by: z.enum(tripParties),
  /** Ids, words of ours and numbers. */
  data: z.record(z.string(), z.unknown()),
  at: z.number(),
});

const contact = z.strictObject({
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  /** Of the author: whom to call on the day. */
  mobile: z.string().nullable(),
});

const cancelled = z.strictObject({
  by: z.enum(tripSides).nullable(),
  reason: z.enum(allCancelReasons).nullable().catch("other"),
  text: z.string(),
  /** Cents; null where no steps were agreed. */
  fee: cents.nullable(),
  at: z.number(),
});

const shared = {
  id: z.uuid(),
  /** A-<number>, for people. */
  reference: z.string(),
  request: z.uuid(),
  requestReference: z.string(),
  company: z.uuid(),
  companyName: z.string(),
  /** The reader's; null: an admin, who only reads. */
  side: z.enum(tripSides).nullable(),
  state: z.enum(tripStates),
  transferType: z.enum(transferTypes),
  start: z.strictObject({ address: placeSchema, date: z.number() }),
  end: z.strictObject({ address: placeSchema.nullable(), date: z.number() }),
  stops: z.array(placeSchema),
  passengers: z.number().int().nullable(),
  quantity: z.number().int(),
  price,
  bus: bus.nullable(),
  /** Those that come beside it; null where the company has not said which. */
  moreBuses: z.array(bus.nullable()),
  /** The proposal that waits for an answer. */
  change: tripChangeRecord.nullable(),
  created_at: z.number(),
  version: z.number().int(),
};

/** One of a list. */
export const tripRow = z.strictObject({ ...shared, customer: z.string().nullable() }).meta({ id: "TripRow" });
export type TripRow = z.output<typeof tripRow>;

/** Wire shape `Trip`: what both sides have agreed and what has happened since. */
export const tripRecord = z
  .strictObject({
    ...shared,
    /** Of its request. */
    category: z.enum(kinds),
    organisationType: z.enum(organisationTypes).nullable(),
    offer: z.uuid(),
    /** Of its public profile; null where it has none. */
    companySlug: z.string().nullable(),
    terms: tripTerms,
    /** The way out over its stops, an estimate; null where its end is open or next to its start. */
    way: wayFacts.nullable(),
    /** Of a trip there and back the way home, past no stop. */
    wayHome: wayFacts.nullable(),
    /** The other side's. */
    contact: contact.nullable(),
    cancelled: cancelled.nullable(),
    /** Of an emergency: its bus should be there and is not; it may still be called off. */
    awaited: z.boolean(),
    /** Oldest first. */
    changes: z.array(tripChangeRecord),
    history: z.array(step),
    /** Messages of both sides. */
    messages: z.number().int(),
    ratings: tripRatings,
  })
  .meta({ id: "Trip" });
export type TripRecord = z.output<typeof tripRecord>;
/** As the database alone tells it. */
export type WaylessTrip = Omit<TripRecord, "way" | "wayHome">;

/** What calling off costs by the agreed steps. */
export const cancellationRecord = z
  .strictObject({
    /** False for a preview. */
    cancelled: z.boolean(),
    by: z.enum(tripSides),
    /** Null where no steps were agreed: then `words` alone hold. */
    percent: z.number().int().nullable(),
    amount: cents.nullable(),
    currency: z.enum(currencies),
    words: z.string(),
    steps: z.array(
      z.strictObject({ days: z.number().int(), percent: z.number().int(), from: z.iso.date(), amount: cents }),
    ),
    /** The request goes back to the market. */
    reopens: z.boolean(),
  })
  .meta({ id: "TripCancellation" });
export type CancellationRecord = z.output<typeof cancellationRecord>;
