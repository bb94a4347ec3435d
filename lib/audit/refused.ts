import type { SignedIn } from "@/lib/access/viewer";
import { transaction } from "@/lib/db/transaction";
import { log } from "@/lib/log";
import { singleton } from "@/lib/singleton";
import { audit } from "./audit";

/** Milliseconds in which refusals of a person become one line. */
const span = 60_000;
/** People and different calls that are told apart in that time; more are nobody's mistake, and the first tell enough. */
const [most, mostCalls] = [1_000, 20];
/** Records not found in that time from which on somebody tries what is there: an old link or two is everybody's day. */
const manyMissing = 20;

/** `refused`: 403. `missing`: 404 for a record, which may well be there for others. */
type Kind = "refused" | "missing";
type Counted = { viewer: SignedIn } & Record<Kind, Map<string, number>>;
const counted = singleton("audit.refused", () => ({
  people: new Map<string, Counted>(),
  timer: null as NodeJS.Timeout | null,
}));

/** Counts a call that somebody who is signed in was not allowed to make, or that found no record for them. */
export function countRefusal(viewer: SignedIn, call: string, kind: Kind = "refused") {
  const { people } = counted;
  if (!people.has(viewer.id) && people.size >= most) return;
  const counts = people.get(viewer.id) ?? {
    viewer,
    refused: new Map<string, number>(),
    missing: new Map<string, number>(),
  };
  const calls = counts[kind];
  if (calls.has(call) || calls.size < mostCalls) calls.set(call, (calls.get(call) ?? 0) + 1);
  people.set(viewer.id, { ...counts, viewer });
  counted.timer ??= setTimeout(() => void writeRefusals(), span).unref();
}

function partsOf({ refused, missing }: Counted) {
  const found = [...missing.values()].reduce((sum, count) => sum + count, 0);
  return {
    ...(refused.size > 0 ? { refused: Object.fromEntries(refused) } : {}),
    ...(found >= manyMissing ? { missing: Object.fromEntries(missing) } : {}),
  };
}

/** Puts on record what was counted: one line a person. Never throws. */
export async function writeRefusals() {
  if (counted.timer) clearTimeout(counted.timer);
  counted.timer = null;
  const people = [...counted.people.values()];
  counted.people.clear();
  for (const counts of people) {
    const { viewer } = counts;
    const after = partsOf(counts);
    if (Object.keys(after).length === 0) continue;
    const line = { action: "refusedCalls", noun: "user", recordId: viewer.id, after };
    await transaction((tx) => audit(tx, viewer, line)).catch((error: unknown) => {
      log.error({ err: error }, "refused calls are not on record");
    });
  }
}
