import { z } from "zod";

export const rejection = z.strictObject({
  reason: z.string({ error: "required" }).trim().min(1, "required").max(1000, "tooLong"),
});
/** Of the request as its decide has read it; a newer one is a conflict. */
export const decisionQuery = z.object({ version: z.coerce.number().int().min(1).optional() });
export const idParams = z.object({ id: z.uuid() });
/** The address that a request was posted with. */
export const addressInput = z.strictObject({
  email: z.string("required").trim().toLowerCase().min(1, "required").max(200, "tooLong"),
});
export const tokenInput = z.strictObject({ token: z.string().min(20).max(100) });
