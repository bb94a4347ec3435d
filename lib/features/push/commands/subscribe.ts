import type { SignedIn } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { AppError, validationFailed } from "@/lib/errors";
import { isOutside } from "@/lib/http/outside";
import { pushKeys } from "@/lib/push/key";
import { pushOf } from "../queries/own";
import type { PushInput, PushRecord } from "../schema";

/**
 * News go to the browser of this session. A browser that was another session's until now is this one's alone. Throws
 * ValidationFailed for an address inside the network, Unavailable where nothing is sent at all.
 */
export async function subscribe(viewer: SignedIn, { endpoint, keys }: PushInput): Promise<PushRecord> {
  if (!pushKeys) throw new AppError("Unavailable");
  if (!isOutside(endpoint)) throw validationFailed([{ path: "endpoint", message: "invalidValue" }]);
  const { sid: sessionId } = viewer;
  const subscription = { endpoint, ...keys };
  await transaction(async (tx) => {
    // Two tabs subscribe one after the other.
    await tx.$queryRaw`select id from session where id = ${sessionId}::uuid for update`;
    await tx.pushSubscription.deleteMany({ where: { endpoint, sessionId: { not: sessionId } } });
    await tx.pushSubscription.upsert({
      where: { sessionId },
      create: { sessionId, ...subscription },
      update: subscription,
    });
  });
  return pushOf(viewer);
}

export async function unsubscribe({ sid: sessionId }: SignedIn): Promise<undefined> {
  await prisma.pushSubscription.deleteMany({ where: { sessionId } });
  return undefined;
}
