import { settling } from "@/components/live/settling";
import { sharedLook } from "@/components/near/shared-look";
import type { InboxItem, InboxQuery } from "@/lib/features/inbox/schema";
import { api } from "@/lib/http/client";
import { takeOver } from "./elsewhere";

/** Of the items that the page shows, each by what it holds of it. */
export type Shown = Pick<InboxItem, "id" | "at">;
type Look = (query: Partial<InboxQuery>) => Promise<readonly InboxItem[]>;
/** What the page shows, and since when. */
export type Page = Pick<InboxQuery, "tab" | "kind" | "unread" | "take" | "skip"> & { madeAt: number };

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

const read = async (query: Partial<InboxQuery>) => (await api("GET /inbox", { query })).entity;
const looks = new Map<string, () => Promise<InboxItem[]>>();

/** Several changes at a time are looked up at once, list by list. */
const lookAtOnce: Look = (query) => {
  const key = JSON.stringify(query);
  const look = looks.get(key) ?? sharedLook(() => read(query), settling);
  looks.set(key, look);
  return look();
};

/**
 * Looks whether a change of an item is news: it is not among what is shown, or has more to tell. What was merely read,
 * done or put off is taken over where it stands.
 */
export async function isNews(record: string, event: number, page: Page, shown: readonly Shown[], look = lookAtOnce) {
  const { madeAt: _, ...query } = page;
  const held = shown.find(({ id }) => id === record);
  const listed = (await look(query)).find(({ id }) => id === record);
  if (listed && (!held || listed.at > held.at)) return true;
  if (!held) return await cameIn(record, page, look);
  const item = listed ?? (await find(record, page, look));
  if (item) takeOver(item, event);
  return false;
}
