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

type Lost = { requestId: string; companyId: string; viewer: Viewer | null; now: Date };

/**
 * The company whose bus was to come has called off, and its request is open again: all rings are asked anew, from the
 * first on, but for that company. What was asked and answered before stays in the history.
 */
export async function reopenDispatch(tx: Transaction, { requestId, companyId, viewer, now }: Lost) {
  const dispatch = await tx.dispatch.findUnique({ where: { requestId } });
  if (!dispatch) return openDispatch(tx, viewer, requestId, now);
  const key = { requestId, companyId, round: dispatch.round };
  const ask = await tx.dispatchAsk.findFirst({ where: key, select: { id: true } });
  await tx.dispatchAsk.updateMany({ where: { ...key, stoodDownAt: null }, data: { stoodDownAt: now } });
  await tx.dispatch.update({
    where: { requestId },
    data: {
      state: "running",
      step: 0,
      round: { increment: 1 },
      acceptedAskId: null,
      endedAt: null,
      dueAt: null,
      left: null,
    },
  });
  await recordLine(tx, viewer, requestId, { kind: "reopened", askId: ask?.id }, now);
  await takeStep(tx, requestId, now);
}
