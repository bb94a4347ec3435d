"use client";
import { useCallback, useMemo } from "react";
import { noteDeed } from "@/lib/features/statistic/client";

/** Half in view for a second is seen. */
const share = 0.5;
const seenMs = 1_000;

const ids = new Map<Element, string>();
const timers = new Map<Element, ReturnType<typeof setTimeout>>();
let observer: IntersectionObserver | null = null;

function leave(element: Element) {
  clearTimeout(timers.get(element));
  timers.delete(element);
  ids.delete(element);
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
  const id = ids.get(element);
  if (id) noteDeed(id, "shown");
  leave(element);
}

function note(entries: readonly IntersectionObserverEntry[]) {
  for (const { target, isIntersecting, intersectionRatio } of entries) {
    clearTimeout(timers.get(target));
    if (isIntersecting && intersectionRatio >= share) wait(target);
  }
}

/** One watcher for all rows of a page. A row is counted once while it stands; the server counts rarer still. */
function watch(element: Element, id: string) {
  if (typeof IntersectionObserver === "undefined") return;
  observer ??= new IntersectionObserver(note, { threshold: share });
  ids.set(element, id);
  observer.observe(element);
}

/** Counts, without cookies, that a location is seen (`seen` is its row's ref) and what a visitor does with it. */
export function useLocationCounts(id: string) {
  const seen = useCallback(
    (element: Element | null) => {
      if (!element) return;
      watch(element, id);
      return () => leave(element);
    },
    [id],
  );
  const deeds = useMemo(
    () => ({
      onOpened: () => noteDeed(id, "opened"),
      onWeb: () => noteDeed(id, "web"),
      onPhone: () => noteDeed(id, "phone"),
    }),
    [id],
  );
  return { seen, deeds };
}
