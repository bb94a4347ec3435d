"use client";
import { useSyncExternalStore } from "react";

const events = ["online", "offline"] as const;

function subscribe(changed: () => void) {
  for (const event of events) addEventListener(event, changed);
  return () => {
    for (const event of events) removeEventListener(event, changed);
  };
}

/** Whether the browser knows of a network. `unknown`: what holds until it is asked. */
export const useOnline = (unknown = true) =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => unknown,
  );
