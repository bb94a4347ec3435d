import { notify } from "@/lib/db/notices";
import type { Transaction } from "@/lib/db/prisma";

/** PostgreSQL channel on which the job hears of committed news. */
export const pushChannel = "push_queued";

/**
 * SQL: news of items (`id`, `kind`, `companyId`, `userId`) for the browsers of those they wait for, part of what caused them.
 * News that have not arrived yet are replaced: one line an item, however often it changes.
 */
export const pushSql = (items: string) => `insert into push_message (id, "subscriptionId", "itemId")
    select gen_random_uuid(), p.id, i.id from ${items} i
    join user_account u on u."companyId" = i."companyId" or u.id = i."userId"
    join session s on s."userId" = u.id and s."expiresAt" > now()
    join push_subscription p on p."sessionId" = s.id
    where u."closedAt" is null and i.kind = any(u."pushKinds")
    on conflict ("subscriptionId", "itemId") do update
    set attempts = 0, "nextAttempt" = now(), "createdAt" = now(), version = push_message.version + 1 returning "itemId"`;

/** Has the job send what was written. */
export const callPushes = (tx: Transaction) => notify(tx, pushChannel, "news");
