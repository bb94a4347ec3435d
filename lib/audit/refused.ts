import type { SignedIn } from "@/lib/access/viewer";
import { transaction } from "@/lib/db/transaction";
import { log } from "@/lib/log";
import { singleton } from "@/lib/singleton";
import { audit } from "./audit";

/** Milliseconds in which refusals of a person become one line. */
const span = 60_000;
/** People and different calls that are told apart in that time; more are nobody's mistake, and the first tell enough. */
const [most, mostCalls] = [1_000, 20];

type Counted = { viewer: SignedIn; calls: Map<string, number> };
const counted = singleton("audit.refused", () => ({
  people: new Map<string, Counted>(),
  timer: null as NodeJS.Timeout | null,
}));

/** Counts a call that somebody who is signed in was not allowed to make. */
export function countRefusal(viewer: SignedIn, call: string) {
  const { people } = counted;
  if (!people.has(viewer.id) && people.size >= most) return;
  const { calls } = people.get(viewer.id) ?? { calls: new Map<string, number>() };
  if (calls.has(call) || calls.size < mostCalls) calls.set(call, (calls.get(call) ?? 0) + 1);
  people.set(viewer.id, { viewer, calls });
  counted.timer ??= setTimeout(() => void writeRefusals(), span).unref();
}

/** Puts on record what was counted: one line a person. Never throws. */
export async function writeRefusals() {
  if (counted.timer) clearTimeout(counted.timer);
  counted.timer = null;
  const people = [...counted.people.values()];
  counted.people.clear();
  for (const { viewer, calls } of people) {
    const refused = Object.fromEntries(calls);
    const line = { action: "refusedCalls", noun: "user", recordId: viewer.id, after: { refused } };
    await transaction((tx) => audit(tx, viewer, line)).catch((error: unknown) => {
      log.error({ err: error }, "refused calls are not on record");
    });
  }
}
