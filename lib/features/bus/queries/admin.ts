import type { Admin } from "@/lib/access/viewer";
import { inBatches } from "@/lib/db/batches";
import { countOf } from "@/lib/db/count";
import { conditionsSql, holdsFolded, holdsWords, Values, type Writers } from "@/lib/db/filter-sql";
import { orderSql, seek, textThenId, timeThenId } from "@/lib/db/milestones";
import { queryOnce } from "@/lib/db/pool";
import { prisma } from "@/lib/db/prisma";
import { notFound } from "@/lib/errors";
import type { SortedPage } from "@/lib/http/admin-query";
import { adminBusSelect, toAdminBus } from "../present/admin";
import { toBus } from "../present/bus";
import type { AdminBusDetail, AdminBusRecord } from "../schema/admin";
import type { AdminBusFilter, AdminBusTerms } from "../schema/admin-call";
import { aheadOf, scansOf } from "./panel";

type Query = SortedPage & { filter?: AdminBusFilter };

/** As the index writes it: "rcb418" finds R CB 418. */
export const plateSql = "lower(replace(p.licenceplate, ' ', ''))";

const writers: Writers<AdminBusTerms> = {
  // A union, so that plates and names are each looked up by their own index.
  text: (values, text) => {
    const plate = text.replace(/[^\p{L}\p{N}]+/gu, "");
    const byPlate = plate ? holdsWords(values, plateSql, plate) : "false";
    return `b.id in (select p.id from bus p where ${byPlate}
      union all select f.id from company c join bus f on f."companyId" = c.id
        where ${holdsFolded(values, 'c."searchWords"', text)})`;
  },
  design: (values, design) => `b.design = ${values.add(design)}`,
  country: (values, country) => `b.country = ${values.add(country)}`,
  active: (_values, active) => (active ? "b.active" : "not b.active"),
  company: (values, id) => `b."companyId" = ${values.add(id)}::uuid`,
};

const byTime = timeThenId('b."createdAt"', "b.id");
const orders: Record<string, typeof byTime> = {
  created_at: byTime,
  licenceplate: textThenId(["b.licenceplate"], "b.id"),
};

const whereOf = (values: Values, filter: AdminBusFilter | undefined) =>
  ["true", ...conditionsSql(writers, values, filter)].join(" and ");

async function recordsOf(ids: readonly string[]): Promise<AdminBusRecord[]> {
  const [rows, jobs] = await Promise.all([
    prisma.bus.findMany({ where: { id: { in: [...ids] } }, select: adminBusSelect }),
    aheadOf(ids, new Date()),
  ]);
  const known = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => known.get(id) ?? []).map((row) => toAdminBus(row, jobs.get(row.id)?.count ?? 0));
}

/** GET /admin/buses: all buses, with the exact number that matches. Deep pages begin at a remembered place of the index. */
export async function listAllBuses(_viewer: Admin, { sort, dir, filter, take, skip }: Query) {
  const values = new Values();
  const where = whereOf(values, filter);
  const total = await countOf("company", "bus b", where, values.list);
  const [keys, direction] = [orders[sort] ?? byTime, dir ?? (sort === "licenceplate" ? "asc" : "desc")];
  const begin = await seek({ tag: "company", from: "bus b", where, values: values.list, keys, direction }, skip);
  const sql = `select b.id from bus b where ${where} and ${begin.condition} order by ${orderSql(keys, direction)}
    limit ${take} offset ${begin.offset}`;
  const ids = (await queryOnce<{ id: string }>(sql, begin.values)).map(({ id }) => id);
  return { rows: await recordsOf(ids), total };
}

/** One bus with its trips ahead and its scans. Throws NotFound. */
export async function getAnyBus(_viewer: Admin, id: string, now = new Date()): Promise<AdminBusDetail> {
  const found = await prisma.bus.findUnique({ where: { id }, select: adminBusSelect });
  if (!found) throw notFound();
  const jobs = await aheadOf([id], now);
  const ahead = jobs.get(id) ?? { count: 0, named: [] };
  const { company: _company, ...bus } = found;
  const scans = (await scansOf([id], now)).get(id) ?? [];
  return { id, row: toAdminBus(found, ahead.count), bus: toBus(bus), ahead, scans };
}

/** For the CSV: by id, batch after batch. */
export function exportAllBuses(_viewer: Admin, { ids, filter }: { ids?: readonly string[]; filter?: AdminBusFilter }) {
  return inBatches(async (after, take) => {
    const values = new Values();
    const terms = [whereOf(values, filter)];
    if (ids) terms.push(`b.id = any(${values.add(ids)}::uuid[])`);
    if (after) terms.push(`b.id > ${values.add(after)}::uuid`);
    const sql = `select b.id from bus b where ${terms.join(" and ")} order by b.id limit ${take}`;
    return recordsOf((await queryOnce<{ id: string }>(sql, values.list)).map(({ id }) => id));
  });
}
