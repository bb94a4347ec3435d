import { currentUnit } from "@/lib/db/unit";
import { log } from "@/lib/log";
import { singleton } from "@/lib/singleton";

const running = singleton("later", () => new Set<Promise<unknown>>());

/**
 * Runs work after the response is on its way; a failure is logged and never reaches the caller. Within a unit (lib/db/unit)
 * it waits for the commit, and is dropped where there is none.
 */
export function later(work: () => Promise<unknown>) {
  const unit = currentUnit();
  if (unit) unit.after.deeds.push(() => start(work));
  else start(work);
}

function start(work: () => Promise<unknown>) {
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
