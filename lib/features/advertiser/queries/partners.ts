import type { Viewer, Admin } from "@/lib/access/viewer";
import { inBatches } from "@/lib/db/batches";
import { countOf } from "@/lib/db/count";
import { conditionsSql, holdsFolded, Values, type Writers } from "@/lib/db/filter-sql";
import { orderSql, type SortKey, seek, textThenId } from "@/lib/db/milestones";
import { queryOnce } from "@/lib/db/pool";
import { prisma } from "@/lib/db/prisma";
import { notFound } from "@/lib/errors";
import { standsSql } from "@/lib/features/subscription/rules";
import type { SortedPage } from "@/lib/http/admin-query";
import { partnerSelect, toPartner } from "../present/partner";
import type { PartnerFilter, PartnerTerms } from "../schema/partner-call";

type Query = SortedPage & { filter?: PartnerFilter };

const writers: Writers<PartnerTerms> = {
  text: (values, text) => `a."companyId" in (select c.id from company c
    where c."companyType" = 'travelService' and ${holdsFolded(values, 'c."searchWords"', text)})`,
  state: (_values, state) => standsSql(state),
  entry: (_values, on) => (on ? `a."homeActive"` : `not a."homeActive"`),
};
const whereOf = (values: Values, filter: PartnerFilter | undefined) =>
  ["true", ...conditionsSql(writers, values, filter)].join(" and ");

const byName = `join company c on c.id = a."companyId" and c."companyType" = 'travelService'`;
// Ids are made in the order of time: that order is the primary key.
const byId: SortKey = { sql: "a.id", type: "uuid" };
const byPosition: readonly SortKey[] = [{ sql: 'a."homePosition"', type: "int" }, byId];
const orders: Record<string, readonly SortKey[]> = {
  position: byPosition,
  name: textThenId(["c.name"], "c.id"),
  created: [byId],
};

async function recordsOf(viewer: Viewer, ids: readonly string[]) {
  const rows = await prisma.advertiser.findMany({ where: { id: { in: [...ids] } }, select: partnerSelect });
  const known = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => known.get(id) ?? []).map((row) => toPartner(row, viewer.language));
}

/** GET /admin/partners: travel services with their entries, in the order of the home page unless told. */
export async function listPartners(viewer: Admin, { sort, filter, dir: direction = "asc", take, skip }: Query) {
  const values = new Values();
  const where = whereOf(values, filter);
  const total = await countOf("advertiser", "advertiser a", where, values.list);
  const [from, keys] = [`advertiser a ${sort === "name" ? byName : ""}`, orders[sort] ?? byPosition];
  const begin = await seek({ tag: "advertiser", from, where, values: values.list, keys, direction }, skip);
  const sql = `select a.id from ${from} where ${where} and ${begin.condition}
    order by ${orderSql(keys, direction)} limit ${take} offset ${begin.offset}`;
  const ids = (await queryOnce<{ id: string }>(sql, begin.values)).map(({ id }) => id);
  return { rows: await recordsOf(viewer, ids), total };
}

/** One of them. Throws NotFound. */
export async function getPartner(viewer: Admin, id: string) {
  const [record] = await recordsOf(viewer, [id]);
  if (!record) throw notFound();
  return record;
}

/** For the CSV: by id, batch after batch. */
export function exportPartners(viewer: Admin, { ids, filter }: { ids?: readonly string[]; filter?: PartnerFilter }) {
  return inBatches(async (after, take) => {
    const values = new Values();
    const terms = [whereOf(values, filter)];
    if (ids) terms.push(`a.id = any(${values.add(ids)}::uuid[])`);
    if (after) terms.push(`a.id > ${values.add(after)}::uuid`);
    const sql = `select a.id from advertiser a where ${terms.join(" and ")} order by a.id limit ${take}`;
    return recordsOf(
      viewer,
      (await queryOnce<{ id: string }>(sql, values.list)).map(({ id }) => id),
    );
  });
}
