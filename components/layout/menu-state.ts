"use client";

const listeners = new Set<() => void>();
let open = false;

/** Whether the menu of small screens is open: its button stands in the header and in the panels' tab bar. */
export const menuState = {
  get: () => open,
  set: (next: boolean) => {
    open = next;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
