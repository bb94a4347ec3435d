import { cache } from "react";
import { isAdmin, isSignedIn } from "@/lib/access/rules";
import { latestEvent } from "@/lib/features/event/queries";
import { countInbox } from "@/lib/features/inbox/queries/count";
import { currentViewer } from "./current-viewer";

/** What waits for the reader, for the counters of a page; null for who has no inbox to look after. */
export const readWaiting = cache(async () => {
  const viewer = await currentViewer();
  if (!isSignedIn(viewer) || isAdmin(viewer)) return null;
  const since = await latestEvent();
  const { unread } = await countInbox(viewer);
  return { unread, since };
});
