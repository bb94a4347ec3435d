import { cache } from "react";
import { isAdmin, isSignedIn } from "@/lib/access/rules";
import type { SignedIn } from "@/lib/access/viewer";
import { latestEvent } from "@/lib/features/event/queries";
import { countInbox, countInboxSince } from "@/lib/features/inbox/queries/count";
import { currentViewer } from "./current-viewer";

/** What waits in an inbox, and the newest event; once a render. */
const inboxSince = cache(async () => {
  const viewer = await currentViewer();
  return isSignedIn(viewer) ? countInboxSince(viewer) : null;
});

/** Where this page stands, asked once a render and before whatever its parts read: what is told later is news to all of them. */
export const pageSince = cache(async () => (await inboxSince())?.since ?? latestEvent());

/** What waits in the reader's inbox, by kind. */
export const inboxCount = async (viewer: SignedIn) => (await inboxSince())?.count ?? countInbox(viewer);

/** What waits for the reader, for the counters of a page; null for who has no inbox to look after. */
export const readWaiting = cache(async () => {
  const viewer = await currentViewer();
  if (!isSignedIn(viewer) || isAdmin(viewer)) return null;
  const known = await inboxSince();
  return known && { unread: known.count.unread, since: known.since };
});
