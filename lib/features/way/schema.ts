import { z } from "zod";
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
