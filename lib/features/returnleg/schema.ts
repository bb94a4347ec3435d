import { z } from "zod";
import { vehicleTypes } from "@/lib/features/busrequest/rules/kinds";

export const returnParams = z.strictObject({ id: z.uuid() });

/** `booking`, `request`: only the way home of this trip. */
export const returnListQuery = z.strictObject({
  booking: z.uuid("invalidValue").optional(),
  request: z.uuid("invalidValue").optional(),
  take: z.coerce.number("invalidValue").int("invalidValue").min(1, "invalidValue").max(100, "invalidValue").default(20),
  skip: z.coerce.number("invalidValue").int("invalidValue").min(0, "invalidValue").default(0),
});
export type ReturnListQuery = z.output<typeof returnListQuery>;

export const returnSetting = z.strictObject({ automatic: z.boolean("invalidValue") });
export type ReturnSetting = z.infer<typeof returnSetting>;

/** The empty way home of a trip that was won; times and km an estimate. */
export const returnLegRecord = z.strictObject({
  /** Of the trip's booking. */
  id: z.uuid(),
  /** The trip that was won. */
  request: z.uuid().nullable(),
  reference: z.string().nullable(),
  trip: z.string(),
  from: z.string(),
  to: z.string(),
  /** Null: no bus drives the trip yet, so nothing can be published. */
  bus: z
    .strictObject({ id: z.uuid(), licenceplate: z.string(), design: z.enum(vehicleTypes), capacity: z.number().int() })
    .nullable(),
  start: z.number(),
  end: z.number(),
  km: z.number(),
  measured: z.string(),
  /** The empty ride that it was published as. */
  post: z.uuid().nullable(),
});
export type ReturnLegRecord = z.infer<typeof returnLegRecord>;
