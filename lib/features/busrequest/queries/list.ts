import type { Viewer } from "@/lib/access/viewer";
import { isAdmin } from "@/lib/access/rules";
import { memo } from "@/lib/cache/memo";
import { Values } from "@/lib/db/filter-sql";
import { orderSql, seek, timeThenId, type Direction } from "@/lib/db/milestones";
import { query, queryOnce } from "@/lib/db/pool";
import { raw } from "@/lib/http/envelope";
import type { Page } from "@/lib/http/list-query";
import { audienceOf, recordSql } from "../present";
import type { Kind } from "../rules/kinds";
import type { BusRequestFilter } from "../schema/filter";
import type { BusRequestRecord } from "../schema/record";
import { dayOf, talliedKinds, totalsOf } from "./tally";
import { askedOwn, filterSql, reachSql } from "./where";

export type ListQuery = Page & { filter?: BusRequestFilter };

/** Whole records for admins and for a company's own posts; of what it received, contact data only request by request. */
function recordOf(viewer: Viewer, filter: BusRequestFilter | undefined) {
  if (isAdmin(viewer)) return recordSql.full;
  const own = askedOwn(viewer, filter);
  return own
    ? `case when r."authorCompanyId" = ${own} then ${recordSql.full} else ${recordSql.public} end`
    : recordSql[audienceOf(viewer)];
}

const orders = {
  next: { keys: timeThenId('r."startDate"', "r.id"), direction: "asc" as Direction },
  latest: { keys: timeThenId('r."createdAt"', "r.id"), direction: "desc" as Direction },
};

/** Milliseconds that a count is remembered; every committed change forgets it at once. */
const countFor = 10_000;

function countRows(where: string, values: unknown[]) {
  const key = `${where} ${JSON.stringify(values)}`;
  return memo(`busrequest.count ${key}`, "busrequest", countFor, async () => {
    const sql = `select count(*)::int as total from bus_request r where ${where}`;
    const rows = await queryOnce<{ total: number }>(sql, values);
    return rows[0]?.total ?? 0;
  });
}

function listSql(where: string, { take, latest }: ListQuery, offset: number, record: string) {
  const { keys, direction } = latest ? orders.latest : orders.next;
  const order = orderSql(keys, direction);
  // Literal numbers, validated by the schema: parameters in LIMIT force a new plan each time.
  // The id alone: an index that also holds endDate can then skip rows without reading the table.
  const ids = `select r.id from bus_request r where ${where}
    order by ${order} limit ${take} offset ${offset}`;
  return `select coalesce(json_agg(${record} order by ${order}), '[]')::text as json
    from (${ids}) w join bus_request r on r.id = w.id`;
}

const sum = (totals: Partial<Record<string, number>>) =>
  Object.values(totals).reduce<number>((all, one = 0) => all + one, 0);

/** Up to here skipping rows costs less than asking where to begin. */
const shallow = 250;

/** Where a page begins: by the tally's days, which never have to be counted, or by the milestones of a filtered list. */
async function beginOf({ latest, skip }: ListQuery, tallied: readonly Kind[] | null, where: string, values: unknown[]) {
  if (!tallied || skip < shallow) {
    const order = latest ? orders.latest : orders.next;
    return seek({ tag: "busrequest", from: "bus_request r", where, values, ...order }, skip);
  }
  const day = await dayOf(tallied, latest ? "latest" : "next", skip);
  return { ...(day ?? { condition: "false", offset: 0 }), values };
}

/** One page as JSON that PostgreSQL built, with the exact number of matching rows. */
export async function listBusRequestsRaw(viewer: Viewer, listQuery: ListQuery) {
  const values = new Values();
  const narrowed = filterSql(values, listQuery.filter);
  const where = [...reachSql(viewer, listQuery.filter), ...narrowed].join(" and ");
  const tallied = talliedKinds(viewer, listQuery.filter);
  const total = tallied ? sum(await totalsOf(tallied)) : await countRows(where, values.list);
  const begin = await beginOf(listQuery, tallied, where, values.list);
  const sql = listSql(`${where} and ${begin.condition}`, listQuery, begin.offset, recordOf(viewer, listQuery.filter));
  // A prepared statement's name stands for one text: only the unfiltered first page has one.
  const plain = narrowed.length === 0 && listQuery.skip === 0;
  const rows = plain
    ? await query<{ json: string }>(
        `busrequest.list.${listQuery.take}.${listQuery.latest}.${where === "true" ? "all" : audienceOf(viewer)}`,
        sql,
      )
    : await queryOnce<{ json: string }>(sql, begin.values);
  return raw(rows[0]?.json ?? "[]", total);
}

/** The same page as records, for server-rendered lists. */
export async function listBusRequests(viewer: Viewer, listQuery: ListQuery) {
  const { json, total } = await listBusRequestsRaw(viewer, listQuery);
  return { rows: JSON.parse(json) as BusRequestRecord[], total: total ?? 0 };
}

/** How many public requests of each kind match a filter, for the kind toggles. */
export async function countByKind(viewer: Viewer, filter: BusRequestFilter | undefined) {
  const tallied = talliedKinds(viewer, filter);
  if (tallied) return totalsOf(tallied);
  const values = new Values();
  const where = [...reachSql(viewer, filter), ...filterSql(values, filter)].join(" and ");
  return memo(`busrequest.kinds ${where} ${JSON.stringify(values.list)}`, "busrequest", countFor, async () => {
    const rows = await queryOnce<{ category: string; total: number }>(
      `select r.category, count(*)::int as total from bus_request r where ${where} group by r.category`,
      values.list,
    );
    return Object.fromEntries(rows.map((row) => [row.category, row.total])) as Partial<
      Record<BusRequestRecord["category"], number>
    >;
  });
}
