import { z } from "zod";
import { driverLanguages, highestBudget, longestBulky, luggages, mostNeeded, type Needs } from "../rules/needs";

const flag = z.boolean("invalidValue").default(false);
const upTo = (most: number) =>
  z.number("numberRange").int("numberRange").min(0, "numberRange").max(most, "numberRange").default(0);
const money = z
  .number("priceRange")
  .int("priceRange")
  .min(1, "priceRange")
  .max(highestBudget, "priceRange")
  .meta({ description: "Cents (EUR) for the whole trip" });

/** What a group needs beside seats; what is left out is not asked for. */
export const needsInput = z
  .strictObject({
    wheelchairPlaces: upTo(mostNeeded.wheelchairPlaces),
    walkingFrames: upTo(mostNeeded.walkingFrames),
    childSeats: upTo(mostNeeded.childSeats),
    luggage: z.enum(luggages, "invalidValue").nullable().default(null),
    bulky: z.string("invalidValue").trim().max(longestBulky, "tooLong").default(""),
    toilet: flag,
    kitchen: flag,
    wifi: flag,
    power: flag,
    driverLanguage: z.enum(driverLanguages, "invalidValue").nullable().default(null),
    busStays: flag,
    driverHotelPaid: flag,
    driverMealsPaid: flag,
    budget: z
      .strictObject({ amount: money, vatIncluded: z.boolean("invalidValue").default(true) })
      .nullable()
      .default(null),
  })
  .nullable();

/** As they stand in a request; null where it asks for nothing. */
export const needsRecord = z
  .strictObject({
    wheelchairPlaces: z.number().int(),
    walkingFrames: z.number().int(),
    childSeats: z.number().int(),
    luggage: z.enum(luggages).nullable(),
    bulky: z.string(),
    toilet: z.boolean(),
    kitchen: z.boolean(),
    wifi: z.boolean(),
    power: z.boolean(),
    driverLanguage: z.enum(driverLanguages).nullable(),
    busStays: z.boolean(),
    driverHotelPaid: z.boolean(),
    driverMealsPaid: z.boolean(),
    budget: z.strictObject({ amount: z.number().int(), vatIncluded: z.boolean() }).nullable(),
  })
  .meta({ id: "Needs" }) satisfies z.ZodType<Needs>;
