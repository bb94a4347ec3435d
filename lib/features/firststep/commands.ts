import type { SignedIn } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";

/** DELETE /user/firststeps: puts the list away for good, on every device of the person. */
export async function putFirstStepsAway(viewer: SignedIn): Promise<undefined> {
  await prisma.user.updateMany({ where: { id: viewer.id, firstStepsOff: null }, data: { firstStepsOff: new Date() } });
  return undefined;
}
