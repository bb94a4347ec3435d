import { z } from "zod";

export const rejection = z.strictObject({
  reason: z.string({ error: "required" }).trim().min(1, "required").max(1000, "tooLong"),
});
/** Of the request as its decide has read it; a newer one is a conflict. */
export const decisionQuery = z.object({ version: z.coerce.number().int().min(1).optional() });
export const idParams = z.object({ id: z.uuid() });
export const tokenInput = z.strictObject({ token: z.string().min(20).max(100) });
