import { useStore } from "@/components/ui/use-store";
import type { InboxItem, InboxQuery } from "@/lib/features/inbox/schema";
import { createStore } from "@/lib/state/store";

/** What somebody made of an item since its page was made, in another tab or at another desk. */
type Elsewhere = Pick<InboxItem, "version" | "read" | "done" | "snoozeUntil"> & {
  /** The change that told of it: a page that knows of it knows better. */
  event: number;
};
type Known = ReadonlyMap<string, Elsewhere>;

const none: Known = new Map();
const store = createStore<Known>(none);

/** Of the items that the page shows, each by what it holds of it. */
export type Shown = Pick<InboxItem, "id" | "at">;
export type Look = (query: Partial<InboxQuery>) => Promise<readonly InboxItem[]>;
/** What the page shows, and since when. */
export type Page = Pick<InboxQuery, "tab" | "kind" | "unread" | "take" | "skip"> & { madeAt: number };

function take({ id, version, read, done, snoozeUntil }: InboxItem, event: number) {
  store.set((known) => new Map(known).set(id, { version, read, done, snoozeUntil, event }));
}

/** An item that has left the page's tab: where it went. The lists begin with what was done last and comes back first. */
async function find(id: string, { tab }: Page, look: Look) {
  for (const other of ["done", "later"] as const) {
    if (other === tab) continue;
    const item = (await look({ tab: other, take: 50 })).find((one) => one.id === id);
    if (item) return item;
  }
  return null;
}

/** On the first page, for who reads a further one. */
async function cameIn(id: string, { madeAt, ...query }: Page, look: Look) {
  if (query.skip === 0) return false;
  return (await look({ ...query, skip: 0 })).some((item) => item.id === id && item.at > madeAt);
}

/**
 * Looks whether a change of an item is news: it is not among what is shown, or has more to tell. What was merely read,
 * done or put off is taken over where it stands.
 */
export async function isNews(record: string, event: number, page: Page, shown: readonly Shown[], look: Look) {
  const { madeAt: _, ...query } = page;
  const held = shown.find(({ id }) => id === record);
  const listed = (await look(query)).find(({ id }) => id === record);
  if (listed && (!held || listed.at > held.at)) return true;
  if (!held) return await cameIn(record, page, look);
  const item = listed ?? (await find(record, page, look));
  if (item) take(item, event);
  return false;
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
