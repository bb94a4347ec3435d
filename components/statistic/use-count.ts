"use client";
import { useCallback, useMemo } from "react";
import { noteAction } from "@/lib/features/statistic/client";

/** Half in view for a second is seen. */
const share = 0.5;
const seenMs = 1_000;

const actions = new Map<Element, () => void>();
const timers = new Map<Element, ReturnType<typeof setTimeout>>();
let observer: IntersectionObserver | null = null;

export function leave(element: Element) {
  clearTimeout(timers.get(element));
  timers.delete(element);
  actions.delete(element);
  observer?.unobserve(element);
}

function wait(element: Element) {
  timers.set(
    element,
    setTimeout(() => count(element), seenMs),
  );
}

function count(element: Element) {
  // In a tab behind another nothing is seen yet.
  if (document.visibilityState !== "visible") return wait(element);
  actions.get(element)?.();
  leave(element);
}

function note(entries: readonly IntersectionObserverEntry[]) {
  for (const { target, isIntersecting, intersectionRatio } of entries) {
    clearTimeout(timers.get(target));
    if (isIntersecting && intersectionRatio >= share) wait(target);
  }
}

/** One watcher for all rows of a page. A row is counted once while it stands; the server counts rarer still. */
export function watch(element: Element, onSeen: () => void) {
  if (typeof IntersectionObserver === "undefined") return;
  observer ??= new IntersectionObserver(note, { threshold: share });
  actions.set(element, onSeen);
  observer.observe(element);
}

/** Counts, without cookies, that a location is seen (`seen` is its row's ref) and what a visitor does with it. */
export function useLocationCounts(id: string) {
  const seen = useCallback(
    (element: Element | null) => {
      if (!element) return;
      watch(element, () => noteAction({ location: id, action: "shown" }));
      return () => leave(element);
    },
    [id],
  );
  const hooks = useMemo(
    () => ({
      onOpened: () => noteAction({ location: id, action: "opened" }),
      onWeb: () => noteAction({ location: id, action: "web" }),
      onPhone: () => noteAction({ location: id, action: "phone" }),
    }),
    [id],
  );
  return { seen, actions: hooks };
}
