import { createStore } from "@/lib/state/store";

/** How much of the inbox is unread, for all places that show it; null until one has said what its page knows. */
export const unread = createStore<number | null>(null);
