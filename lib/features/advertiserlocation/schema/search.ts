import { z } from "zod";
import { locationSchema } from "@/lib/features/place/schema";

const radius = z.number("radiusRange").positive("radiusRange").max(1000, "radiusRange");

/** One end alone is a place; two are a route; none asks for the newest. */
export const nearInput = z.strictObject({
  start: locationSchema.nullish(),
  end: locationSchema.nullish(),
  /** km from the place or the line; without it all, however far. `total` counts what lies within, up to 5,000. */
  radius: radius.nullish(),
});
export type NearInput = z.output<typeof nearInput>;
