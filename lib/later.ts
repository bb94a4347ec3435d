import { log } from "@/lib/log";
import { singleton } from "@/lib/singleton";

const running = singleton("later", () => new Set<Promise<unknown>>());

/** Runs work after the response is on its way; a failure is logged and never reaches the caller. */
export function later(work: () => Promise<unknown>) {
  const promise = new Promise((resolve) => setImmediate(resolve))
    .then(work)
    .catch((error: unknown) => log.error({ err: error }, "later: work failed"))
    .finally(() => running.delete(promise));
  running.add(promise);
}

/** Waits for all work handed to `later` (shutdown, tests). */
export async function settleLater() {
  while (running.size > 0) await Promise.all(running);
}
