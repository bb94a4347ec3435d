import { z } from "zod";
import { locationSchema } from "@/lib/features/place/schema";
import { locationAmenities, numberBounds, openNow } from "../rules/facts";
import { widestKm } from "../rules/route";

const radius = z.number("radiusRange").positive("radiusRange").max(1000, "radiusRange");

const atLeast = ([, most]: readonly [number, number]) =>
  z.number("notANumber").int("wholeNumber").min(1, "numberRange").max(most, "numberRange").nullish();

/** "yyyy-MM-ddTHH:mm"; PostgreSQL's calendar has no year 0. */
const localMinute = z.iso
  .datetime({ local: true, precision: -1 })
  .refine((text) => text >= "0001" && !text.endsWith("Z"), "invalidValue");

/** One end alone is a place; two are a route; none asks for the newest. */
export const nearInput = z
  .strictObject({
    start: locationSchema.nullish(),
    end: locationSchema.nullish(),
    /** km from the place or the line; without it all, however far. `total` counts what lies within, up to 5,000. */
    radius: radius.nullish(),
    /** All of these, so many at least; what a place does not say counts as not there. */
    amenities: z
      .array(z.enum(locationAmenities, "invalidValue"), "invalidValue")
      .max(locationAmenities.length)
      .nullish(),
    coachBays: atLeast(numberBounds.coachBays),
    groupSize: atLeast(numberBounds.groupSize),
    /** Open "now", or at a day and time on the clocks of the place. */
    openAt: z.union([z.literal(openNow), localMinute], "invalidValue").nullish(),
    /** Between both ends along the road instead of the great circle; km to each side 60 unless told, 120 at most. */
    road: z.boolean().default(false),
  })
  .refine(({ road, radius: km }) => !road || !km || km <= widestKm, { path: ["radius"], message: "radiusRange" });
export type NearInput = z.output<typeof nearInput>;
