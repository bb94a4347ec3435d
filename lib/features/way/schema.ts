import { z } from "zod";
import type { TripPlan } from "@/lib/drivinghours/plan";
import { locationSchema } from "@/lib/features/place/schema";

export const wayInput = z.strictObject({
  points: z.array(locationSchema, "required").min(2, "required").max(12, "tooManyStops"),
});

/** An estimate; `source` says what measured it: bundled roads, circles by country, or a routing service. */
export const wayRecord = z.strictObject({
  km: z.number().min(0),
  /** Of a coach, with its breaks. */
  minutes: z.number().int().min(0),
  /** [longitude, latitude] along the road. */
  line: z.array(z.tuple([z.number(), z.number()])),
  source: z.enum(["network", "factor", "osrm", "valhalla"]),
});

/** The way of a request from its start over its stops to its end; km and minutes one way. */
export interface TripWay {
  km: number;
  minutes: number;
  line: [number, number][];
  source: z.output<typeof wayRecord>["source"];
}

/** How the drivers of a request can drive it. */
export interface TripHoursRecord extends TripPlan {
  /** At the wheel in all, and from yard to yard; minutes. */
  driving: number;
  duty: number;
  /** The latest way back with which one driver is enough, where it is not. */
  latestReturn: number | null;
}
