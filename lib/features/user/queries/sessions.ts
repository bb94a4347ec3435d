import type { SignedIn } from "@/lib/access/viewer";
import { sessionBounds } from "@/lib/auth/session-life";
import { prisma } from "@/lib/db/prisma";
import { presentSession } from "../present/session";

/** The viewer's signed-in browsers, the one at hand first, then the latest seen. */
export async function listSessions(viewer: SignedIn) {
  const { begun, seen } = sessionBounds(viewer.role);
  const open = { expiresAt: { gt: new Date() }, createdAt: { gt: begun }, lastSeenAt: { gt: seen } };
  const rows = await prisma.session.findMany({
    where: { userId: viewer.id, ...open },
    orderBy: [{ lastSeenAt: "desc" }, { id: "desc" }],
    take: 100,
  });
  const sessions = rows.map((row) => presentSession(row, viewer.sid));
  return [...sessions.filter(({ current }) => current), ...sessions.filter(({ current }) => !current)];
}
