import { queryOnce } from "@/lib/db/pool";
import type { Transaction } from "@/lib/db/prisma";
import { run } from "@/lib/db/statement";
import { transaction } from "@/lib/db/transaction";
import { marketDay } from "@/lib/i18n/formats";
import { type NewItem, putItem, settleItems } from "./put";

const most = 500;
/** Before it leaves, a trip wants a driver; before its end, a paper a new one. */
const driverDays = 3;
const paperDays = 30;

/** $1 now. Trips ahead without a driver, of companies that keep drivers here. */
const driverless = `t.state in ('agreed', 'changed', 'ready') and t.start > $1::timestamptz
  and not exists (select from trip_driver d where d."tripId" = t.id)`;
const tripsSql = `select t.id, t."requestId", t."companyId", t.start as "dueAt" from trip t
  where ${driverless} and t.start <= $1::timestamptz + interval '${driverDays} days'
    and exists (select from driver k where k."companyId" = t."companyId")
    and not exists (select from inbox_item i where i.record = t.id and i.kind = 'due'
      and (i.data->>'what' = 'drivers' or i.data->>'what' = 'retired' and i."doneAt" is null))
  limit ${most}`;
const drivenSql = `select i.record from inbox_item i where i.noun = 'trip' and i.kind = 'due' and i."doneAt" is null
  and i.data->>'what' = 'drivers' and not exists (select from trip t where t.id = i.record and ${driverless}) limit ${most}`;

/** $1 now. Trips ahead that wait for a bus which its company has taken out of service since. */
const busless = `select t.id, t."requestId", t."companyId", t.start as "dueAt",
    string_agg(v.licenceplate, ', ' order by b.position, b.id) as bus
  from bus v join booking b on b."busId" = v.id join trip t on t."bookingId" = coalesce(b."mainId", b.id)
  where not v.active and t.state in ('agreed', 'changed', 'ready') and t.start > $1::timestamptz group by t.id`;
const buslessSql = `select d.* from (${busless}) d
  where not exists (select from inbox_item i where i.record = d.id and i.kind = 'due'
    and i.data->>'what' = 'retired' and i.data->>'bus' = d.bus)`;
const busedSql = `select i.record from inbox_item i where i.noun = 'trip' and i.kind = 'due' and i."doneAt" is null
  and i.data->>'what' = 'retired' and i.record not in (select d.id from (${busless}) d)`;

const paperEnd = `(k."validUntil"::timestamp at time zone 'UTC')`;
/** $1 the market's day. A paper that was given a later end begins anew. */
const papersSql = `select k.id, k."companyId", k.kind::text as paper, v.licenceplate as bus, ${paperEnd} as "dueAt"
  from certificate k join company c on c.id = k."companyId" and c.active left join bus v on v.id = k."busId"
  where k."validUntil" <= $1::date + ${paperDays} and (v.id is null or v.active)
    and not exists (select from inbox_item i where i.record = k.id and i.kind = 'due' and i."dueAt" = ${paperEnd})
  limit ${most}`;
const renewedSql = `select i.record from inbox_item i where i.noun = 'certificate' and i."doneAt" is null
  and not exists (select from certificate k left join bus v on v.id = k."busId"
    where k.id = i.record and k."validUntil" <= $1::date + ${paperDays} and (v.id is null or v.active)) limit ${most}`;

type Due = { id: string; companyId: string; requestId?: string; paper?: string; bus?: string | null; dueAt: Date };

type Says = Pick<NewItem, "noun" | "data">;

const retiredOf = ({ bus }: Due): Says => ({ noun: "trip", data: { what: "retired", bus: bus ?? "" } });
const dueItem = ({ id: record, requestId, dueAt }: Due, says: Says) =>
  ({ kind: "due", record, requestId: requestId ?? null, dueAt, ...says }) as const;

const busedOneSql = `${busedSql} and i.record = $2::uuid`;
const buslessOneSql = `select d.* from (${busless}) d where d.id = $2::uuid and not exists (select from inbox_item i
  where i.record = d.id and i.kind = 'due' and i."doneAt" is null and i.data->>'what' = 'retired' and i.data->>'bus' = d.bus)`;

/** A trip has its buses again: the item goes with the press that gave them. */
export async function settleBused(tx: Transaction, trip: string, now: Date) {
  const bused = await run(tx, "inbox.bused", busedOneSql, [now, trip]);
  if (bused.length > 0) await settleItems(tx, { kind: ["due"], record: trip }, now);
}

/** With the press that takes a bus out of service: what was done for an earlier time of that counts no more. */
export async function putBusless(tx: Transaction, trip: string, now: Date) {
  for (const row of await run<Due>(tx, "inbox.busless", buslessOneSql, [now, trip])) {
    await putItem(tx, { companyId: row.companyId, userId: null }, dueItem(row, retiredOf(row)), now);
  }
}

async function put(rows: readonly Due[], saysOf: (row: Due) => Says, now: Date) {
  for (const row of rows) {
    const holder = { companyId: row.companyId, userId: null };
    await transaction((tx) => putItem(tx, holder, dueItem(row, saysOf(row)), now));
  }
}

async function settle(sql: string, value: Date, now: Date) {
  for (const { record } of await queryOnce<{ record: string }>(sql, [value]))
    await transaction((tx) => settleItems(tx, { kind: ["due"], record }, now));
}

/** Trips that nobody drives yet or whose bus is out of service, and papers that run out; done by themselves once that is no longer so. */
export async function putDueTasks(now = new Date()) {
  const today = new Date(marketDay(now.getTime()));
  await settle(drivenSql, now, now);
  await settle(`${busedSql} limit ${most}`, now, now);
  await settle(renewedSql, today, now);
  // One item a trip: what has no bus needs that first.
  const retired = await queryOnce<Due>(`${buslessSql} limit ${most}`, [now]);
  await put(retired, retiredOf, now);
  await put(await queryOnce<Due>(tripsSql, [now]), () => ({ noun: "trip", data: { what: "drivers" } }), now);
  const papers = await queryOnce<Due>(papersSql, [today]);
  const dataOf = ({ paper = "", bus = null }: Due) => ({ what: "certificate", paper, bus });
  await put(papers, (row) => ({ noun: "certificate", data: dataOf(row) }), now);
}
