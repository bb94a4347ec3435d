import { queryOnce } from "@/lib/db/pool";
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
    and i.data->>'what' = 'retired' and i.data->>'bus' = d.bus) limit ${most}`;
const busedSql = `select i.record from inbox_item i where i.noun = 'trip' and i.kind = 'due' and i."doneAt" is null
  and i.data->>'what' = 'retired' and i.record not in (select d.id from (${busless}) d) limit ${most}`;

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

async function put(rows: readonly Due[], itemOf: (row: Due) => Pick<NewItem, "noun" | "data">, now: Date) {
  for (const row of rows) {
    const { id: record, companyId, requestId = null, dueAt } = row;
    const item = { kind: "due", record, requestId, dueAt, ...itemOf(row) } as const;
    await transaction((tx) => putItem(tx, { companyId, userId: null }, item, now));
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
  await settle(busedSql, now, now);
  await settle(renewedSql, today, now);
  // One item a trip: what has no bus needs that first.
  const retired = await queryOnce<Due>(buslessSql, [now]);
  await put(retired, ({ bus = "" }) => ({ noun: "trip", data: { what: "retired", bus } }), now);
  await put(await queryOnce<Due>(tripsSql, [now]), () => ({ noun: "trip", data: { what: "drivers" } }), now);
  const papers = await queryOnce<Due>(papersSql, [today]);
  const dataOf = ({ paper = "", bus = null }: Due) => ({ what: "certificate", paper, bus });
  await put(papers, (row) => ({ noun: "certificate", data: dataOf(row) }), now);
}
