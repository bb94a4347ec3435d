import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Toast, toastStore } from "./toast-list";
import { reduceToasts, toast } from "./toast-store";

const one: Toast = { id: "1", title: "Saved", open: true };
const two: Toast = { id: "2", title: "Sent", open: true, variant: "destructive" };

describe("reduceToasts", () => {
  it("shows one at a time: a new one replaces the old", () => {
    expect(reduceToasts([one], { type: "add", toast: two })).toEqual([two]);
  });

  it("updates by id", () => {
    expect(reduceToasts([one], { type: "update", id: "1", change: { title: "Done" } })).toEqual([
      { ...one, title: "Done" },
    ]);
    expect(reduceToasts([one], { type: "update", id: "9", change: { title: "Done" } })).toEqual([one]);
  });

  it("dismisses one or all, and keeps them until they are removed", () => {
    expect(reduceToasts([one], { type: "dismiss", id: "1" })).toEqual([{ ...one, open: false }]);
    expect(reduceToasts([one], { type: "dismiss" })[0]?.open).toBe(false);
    expect(reduceToasts([one, two], { type: "remove", id: "1" })).toEqual([two]);
    expect(reduceToasts([one, two], { type: "remove" })).toEqual([]);
  });
});

describe("toast", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("can be updated, dismissed, and is removed 1,000,000 ms after it was dismissed", () => {
    const shown = toast({ title: "Saving" });
    shown.update({ title: "Saved" });
    expect(toastStore.get()).toMatchObject([{ id: shown.id, title: "Saved", open: true }]);
    shown.dismiss();
    expect(toastStore.get()[0]?.open).toBe(false);
    vi.advanceTimersByTime(999_999);
    expect(toastStore.get()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(toastStore.get()).toHaveLength(0);
  });

  it("a new toast pushes out a dismissed one", () => {
    toast({ title: "First" }).dismiss();
    const second = toast({ title: "Second" });
    vi.advanceTimersByTime(1_000_000);
    expect(toastStore.get().map((shown) => shown.id)).toEqual([second.id]);
  });
});
