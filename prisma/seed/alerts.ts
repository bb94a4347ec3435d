import type { Transaction } from "@/lib/db/prisma";
import { matchedCompanies } from "@/lib/features/filtersetting/queries/match";
import { subscriberKey } from "@/lib/mail/unsubscribe";

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
  let count = 0;
  for (const { id: requestId, approvedAt, createdAt } of groups) {
    const told = new Set((await matchedCompanies(tx, requestId)).map(({ id }) => id));
    const at = approvedAt ?? createdAt;
    const data = users.flatMap(({ id: userId, email, companyId }) =>
      companyId && told.has(companyId)
        ? [
            {
              requestId,
              companyId,
              userId,
              email: subscriberKey(email),
              pace: "now" as const,
              createdAt: at,
              sentAt: at,
            },
          ]
        : [],
    );
    count += (await tx.requestAlert.createMany({ data, skipDuplicates: true })).count;
  }
  return count;
}
