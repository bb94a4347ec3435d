import { env } from "@/env.mjs";
import type { Viewer } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { hashMailedToken } from "@/lib/auth/mailed-token";
import { changed } from "@/lib/cache/tags";
import { transaction } from "@/lib/db/transaction";
import { notFound } from "@/lib/errors";
import { notifyApproved, notifyReceiverOf } from "../notify";
import { announceRequest } from "./announce";
import { isOpenFor, lockOwn } from "./reach";
import { readRecord } from "./read";
import { putReceived } from "./received";
import { tellAdded, tellRequests } from "./tell";

/**
 * The author confirms by the link of the mail; a second time changes nothing. With AUTO_APPROVE the request
 * becomes active by itself. Throws NotFound for an unknown token or a request that has vanished.
 */
export async function confirmBusRequest(viewer: Viewer, token: string) {
  return transaction(async (tx) => {
    const mailed = await tx.mailedToken.findUnique({ where: { hash: hashMailedToken(token) } });
    if (mailed?.purpose !== "busrequest" || !mailed.requestId) throw notFound();
    const row = await lockOwn(tx, viewer, mailed.requestId, token);
    if (!isOpenFor(row, "confirm")) return readRecord(tx, row.id);
    const now = new Date();
    const active = env.AUTO_APPROVE ? { state: "active" as const, approvedAt: now } : {};
    await tx.busRequest.update({
      where: { id: row.id },
      data: { confirmedAt: now, ...active, version: { increment: 1 } },
    });
    await audit(tx, viewer, { action: "confirm", noun: "busrequest", recordId: row.id });
    const confirmed = await readRecord(tx, row.id);
    if (env.AUTO_APPROVE) {
      await notifyApproved(tx, confirmed, row.language, token);
      await notifyReceiverOf(tx, confirmed, row.receiverCompanyId);
      await putReceived(tx, confirmed, row.receiverCompanyId);
      await announceRequest(tx, row.id);
    }
    await changed(tx, `busrequest:${row.id}`);
    await tellAdded(tx);
    await tellRequests(tx, row.id);
    return confirmed;
  });
}
