import type { Redis } from "ioredis";
import { log } from "@/lib/log";
import { singleton } from "@/lib/singleton";

/** Milliseconds for which it is not asked after it has failed. */
const rest = 1_000;

/** `open` is null where no Redis is set, and in programs that have not opened it (`next dev`). */
type Held = { open: Redis | null; restsUntil: number };
const held = singleton<Held>("redis", () => ({ open: null, restsUntil: 0 }));

export function holdRedis(open: Redis | null) {
  held.open?.disconnect();
  held.open = open;
  held.restsUntil = 0;
}

/** Null while it is not there, or too slow to be asked. */
export function redis() {
  return held.open?.status === "ready" && performance.now() >= held.restsUntil ? held.open : null;
}

export function restRedis(error: unknown) {
  log.warn({ err: error }, "Redis has failed, going on with PostgreSQL");
  held.restsUntil = performance.now() + rest;
}
