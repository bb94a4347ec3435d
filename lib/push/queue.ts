import { notify } from "@/lib/db/notices";
import type { Transaction } from "@/lib/db/prisma";

/** PostgreSQL channel on which the job hears of committed news. */
export const pushChannel = "push_queued";

/**
 * News of an item for the browsers of those it waits for, part of what caused it. News that have not arrived yet are
 * replaced: one line an item, however often it changes.
 */
export async function queuePushes(tx: Transaction, itemId: string) {
  const queued = await tx.$executeRaw`
    insert into push_message (id, "subscriptionId", "itemId")
    select gen_random_uuid(), p.id, i.id from inbox_item i
    join user_account u on u."companyId" = i."companyId" or u.id = i."userId"
    join session s on s."userId" = u.id and s."expiresAt" > now()
    join push_subscription p on p."sessionId" = s.id
    where i.id = ${itemId}::uuid and u."closedAt" is null and i.kind = any(u."pushKinds")
    on conflict ("subscriptionId", "itemId") do update
    set attempts = 0, "nextAttempt" = now(), "createdAt" = now(), version = push_message.version + 1`;
  if (queued > 0) await notify(tx, pushChannel, "news");
}
