import { z } from "zod";
import { vehicleTypes } from "@/lib/features/busrequest/rules/kinds";
import { currencies, highestAmount } from "@/lib/features/offer/rules/price";
import { placeSchema } from "@/lib/features/place/schema";
import { asRead, withVersion } from "@/lib/http/version";
import { legStates, longestName, mostFlex, mostLegs, tourFaults, tourOrders } from "./rules";

const milliseconds = z.number("dateMissing").int("dateMissing").min(0, "dateInPast").max(4e12, "dateTooFar");
const whole = (min: number, max: number) =>
  z.number("invalidValue").int("invalidValue").min(min, "invalidValue").max(max, "invalidValue");
const text = (max: number) => z.string("invalidValue").trim().max(max, "tooLong");
const unique = <T>(list: T[]) => new Set(list).size === list.length;

/** When which bus is free, and what a chain may ask of it. */
const frame = {
  /** Null: any of the fleet. */
  bus: z.uuid("invalidValue").nullish(),
  from: milliseconds,
  to: milliseconds,
  /** Where the bus begins, and where it must be at the end; null: at its yard. */
  start: placeSchema.nullish(),
  end: placeSchema.nullish(),
  drivers: z.union([z.literal(1), z.literal(2)], "invalidValue").default(1),
  flex: whole(0, mostFlex).default(30),
};

export const tourSearchInput = z.strictObject({
  ...frame,
  by: z.enum(tourOrders, "invalidValue").default("share"),
  maxLegs: whole(1, mostLegs).default(mostLegs),
});
export type TourSearchInput = z.output<typeof tourSearchInput>;

const requests = z
  .array(z.uuid("invalidValue"), "required")
  .min(1, "required")
  .max(mostLegs, "tooMany")
  .refine(unique, "invalidValue");

export const tourInput = z.strictObject({
  ...frame,
  bus: z.uuid("required"),
  name: text(longestName).default(""),
  legs: requests,
});
export type TourInput = z.output<typeof tourInput>;

const amount = z.number("priceRange").int("priceRange").min(1, "priceRange").max(highestAmount, "priceRange");

/** One form for the offers of all open legs: a price for the whole, split by km, or one a leg. */
export const tourOffersInput = withVersion(
  z.strictObject({
    /** Cents. */
    whole: amount.nullish(),
    legs: z
      .array(
        z.strictObject({ request: z.uuid("invalidValue"), amount, description: text(4000).default("") }),
        "invalidValue",
      )
      .max(mostLegs, "tooMany")
      .nullish(),
    currency: z.enum(currencies, "currencyUnknown").default("EUR"),
    vatIncluded: z.boolean("invalidValue").default(true),
    vatRate: z
      .number("vatRateRange")
      .min(0, "vatRateRange")
      .max(30, "vatRateRange")
      .multipleOf(0.1, "vatRateRange")
      .nullish(),
    description: text(4000).default(""),
    validUntil: milliseconds,
  }),
);
export type TourOffersInput = z.output<typeof tourOffersInput>;

export const tourParams = z.strictObject({ id: z.uuid() });
export const tourVersion = z.strictObject({
  version: z.coerce.number("required").int("invalidValue").min(1, "invalidValue"),
});
export const tourListQuery = z.strictObject({
  take: z.coerce.number("invalidValue").int("invalidValue").min(1, "invalidValue").max(100, "invalidValue").default(20),
  skip: z.coerce.number("invalidValue").int("invalidValue").min(0, "invalidValue").default(0),
});

const point = z.tuple([z.number(), z.number()]);
const spot = z.strictObject({ name: z.string(), at: point });

const leg = z.strictObject({
  request: z.uuid(),
  reference: z.string(),
  from: spot,
  to: spot,
  /** There and back with the same bus. */
  returns: z.boolean(),
  passengers: z.number().int().nullable(),
  organisation: z.string().nullable(),
  /** When it departs in this chain and when the group wishes it. */
  start: z.number(),
  wished: z.number(),
  end: z.number(),
  km: z.number(),
  /** Empty km to it. */
  toKm: z.number(),
});
export type TourLeg = z.infer<typeof leg>;

const section = z.strictObject({
  kind: z.enum(["paid", "empty", "wait", "rest"]),
  start: z.number(),
  end: z.number(),
  km: z.number(),
  /** Its place in the chain, of a paid one. */
  leg: z.number().int().nullable(),
});
export type TourSection = z.infer<typeof section>;

const tourBus = z.strictObject({
  id: z.uuid(),
  licenceplate: z.string(),
  country: z.string(),
  name: z.string().nullable(),
  design: z.enum(vehicleTypes),
  capacity: z.number().int(),
});

/** One order of trips with all that is computed of it; km along the roads, an estimate. */
const tourChain = z.strictObject({
  bus: tourBus,
  /** Paid km of all km. */
  share: z.number(),
  paidKm: z.number(),
  deadKm: z.number(),
  savedKm: z.number(),
  /** Diesel and CO2 of the km saved. */
  litres: z.number(),
  carbon: z.number(),
  leave: z.number(),
  back: z.number(),
  base: spot,
  end: spot,
  homeKm: z.number(),
  drivers: z.union([z.literal(1), z.literal(2)]),
  nights: z.number().int(),
  /** Minutes at the wheel between two rests. */
  driving: z.array(z.number().int()),
  legs: z.array(leg),
  /** Bookings of the bus right before and behind: fixed points. */
  fixed: z.array(z.strictObject({ title: z.string(), start: z.number(), end: z.number() })),
  sections: z.array(section),
  breaks: z.array(z.number()),
});
export type TourChain = z.infer<typeof tourChain>;

const failures = z.strictObject({
  seats: z.number().int(),
  start: z.number().int(),
  home: z.number().int(),
  rest: z.number().int(),
});

export const tourSearchRecord = z.strictObject({
  /** Requests in the window, and beginnings of chains looked at. */
  considered: z.number().int(),
  examined: z.number().int(),
  /** Of those that no bus can drive even alone: why. */
  failures,
  /** What no chain exceeds that was not looked at (a share or km); null where none can beat the best. */
  missed: z.number().nullable(),
  computed_at: z.number(),
  chains: z.array(tourChain),
});
export type TourSearchRecord = z.infer<typeof tourSearchRecord>;

const draftLeg = z.strictObject({
  request: z.uuid(),
  reference: z.string(),
  route: z.string(),
  start: z.number(),
  state: z.enum(legStates),
});

/** What a list tells of a draft. */
export const tourRow = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  bus: tourBus.nullable(),
  from: z.number(),
  to: z.number(),
  /** Where the bus begins and must be at the end; null: at its yard. */
  start: spot.nullable(),
  end: spot.nullable(),
  drivers: z.union([z.literal(1), z.literal(2)]),
  flex: z.number().int(),
  watch: z.boolean(),
  author: z.string(),
  legs: z.array(draftLeg),
  created_at: z.number(),
  updated_at: z.number(),
  version: z.number().int(),
});
export type TourRow = z.infer<typeof tourRow>;

/** A draft with its chain as it can be driven now, of the legs that are not lost; null where it cannot, and `fault` says why. */
export const tourRecord = tourRow.extend({ chain: tourChain.nullable(), fault: z.enum(tourFaults).nullable() });
export type TourRecord = z.infer<typeof tourRecord>;

/** A leg as it is put, or as it was read. */
const keptLeg = z.union(
  [
    z.uuid("invalidValue"),
    draftLeg
      .extend({ request: z.uuid("invalidValue") })
      .partial()
      .required({ request: true })
      .transform(({ request }) => request),
  ],
  "invalidValue",
);

/** PUT /tour/{id}: the legs that stay, in their order; one that is left out is dropped. Other fields that are left out stay. */
export const tourChange = withVersion(
  z
    .strictObject({
      ...asRead(tourRecord),
      name: text(longestName).min(1, "required"),
      legs: z.array(keptLeg, "required").pipe(requests),
      watch: z.boolean("invalidValue"),
      drivers: frame.drivers.unwrap(),
    })
    .partial(),
);
export type TourChange = z.output<typeof tourChange>;
