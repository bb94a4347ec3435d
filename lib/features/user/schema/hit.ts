import { z } from "zod";

/** A person in the admins' search over everything. */
export const userHit = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  company: z.string().nullable(),
});
export type UserHit = z.infer<typeof userHit>;
