import type { RedisOptions } from "ioredis";
import { env } from "@/env.mjs";
import { log } from "@/lib/log";
import { holdRedis } from "./redis";

/** Milliseconds that an answer may take before the work goes on without it. */
const patience = 150;

const usual: RedisOptions = {
  connectTimeout: 1_000,
  keepAlive: 10_000,
  maxRetriesPerRequest: 0,
  enableReadyCheck: false,
};

/** A connection that comes back by itself; an outage is one line in the log. */
export async function connectRedis(url: string, options: RedisOptions) {
  // Loaded where one is set alone, and never bundled into pages.
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
  if (!url) return;
  const retryStrategy = () => 500;
  holdRedis(await connectRedis(url, { commandTimeout: patience, enableOfflineQueue: false, retryStrategy }));
}

export const closeRedis = () => holdRedis(null);
