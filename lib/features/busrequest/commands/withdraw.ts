import type { Viewer } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { transaction } from "@/lib/db/transaction";
import { closeDispatch } from "@/lib/features/dispatch/commands/close";
import { notifyWithdrawn } from "../notify";
import { lockOwn, requireOpen } from "./reach";
import { readRecord } from "./read";
import { tellChanged, tellRequests } from "./tell";

/** Ends a request at its author's (or an admin's) wish. Throws Conflict for an ended one, NotFound, Forbidden. */
export async function withdrawBusRequest(viewer: Viewer, { id, token }: { id: string; token: string | null }) {
  await transaction(async (tx) => {
    const row = await lockOwn(tx, viewer, id, token);
    requireOpen(row, "withdraw");
    const endReason = "withdrawn";
    await tx.busRequest.update({
      where: { id },
      data: { endedAt: new Date(), endReason, version: { increment: 1 } },
    });
    const parts = { before: { endReason: null }, after: { endReason } };
    await audit(tx, viewer, { action: "withdraw", noun: "busrequest", recordId: id, ...parts });
    if (row.confirmedAt) await notifyWithdrawn(tx, await readRecord(tx, id), row.language);
    await closeDispatch(tx, id, { companyId: null, viewer, now: new Date() });
    await tellChanged(tx, row);
    await tellRequests(tx, id);
  });
}
