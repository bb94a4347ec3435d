import { env } from "@/env.mjs";
import { subDays } from "date-fns/subDays";
import { prisma } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { putItem, settleItems } from "./put";

const hour = 3_600_000;
/** Before an open offer runs out its bidder is reminded. */
const ahead = 24 * hour;
/** What was made for less time than that needs no reminder. */
const shortest = 36 * hour;
const most = 500;

const dueSql = `select o.id, o."requestId", o."companyId", o."validUntil" from offer o join bus_request r on r.id = o."requestId"
  where o.state = 'open' and o."validUntil" > $1 and o."validUntil" <= $2 and r."endedAt" is null
    and o."validUntil" - o."createdAt" > interval '${shortest / hour} hours'
    and not exists (select 1 from inbox_item i where i."offerId" = o.id and i.kind = 'due') limit ${most}`;

type Due = { id: string; requestId: string; companyId: string; validUntil: Date };

/** Offers that run out within a day without an answer. Returns how many. */
export async function putDueItems(now = new Date()) {
  const due = await prisma.$queryRawUnsafe<Due[]>(dueSql, now, new Date(now.getTime() + ahead));
  for (const { id, requestId, companyId, validUntil } of due) {
    const item = { kind: "due", noun: "offer", record: id, requestId, offerId: id, dueAt: validUntil } as const;
    await transaction((tx) => putItem(tx, { companyId, userId: null }, item, now));
  }
  return due.length;
}

/** Of a fit that we have found: the reader's own post, once that is over. */
const lostSql = `select i."companyId", i.record from inbox_item i
  where i."doneAt" is null and i.kind = 'fit' and i.data->>'post' is not null
    and not exists (select from bus_request p where p.id = (i.data->>'post')::uuid and p."endedAt" is null) limit ${most}`;

/** What fitted a free bus, an empty ride or a group that is over fits nothing any more. Returns how many. */
async function settleLostFits(now: Date) {
  const rows = await prisma.$queryRawUnsafe<{ companyId: string; record: string }[]>(lostSql);
  for (const { companyId, record } of rows) {
    await transaction((tx) => settleItems(tx, { kind: ["fit"], record, holder: { companyId, userId: null } }, now));
  }
  return rows.length;
}

/** A request that is over asks for nothing any more; what was agreed or said about it stays. Returns of how many. */
export async function settleEnded(now = new Date()) {
  const kind = ["request", "emergency", "fit"] as const;
  const rows = await prisma.inboxItem.findMany({
    // The request of a trip is over before the trip begins.
    where: { doneAt: null, kind: { in: [...kind] }, noun: { not: "trip" }, request: { endedAt: { not: null } } },
    select: { requestId: true },
    distinct: ["requestId"],
    take: most,
  });
  for (const { requestId } of rows) {
    if (requestId) await transaction((tx) => settleItems(tx, { kind: [...kind], requestId }, now));
  }
  return rows.length + (await settleLostFits(now));
}

/** What is done goes after KEEP_DAYS. Returns how many. */
export async function purgeDoneItems(now = new Date()) {
  const { count } = await prisma.inboxItem.deleteMany({ where: { doneAt: { lt: subDays(now, env.KEEP_DAYS) } } });
  return count;
}
