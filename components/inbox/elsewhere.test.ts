import { describe, expect, it, vi } from "vitest";
import type { InboxItem, InboxQuery } from "@/lib/features/inbox/schema";
import { whereTo } from "./elsewhere";
import { isNews, type Page } from "./look-elsewhere";

const item = (id: string, changes: Partial<InboxItem> = {}) =>
  ({ id, at: 100, version: 1, read: false, done: false, snoozeUntil: null, ...changes }) as InboxItem;
const page: Page = { tab: "open", kind: undefined, unread: undefined, take: 50, skip: 0, madeAt: 150 };

/** Lists by their tab; the shown one by how many rows it skips. */
const lists = (found: Record<string, InboxItem[]>) =>
  vi.fn(async ({ tab, skip }: Partial<InboxQuery>) => found[skip ? `${tab} ${skip}` : `${tab}`] ?? []);

describe("a change of an item", () => {
  const shown = [{ id: "a", at: 100 }];

  it("is news where it is not shown yet, or has more to tell", async () => {
    const look = lists({ open: [item("b"), item("a", { at: 120, version: 2 })] });
    expect(await isNews("b", 1, page, shown, look)).toBe(true);
    expect(await isNews("a", 2, page, shown, look)).toBe(true);
  });

  it("is none where it was merely read, done or put off, or is not of what the page shows", async () => {
    const read = lists({ open: [item("a", { read: true })] });
    expect(await isNews("a", 3, page, shown, read)).toBe(false);
    expect(read).toHaveBeenCalledTimes(1);
    expect(await isNews("a", 4, page, shown, lists({ done: [item("a", { done: true, version: 2 })] }))).toBe(false);
    const later = lists({ later: [item("a", { snoozeUntil: 9e12, version: 2 })] });
    expect(await isNews("a", 5, page, shown, later)).toBe(false);
    expect(await isNews("c", 6, page, shown, lists({}))).toBe(false);
  });

  it("is told on a further page where it came in on the first one since", async () => {
    const further = { ...page, skip: 50 };
    const look = lists({ open: [item("new", { at: 160 }), item("old", { at: 140, read: true })] });
    expect(await isNews("new", 7, further, shown, look)).toBe(true);
    expect(await isNews("old", 8, further, shown, look)).toBe(false);
  });
});

it("says where an item has gone since its page was made, not where it was all along", () => {
  const made = { done: false, snoozeUntil: null };
  expect(whereTo(made, { done: true, snoozeUntil: null })).toBe("done");
  expect(whereTo(made, { done: false, snoozeUntil: 9e12 })).toBe("later");
  expect(whereTo(made, made)).toBeNull();
  const done = { done: true, snoozeUntil: null };
  expect(whereTo(done, done)).toBeNull();
  expect(whereTo(done, made)).toBeNull();
});
