import { singleton } from "@/lib/singleton";
import { faultKind } from "./faults";

/** Milliseconds that a page may take from the statement that failed to its answer. */
const recent = 15_000;

const last = singleton("db.outage", () => ({ at: Number.NEGATIVE_INFINITY }));

/** Remembers that the database did not answer; other errors are nothing to it. */
export function noteOutage(error: unknown) {
  if (faultKind(error) === "unavailable") last.at = Date.now();
}

/** Whether what has just failed may well have failed for want of the database. */
export const isDatabaseOut = () => Date.now() - last.at < recent;
