import type { SignedIn } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { notFound } from "@/lib/errors";

/** Ends one of the viewer's sessions; its own too, which is a sign-out. Throws NotFound for anybody else's. */
export async function endOwnSession(viewer: SignedIn, id: string) {
  const { count } = await prisma.session.deleteMany({ where: { id, userId: viewer.id } });
  if (count === 0) throw notFound();
}

/** Ends all of the viewer's sessions but the one that asks; signing in anew takes a code in each browser. */
export async function endOtherSessions(viewer: SignedIn) {
  await transaction(async (tx) => {
    await tx.session.deleteMany({ where: { userId: viewer.id, id: { not: viewer.sid } } });
    await tx.trustedDevice.deleteMany({ where: { userId: viewer.id } });
  });
}
