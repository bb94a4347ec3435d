import type { Admin } from "@/lib/access/viewer";
import { inBatches } from "@/lib/db/batches";
import { countOf } from "@/lib/db/count";
import { conditionsSql, dayStartSql, holdsFolded, Values, type Writers } from "@/lib/db/filter-sql";
import { orderSql, type SortKey, seek, timeThenId } from "@/lib/db/milestones";
import { queryOnce } from "@/lib/db/pool";
import { prisma } from "@/lib/db/prisma";
import { notFound } from "@/lib/errors";
import type { SortedPage } from "@/lib/http/admin-query";
import type { InvoiceFilter, InvoiceSort, InvoiceTerms } from "./invoice-list";
import { invoiceSelect, toInvoice } from "./present";

const from = "invoice i";
const late = `(i.state = 'open' and i."dueAt" < now())`;

const writers: Writers<InvoiceTerms> = {
  state: (values, state) => `i.state = ${values.add(state)}::"InvoiceState"`,
  overdue: (_values, wanted) => (wanted ? late : `not ${late}`),
  issued: (values, span) => {
    const begin = span.from ? `i."issuedAt" >= ${dayStartSql(values, span.from, 0)}` : "true";
    return span.to ? `(${begin} and i."issuedAt" < ${dayStartSql(values, span.to, 1)})` : begin;
  },
  advertiser: (values, id) => `i."advertiserId" = ${values.add(id)}::uuid`,
  text: (values, text) => holdsFolded(values, 'i."searchWords"', text),
};

const orders: Record<InvoiceSort, readonly SortKey[]> = {
  issuedAt: timeThenId('i."issuedAt"', "i.id"),
  dueAt: timeThenId('i."dueAt"', "i.id"),
  number: [{ sql: "i.number", type: "text" }],
};

const whereOf = (values: Values, filter: InvoiceFilter | undefined) =>
  ["true", ...conditionsSql(writers, values, filter)].join(" and ");

async function recordsOf(ids: readonly { id: string }[]) {
  const rows = await prisma.invoice.findMany({ where: { id: { in: ids.map(({ id }) => id) } }, select: invoiceSelect });
  const known = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap(({ id }) => known.get(id) ?? []).map(toInvoice);
}

type Query = SortedPage<InvoiceSort> & { filter?: InvoiceFilter };

/** GET /admin/invoices: newest first unless told, with the exact number that matches. */
export async function listInvoices(_viewer: Admin, { sort, filter, dir: way = "desc", take, skip }: Query) {
  const values = new Values();
  const where = whereOf(values, filter);
  const total = await countOf("advertiser", from, where, values.list);
  const keys = orders[sort];
  const begin = await seek({ tag: "advertiser", from, where, values: values.list, keys, way }, skip);
  const sql = `select i.id from ${from} where ${where} and ${begin.condition}
    order by ${orderSql(keys, way)} limit ${take} offset ${begin.offset}`;
  return { rows: await recordsOf(await queryOnce<{ id: string }>(sql, begin.values)), total };
}

/** One of them. Throws NotFound. */
export async function readInvoice(_viewer: Admin, id: string) {
  const [record] = await recordsOf([{ id }]);
  if (!record) throw notFound();
  return record;
}

/** For the CSV: by id, batch after batch. */
export function exportInvoices(_viewer: Admin, { ids, filter }: { ids?: readonly string[]; filter?: InvoiceFilter }) {
  return inBatches(async (after, take) => {
    const values = new Values();
    const terms = [whereOf(values, filter)];
    if (ids) terms.push(`i.id = any(${values.add(ids)}::uuid[])`);
    if (after) terms.push(`i.id > ${values.add(after)}::uuid`);
    const sql = `select i.id from ${from} where ${terms.join(" and ")} order by i.id limit ${take}`;
    return recordsOf(await queryOnce<{ id: string }>(sql, values.list));
  });
}
