import type { Transaction } from "@/lib/db/prisma";
import { notifyWithdrawn } from "../notify";
import { readRecord } from "./read";

/**
 * A company goes: what it posted ends, and so does what was sent to it alone; those authors are told by mail.
 * The caller announces the change of `busrequest`.
 */
export async function endRequestsOfCompany(tx: Transaction, companyId: string) {
  const received = await tx.busRequest.findMany({
    where: { receiverCompanyId: companyId, endedAt: null },
    select: { id: true, language: true, confirmedAt: true, authorCompanyId: true },
  });
  const { count } = await tx.busRequest.updateMany({
    where: { endedAt: null, OR: [{ authorCompanyId: companyId }, { receiverCompanyId: companyId }] },
    data: { endedAt: new Date(), endReason: "withdrawn", version: { increment: 1 } },
  });
  for (const { id, language, confirmedAt, authorCompanyId } of received) {
    if (confirmedAt && authorCompanyId !== companyId) await notifyWithdrawn(tx, await readRecord(tx, id), language);
  }
  return count;
}
