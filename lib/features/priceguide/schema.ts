import { z } from "zod";
import { vehicleTypes } from "@/lib/features/busrequest/rules/kinds";
import { endsAfterStart, tripInput, wayRecord } from "@/lib/features/way/schema";
import { pricedVehicles } from "@/lib/price/vehicles";

const whole = (min: number, max: number, message: string) =>
  z.number(message).int(message).min(min, message).max(max, message);
const flag = z.boolean("invalidValue").default(false);
const vehicle = z.enum(pricedVehicles, "invalidValue");

const guideFacts = tripInput.extend({
  passengers: whole(1, 500, "passengersRange").nullish(),
  quantity: whole(1, 50, "quantityRange").default(1),
  vehicleTypes: z.array(z.enum(vehicleTypes, "invalidValue"), "invalidValue").max(11).default([]),
  /** The bus is wanted on the spot between out and back. */
  busStays: flag,
  /** The group pays for the driver's room. */
  driverHotelPaid: flag,
});
/** A request's facts as far as they are known: what the guide lacks is named, not refused. */
export const priceguideInput = guideFacts.superRefine(endsAfterStart);
export type PriceFacts = z.input<typeof priceguideInput>;

const missingFacts = ["start", "end", "departure", "return", "passengers", "distance"] as const;
export type MissingFact = (typeof missingFacts)[number];

const amount = z.number();
const km = z.record(z.string(), z.number().min(0));

/** What the formula was asked, so that each part can be changed and reckoned anew. */
const question = z.strictObject({
  vehicle,
  month: z.number().int(),
  days: z.array(z.strictObject({ dutyHours: z.number(), startMinute: z.number().optional() })),
  nights: z.number().int(),
  hotelByCustomer: z.boolean(),
  drivers: z.number().int(),
  secondDriverHours: z.number(),
  /** Buses. */
  count: z.number().int(),
  foreignGroup: z.boolean(),
  /** With the group and without, by country. */
  paidKm: km,
  deadKm: km,
});

const range = z.strictObject({ low: amount, typical: amount, high: amount });

/** EUR, of all buses together. */
const guide = z.strictObject({
  parts: z.strictObject({
    paidKm: amount,
    deadKm: amount,
    vehicleDays: amount,
    driver: amount,
    secondDriver: amount,
    overnight: amount,
    tolls: amount,
    extras: amount,
    margin: amount,
    season: amount,
  }),
  net: range,
  gross: range,
  /** Of the typical price. `known` false: no rate is known for the country. */
  vat: z.array(z.strictObject({ country: z.string(), net: amount, rate: amount, vat: amount, known: z.boolean() })),
  perPaidKm: amount,
});

export const priceguideRecord = z.strictObject({
  /** Too little is known: which facts. */
  missing: z.array(z.enum(missingFacts)),
  guide: guide.nullable(),
  question: question.nullable(),
  /** How it is driven; one way by the road port, an estimate. */
  verdict: z.enum(["oneDriver", "secondDriver", "hotel", "notDrivable"]).nullable(),
  /** False: between out and back the bus drives home empty. */
  waits: z.boolean(),
  way: wayRecord.pick({ km: true, minutes: true, source: true }).nullable(),
});

const rate = (most: number) => z.number("numberRange").min(0, "numberRange").max(most, "numberRange");
const vehicleRates = z.strictObject({ perKm: rate(20), perDay: rate(5_000) }).partial();

/** An operator's own rates, EUR net; what is left out follows the formula. */
export const rates = z
  .strictObject({
    vehicle: z
      .strictObject({
        van: vehicleRates,
        smallbus: vehicleRates,
        midibus: vehicleRates,
        vipbus: vehicleRates,
        coach: vehicleRates,
        doubledecker: vehicleRates,
      })
      .partial(),
    driver: z.strictObject({ perHour: rate(500) }).partial(),
    secondDriver: z.strictObject({ travel: rate(5_000) }).partial(),
    overnight: z.strictObject({ allowance: rate(1_000), hotel: rate(1_000) }).partial(),
    /** 0.12 is 12 per cent. */
    margin: rate(1),
  })
  .partial();
export type Rates = z.output<typeof rates>;

/** `version` 0: nothing is stored. */
export const pricingRecord = z.strictObject({ rates, version: z.number().int().min(0) });
export type PricingRecord = z.output<typeof pricingRecord>;
export const pricingChange = z.strictObject({ rates });

/** An operator's accepted offers of one kind, from five on: EUR net a bus. */
export type OwnOffers = {
  count: number;
  kind: "one" | "day" | "days" | "tour";
  fromKm: number;
  toKm: number | null;
  amounts: number[];
  median: number;
  /** The middle half lies between them. */
  lower: number;
  upper: number;
};

export type PriceGuideRecord = z.output<typeof priceguideRecord>;
export type GuideQuestion = z.output<typeof question>;

type OwnPrices = {
  offers: OwnOffers | null;
  /** Rates of km, day and hour that come closest to those offers; null below five. */
  fitted: Rates | null;
};

/** What a bidder reckons with: the guide from its own yard, its own rates, its accepted offers of this kind. */
export type BidderGuide = OwnPrices & {
  record: PriceGuideRecord;
  /** On an empty ride, whose detour is still to come; null where no group rides along. Of one bus. */
  ride: { question: GuideQuestion; verdict: PriceGuideRecord["verdict"] } | null;
  own: Rates;
  /** Accepted offers with the fleet's other vehicles. */
  others: Partial<Record<GuideQuestion["vehicle"], OwnPrices>>;
};

/** A public post of a bus that fits the trip; km that it drives empty, and what the guide differs by with them. */
type PassingPrice = {
  id: string;
  category: "vacancy" | "emptyride";
  from: string;
  to: string | null;
  /** Milliseconds. */
  start: number;
  end: number;
  deadKm: number;
  amount: number;
};

/** What would change the typical price of a trip, EUR gross; null or empty: nothing to be said. */
export type PriceChanges = {
  earlier: number | null;
  october: number | null;
  smaller: { vehicle: GuideQuestion["vehicle"]; amount: number } | null;
  rides: { count: number; buses: PassingPrice[] };
  free: { count: number; buses: PassingPrice[] };
};
