import { readFromLeader } from "@/lib/db/replica";
import { currentUnit } from "@/lib/db/unit";
import { detached } from "@/lib/detached";
import { singleton } from "@/lib/singleton";
import { additionTo } from "./tag";
import { onChanged } from "./tags";

type Entry = { value: Promise<unknown>; expires: number; tag: string };

const capacity = 500;

const entries = singleton("memo", () => {
  const map = new Map<string, Entry>();
  onChanged((tags) => {
    const told = new Set(tags);
    // Here an addition counts as any change: who is signed in reads it at once.
    for (const [key, { tag }] of map) if (told.has(tag) || told.has(additionTo(tag))) map.delete(key);
  });
  return map;
});

/** Nothing of what was read is remembered. */
export const forgetAll = () => entries.clear();

/** All that has run out, and the first in any case. */
function dropOldest(now: number) {
  const oldest = entries.keys().next().value;
  if (oldest !== undefined) entries.delete(oldest);
  for (const [key, entry] of entries) if (entry.expires <= now) entries.delete(key);
}

/**
 * Remembers a costly read (an exact count over a million rows) until its tag changes, for `ms` at most.
 * Callers at the same time share one read. Within a unit nothing is remembered: it sees what is not committed.
 */
export function memo<T>(key: string, tag: string, ms: number, read: () => Promise<T>): Promise<T> {
  if (currentUnit()) return read();
  const now = performance.now();
  const known = entries.get(key);
  if (known && known.expires > now) return known.value as Promise<T>;
  // It is given to others than this reader, who may only look at the leader, and outlives the page that asks.
  const value = detached(() => readFromLeader(read));
  entries.delete(key);
  entries.set(key, { value, expires: now + ms, tag });
  value.catch(() => entries.delete(key));
  if (entries.size > capacity) dropOldest(now);
  return value;
}
