import { z } from "zod";
import { mostDelay, progressKinds } from "../rules";

const id = z.uuid("invalidValue");
export const linkParams = z.strictObject({ id, driverId: id });

/** A driver's page without an account, shown once: the hash alone is kept. */
export const linkRecord = z.strictObject({ url: z.string() }).meta({ id: "DriverLink" });

const moment = z.number("invalidValue").int("invalidValue").min(0, "invalidValue").max(8e12, "invalidValue");

const degrees = (most: number) => z.number("invalidValue").min(-most, "invalidValue").max(most, "invalidValue");
/** Where the telephone is: no address that somebody has typed. */
const position = z.strictObject({ longitude: degrees(180), latitude: degrees(90) }, "invalidValue");

/** POST /trip/{id}/progress. `at`: when it was pressed, where the telephone had no network. */
export const progressInput = z
  .strictObject({
    what: z.enum(progressKinds, "invalidValue"),
    /** Late by so many in all; 0 takes it back. */
    minutes: z.number("invalidValue").int("wholeNumber").min(0, "numberRange").max(mostDelay, "numberRange").optional(),
    position: position.nullish(),
    at: moment.optional(),
  })
  .refine(({ what, minutes }) => what !== "delayed" || minutes !== undefined, { path: ["minutes"], error: "required" });
export type ProgressInput = z.output<typeof progressInput>;

/** POST /trip/{id}/position; null ends the sharing. */
export const positionInput = z.strictObject({ position: position.nullable() });

/** How a trip runs on its day. */
const progress = {
  /** The first of each tells the way out from the way home, the last one how it runs. */
  firstDepartedAt: z.number().nullable(),
  departedAt: z.number().nullable(),
  firstArrivedAt: z.number().nullable(),
  arrivedAt: z.number().nullable(),
  brokenAt: z.number().nullable(),
  /** Minutes late, as last told since the last arrival. */
  delay: z.number().int(),
};
export const progressRecord = z.strictObject(progress).meta({ id: "TripProgress" });
export type ProgressRecord = z.output<typeof progressRecord>;
