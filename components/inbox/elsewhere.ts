import { useStore } from "@/components/ui/use-store";
import type { InboxItem } from "@/lib/features/inbox/schema";
import { createStore } from "@/lib/state/store";

/** What somebody made of an item since its page was made, in another tab or at another desk. */
type Elsewhere = Pick<InboxItem, "version" | "read" | "done" | "snoozeUntil"> & {
  /** The change that told of it: a page that knows of it knows better. */
  event: number;
};
type Known = ReadonlyMap<string, Elsewhere>;

const none: Known = new Map();
const store = createStore<Known>(none);

export function takeOver({ id, version, read, done, snoozeUntil }: InboxItem, event: number) {
  store.set((known) => new Map(known).set(id, { version, read, done, snoozeUntil, event }));
}

/** The item as it is by now, for a page that knows all changes up to `since`. */
export function useElsewhere<Item extends InboxItem>(items: readonly Item[], since: number): readonly Item[] {
  const known = useStore(store, none);
  return items.map((item) => {
    const { event = 0, ...marks } = known.get(item.id) ?? {};
    return event > since ? { ...item, ...marks } : item;
  });
}

export type Gone = "done" | "later" | null;

/** Where an item has gone that stands there still: nothing moves before its reader says so. */
export function whereTo(
  made: Pick<InboxItem, "done" | "snoozeUntil">,
  item: Pick<InboxItem, "done" | "snoozeUntil">,
): Gone {
  if (item.done) return made.done ? null : "done";
  return item.snoozeUntil !== null && item.snoozeUntil !== made.snoozeUntil ? "later" : null;
}
