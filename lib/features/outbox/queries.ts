import type { Admin } from "@/lib/access/viewer";
import { inBatches } from "@/lib/db/batches";
import { countOf } from "@/lib/db/count";
import { conditionsSql, holdsWords, Values, type Writers } from "@/lib/db/filter-sql";
import { orderSql, seek, timeThenId } from "@/lib/db/milestones";
import { queryOnce } from "@/lib/db/pool";
import { prisma } from "@/lib/db/prisma";
import { notFound } from "@/lib/errors";
import type { SortedPage } from "@/lib/http/admin-query";
import { mailSelect, mailSummarySql, presentMail, presentSummary, type SummaryRow } from "./present";
import type { MailFilter, MailTerms } from "./schema/admin-call";

const from = "outbox_mail m";
const keys = timeThenId('m."createdAt"', "m.id");

const writers: Writers<MailTerms> = {
  text: (values, text) => holdsWords(values, "lower(m.recipient || ' ' || m.subject)", text),
  state: (values, state) => `m.state = ${values.add(state)}::"MailState"`,
  template: (values, template) => `m.template = ${values.add(template)}`,
  group: (values, group) => `m."group" = ${values.add(group)}`,
};

function whereOf(filter: MailFilter | undefined) {
  const values = new Values();
  const where = ["true", ...conditionsSql(writers, values, filter)].join(" and ");
  return { where, values };
}

/** GET /admin/outbox: newest first unless told. */
export async function listMails(_viewer: Admin, query: SortedPage & { filter?: MailFilter }) {
  const { dir: direction = "desc" } = query;
  const { where, values } = whereOf(query.filter);
  const [total, begin] = await Promise.all([
    countOf("outbox", from, where, values.list),
    seek({ tag: "outbox", from, where, values: values.list, keys, direction }, query.skip),
  ]);
  const rows = await queryOnce<SummaryRow>(
    `select ${mailSummarySql} from ${from} where ${where} and ${begin.condition}
      order by ${orderSql(keys, direction)} limit ${query.take} offset ${begin.offset}`,
    begin.values,
  );
  return { rows: rows.map(presentSummary), total };
}

/** One mail with all its parts. Throws NotFound. */
export async function getMail(_viewer: Admin, id: string) {
  const row = await prisma.outboxMail.findUnique({ where: { id }, select: mailSelect });
  if (!row) throw notFound();
  return presentMail(row);
}

/** For the CSV: newest first by id (UUIDv7), batch after batch; never what a mail says. */
export function exportMails(_viewer: Admin, query: { ids?: readonly string[]; filter?: MailFilter }) {
  const { where, values } = whereOf(query.filter);
  const some = query.ids ? `and m.id = any(${values.add(query.ids)}::uuid[])` : "";
  const next = values.list.length + 1;
  return inBatches(async (after, take) => {
    const rows = await queryOnce<SummaryRow>(
      `select ${mailSummarySql} from ${from}
        where ${where} ${some} and ($${next}::uuid is null or m.id < $${next}::uuid) order by m.id desc limit ${take}`,
      [...values.list, after],
    );
    return rows.map(presentSummary);
  });
}
