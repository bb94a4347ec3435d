import type { Admin } from "@/lib/access/viewer";
import { inBatches } from "@/lib/db/batches";
import { countOf } from "@/lib/db/count";
import { conditionsSql, dayStartSql, holdsFolded, Values, type Writers } from "@/lib/db/filter-sql";
import { orderSql, seek, timeThenId } from "@/lib/db/milestones";
import { queryOnce } from "@/lib/db/pool";
import { notFound } from "@/lib/errors";
import type { SortedPage } from "@/lib/http/admin-query";
import { placeLine } from "@/lib/i18n/place-names";
import type { Place } from "@/lib/features/place/schema";
import type { Language } from "@/lib/i18n/routing";
import { adminRowSql } from "../present";
import type { AdminRequestRecord } from "../schema/admin";
import type { AdminRequestFilter, AdminRequestTerms } from "../schema/admin-call";
import { numberOfReference } from "../rules/reference";
import { writers as common } from "./where";

type Query = SortedPage & { filter?: AdminRequestFilter };
const from = "bus_request r";

const writers: Writers<AdminRequestTerms> = {
  ...common,
  text: (values, text) => {
    const number = numberOfReference(text);
    if (/^\S+@\S+$/.test(text.trim())) return `lower(r.email) = ${values.add(text.trim().toLowerCase())}`;
    const place = common.address(values, text);
    return number === null ? place : `(r.number = ${values.add(number)}::int or ${place})`;
  },
  companyName: (values, text) => {
    const named = holdsFolded(values, 'c."searchWords"', text);
    // Found by its companies: no index serves a condition on either of two columns.
    const by = (column: string) =>
      `select a.id from company c join bus_request a on a."${column}" = c.id where ${named}`;
    return `r.id in (${by("authorCompanyId")} union all ${by("receiverCompanyId")})`;
  },
  ended: (_values, ended) => (ended ? 'r."endedAt" is not null' : 'r."endedAt" is null'),
  day: (values, span) => {
    const begin = span.from ? `r."endDate" >= ${dayStartSql(values, span.from, 0)}` : "true";
    return span.to ? `(${begin} and r."startDate" < ${dayStartSql(values, span.to, 1)})` : begin;
  },
};

const byTime = timeThenId('r."createdAt"', "r.id");
const orders: Record<string, typeof byTime> = { created_at: byTime, start: timeThenId('r."startDate"', "r.id") };
/** Conditions of the admins' filter. */
export const adminFilterSql = (values: Values, filter: AdminRequestFilter | undefined) =>
  conditionsSql(writers, values, filter);
const whereOf = (values: Values, filter: AdminRequestFilter | undefined) =>
  ["true", ...adminFilterSql(values, filter)].join(" and ");

const readSql = (ids: string, order: string) =>
  `select ${adminRowSql} as record from (${ids}) w join bus_request r on r.id = w.id order by ${order}`;

/** GET /admin/requests: all of them in any state. Deep pages begin at a remembered place of the index. */
export async function listAdminRequests(_viewer: Admin, { sort, filter, ...query }: Query) {
  const keys = orders[sort] ?? byTime;
  const direction = query.dir ?? (sort === "start" ? "asc" : "desc");
  const order = orderSql(keys, direction);
  const values = new Values();
  const where = whereOf(values, filter);
  const list = { tag: "busrequest", from, where, values: values.list, keys, direction };
  const [total, begin] = await Promise.all([countOf("busrequest", from, where, values.list), seek(list, query.skip)]);
  const ids = `select r.id from ${from} where ${where} and ${begin.condition}
    order by ${order} limit ${query.take} offset ${begin.offset}`;
  const rows = await queryOnce<{ record: AdminRequestRecord }>(readSql(ids, order), begin.values);
  return { rows: rows.map(({ record }) => record), total };
}

/** One of them. Throws NotFound. */
export async function getAdminRequest(_viewer: Admin, id: string) {
  const ids = `select r.id from ${from} where r.id = $1::uuid`;
  const [row] = await queryOnce<{ record: AdminRequestRecord }>(readSql(ids, "r.id"), [id]);
  if (!row) throw notFound();
  return row.record;
}

type ExportQuery = { ids?: readonly string[]; filter?: AdminRequestFilter };

function withNames(record: AdminRequestRecord, language: Language): AdminRequestRecord {
  const { start, end } = record;
  const named = <P extends Place | null>(place: P) => place && { ...place, address: placeLine(place, language) };
  return {
    ...record,
    start: { ...start, address: named(start.address) },
    end: { ...end, address: named(end.address) },
  };
}

/** For the CSV: by id, batch after batch, places in the reader's language. */
export function exportRequests(viewer: Admin, { ids: wanted, filter }: ExportQuery) {
  return inBatches(async (after, take) => {
    const values = new Values();
    const terms = [whereOf(values, filter)];
    if (wanted) terms.push(`r.id = any(${values.add(wanted)}::uuid[])`);
    if (after) terms.push(`r.id > ${values.add(after)}::uuid`);
    const ids = `select r.id from ${from} where ${terms.join(" and ")} order by r.id limit ${take}`;
    const rows = await queryOnce<{ record: AdminRequestRecord }>(readSql(ids, "r.id"), values.list);
    return rows.map(({ record }) => withNames(record, viewer.language));
  });
}
