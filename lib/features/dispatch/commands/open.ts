import { env } from "@/env.mjs";
import type { Viewer } from "@/lib/access/viewer";
import type { Transaction } from "@/lib/db/prisma";
import { recordLine } from "./record";
import { takeStep } from "./step";

/** An emergency that all may see begins its search at once, in the transaction that posts it; nothing for any other request. */
export async function openDispatch(tx: Transaction, viewer: Viewer | null, requestId: string, now: Date) {
  const where = { id: requestId, category: "emergency", mode: "collective", state: "active", endedAt: null } as const;
  if ((await tx.busRequest.count({ where })) === 0) return;
  await tx.dispatch.create({ data: { requestId, rings: env.DISPATCH_RINGS, createdAt: now } });
  await recordLine(tx, viewer, requestId, { kind: "opened" }, now);
  await takeStep(tx, requestId, now);
}
