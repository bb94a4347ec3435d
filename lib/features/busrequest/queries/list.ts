import type { Viewer } from "@/lib/access/viewer";
import { isAdmin } from "@/lib/access/rules";
import { memo } from "@/lib/cache/memo";
import { query, queryOnce } from "@/lib/db/pool";
import { raw } from "@/lib/http/envelope";
import type { Page } from "@/lib/http/listQuery";
import { recordSql } from "../present";
import type { BusRequestFilter, BusRequestRecord } from "../schema";
import { askedOwn, filterSql, reachSql, Values } from "./where";

export type ListWish = Page & { filter?: BusRequestFilter };

/** Whole records for admins and for a company's own posts; of what it received, contact data only request by request. */
function recordOf(viewer: Viewer, filter: BusRequestFilter | undefined) {
  if (isAdmin(viewer)) return recordSql.full;
  const own = askedOwn(viewer, filter);
  return own
    ? `case when r.author_company_id = ${own} then ${recordSql.full} else ${recordSql.public} end`
    : recordSql.public;
}

const orders = {
  next: { keys: "r.start_date, r.id", back: "r.start_date desc, r.id desc" },
  latest: { keys: "r.created_at desc, r.id desc", back: "r.created_at, r.id" },
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

/** From the middle on, rows are counted from the end: a page costs half the depth at most. */
function windowOf({ take, skip }: Page, total: number) {
  const rest = total - skip;
  if (skip < 1_000 || skip < total / 2) return { back: false, limit: take, offset: skip };
  const limit = Math.max(0, Math.min(take, rest));
  return { back: true, limit, offset: Math.max(0, rest - limit) };
}

function listSql(where: string, wish: ListWish, total: number, record: string) {
  const order = wish.latest ? orders.latest : orders.next;
  const { back, limit, offset } = windowOf(wish, total);
  // Literal numbers, validated by the schema: parameters in LIMIT force a new plan each time (STACK.md 5).
  // The id alone: an index that also holds end_date can then skip rows without reading the table.
  const ids = `select r.id from bus_request r where ${where}
    order by ${back ? order.back : order.keys} limit ${limit} offset ${offset}`;
  return `select coalesce(json_agg(${record} order by ${order.keys}), '[]')::text as json
    from (${ids}) w join bus_request r on r.id = w.id`;
}

/** One page as JSON that PostgreSQL built, with the exact number of matching rows. */
export async function listBusRequestsRaw(viewer: Viewer, wish: ListWish) {
  const values = new Values();
  const narrowed = filterSql(values, wish.filter);
  const where = [...reachSql(viewer, wish.filter), ...narrowed].join(" and ");
  const total = await countRows(where, values.list);
  const sql = listSql(where, wish, total, recordOf(viewer, wish.filter));
  // A prepared statement's name stands for one text: only the unfiltered first page has one.
  const plain = narrowed.length === 0 && wish.skip === 0;
  const rows = plain
    ? await query<{ json: string }>(
        `busrequest.list.${wish.take}.${wish.latest}.${where === "true" ? "all" : "public"}`,
        sql,
      )
    : await queryOnce<{ json: string }>(sql, values.list);
  return raw(rows[0]?.json ?? "[]", total);
}

/** The same page as records, for server-rendered lists. */
export async function listBusRequests(viewer: Viewer, wish: ListWish) {
  const { json, total } = await listBusRequestsRaw(viewer, wish);
  return { rows: JSON.parse(json) as BusRequestRecord[], total: total ?? 0 };
}

/** How many public requests of each kind match a filter, for the kind toggles. */
export async function countByKind(viewer: Viewer, filter: BusRequestFilter | undefined) {
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
