import { env } from "@/env.mjs";
import { isReached } from "@/lib/startup/reach";

/** Whether admins get nowhere without a second factor: wherever somebody beside this machine reaches the product. */
export const isFactorNeeded = () => env.ADMIN_SECOND_FACTOR || isReached(env);

/** Whether the account of the row `u` has a second factor that counts; a passkey is two in one. */
export const securedSql = `(exists (select 1 from second_factor f where f."userId" = u.id and f."confirmedAt" is not null)
  or exists (select 1 from passkey k where k."userId" = u.id))`;
