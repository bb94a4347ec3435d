import { z } from "zod";
import { transferTypes } from "@/lib/features/busrequest/rules/kinds";
import { mostBuses } from "@/lib/features/busrequest/rules/seats";
import { plannedPause } from "@/lib/features/driver/schema/pause";
import type { Place } from "@/lib/features/place/schema";
import { tripSides } from "@/lib/features/trip/rules";
import { tripTerms } from "@/lib/features/trip/schema/terms";
import { languages } from "@/lib/i18n/routing";

export const paperParams = z.strictObject({ id: z.uuid("invalidValue") });

const wholeNumber = z.coerce.number("invalidValue").int("invalidValue");

/** `version`: an earlier one, as it was issued. `token`: of the mailed link, where no header can be set. */
export const paperQuery = z.strictObject({
  lng: z.enum(languages, "invalidValue").optional(),
  version: wholeNumber.min(1, "invalidValue").max(10_000, "invalidValue").optional(),
  token: z.string().max(100, "tooLong").optional(),
});
export type PaperQuery = z.output<typeof paperQuery>;
/** `bus`: of several the sheet of that one, 1 the first; a driver's link gets its own. */
export const journeyQuery = paperQuery.extend({
  bus: wholeNumber.min(1, "invalidValue").max(mostBuses, "invalidValue").optional(),
});
export type JourneyQuery = z.output<typeof journeyQuery>;
export const tripFileQuery = paperQuery.omit({ version: true });

const paperKinds = ["confirmation", "journeyform"] as const;
export type PaperKind = (typeof paperKinds)[number];

/** As the trip has it: one that was erased keeps its town alone. */
const place = z.custom<Place>((value) => typeof value === "object" && value !== null);
const moment = z.number();
const party = z.strictObject({ name: z.string(), lines: z.array(z.string()), phone: z.string(), email: z.string() });
export type Party = z.output<typeof party>;

const bus = z
  .strictObject({ licenceplate: z.string(), design: z.string(), capacity: z.number(), name: z.string().nullable() })
  .nullable();

const programme = z.strictObject({
  transferType: z.enum(transferTypes),
  startPlace: place,
  endPlace: place.nullable(),
  stops: z.array(place),
  start: moment,
  end: moment,
  /** When the group is there, and back; null where nobody knows. Estimates; of a one-way trip the arrival as agreed. */
  arrival: moment.nullable(),
  back: moment.nullable(),
  passengers: z.number().nullable(),
  quantity: z.number(),
});
export type Programme = z.output<typeof programme>;

/** Who has called the trip off and when; `fee` in cents, null where no steps were agreed. */
const cancelled = z.strictObject({
  by: z.enum(tripSides).nullable(),
  at: moment,
  fee: z.number().nullable(),
});

const common = {
  /** CB-10247 of the request. */
  request: z.string(),
  programme,
  author: party,
  company: party,
  bus,
  /** Those that come beside it; null: not named yet. */
  moreBuses: z.array(bus).optional(),
  cancelled: cancelled.optional(),
};

/** What an order confirmation says, whatever language it is drawn in. */
export const confirmation = z.strictObject({
  ...common,
  price: z.strictObject({
    currency: z.string(),
    amount: z.number(),
    vatIncluded: z.boolean(),
    vatRate: z.number().nullable(),
    net: z.number().nullable(),
    vat: z.number().nullable(),
    gross: z.number().nullable(),
    /** Of several buses what each has of it, the first one in front. */
    shares: z.array(z.number()).optional(),
  }),
  terms: tripTerms,
});
export type Confirmation = z.output<typeof confirmation>;

/** A stretch of road; without a place it begins or ends at the company's yard. */
const section = z.strictObject({
  empty: z.boolean(),
  from: place.nullable(),
  to: place.nullable(),
  km: z.number(),
  minutes: z.number(),
  /** Null where nobody knows, as between the stops of a round trip. */
  leave: moment.nullable(),
  arrive: moment.nullable(),
});
export type Section = z.output<typeof section>;

/** A break at a place that the company has chosen. */
const pause = plannedPause.pick({
  section: true,
  after: true,
  title: true,
  city: true,
  atKm: true,
  from: true,
  to: true,
});
export type PaperPause = z.output<typeof pause>;

/** What the driver has on board: every stretch with its km, empty ones too. */
export const journeyForm = z.strictObject({
  ...common,
  sections: z.array(section),
  pauses: z.array(pause).optional(),
});
export type JourneyForm = z.output<typeof journeyForm>;

/** One version of a trip's paper. */
export type IssuedPaper = { kind: string; version: number; issuedAt: number };

/** Said on the sheet: AB-10012, version 2 of 18.05.2027. */
export type Issued<Content> = { number: number; version: number; issuedAt: number; content: Content };
