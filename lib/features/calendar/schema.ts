import { z } from "zod";
import { type activeFilters, type Kind, kinds, type VehicleType } from "@/lib/features/busrequest/rules/kinds";
import { type BusRequestRecord, overlapRecord } from "@/lib/features/busrequest/schema/record";
import { placeSchema } from "@/lib/features/place/schema";
import type { TripState } from "@/lib/features/trip/rules";
import { entryKinds, entryStates } from "./rules";

const id = z.uuid("invalidValue");
const milliseconds = z.number({ error: "dateMissing" }).int("dateMissing").min(0, "dateInPast").max(4e12, "dateTooFar");
const moment = z
  .string({ error: "dateMissing" })
  .regex(/^\d{1,13}$/, "invalidValue")
  .transform(Number)
  .pipe(z.number().max(4e12, "dateTooFar"));

export const companyParams = z.strictObject({ id });
export const bookingParams = z.strictObject({ id });
export const feedParams = z.strictObject({ id, feed: id });
/** The name of the file is the secret. */
export const feedFileParams = z.strictObject({ file: z.string().max(200) });
export const calendarQuery = z.strictObject({ from: moment, to: moment });

const busOfEntry = z.strictObject({ id: z.uuid(), licenceplate: z.string() });

/**
 * One line of a company's calendar: a request of its own or sent to it alone, a booking, or what another calendar takes
 * (its name is the note, without a bus it holds all). No contact data.
 */
export const calendarEntry = z.strictObject({
  id: z.uuid(),
  kind: z.enum(entryKinds),
  /** The kind; of a booking that of its request, null for what the company wrote down itself. */
  category: z.enum(kinds).nullable(),
  title: z.string(),
  start: z.number(),
  end: z.number(),
  state: z.enum(entryStates),
  bus: busOfEntry.nullable(),
  /** Id and reference of the request. */
  request: z.uuid().nullable(),
  reference: z.string().nullable(),
  passengers: z.number().int().nullable(),
  /** Buses that they need. */
  quantity: z.number().int().nullable(),
  note: z.string(),
  /** Sent by somebody else to this company alone. */
  received: z.boolean(),
  /** A booking that a customer has accepted, or a request whose offer was: its times are those of the trip. */
  agreed: z.boolean(),
  /** The trip that the booking is for, or that the request has become. */
  tripId: z.uuid().nullable(),
  /** A one-way that was won: its way back can be offered. */
  returnable: z.boolean(),
  mayMove: z.boolean(),
  version: z.number().int(),
});
export type CalendarEntry = z.infer<typeof calendarEntry>;

const text = (max: number) => z.string({ error: "required" }).trim().max(max, "tooLong");
const settable = {
  title: text(200).min(1, "required"),
  note: text(2000),
  start: milliseconds,
  end: milliseconds,
  bus: id.nullish(),
};

/** Of the shape, but not the caller's to set: accepted so that a record can be sent back whole, then ignored. */
const ignored = {
  id: z.unknown(),
  state: z.unknown(),
  sequence: z.unknown(),
  request: z.unknown(),
  reference: z.unknown(),
  agreed: z.unknown(),
  trip: z.unknown(),
  overlaps: z.unknown(),
  created_at: z.unknown(),
};

export const bookingInput = z.strictObject({
  ...settable,
  note: settable.note.default(""),
  /** An admin names the company; everybody else's own is meant. */
  company: id.nullish(),
  ...z.object({ ...ignored, version: z.unknown() }).partial().shape,
});
export type BookingInput = z.output<typeof bookingInput>;

export const bookingChange = z
  .strictObject({ ...settable, ...ignored, company: z.unknown() })
  .partial()
  .extend({ version: z.number("required").int("invalidValue") });
export type BookingChange = z.output<typeof bookingChange>;

const end = z.strictObject({ address: placeSchema, date: z.number() });

export const bookingRecord = z.strictObject({
  id: z.uuid(),
  company: z.uuid(),
  title: z.string(),
  note: z.string(),
  start: z.number(),
  end: z.number(),
  bus: z.uuid().nullable(),
  state: z.enum(["booked", "cancelled"]),
  sequence: z.number().int(),
  request: z.uuid().nullable(),
  reference: z.string().nullable(),
  agreed: z.boolean(),
  /** The route that was agreed, for a draft of the way back. */
  trip: z.strictObject({ start: end, end: end.nullable() }).nullable(),
  created_at: z.number(),
  version: z.number().int(),
  /** Where it was written or changed and its bus is published for that time. */
  overlaps: z.array(overlapRecord).optional(),
});
export type BookingRecord = z.infer<typeof bookingRecord>;

export const feedInput = z.strictObject({ bus: id.nullish() });

export const feedRecord = z.strictObject({
  id: z.uuid(),
  bus: busOfEntry.nullable(),
  created_at: z.number(),
  /** When a calendar has last asked for it. */
  read_at: z.number().nullable(),
});
export type FeedRecord = z.infer<typeof feedRecord>;
/** The address is told once: only a hash of it is kept. */
export const newFeedRecord = feedRecord.extend({ url: z.url() }).meta({ id: "NewCalendarFeed" });
export type NewFeedRecord = z.infer<typeof newFeedRecord>;

/** A bus that a booking can name. */
export type BusChoice = {
  id: string;
  licenceplate: string;
  /** For the look of its plate. */
  country?: string;
  name: string | null;
  design: VehicleType;
  capacity: number;
};

/** `text`: place, title or reference; `from`, `to`: milliseconds that an entry touches; `sort`: by start, or by age. */
export type ManagementQuery = {
  text: string;
  from: number | null;
  to: number | null;
  kinds: readonly Kind[];
  active: (typeof activeFilters)[number];
  sort: "next" | "last" | "latest";
  take: number;
  skip: number;
};
/** The trip that a request has become; `over`: when it is, with the way home. */
export type OrderedTrip = { id: string; state: TripState; over: number };
/** A request that the company posted or received (`trip`: as agreed now), or a trip that it won (`trip`) or an entry of its own. */
export type ManagementRow =
  | { request: BusRequestRecord; trip?: OrderedTrip; booking: null }
  | { request: null; booking: CalendarEntry & { trip: boolean } };
