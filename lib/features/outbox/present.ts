import { env } from "@/env.mjs";
import { splitHeaders } from "@/lib/mail/attachments";
import { type DrawnMail, drawMail, subjectOf } from "@/lib/mail/draw";
import { veiledSecrets, veilSecrets } from "@/lib/mail/secrets";
import type { Prisma } from "@/prisma/generated/client";
import type { MailRecord, MailSummary } from "./schema/outbox";

/** A row of the list, as the hot SQL reads it. */
export const mailSummarySql = `m.id, m.recipient, m.language::text as language, m.template, m."group", m.subject, m.data,
  m.state::text as state, m.attempts, m.error, (extract(epoch from m."createdAt") * 1000)::float8 as created_at,
  (extract(epoch from m."sentAt") * 1000)::float8 as sent_at`;

export type SummaryRow = MailSummary & { data: unknown };

export const presentSummary = ({ data, ...row }: SummaryRow): MailSummary => ({
  ...row,
  subject: subjectOf({ ...row, data }),
  created_at: Math.round(row.created_at),
  sent_at: row.sent_at === null ? null : Math.round(row.sent_at),
});

export const mailSelect = {
  id: true,
  recipient: true,
  language: true,
  template: true,
  data: true,
  subject: true,
  state: true,
  createdAt: true,
  group: true,
  text: true,
  html: true,
  headers: true,
  attempts: true,
  error: true,
  nextAttempt: true,
  sentAt: true,
} satisfies Prisma.OutboxMailSelect;

type MailRow = Prisma.OutboxMailGetPayload<{ select: typeof mailSelect }>;

function headersOf(recipient: string, { headers, subject }: DrawnMail) {
  const { headers: rest, attached } = splitHeaders(headers);
  const known: [string, string][] = [
    ["From", env.MAIL_FROM],
    ["To", recipient],
    ["Subject", subject],
  ];
  return { headers: [...known, ...Object.entries(rest)], attachments: attached ? [attached.filename] : [] };
}

// Only addresses of this installation become links: a user may have typed others.
const linksOf = (text: string) => {
  const origin = new URL(env.APP_URL).origin;
  const found = text.match(/https?:\/\/[^\s<>"]+/g) ?? [];
  const own = [...new Set(found)].filter((link) => URL.canParse(link) && new URL(link).origin === origin);
  return own.filter((link) => !veiledSecrets.test(link));
};

/** One that no template draws shows why in its error. */
const drawnOrEmpty = (row: MailRow): Promise<DrawnMail> =>
  drawMail(row).catch(() => ({ subject: subjectOf(row), html: "", text: "", headers: {} }));

/**
 * A mail of the outbox as admins see it: as it was sent, or as it would leave now. Where a mail server delivers, its links open nothing here, whether it has
 * left or waits: who reads the outbox must not get into another's account. Without one the outbox is the delivery.
 */
export async function presentMail(row: MailRow): Promise<MailRecord> {
  const { createdAt, sentAt, nextAttempt, headers: _, data: __, ...mail } = row;
  const drawn = await drawnOrEmpty(row);
  const shown = env.SMTP_URL ? veilSecrets : (body: string) => body;
  const text = shown(drawn.text);
  const { headers, attachments } = headersOf(row.recipient, drawn);
  return {
    ...mail,
    subject: drawn.subject,
    text,
    html: shown(drawn.html),
    headers: headers.map(([name, value]) => [name, shown(value)]),
    attachments,
    links: linksOf(text),
    created_at: createdAt.getTime(),
    sent_at: sentAt?.getTime() ?? null,
    nextAttempt: mail.state === "queued" ? nextAttempt.getTime() : null,
  };
}
