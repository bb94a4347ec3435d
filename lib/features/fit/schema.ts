import { z } from "zod";
import { kinds, organisationTypes, transferTypes, vehicleTypes } from "@/lib/features/busrequest/rules/kinds";
import { addressInput } from "@/lib/features/busrequest/schema/actions";
import { integer } from "@/lib/http/list-query";
import { mostHours, mostKm, usualLook } from "./rules";

/** A number of a query string, with a decimal. */
const decimal = (max: number) =>
  z
    .string()
    .regex(/^\d{1,4}(\.\d{1,2})?$/, "numberRange")
    .transform(Number)
    .pipe(z.number().min(0, "numberRange").max(max, "numberRange"));
const truth = z.enum(["true", "false"]).transform((value) => value === "true");

const page = { take: integer(1, 100).default(10), skip: integer(0, 100_000).default(0) };
/** Bounds of what fits. */
export const fitLook = {
  hours: decimal(mostHours).default(usualLook.hours),
  km: decimal(mostKm).default(usualLook.km),
};

export const fitsQuery = z.strictObject({
  ...fitLook,
  ...page,
  /** A bus partner's look at a group: buses of others, too. */
  others: truth.default(false),
  /** What just fails as well, after all that fits, with its reasons. */
  missed: truth.default(false),
});
export type FitsQuery = z.output<typeof fitsQuery>;

/** Of who has just posted and has no link yet: the address that the unconfirmed request was posted with. */
const email = addressInput.shape.email;
export const passingInput = z.strictObject({ email });
/** A published free bus or empty ride. */
export const askInput = z.strictObject({ supply: z.uuid("invalidValue"), email: email.optional() });

export const noticeInput = z.strictObject({ on: z.boolean("invalidValue") });
/** Whether a group's author is written to when another bus fits, and the last day of it. */
export const noticeRecord = z.strictObject({ on: z.boolean(), until: z.iso.date() });
export type FitNotice = z.infer<typeof noticeRecord>;

const moment = z
  .string()
  .regex(/^\d{1,15}$/, "invalidValue")
  .transform(Number);
export const companyFitsQuery = z.strictObject({
  ...fitLook,
  ...page,
  /** One of the company's: as a free bus at its base from–to (milliseconds). */
  bus: z.uuid("invalidValue").optional(),
  from: moment.optional(),
  to: moment.optional(),
});
export type CompanyFitsQuery = z.output<typeof companyFitsQuery>;

export const gapsQuery = z.strictObject({ from: moment, to: moment });
export type GapsQuery = z.output<typeof gapsQuery>;

/** Between two entries of a bus, from now on: how many groups fit. Moments in milliseconds. */
export const gapRecord = z.strictObject({
  bus: z.uuid(),
  from: z.number().int(),
  to: z.number().int(),
  count: z.number().int().min(1),
});
export type GapRecord = z.infer<typeof gapRecord>;

const fitPlace = z.strictObject({
  /** In the reader's language. */
  name: z.string(),
  longitude: z.number(),
  latitude: z.number(),
});
export type FitPlace = z.infer<typeof fitPlace>;

const trip = {
  reference: z.string().nullable(),
  from: fitPlace,
  to: fitPlace.nullable(),
  start: z.number(),
  end: z.number(),
};

/** A group's trip, as every partner may know it. */
const fitRequest = z.strictObject({
  id: z.uuid(),
  ...trip,
  category: z.enum(kinds),
  transferType: z.enum(transferTypes),
  organisationType: z.enum(organisationTypes).nullable(),
  passengers: z.number().int().nullable(),
  quantity: z.number().int(),
});

const fitSupply = z.strictObject({
  /** Null: a bus of the company's own between two bookings, without a post. */
  id: z.uuid().nullable(),
  ...trip,
  category: z.enum(["vacancy", "emptyride"]),
  seats: z.number().int().nullable(),
  /** Kind of the bus; null where the post names none of the fleet. */
  design: z.enum(vehicleTypes).nullable(),
  company: z.strictObject({ id: z.uuid(), name: z.string(), slug: z.string() }).nullable(),
  own: z.boolean(),
});

const misfits = [
  "wheelchair",
  "seats",
  "two-way",
  "radius",
  "too-early",
  "too-late",
  "arrival",
  "detour-km",
  "detour-minutes",
  "detour-ratio",
] as const;

const km = z.number().min(0);

/** One bus for one group. Km to a tenth, whole minutes, moments in milliseconds: all estimates. */
export const fitRecord = z.strictObject({
  request: fitRequest,
  supply: fitSupply,
  /** Of the reader's own fleet. */
  bus: z
    .strictObject({ id: z.uuid(), licenceplate: z.string(), country: z.string(), name: z.string().nullable() })
    .nullable(),
  /** Its author has asked the bus's company; told to nobody else. */
  asked: z.boolean(),
  fits: z.boolean(),
  reasons: z.array(z.enum(misfits)),
  /** What the bus drives more; of a free bus all that it drives empty, out and home. */
  extraKm: km,
  extraMinutes: z.number().int().min(0),
  /** By which the bus leaves later (minus: earlier) than planned; of a free bus the group than wished. */
  shiftMinutes: z.number().int(),
  /** Once the group sits; minus: so many are missing. */
  seatsLeft: z.number().int(),
  /** Empty km that the ride no longer drives; 0 of a free bus. */
  savedKm: km,
  /** The empty ride as it was planned; null of a free bus. */
  directKm: km.nullable(),
  /** To the group, with the group (there and back where it rides both ways), and from there on. */
  startKm: km,
  tripKm: km,
  endKm: km,
  leave: z.number(),
  pickup: z.number(),
  /** At the end of the ride; of a free bus at home. */
  arrival: z.number(),
  source: z.enum(["network", "factor", "osrm", "valhalla"]),
  why: z.string(),
});
export type FitRecord = z.infer<typeof fitRecord>;
