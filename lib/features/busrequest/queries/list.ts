import type { Viewer } from "@/lib/access/viewer";
import { isAdmin } from "@/lib/access/rules";
import { memo } from "@/lib/cache/memo";
import { Values } from "@/lib/db/filter-sql";
import { orderSql, seek, timeThenId, type Direction } from "@/lib/db/milestones";
import { query, queryOnce } from "@/lib/db/pool";
import { raw } from "@/lib/http/envelope";
import type { Page } from "@/lib/http/list-query";
import { audienceOf, recordSql } from "../present";
import { type Kind, kinds } from "../rules/kinds";
import type { BusRequestFilter } from "../schema/filter";
import type { BusRequestRecord } from "../schema/record";
import { dayOf, talliedKinds, totalsOf } from "./tally";
import { askedOwn, kindsSql, narrowedSql, reachSql } from "./where";

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

const remembered = (where: string, values: unknown[], count: () => Promise<number>) =>
  memo(`busrequest.count ${where} ${JSON.stringify(values)}`, "busrequest", countFor, count);

async function countRows(where: string, values: unknown[]) {
  const sql = `select count(*)::int as total from bus_request r where ${where}`;
  const rows = await queryOnce<{ total: number }>(sql, values);
  return rows[0]?.total ?? 0;
}

const orderOf = ({ latest }: ListQuery) => (latest ? orders.latest : orders.next);

function listSql(where: string, listQuery: ListQuery, offset: number, record: string) {
  const { keys, direction } = orderOf(listQuery);
  const order = orderSql(keys, direction);
  // Literal numbers, validated by the schema: parameters in LIMIT force a new plan each time.
  // The id alone: an index that also holds endDate can then skip rows without reading the table.
  const ids = `select r.id from bus_request r where ${where}
    order by ${order} limit ${listQuery.take} offset ${offset}`;
  return `select coalesce(json_agg(${record} order by ${order}), '[]')::text as json
    from (${ids}) w join bus_request r on r.id = w.id`;
}

/** One circle alone, so that the text of its statement is always the same. */
function isCircle({ a, o }: BusRequestFilter = {}) {
  const [[key, value] = [], ...others] = Object.entries(a ?? {}).filter(([, one]) => one !== undefined);
  const isOne = key === "radius" && [value].flat().length === 1;
  return isOne && others.length === 0 && Object.keys(o ?? {}).length === 0;
}

/** No index has what lies in a circle in an order that a list asks for: all of it is read either way. */
const hasCircle = ({ a }: BusRequestFilter = {}) => a?.radius !== undefined || a?.endRadius !== undefined;

type Circle = { viewer: Viewer; listQuery: ListQuery; where: string; values: unknown[] };

/** One look at what lies in a circle: its number, and a page of it. */
async function pageWithTotal({ viewer, listQuery, where, values }: Circle) {
  const { filter, latest, take, skip } = listQuery;
  const { keys, direction } = orderOf(listQuery);
  const order = orderSql(keys, direction);
  const [limit, offset] = [values.length + 1, values.length + 2];
  const sql = `with found as materialized (
      select ${keys.map(({ sql }) => sql).join(", ")} from bus_request r where ${where})
    select (select count(*)::int from found) as total,
      coalesce(json_agg(${recordOf(viewer, filter)} order by ${order}), '[]')::text as json
    from (select r.id from found r order by ${order} limit $${limit}::int offset $${offset}::int) w
      join bus_request r on r.id = w.id`;
  const all = [...values, take, skip];
  type Row = { total: number; json: string };
  const audience = isAdmin(viewer) ? "all" : audienceOf(viewer);
  const rows = isCircle(filter)
    ? await query<Row>(`busrequest.circle.${latest}.${audience}`, sql, all)
    : await queryOnce<Row>(sql, all);
  return { total: rows[0]?.total ?? 0, json: rows[0]?.json ?? "[]" };
}

const sum = (totals: Partial<Record<string, number>>) =>
  Object.values(totals).reduce<number>((all, one = 0) => all + one, 0);

/** Up to here skipping rows costs less than asking where to begin. */
const shallow = 250;

/** Where a page begins: by the tally's days, which never have to be counted, or by the milestones of a filtered list. */
async function beginOf(listQuery: ListQuery, tallied: readonly Kind[] | null, where: string, values: unknown[]) {
  const { latest, skip } = listQuery;
  if (!tallied || skip < shallow) {
    return seek({ tag: "busrequest", from: "bus_request r", where, values, ...orderOf(listQuery) }, skip);
  }
  const day = await dayOf(tallied, latest ? "latest" : "next", skip);
  return { ...(day ?? { condition: "false", offset: 0 }), values };
}

type Narrowed = { where: string; values: unknown[]; tallied: readonly Kind[] | null; set: string | null };

/** `set`: stands for the conditions where they are one of few texts, null where they are not. */
function narrowed(viewer: Viewer, { filter }: Pick<ListQuery, "filter">): Narrowed {
  const values = new Values();
  const tallied = talliedKinds(viewer, filter);
  const wanted = tallied && kinds.filter((kind) => tallied.includes(kind));
  const isAll = wanted?.length === kinds.length;
  const conditions = wanted ? (isAll ? [] : [kindsSql(wanted)]) : narrowedSql(viewer, values, filter);
  const where = [...reachSql(viewer, filter), ...conditions].join(" and ");
  const set = isAll || conditions.length === 0 ? "all" : (wanted?.join("-") ?? null);
  return { where, values: values.list, tallied, set };
}

/** What the home page asks for. Anybody may ask for other numbers, and each connection keeps what has a name. */
const usualTakes = new Set([6, 10]);

/** A prepared statement's name stands for one text: the first page of everything or of some kinds has one. */
function nameOf(viewer: Viewer, { take, skip, latest }: ListQuery, { where, set }: Narrowed) {
  if (set === null || skip > 0 || !usualTakes.has(take)) return null;
  return `busrequest.list.${take}.${latest}.${set}.${where === "true" ? "all" : audienceOf(viewer)}`;
}

async function pageJson(viewer: Viewer, listQuery: ListQuery, made: Narrowed) {
  const begin = await beginOf(listQuery, made.tallied, made.where, made.values);
  const record = recordOf(viewer, listQuery.filter);
  const sql = listSql(`${made.where} and ${begin.condition}`, listQuery, begin.offset, record);
  const name = nameOf(viewer, listQuery, made);
  type Row = { json: string };
  const rows = name ? await query<Row>(name, sql, begin.values) : await queryOnce<Row>(sql, begin.values);
  return rows[0]?.json ?? "[]";
}

/** One page as JSON that PostgreSQL built, with the exact number of matching rows. */
export async function listBusRequestsRaw(viewer: Viewer, listQuery: ListQuery) {
  const asked = narrowed(viewer, listQuery);
  const { where, values, tallied } = asked;
  // Whoever counts a circle has its page along with it; who comes to a number that is known asks for the page.
  const made: { json?: string } = {};
  const count = async () => {
    if (!hasCircle(listQuery.filter) || listQuery.skip >= shallow) return countRows(where, values);
    const { total, json } = await pageWithTotal({ viewer, listQuery, where, values });
    made.json = json;
    return total;
  };
  const total = tallied ? sum(await totalsOf(tallied)) : await remembered(where, values, count);
  // To find that there is nothing costs as much as counting it did.
  if (!tallied && total <= listQuery.skip) return raw("[]", total);
  return raw(made.json ?? (await pageJson(viewer, listQuery, asked)), total);
}

/** The same page as records, for server-rendered lists. */
export async function listBusRequests(viewer: Viewer, listQuery: ListQuery) {
  const { json, total } = await listBusRequestsRaw(viewer, listQuery);
  return { rows: JSON.parse(json) as BusRequestRecord[], total: total ?? 0 };
}

/** Its records alone, where nobody reads how many there are. */
export async function someBusRequests(viewer: Viewer, listQuery: ListQuery) {
  return JSON.parse(await pageJson(viewer, listQuery, narrowed(viewer, listQuery))) as BusRequestRecord[];
}

/** How many public requests of each kind match a filter, for the kind toggles. */
export async function countByKind(viewer: Viewer, filter: BusRequestFilter | undefined) {
  const { where, values, tallied } = narrowed(viewer, { filter });
  if (tallied) return totalsOf(tallied);
  return memo(`busrequest.kinds ${where} ${JSON.stringify(values)}`, "busrequest", countFor, async () => {
    const rows = await queryOnce<{ category: string; total: number }>(
      `select r.category, count(*)::int as total from bus_request r where ${where} group by r.category`,
      values,
    );
    return Object.fromEntries(rows.map((row) => [row.category, row.total])) as Partial<
      Record<BusRequestRecord["category"], number>
    >;
  });
}
