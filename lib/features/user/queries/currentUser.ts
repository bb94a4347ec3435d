import { isSignedIn } from "@/lib/access/rules";
import type { Viewer } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { unauthorized } from "@/lib/errors";
import { presentUser, userSelect } from "../present/user";

/** The viewer's own record. Throws Unauthorized for an anonymous one. */
export async function currentUser(viewer: Viewer) {
  if (!isSignedIn(viewer)) throw unauthorized();
  return presentUser(await prisma.user.findUniqueOrThrow({ where: { id: viewer.id }, select: userSelect }));
}
