import type { Redis } from "ioredis";
import type { QueryConfig } from "pg";
import { RateLimiterPostgres, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { pool } from "@/lib/db/pool";
import { currentUnit } from "@/lib/db/unit";
import { redis, restRedis } from "@/lib/redis/redis";
import { singleton } from "@/lib/singleton";

/** Points per seconds; counted where all processes share the count. */
export type Limit = { name: string; points: number; seconds: number };

type Counter = RateLimiterPostgres | RateLimiterRedis;

const inPostgres = singleton("limiters", () => new Map<string, RateLimiterPostgres>());
const inRedis = singleton("limiters.redis", () => new WeakMap<Redis, Map<string, RateLimiterRedis>>());

const optionsOf = ({ name, points, seconds }: Limit) => ({ keyPrefix: name, points, duration: seconds });

/** A use that is counted within a unit goes with it: work that came to nothing, ten times in a full minute, used nothing. */
const storeClient = {
  query: (statement: QueryConfig) => (currentUnit()?.line.connection ?? pool()).query(statement),
};

function postgresCounter(limit: Limit) {
  let counter = inPostgres.get(limit.name);
  if (!counter) {
    counter = new RateLimiterPostgres({
      ...optionsOf(limit),
      storeClient,
      storeType: "pool",
      tableName: "rate_limit",
      tableCreated: true,
      clearExpiredByTimeout: false,
    });
    inPostgres.set(limit.name, counter);
  }
  return counter;
}

function redisCounter(client: Redis, limit: Limit) {
  const counters = inRedis.get(client) ?? new Map<string, RateLimiterRedis>();
  inRedis.set(client, counters);
  const known = counters.get(limit.name);
  if (known) return known;
  const counter = new RateLimiterRedis({ ...optionsOf(limit), keyPrefix: `limit:${limit.name}`, storeClient: client });
  counters.set(limit.name, counter);
  return counter;
}

/** Its counts do not go with a transaction. */
export const isApart = (counter: Counter) => counter instanceof RateLimiterRedis;

/**
 * Counts in Redis where it is set and answers, else in PostgreSQL: that one is shared by all processes too, so a limit
 * never gives more than its points twice over.
 */
export async function withCounter<T>(limit: Limit, use: (counter: Counter) => Promise<T>): Promise<T> {
  const client = redis();
  if (client) {
    try {
      return await use(redisCounter(client, limit));
    } catch (error) {
      if (error instanceof RateLimiterRes) throw error;
      restRedis(error);
    }
  }
  return use(postgresCounter(limit));
}

export async function forgetEverywhere(limit: Limit, who: string) {
  const client = redis();
  if (client) await redisCounter(client, limit).delete(who).catch(restRedis);
  await postgresCounter(limit).delete(who);
}
