import { z } from "zod";

/** A point of P-256 and 16 random bytes, as browsers write them. */
const publicPoint = /^B[A-Za-z0-9_-]{86}=?$/;
const authSecret = /^[A-Za-z0-9_-]{22}(==)?$/;

/** What `PushSubscription.toJSON()` of a browser gives. */
export const pushInput = z.strictObject({
  endpoint: z.string("required").min(1, "required").max(1_000, "tooLong"),
  expirationTime: z.number("invalidValue").nullish(),
  keys: z.strictObject({
    p256dh: z.string("required").regex(publicPoint, "invalidValue"),
    auth: z.string("required").regex(authSecret, "invalidValue"),
  }),
});
export type PushInput = z.output<typeof pushInput>;

export const pushRecord = z
  .strictObject({
    /** What a browser subscribes with; null where this house sends nothing. */
    key: z.string().nullable(),
    /** News are sent to the browser that asks. */
    active: z.boolean(),
    /** To how many of the person's browsers. */
    browsers: z.number().int(),
  })
  .meta({ id: "PushSubscription" });
export type PushRecord = z.output<typeof pushRecord>;
