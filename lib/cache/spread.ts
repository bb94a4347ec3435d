import type { Redis } from "ioredis";
import { pool } from "@/lib/db/pool";
import { log } from "@/lib/log";
import { restRedis } from "@/lib/redis/redis";

/** By PostgreSQL, for what Redis did not take after the commit: the processes listen to both. */
async function sayByPostgres(channel: string, notice: string) {
  await pool()
    .query("select pg_notify($1, $2)", [channel, notice])
    .catch((error: unknown) => log.warn({ err: error }, "other processes were not told of a change"));
}

/** Tells the other processes of what is committed. */
export async function spread(client: Redis, channel: string, notice: string) {
  try {
    await client.publish(channel, notice);
  } catch (error) {
    restRedis(error);
    await sayByPostgres(channel, notice);
  }
}
