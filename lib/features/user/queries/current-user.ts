import type { SignedIn } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { presentUser, userSelect } from "../present/user";

/** The viewer's own record. */
export async function currentUser(viewer: SignedIn) {
  return presentUser(await prisma.user.findUniqueOrThrow({ where: { id: viewer.id }, select: userSelect }));
}
