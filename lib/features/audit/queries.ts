import type { Admin } from "@/lib/access/viewer";
import { inBatches } from "@/lib/db/batches";
import { countOf } from "@/lib/db/count";
import { conditionsSql, dayStartSql, holdsFolded, holdsWords, Values, type Writers } from "@/lib/db/filter-sql";
import { orderSql, seek, timeThenId } from "@/lib/db/milestones";
import { queryOnce } from "@/lib/db/pool";
import { notFound } from "@/lib/errors";
import { numberOfReference, referenceOf } from "@/lib/features/busrequest/rules/reference";
import type { SortedPage } from "@/lib/http/admin-query";
import { type AuditRow, auditRecordSql, presentAudit } from "./present";
import type { AuditFilter, AuditTerms } from "./schema/admin-call";

const from = "audit_entry a";
const keys = timeThenId('a."createdAt"', "a.id");

/** An instant in milliseconds, or the start of a day (of the day after, for an end) in the market's zone. */
function momentSql(values: Values, moment: number | string, days: 0 | 1) {
  if (typeof moment === "number") return `to_timestamp(${values.add(moment / 1000)}::float8)`;
  return dayStartSql(values, moment, days);
}

/** Ids of what a search names: one request by its number, also a deleted one; else people, companies and buses. */
function recordsSql(values: Values, text: string) {
  const number = numberOfReference(text);
  if (number !== null) {
    const live = `select r.id::text from bus_request r where r.number = ${values.add(number)}::int`;
    const lost = `select d."recordId" from audit_entry d where d.noun = 'busrequest' and d.action = 'delete'
      and d.before->>'reference' = ${values.add(referenceOf(number))} limit 1`;
    return `a."recordId" = coalesce((${live}), (${lost}))`;
  }
  const plate = text.replace(/[^\p{L}\p{N}]+/gu, "");
  const found = [
    `select u.id::text from user_account u where ${holdsFolded(values, 'u."searchWords"', text)}`,
    `select c.id::text from company c where ${holdsFolded(values, 'c."searchWords"', text)}`,
    ...(plate
      ? [`select b.id::text from bus b where ${holdsWords(values, "lower(replace(b.licenceplate, ' ', ''))", plate)}`]
      : []),
  ];
  return `a."recordId" in (${found.join(" union all ")})`;
}

const writers: Writers<AuditTerms> = {
  user: (values, text) =>
    `a."userId" in (select u.id from user_account u where ${holdsFolded(values, 'u."searchWords"', text)})`,
  userId: (values, id) => `a."userId" = ${values.add(id)}::uuid`,
  noun: (values, noun) => `a.noun = ${values.add(noun)}`,
  action: (values, action) => `a.action = ${values.add(action)}`,
  record: recordsSql,
  recordId: (values, id) => `a."recordId" = ${values.add(id)}`,
  date: (values, span) => {
    const begin = span.from === undefined ? "true" : `a."createdAt" >= ${momentSql(values, span.from, 0)}`;
    if (span.to === undefined) return begin;
    const end = typeof span.to === "number" ? "<=" : "<";
    return `(${begin} and a."createdAt" ${end} ${momentSql(values, span.to, 1)})`;
  },
};

function whereOf(filter: AuditFilter | undefined) {
  const values = new Values();
  const where = ["true", ...conditionsSql(writers, values, filter)].join(" and ");
  return { where, values };
}

/** GET /admin/audit: newest first unless told. Deep pages begin at a remembered place of the index. */
export async function listAudit(viewer: Admin, query: SortedPage & { filter?: AuditFilter }) {
  const { dir: direction = "desc" } = query;
  const { where, values } = whereOf(query.filter);
  const [total, begin] = await Promise.all([
    countOf("audit", from, where, values.list),
    seek({ tag: "audit", from, where, values: values.list, keys, direction }, query.skip),
  ]);
  const rows = await queryOnce<AuditRow>(
    `select ${auditRecordSql(viewer.language)} from (select a.* from ${from} where ${where} and ${begin.condition}
        order by ${orderSql(keys, direction)} limit ${query.take} offset ${begin.offset}) a
      left join user_account u on u.id = a."userId" order by ${orderSql(keys, direction)}`,
    begin.values,
  );
  return { rows: rows.map(presentAudit), total };
}

/** The last lines but those that say who came in: these would push out what was done. */
export async function lastDeeds(viewer: Admin, take: number) {
  const rows = await queryOnce<AuditRow>(
    `select ${auditRecordSql(viewer.language)} from (select a.* from ${from} where a.action <> 'signIn'
        order by ${orderSql(keys, "desc")} limit ${take}) a
      left join user_account u on u.id = a."userId" order by ${orderSql(keys, "desc")}`,
    [],
  );
  return rows.map(presentAudit);
}

/** One line. Throws NotFound. */
export async function getAudit(viewer: Admin, id: string) {
  const sql = `select ${auditRecordSql(viewer.language)} from ${from} left join user_account u on u.id = a."userId" where a.id = $1::uuid`;
  const [row] = await queryOnce<AuditRow>(sql, [id]);
  if (!row) throw notFound();
  return presentAudit(row);
}

/** For the CSV: newest first by id (UUIDv7), batch after batch. */
export function exportAudit(viewer: Admin, query: { ids?: readonly string[]; filter?: AuditFilter }) {
  const { where, values } = whereOf(query.filter);
  const some = query.ids ? `and a.id = any(${values.add(query.ids)}::uuid[])` : "";
  const next = values.list.length + 1;
  return inBatches(async (after, take) => {
    const rows = await queryOnce<AuditRow>(
      `select ${auditRecordSql(viewer.language)} from ${from} left join user_account u on u.id = a."userId"
        where ${where} ${some} and ($${next}::uuid is null or a.id < $${next}::uuid) order by a.id desc limit ${take}`,
      [...values.list, after],
    );
    return rows.map(presentAudit);
  });
}
