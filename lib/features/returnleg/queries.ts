import type { BusPartner } from "@/lib/access/viewer";
import { Values } from "@/lib/db/filter-sql";
import { queryOnce } from "@/lib/db/pool";
import { prisma, type Transaction } from "@/lib/db/prisma";
import { busySql } from "@/lib/features/externalcalendar/queries/busy";
import { type ReturnRow, returnSql, toReturnLeg } from "./present";
import type { ReturnListQuery } from "./schema";

/** The bus is needed elsewhere before it would be home. */
const neededSql = `exists (select from booking k where k."busId" = b."busId" and k.state = 'booked' and k.id <> b.id
    and k.start >= b."end" and k.start < b."end" + interval '1 minute' * (l.minutes + 15))`;

/**
 * A later leg of the chain that the trip was offered in, which the same bus drives or may still have to: offers that
 * nobody has answered yet, and those that were accepted.
 */
const laterLegSql = `exists (select from chain_offer c
    join chain_offer d on d."chainId" = c."chainId" and d.position > c.position
    join offer o on o.id = d."offerId" and o.state in ('open', 'accepted')
    left join booking k on k."offerId" = o.id and k."mainId" is null
    where c."offerId" = b."offerId" and (k.id is null or k.state = 'booked') and coalesce(k."busId", o."busId") is not distinct from b."busId")`;

/**
 * Of trips that stand and are under way or to come, not where the bus goes on elsewhere. What is published already is told as
 * long as its post stands.
 */
const openSql = (now: string) => `l."droppedAt" is null and b.state = 'booked' and b."end" > ${now}
  and (p.id is null or p."endedAt" is null)
  and not ${neededSql} and (l."requestId" is not null or not ${laterLegSql})`;

const fromSql = `from return_leg l join booking b on b.id = l."bookingId" left join bus_request r on r.id = b."requestId"
  left join bus v on v.id = b."busId" left join bus_request p on p.id = l."requestId"`;

type Asked = Pick<ReturnListQuery, "booking" | "request">;

function whereSql(values: Values, companyId: string, { booking, request }: Asked, now: Date) {
  const where = [`b."companyId" = ${values.add(companyId)}::uuid`, openSql(`${values.add(now)}::timestamptz`)];
  if (booking) where.push(`b.id = ${values.add(booking)}::uuid`);
  if (request) where.push(`b."requestId" = ${values.add(request)}::uuid`);
  return where.join(" and ");
}

/** GET /returnleg: the next ones first. */
export async function listReturns(viewer: BusPartner, { take, skip, ...asked }: ReturnListQuery, now = new Date()) {
  const values = new Values();
  const where = whereSql(values, viewer.company.id, asked, now);
  const rows = await queryOnce<ReturnRow & { total: number }>(
    `select ${returnSql}, (count(*) over ())::int as total ${fromSql} where ${where}
      order by b."end", b.id limit ${take} offset ${skip}`,
    values.list,
  );
  return { rows: rows.map((row) => toReturnLeg(row, viewer.language)), total: rows[0]?.total ?? 0 };
}

const goesOnSql = `select ${neededSql} or ${laterLegSql} as on from return_leg l join booking b on b.id = l."bookingId"
  where l."bookingId" = $1::uuid`;

/** Whether the bus goes on from where the trip ends, or may still have to, instead of coming home. */
export async function busGoesOn(tx: Transaction, id: string) {
  const [row] = await tx.$queryRawUnsafe<{ on: boolean }[]>(goesOnSql, id);
  return row?.on === true;
}

const dueSql = `select b.id, b."companyId" ${fromSql} join return_setting s on s."companyId" = b."companyId"
  where ${openSql("$1::timestamptz")} and l."requestId" is null and v.active
    and not exists (select from bus_request h where h."busId" = b."busId" and h."endedAt" is null
      and h."startDate" < b."end" + interval '1 minute' * (l.minutes + 15) and h."endDate" > b."end")
    and not ${busySql('b."companyId"', 'b."busId"', 'b."end"', `b."end" + interval '1 minute' * (l.minutes + 15)`)}
  order by l."createdAt" limit 200`;

/** Drafts of companies that want them published by themselves; where the bus is published otherwise they are asked. */
export const dueReturns = (now: Date) => queryOnce<{ id: string; companyId: string }>(dueSql, [now]);

const orphanSql = `select b.id from return_leg l join booking b on b.id = l."bookingId"
  where b.state = 'cancelled' limit 200`;

/** Ways home of trips that were called off. */
export const orphanReturns = () => queryOnce<{ id: string }>(orphanSql, []);

/** GET /returnleg/setting. */
export async function readSetting(viewer: BusPartner) {
  const { id: companyId } = viewer.company;
  return { automatic: (await prisma.returnSetting.count({ where: { companyId } })) > 0 };
}
