import { RateLimiterRes } from "rate-limiter-flexible";
import { query } from "@/lib/db/pool";
import { rateLimited } from "@/lib/errors";
import { forgetEverywhere, type Limit, withCounter } from "./counters";

export type { Limit };

const keyOf = (who: string) => who.slice(0, 200);

/** Counts one use and returns how many there were; throws RateLimited with the seconds to wait once the points are spent. */
export async function consume(limit: Limit, who: string) {
  try {
    return (await withCounter(limit, (counter) => counter.consume(keyOf(who)))).consumedPoints;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw rateLimited(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
  }
}

/** Throws as `consume` would, and counts nothing: for a call that only asks whether another may follow. */
export async function peek(limit: Limit, who: string) {
  const known = await withCounter(limit, (counter) => counter.get(keyOf(who)));
  if (known === null || known.consumedPoints < limit.points) return;
  throw rateLimited(Math.max(1, Math.ceil(known.msBeforeNext / 1000)));
}

/** Forgets the uses of a key (a sign-in that succeeded). */
export const forgive = (limit: Limit, who: string) => forgetEverywhere(limit, keyOf(who));

/** Removes counts whose time is over. Returns how many went. */
export async function purgeOldLimits(now = Date.now()) {
  return (await query("limits.forget", "delete from rate_limit where expire <= $1::bigint returning 1", [now])).length;
}
