import type { InboxCount } from "@/lib/features/inbox/schema";
import { createStore } from "@/lib/state/store";

/** How much of the inbox is unread, for all places that show it; null until one has said what its page knows. */
export const unread = createStore<number | null>(null);

/** How much waits by kind and tab since then; null: nothing has changed since the page was made. */
export const counted = createStore<InboxCount | null>(null);
