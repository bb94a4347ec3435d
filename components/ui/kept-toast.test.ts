import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepToast, takeUpToast } from "./kept-toast";
import { noToasts, toastStore } from "./toast-list";
import { toast } from "./toast-store";

const stored = new Map<string, string>();
const came = { type: "navigate" };
const address = "https://charabanc.example/de/request/1";

beforeEach(() => {
  stored.clear();
  came.type = "navigate";
  vi.useFakeTimers();
  vi.stubGlobal("location", { href: address });
  vi.stubGlobal("performance", { getEntriesByType: () => [came] });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => {
  // In this order: what stands behind the stub is the fake clock's `performance`, which would be left to the next file.
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The page is left and comes anew: what was in its memory is gone. */
function comesAnew(after = 800) {
  keepToast();
  toastStore.set(() => noToasts);
  vi.advanceTimersByTime(after);
  takeUpToast();
  return toastStore.get();
}

it("a message goes on where the router read the page from scratch, without the action that the old page knew", () => {
  toast({ title: "Sent", description: "To both", action: { label: "Undo", onAct: () => undefined } });
  expect(comesAnew()).toMatchObject([{ title: "Sent", description: "To both", open: true }]);
  expect(toastStore.get()[0]?.action).toBeUndefined();
  expect(stored.size).toBe(0);
});

it("it ends with a page that was left for another, that somebody reloaded, or that took long", () => {
  toast({ title: "Sent" });
  vi.stubGlobal("location", { href: address });
  keepToast();
  vi.stubGlobal("location", { href: `${address}0` });
  toastStore.set(() => noToasts);
  takeUpToast();
  expect(toastStore.get()).toEqual([]);
  vi.stubGlobal("location", { href: address });
  toast({ title: "Sent" });
  came.type = "reload";
  expect(comesAnew()).toEqual([]);
  came.type = "navigate";
  toast({ title: "Sent" });
  expect(comesAnew(15_001)).toEqual([]);
});

it("one that was closed, and a browser that keeps nothing, leave nothing", () => {
  toast({ title: "Sent" }).dismiss();
  expect(comesAnew()).toEqual([]);
  vi.stubGlobal("sessionStorage", undefined);
  toast({ title: "Sent" });
  expect(comesAnew()).toEqual([]);
});
