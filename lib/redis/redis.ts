import type { Redis, RedisOptions } from "ioredis";
import { env } from "@/env.mjs";
import { log } from "@/lib/log";
import { singleton } from "@/lib/singleton";

/** Milliseconds that an answer may take before the work goes on without it, and for which it is not asked again then. */
const patience = 150;
const rest = 1_000;

/** `open` is null where no Redis is set, and in programs that have not opened it (`next dev`). */
type Held = { open: Redis | null; restsUntil: number };
const held = singleton<Held>("redis", () => ({ open: null, restsUntil: 0 }));

const usual: RedisOptions = {
  connectTimeout: 1_000,
  keepAlive: 10_000,
  maxRetriesPerRequest: 0,
  enableReadyCheck: false,
};

/** A connection that comes back by itself; an outage is one line in the log. */
export async function connectRedis(url: string, options: RedisOptions) {
  // Loaded where one is set alone.
  const { Redis } = await import("ioredis");
  const client = new Redis(url, { ...usual, ...options });
  let isTold = false;
  client.on("error", (error) => {
    if (!isTold) log.warn({ err: error }, "Redis does not answer: going on without it");
    isTold = true;
  });
  client.on("ready", () => {
    if (isTold) log.info("Redis answers again");
    isTold = false;
  });
  return client;
}

/** Opens the process's connection where REDIS_URL is set, and waits for nothing. */
export async function openRedis(url = env.REDIS_URL) {
  if (!url || held.open) return;
  const retryStrategy = () => 500;
  held.open = await connectRedis(url, { commandTimeout: patience, enableOfflineQueue: false, retryStrategy });
}

export function closeRedis() {
  held.open?.disconnect();
  held.open = null;
  held.restsUntil = 0;
}

/** Null while it is not there, or too slow to be asked. */
export function redis() {
  return held.open?.status === "ready" && performance.now() >= held.restsUntil ? held.open : null;
}

export function restRedis(error: unknown) {
  log.warn({ err: error }, "Redis has failed, asking PostgreSQL");
  held.restsUntil = performance.now() + rest;
}
