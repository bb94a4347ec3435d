import { setTimeout as wait } from "node:timers/promises";
import { log } from "@/lib/log";
import { faultKind } from "./faults";

/** Milliseconds. Longer than a restart of PostgreSQL; a wrong address is told after it. */
const usual = { patience: 60_000, pause: 1_000 };

/** Two programs that start at once may stand in each other's way while they make their queues: one of them is told so. */
const isPassing = (error: unknown) => ["unavailable", "serialization", "full"].includes(String(faultKind(error)));

/**
 * Tries again while the database does not answer: at a start, since both may come up or be renewed at once, and for what has
 * happened outside and has to be written down.
 */
export async function patiently<T>(work: () => Promise<T>, { patience, pause } = usual): Promise<T> {
  const until = performance.now() + patience;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isPassing(error) || performance.now() > until) throw error;
      log.warn({ err: error }, "waiting for the database");
      await wait(pause);
    }
  }
}
