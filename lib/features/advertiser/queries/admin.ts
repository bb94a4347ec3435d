import type { Admin } from "@/lib/access/viewer";
import { inBatches } from "@/lib/db/batches";
import { countOf } from "@/lib/db/count";
import { conditionsSql, holdsFolded, Values, type Writers } from "@/lib/db/filter-sql";
import { orderSql, type SortKey, seek, textThenId } from "@/lib/db/milestones";
import { queryOnce } from "@/lib/db/pool";
import { prisma } from "@/lib/db/prisma";
import { notFound } from "@/lib/errors";
import { endingSql, standsSql } from "@/lib/features/subscription/rules";
import type { SortedPage } from "@/lib/http/admin-query";
import { advertiserSelect, toAdvertiser } from "../present/admin";
import type { AdvertiserFilter, AdvertiserSort, AdvertiserTerms } from "../schema/admin-call";
import type { AdvertiserRecord } from "../schema/admin";

type AdvertiserQuery = SortedPage<AdvertiserSort> & { filter?: AdvertiserFilter };

const open = `exists (select from invoice i where i."advertiserId" = a.id and i.state = 'open')`;

const writers: Writers<AdvertiserTerms> = {
  state: (_values, state) => standsSql(state),
  ending: (_values, wanted) => (wanted ? endingSql() : `not ${endingSql()}`),
  open: (_values, wanted) => (wanted ? open : `not ${open}`),
  // A union, so that each part is looked up by its own index: numbers are unique, names have trigrams.
  text: (values, text) => `a.id in (
    select i."advertiserId" from invoice i where i.number = upper(${values.add(text.trim())})
    union all select b.id from company c join advertiser b on b."companyId" = c.id
      where c."companyType" = 'travelService' and ${holdsFolded(values, 'c."searchWords"', text)})`,
};

const byName = `join company c on c.id = a."companyId" and c."companyType" = 'travelService'`;

/** Ids are made in the order of time: that order is the primary key, and names are company's index. */
const orders: Record<AdvertiserQuery["sort"], readonly SortKey[]> = {
  created: [{ sql: "a.id", type: "uuid" }],
  name: textThenId(["c.name"], "c.id"),
};

async function recordsOf(ids: readonly string[], now = new Date()) {
  const rows = await prisma.advertiser.findMany({ where: { id: { in: [...ids] } }, select: advertiserSelect });
  const known = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => known.get(id) ?? []).map((row) => toAdvertiser(row, now));
}

/** Travel services and what they pay, with the exact number that matches. */
export async function listAdvertisers(_viewer: Admin, query: AdvertiserQuery) {
  const { sort, filter, dir: direction = sort === "created" ? "desc" : "asc", take, skip } = query;
  const values = new Values();
  const where = ["true", ...conditionsSql(writers, values, filter)].join(" and ");
  const total = await countOf("advertiser", "advertiser a", where, values.list);
  const [from, keys] = [`advertiser a ${sort === "name" ? byName : ""}`, orders[sort]];
  const begin = await seek({ tag: "advertiser", from, where, values: values.list, keys, direction }, skip);
  const sql = `select a.id from ${from} where ${where} and ${begin.condition}
    order by ${orderSql(keys, direction)} limit ${take} offset ${begin.offset}`;
  const ids = (await queryOnce<{ id: string }>(sql, begin.values)).map(({ id }) => id);
  return { rows: await recordsOf(ids), total };
}

/** One of them. Throws NotFound. */
export async function getAdvertiser(_viewer: Admin, id: string) {
  const [record] = await recordsOf([id]);
  if (!record) throw notFound();
  return record;
}

type ExportQuery = { ids?: readonly string[]; filter?: AdvertiserFilter };

/** All that match, oldest first, batch by batch: for the CSV. */
export function exportAdvertisers(_viewer: Admin, { ids, filter }: ExportQuery): AsyncIterable<AdvertiserRecord> {
  return inBatches(async (after, take) => {
    const values = new Values();
    const terms = ["true", ...conditionsSql(writers, values, filter)];
    if (ids) terms.push(`a.id = any(${values.add(ids)}::uuid[])`);
    if (after) terms.push(`a.id > ${values.add(after)}::uuid`);
    const sql = `select a.id from advertiser a where ${terms.join(" and ")} order by a.id limit ${take}`;
    return recordsOf((await queryOnce<{ id: string }>(sql, values.list)).map(({ id }) => id));
  });
}
