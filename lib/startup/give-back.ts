import { performance } from "node:perf_hooks";
import v8 from "node:v8";

/** In milliseconds: how often it is looked, and over how long a process must have had nothing to do. */
const usualPause = 15_000;
/** Share of that time in which it may have worked. */
const resting = 0.1;
/** Times what was left by the last collection. */
const grown = 1.5;

/**
 * V8 collects as if memory were short: what lives is moved together and emptied pages are given back. After a `gc()` it keeps 40 MB
 * of them. The session is within the process and opens no port.
 */
export async function collectAll() {
  const { Session } = await import("node:inspector");
  const session = new Session();
  session.connect();
  await new Promise<void>((resolve) => {
    // The inspector holds a lock while it calls back, and a session that ended in there would wait for it for good.
    session.post("HeapProfiler.collectGarbage", () => setImmediate(resolve));
  });
  session.disconnect();
}

/** Per cent of what lived after the last collection by which the heap may grow before the next one of the whole. */
const growth = 80;

/** From now on: left alone, V8 lets 100 MB become 300 and more before it collects, and holds them. */
export const growSlowly = () => v8.setFlagsFromString(`--heap-growing-percent=${growth}`);

type Options = { every?: number; collect?: () => Promise<void>; held?: () => number };

/**
 * What the start, or a load, has left is collected once the process rests, and given back: it would be held for as long as nobody
 * comes. While there is work nobody waits for it (a tenth of a second on a free core).
 */
export function giveBackAtRest({ every = usualPause, collect = collectAll, held }: Options = {}) {
  const holding = held ?? (() => process.memoryUsage().heapTotal);
  let before = performance.eventLoopUtilization();
  let left = 0;
  const look = async () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    if (utilization > resting || holding() < left * grown) return;
    await collect();
    left = holding();
  };
  // A node that is built without its inspector keeps what it has.
  return setInterval(() => look().catch(() => undefined), every).unref();
}
