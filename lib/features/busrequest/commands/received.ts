import type { Transaction } from "@/lib/db/prisma";
import { putItem } from "@/lib/features/inbox/commands/put";

/** The one company that was asked finds the request among what waits for it. */
export async function putReceived(
  tx: Transaction,
  { id, category }: { id: string; category: string },
  companyId: string | null,
) {
  const kind = category === "emergency" ? "emergency" : "request";
  await putItem(tx, { companyId, userId: null }, { kind, noun: "busrequest", record: id, requestId: id });
}
