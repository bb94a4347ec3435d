import { notFoundBy } from "@/lib/access/refusals";
import { isSignedIn } from "@/lib/access/rules";
import { heardTopics } from "@/lib/access/topics";
import { sessionMarks, type Viewer } from "@/lib/access/viewer";
import { unauthorized } from "@/lib/errors";
import { findRequestOfLink } from "@/lib/features/busrequest/queries/link";
import { type Listener, LiveHub } from "@/lib/live/hub";
import { latestEventId } from "@/lib/live/log";
import { singleton } from "@/lib/singleton";

/** The streams of this process. */
export const liveHub = () => singleton("live.hub", () => new LiveHub({ marksOf: sessionMarks }));

async function sessionOf(viewer: Viewer) {
  if (!isSignedIn(viewer)) return null;
  const mark = (await sessionMarks([viewer.sid])).get(viewer.sid);
  if (mark === undefined) throw unauthorized();
  return { id: viewer.sid, mark };
}

/** Of what a reader hears, by account, by the link of its request or both. Throws Unauthorized, NotFound. */
export async function listenerOf(viewer: Viewer, token: string | null): Promise<Listener> {
  const request = token === null ? null : await findRequestOfLink(token);
  if (request === null && (token !== null || !isSignedIn(viewer))) throw notFoundBy(viewer);
  const reader = isSignedIn(viewer) ? viewer.id : `request ${request}`;
  return { reader, topics: heardTopics(viewer, request), session: await sessionOf(viewer) };
}

/** Where a page stands that is read now: later events are news to it. */
export const latestEvent = () => latestEventId();
