import type { Transaction } from "@/lib/db/prisma";
import { matchedCompanies } from "@/lib/features/filtersetting/queries/match";
import { subscriberKey } from "@/lib/mail/unsubscribe";
import type { Prisma } from "@/prisma/generated/client";

/** Companies that would have been written to were, when each group was approved; the demo itself sends no mail. */
export async function seedAlerts(tx: Transaction) {
  const groups = await tx.busRequest.findMany({
    where: { category: { in: ["grouprequest", "emergency"] }, state: "active", mode: "collective", endedAt: null },
    select: { id: true, approvedAt: true, createdAt: true },
    orderBy: { number: "asc" },
  });
  const users = await tx.user.findMany({
    where: { companyId: { not: null } },
    select: { id: true, email: true, companyId: true },
  });
  const data: Prisma.RequestAlertCreateManyInput[] = [];
  for (const { id: requestId, approvedAt, createdAt } of groups) {
    const told = new Set((await matchedCompanies(tx, requestId)).map(({ id }) => id));
    const at = approvedAt ?? createdAt;
    for (const { id: userId, email, companyId } of users) {
      if (!companyId || !told.has(companyId)) continue;
      const line = { requestId, companyId, userId, email: subscriberKey(email), pace: "now" as const };
      data.push({ ...line, createdAt: at, sentAt: at });
    }
  }
  return (await tx.requestAlert.createMany({ data, skipDuplicates: true })).count;
}
