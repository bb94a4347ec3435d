import { faultKind } from "@/lib/db/faults";
import { log } from "@/lib/log";

/**
 * What nobody waited for and failed. Where the database has gone or has no space, pg-boss could not note the end of a job: the job
 * runs again when its time is over, which is no defect.
 */
export function tellUnhandled(error: unknown) {
  if (["unavailable", "full"].includes(String(faultKind(error))))
    log.warn({ err: error }, "the database went away under work nobody waits for");
  else log.error({ err: error }, "unhandled rejection");
}
