import { RateLimiterRes } from "rate-limiter-flexible";
import { query } from "@/lib/db/pool";
import { currentUnit } from "@/lib/db/unit";
import { rateLimited } from "@/lib/errors";
import { log } from "@/lib/log";
import { forgetEverywhere, isApart, type Limit, withCounter } from "./counters";

export type { Limit };

const keyOf = (who: string) => who.slice(0, 200);

const secondsUntil = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000));

/**
 * Counts one use and returns how many there were; throws RateLimited with the seconds to wait once the points are spent.
 * Within a unit it counts only if that is committed.
 */
export async function consume(limit: Limit, who: string) {
  const unit = currentUnit();
  try {
    const { consumedPoints } = await withCounter(limit, async (counter) => {
      const used = await counter.consume(keyOf(who));
      // PostgreSQL's count is a part of the unit itself.
      if (isApart(counter)) unit?.after.undone.push(() => void giveBack(limit, who));
      return used;
    });
    return consumedPoints;
  } catch (refusal) {
    throw refusal instanceof RateLimiterRes ? rateLimited(secondsUntil(refusal)) : refusal;
  }
}

/** Takes a use back whose work failed by our own fault, or was told a second time. Never throws: it is a courtesy. */
export async function giveBack(limit: Limit, who: string) {
  await withCounter(limit, (counter) => counter.reward(keyOf(who))).catch((err) =>
    log.warn({ err }, "a use was not given back"),
  );
}

/** Throws as `consume` would, and counts nothing: for a call that only asks whether another may follow. */
export async function peek(limit: Limit, who: string) {
  const known = await withCounter(limit, (counter) => counter.get(keyOf(who)));
  if (known === null || known.consumedPoints < limit.points) return;
  throw rateLimited(secondsUntil(known));
}

/** Forgets the uses of a key (a sign-in that succeeded). */
export const forgive = (limit: Limit, who: string) => forgetEverywhere(limit, keyOf(who));

/** Removes counts whose time is over. Returns how many went. */
export async function purgeOldLimits(now = Date.now()) {
  return (await query("limits.forget", "delete from rate_limit where expire <= $1::bigint returning 1", [now])).length;
}
