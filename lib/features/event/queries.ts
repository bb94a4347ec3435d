import { notFoundBy } from "@/lib/access/refusals";
import { isSignedIn } from "@/lib/access/rules";
import { heardTopics, type Linked, ofLink } from "@/lib/access/topics";
import { sessionMarks, type Viewer } from "@/lib/access/viewer";
import { unauthorized } from "@/lib/errors";
import { prisma } from "@/lib/db/prisma";
import { findRequestOfLink } from "@/lib/features/busrequest/queries/link";
import { askOfLink } from "@/lib/features/dispatch/queries/asked";
import { isOver, tripOfLink } from "@/lib/features/driver/queries/drive";
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

/** Who reads by a mailed link, and of what. */
async function linkedBy(token: string): Promise<{ reader: string; linked: Linked; endsWith?: string } | null> {
  const request = await findRequestOfLink(token);
  if (request !== null) return { reader: `request ${request}`, linked: { request } };
  const ask = await askOfLink(prisma, token);
  if (ask) return { reader: `asked ${ask.id}`, linked: { asked: ask.requestId } };
  const drive = await tripOfLink(prisma, token);
  if (!drive || isOver(drive, Date.now())) return null;
  const reader = `drives ${drive.tripId} ${drive.driverId}`;
  return { reader, linked: { drive: drive.tripId }, endsWith: ofLink(drive.hash) };
}

/** Of what a reader hears, by account, by the link of its request or its answer, or both. Throws Unauthorized, NotFound. */
export async function listenerOf(viewer: Viewer, token: string | null): Promise<Listener> {
  const link = token === null ? null : await linkedBy(token);
  const account = isSignedIn(viewer) ? viewer.id : null;
  const reader = account ?? link?.reader;
  if (!reader || (token !== null && !link)) throw notFoundBy(viewer);
  const topics = heardTopics(viewer, link?.linked ?? null);
  return { reader, topics, session: await sessionOf(viewer), endsWith: link?.endsWith };
}

/** Where a page stands that is read now: later events are news to it. */
export const latestEvent = () => latestEventId();
