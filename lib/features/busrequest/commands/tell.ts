import { requestTopics } from "@/lib/access/topics";
import type { Transaction } from "@/lib/db/prisma";
import { tell } from "@/lib/live/tell";

const select = {
  id: true,
  version: true,
  mode: true,
  authorCompanyId: true,
  authorUserId: true,
  receiverCompanyId: true,
  approvedAt: true,
  confirmedAt: true,
} as const;

/** Tells open pages that requests have changed: those of their authors, of admins, and of who may read them. */
export async function tellRequests(tx: Transaction, ...ids: string[]) {
  const rows = await tx.busRequest.findMany({ where: { id: { in: ids } }, select });
  const told = rows.map(({ id, version, approvedAt, confirmedAt, ...row }) => {
    return {
      noun: "busrequest",
      record: id,
      version,
      topics: requestTopics({ ...row, id, confirmed: confirmedAt !== null, public: approvedAt !== null }),
    };
  });
  await tell(tx, ...told);
}
