import { z } from "zod";

/** A bus in the admins' search over everything. */
export const busHit = z.strictObject({
  id: z.uuid(),
  licenceplate: z.string(),
  country: z.string(),
  company: z.string(),
});
export type BusHit = z.infer<typeof busHit>;
