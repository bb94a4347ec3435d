"use client";
import { useSyncExternalStore } from "react";

type Readable<T> = { get: () => T; subscribe: (listener: () => void) => () => void };

/** Reads a store of lib/state; `server` is what the server renders. */
export function useStore<T>(store: Readable<T>, server: T) {
  return useSyncExternalStore(store.subscribe, store.get, () => server);
}
