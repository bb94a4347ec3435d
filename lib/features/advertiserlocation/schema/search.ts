import { z } from "zod";
import { locationSchema } from "@/lib/features/place/schema";
import { locationCategories } from "../rules/facts";
import { corridorKm, corridors } from "../rules/route";

const radius = z.number("radiusRange").positive("radiusRange").max(1000, "radiusRange");

/** One end alone is a place; two are a route; none asks for the newest. */
export const nearInput = z.strictObject({
  start: locationSchema.nullish(),
  end: locationSchema.nullish(),
  /** km from the place or the line; without it all, however far. `total` counts what lies within, up to 5,000. */
  radius: radius.nullish(),
});
export type NearInput = z.output<typeof nearInput>;

/** "12.1,49.02" (longitude, latitude) of an address; null where it is no point of the Earth. */
const pointText = z
  .string()
  .regex(/^-?\d{1,3}(\.\d{1,20})?,-?\d{1,2}(\.\d{1,20})?$/)
  .transform((text) => text.split(",").map(Number))
  .transform(([longitude = Number.NaN, latitude = Number.NaN]) => ({ longitude, latitude }))
  .pipe(locationSchema)
  .nullable()
  .catch(null);

const name = z.string().trim().max(120).catch("");
const km = z.string().transform(Number);

/** Address of the travel recommendations; what does not fit is left out, so that no link is dead. */
export const routeQuery = z.object({
  from: pointText,
  to: pointText,
  fromText: name,
  toText: name,
  category: z.enum(locationCategories).nullable().catch(null),
  km: km.pipe(z.literal(corridors)).catch(corridorKm),
});
export type RouteQuery = z.output<typeof routeQuery>;
