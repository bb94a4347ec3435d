import { z } from "zod";
import { highestAmount } from "@/lib/features/offer/rules/price";
import { placeSchema } from "@/lib/features/place/schema";
import { integer } from "@/lib/http/list-query";
import { allCancelReasons, tripTabs } from "../rules";

const moment = z.number("dateMissing").int("dateMissing").min(0, "dateInPast").max(4e12, "dateTooFar");
const text = (max: number) => z.string("invalidValue").trim().max(max, "tooLong");

/** Another programme; what is left out stays. */
export const programmeInput = z.strictObject({
  start: z.strictObject({ address: placeSchema, date: moment }).partial().optional(),
  end: z.strictObject({ address: placeSchema, date: moment }).partial().optional(),
  stops: z.array(placeSchema, "invalidValue").max(10, "tooManyStops").optional(),
  passengers: z
    .number("passengersRange")
    .int("passengersRange")
    .min(1, "passengersRange")
    .max(500, "passengersRange")
    .optional(),
});
export type ProgrammeInput = z.output<typeof programmeInput>;

/** What one side would like to have otherwise. */
export const changeInput = programmeInput.extend({
  /** Cents that the price rises by; negative where it falls. */
  delta: z
    .number("priceRange")
    .int("priceRange")
    .min(-highestAmount, "priceRange")
    .max(highestAmount, "priceRange")
    .default(0),
  note: text(1000).default(""),
});
export type ChangeInput = z.output<typeof changeInput>;

export const cancelInput = z.strictObject({
  /** Needed but for a preview. */
  reason: z.enum(allCancelReasons, "invalidValue").optional(),
  text: text(1000).default(""),
});
export type CancelInput = z.output<typeof cancelInput>;

export const tripParams = z.object({ id: z.uuid() });
export const tripChangeParams = z.object({ id: z.uuid(), changeId: z.uuid() });

const version = z.coerce.number().int().min(1).optional();
/** Of the trip as it was read; one that has moved on is a conflict. */
export const tripVersion = z.object({ version });
/** `preview`: says what it would cost and does nothing. */
export const cancelQuery = z.object({ version, preview: z.enum(["1"]).optional() });

export const tripListQuery = z.strictObject({
  show: z.enum([...tripTabs, "all"]).default("all"),
  take: integer(1, 100).default(10),
  skip: integer(0, 100_000).default(0),
});
export type TripListQuery = z.output<typeof tripListQuery>;
