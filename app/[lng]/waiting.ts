import { cache } from "react";
import { isAdmin, isSignedIn } from "@/lib/access/rules";
import { latestEvent } from "@/lib/features/event/queries";
import { countInbox } from "@/lib/features/inbox/queries/count";
import { currentViewer } from "./current-viewer";

/** Where this page stands, asked once a render and before whatever its parts read: what is told later is news to all of them. */
export const pageSince = cache(latestEvent);

/** What waits in an inbox; once a render. */
export const inboxCount = cache(countInbox);

/** What waits for the reader, for the counters of a page; null for who has no inbox to look after. */
export const readWaiting = cache(async () => {
  const viewer = await currentViewer();
  if (!isSignedIn(viewer) || isAdmin(viewer)) return null;
  const since = await pageSince();
  const { unread } = await inboxCount(viewer);
  return { unread, since };
});
