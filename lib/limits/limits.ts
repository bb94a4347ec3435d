import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { pool, query } from "@/lib/db/pool";
import { rateLimited } from "@/lib/errors";
import { singleton } from "@/lib/singleton";

/** Points per seconds; counted in PostgreSQL, so that all processes share the count. */
export type Limit = { name: string; points: number; seconds: number };

const limiters = singleton("limiters", () => new Map<string, RateLimiterPostgres>());

function limiterOf(limit: Limit) {
  let limiter = limiters.get(limit.name);
  if (!limiter) {
    limiter = new RateLimiterPostgres({
      storeClient: pool(),
      storeType: "pool",
      tableName: "rate_limit",
      tableCreated: true,
      keyPrefix: limit.name,
      points: limit.points,
      duration: limit.seconds,
      clearExpiredByTimeout: false,
    });
    limiters.set(limit.name, limiter);
  }
  return limiter;
}

/** Counts one use and returns how many there were; throws RateLimited with the seconds to wait once the points are spent. */
export async function consume(limit: Limit, who: string) {
  try {
    return (await limiterOf(limit).consume(who.slice(0, 200))).consumedPoints;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw rateLimited(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
  }
}

/** Throws as `consume` would, and counts nothing: for a call that only asks whether another may follow. */
export async function peek(limit: Limit, who: string) {
  const known = await limiterOf(limit).get(who.slice(0, 200));
  if (known === null || known.consumedPoints < limit.points) return;
  throw rateLimited(Math.max(1, Math.ceil(known.msBeforeNext / 1000)));
}

/** Forgets the uses of a key (a sign-in that succeeded). */
export async function forgive(limit: Limit, who: string) {
  await limiterOf(limit).delete(who.slice(0, 200));
}

/** Removes counts whose time is over. Returns how many went. */
export async function purgeOldLimits(now = Date.now()) {
  return (await query("limits.forget", "delete from rate_limit where expire <= $1::bigint returning 1", [now])).length;
}
