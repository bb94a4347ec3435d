import { dispatchTopics } from "@/lib/access/topics";
import type { Viewer } from "@/lib/access/viewer";
import type { Transaction } from "@/lib/db/prisma";
import { tell } from "@/lib/live/tell";
import type { DispatchEventKind } from "../rules";

type Line = { kind: DispatchEventKind; askId?: string; data?: Record<string, string | number> };

/** Adds a line to the history, in the transaction of the step itself. */
export async function recordLine(tx: Transaction, viewer: Viewer | null, requestId: string, line: Line, now: Date) {
  const userId = viewer?.kind === "user" ? viewer.id : null;
  // Two presses at once are one after the other by the lock, not by when they came.
  const { _max: newest } = await tx.dispatchEvent.aggregate({ where: { requestId }, _max: { createdAt: true } });
  const createdAt = newest.createdAt && newest.createdAt > now ? newest.createdAt : now;
  await tx.dispatchEvent.create({ data: { ...line, requestId, userId, createdAt } });
}

/** Tells the open pages of the operator in need and the admins, and those of the companies named. */
export async function tellDispatch(tx: Transaction, requestId: string, companies: readonly string[] = []) {
  const { version, request } = await tx.dispatch.update({
    where: { requestId },
    data: { version: { increment: 1 } },
    select: { version: true, request: { select: { id: true, authorCompanyId: true, authorUserId: true } } },
  });
  const told = dispatchTopics(request, companies);
  await tell(tx, ...told.map((topics) => ({ noun: "dispatch", record: requestId, version, topics })));
}
