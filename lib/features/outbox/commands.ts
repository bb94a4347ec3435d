import { env } from "@/env.mjs";
import { subDays } from "date-fns/subDays";
import type { Admin } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { prisma, type Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { conflict, notFound } from "@/lib/errors";
import { inert } from "@/lib/mail/clean";
import { refusalOf, sendAgain } from "@/lib/mail/resend";
import { Prisma } from "@/prisma/generated/client";
import { mailSelect, presentMail } from "./present";

/** Every text in a mail's data, as it was typed: the JSON itself writes a line break as a letter. */
const dataWords = `(select string_agg(v #>> '{}', ' ')
  from jsonb_path_query(data, 'strict $.** ? (@.type() == "string")') v)`;

const firstId = "00000000-0000-0000-0000-000000000000";

type Person = { addresses: readonly string[]; names: readonly string[] };

/** PostgreSQL patterns for whole words, as typed and as mails write what was typed (lib/mail/clean.ts). */
function patternsOf(words: readonly string[]) {
  const lower = words.map((word) => word.toLowerCase());
  return [...new Set([...lower, ...lower.map(inert)])].map((word) => {
    const plain = word.replace(/[^\p{L}\p{N}\s]/gu, "\\$&");
    return `(^|[^[:alnum:]._+\u2060-])${plain}($|[^[:alnum:]])`;
  });
}

/**
 * Empties the mails to a person and those that tell of it (a message it wrote, its name as a host): what was
 * queued does not leave, when and of which kind a mail was stays. A name alone may be somebody else's: it stops
 * no mail that is still to leave.
 */
async function scrub(db: Transaction | typeof prisma, { addresses, names }: Person, among: Prisma.Sql) {
  const [mailed, called] = [patternsOf(addresses), patternsOf(names)];
  await db.$executeRaw`update outbox_mail m set
      recipient = case when lower(recipient) = any(${addresses}) then '–' else recipient end,
      data = null, subject = '–', html = '', text = '', headers = '{}',
      state = case when state = 'queued' then 'failed'::"MailState" else state end,
      error = case when state = 'queued' then 'erased' else null end
    from (select id, lower(concat_ws(' ', subject, text, headers::text, ${Prisma.raw(dataWords)})) as words
      from outbox_mail where ${among}) w
    where w.id = m.id and (lower(m.recipient) = any(${addresses}) or w.words ~ any(${mailed})
      or (m.state <> 'queued' and w.words ~ any(${called})))`;
}

const chunk = 500;

/** Those that are there now, some at a time: no transaction has to last until a large outbox is read. */
export async function scrubMails(person: Person) {
  const after = (last = firstId) =>
    prisma.outboxMail.findMany({
      where: { id: { gt: last } },
      select: { id: true },
      orderBy: { id: "asc" },
      take: chunk,
    });
  for (let rows = await after(); rows.length > 0; rows = await after(rows.at(-1)?.id)) {
    const ids = rows.map(({ id }) => id);
    await scrub(prisma, person, Prisma.sql`id = any(${ids}::uuid[])`);
  }
}

/** Those written since, in the transaction that erases the person. */
export const scrubMailsSince = (tx: Transaction, person: Person, since: Date) =>
  scrub(tx, person, Prisma.sql`"createdAt" >= ${since}`);

/** KEEP_DAYS, as the privacy policy says; what still waits to leave stays. Returns how many. */
export async function purgeOldMails(now = new Date()) {
  const left = { state: { not: "queued" as const }, createdAt: { lt: subDays(now, env.KEEP_DAYS) } };
  return (await prisma.outboxMail.deleteMany({ where: left })).count;
}

/**
 * Puts a mail back to the front of the queue, or sends a delivered one a second time. Throws NotFound, and Conflict
 * where its recipient has opted out, its personal data were erased or its links were taken out after delivery.
 */
export async function resendMail(viewer: Admin, id: string) {
  return transaction(async (tx) => {
    // Locked: two admins, or an admin and the worker, send one copy.
    await tx.$queryRaw`select id from outbox_mail where id = ${id}::uuid for update`;
    const mail = await tx.outboxMail.findUnique({ where: { id }, select: mailSelect });
    if (!mail) throw notFound();
    const refusal = await refusalOf(tx, mail);
    if (refusal) throw conflict([{ path: "id", message: refusal }]);
    const sent = await sendAgain(tx, mail);
    const after = { template: mail.template, copy: sent === id ? null : sent };
    await audit(tx, viewer, { action: "resend", noun: "outbox", recordId: id, before: { state: mail.state }, after });
    return presentMail(await tx.outboxMail.findUniqueOrThrow({ where: { id: sent }, select: mailSelect }));
  });
}
