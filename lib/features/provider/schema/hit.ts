import { z } from "zod";

/** A company in the admins' search over everything. */
export const companyHit = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  city: z.string().nullable(),
  /** With an account, or a passive provider. */
  registered: z.boolean(),
});
export type CompanyHit = z.infer<typeof companyHit>;
