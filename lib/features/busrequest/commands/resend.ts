import type { Viewer } from "@/lib/access/viewer";
import { transaction } from "@/lib/db/transaction";
import { consume } from "@/lib/limits/limits";
import { notifyConfirm } from "../notify";
import { readRecord } from "./read";
import { mintAuthorToken } from "./token";

const perRequest = { name: "busrequest-resend-request", points: 3, seconds: 60 * 60 };

/**
 * The mail that asks to confirm once more; earlier links stay good. It goes to the address that the request has, which
 * the caller must name: whoever names another, or asks too late, gets the same answer and nothing happens.
 */
export async function resendRequestConfirmation(_viewer: Viewer, id: string, email: string) {
  await consume(perRequest, id);
  await transaction(async (tx) => {
    const waiting = { id, email, state: "pending", confirmedAt: null, endedAt: null } as const;
    const row = await tx.busRequest.findFirst({ where: waiting, select: { language: true } });
    if (row) await notifyConfirm(tx, await readRecord(tx, id), row.language, await mintAuthorToken(tx, id));
  });
}
