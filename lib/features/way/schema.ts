import { z } from "zod";
import type { Driven } from "@/lib/geo/road/profile";
import { mostWays } from "./rules";
import { kinds, transferTypes } from "@/lib/features/busrequest/rules/kinds";
import { locationSchema, placeSchema } from "@/lib/features/place/schema";

export const wayInput = z.strictObject({
  points: z.array(locationSchema, "required").min(2, "required").max(12, "tooManyStops"),
});

/** Stretches of the line on a ferry: the places of the first and the last point of each in it. Left out where nothing sails. */
const ferries = z
  .array(z.tuple([z.number().int().min(0), z.number().int().min(0)]).readonly())
  .min(1)
  .optional();

/** An estimate; `source` says what measured it: bundled roads, circles by country, or a routing service. */
export const wayRecord = z.strictObject({
  km: z.number().min(0),
  /** Of a coach, with its breaks. */
  minutes: z.number().int().min(0),
  /** [longitude, latitude] along the road. */
  line: z.array(z.tuple([z.number(), z.number()])),
  source: z.enum(["network", "factor", "osrm", "valhalla"]),
  ferries,
});

/** Without its line. */
export const wayFacts = wayRecord.pick({ km: true, minutes: true, source: true });

export const waysQuery = z.strictObject({
  /** Several, parted by commas. */
  ids: z
    .string()
    .max(mostWays * 37, "tooLong")
    .transform((ids) => ids.split(","))
    .pipe(z.array(z.uuid()).min(1, "required").max(mostWays, "invalidValue")),
});

/** `line` is a polyline of three digits, thinned to what a map shows. */
export const requestWay = z
  .strictObject({ id: z.uuid(), line: z.string(), source: wayRecord.shape.source, ferries })
  .meta({ id: "RequestWay" });
export type RequestWay = z.output<typeof requestWay>;

/** The way of a request from its start over its stops to its end; km and minutes one way. */
export interface TripWay extends Driven {
  km: number;
  minutes: number;
  line: [number, number][];
  source: z.output<typeof wayRecord>["source"];
  /** Of a trip there and back the way home, where stops make the way out another one; left out, it is this one turned round. */
  home?: Omit<TripWay, "home">;
}

const moment = z.number("dateMissing").int("dateMissing").min(0, "dateInPast").max(4e12, "dateTooFar").nullish();
const end = z.strictObject({ address: placeSchema.nullish(), date: moment }, "invalidValue");

/** A trip as a request tells it; what is not known yet is left out. */
export const tripInput = z.strictObject({
  category: z.enum(kinds, "invalidKind").default("grouprequest"),
  transferType: z.enum(transferTypes, "invalidValue").default("transferoneway"),
  start: end.default({}),
  end: end.default({}),
  stops: z.array(placeSchema, "invalidValue").max(10, "tooManyStops").default([]),
});

/** The way back begins no earlier than the way out; the error of a request that is posted so. */
export function endsAfterStart({ start, end: { date } }: TripInput, context: z.RefinementCtx) {
  if (start.date && date && date < start.date)
    context.addIssue({ code: "custom", path: ["end", "date"], message: "endBeforeStart" });
}
export type TripInput = z.output<typeof tripInput>;
export type TripFacts = z.input<typeof tripInput>;
