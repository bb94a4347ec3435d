import { z } from "zod";
import { locationSchema } from "@/lib/features/place/schema";
import { withVersion } from "@/lib/http/version";

/** More breaks than any trip that one driver may drive. */
const mostBreaks = 20;
const which = z
  .number("required")
  .int("invalidValue")
  .min(0, "numberRange")
  .max(mostBreaks - 1, "numberRange");

/** As the trip keeps it: the break's number, 0 the first one, and the travel partner at whose place it is taken. */
export const plannedStops = z.array(z.strictObject({ which, stop: z.uuid("invalidValue") }));

/** PUT /trip/{id}/pause: one break; null leaves it open again. */
export const pauseInput = withVersion(z.strictObject({ which, stop: z.uuid("invalidValue").nullable() }));
export type PauseInput = z.output<typeof pauseInput>;

/** A break where and when it is planned; estimates. */
export const plannedPause = z.strictObject({
  which,
  stop: z.uuid(),
  title: z.string(),
  city: z.string(),
  location: locationSchema,
  section: z.enum(["out", "back"]),
  /** Of the way out or back. */
  atKm: z.number(),
  /** Stops of the trip that come before it on the way out. */
  after: z.number().int(),
  from: z.number(),
  to: z.number(),
});
export type PlannedPause = z.output<typeof plannedPause>;

export const pausesRecord = z.strictObject({ version: z.number().int(), pauses: z.array(plannedPause) });
