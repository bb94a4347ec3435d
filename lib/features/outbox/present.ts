import { env } from "@/env.mjs";
import { splitHeaders } from "@/lib/mail/attachments";
import { veiledSecrets, veilSecrets } from "@/lib/mail/secrets";
import type { Prisma } from "@/prisma/generated/client";
import type { MailRecord, MailSummary } from "./schema";

/** A row of the list, as the hot SQL reads it. */
export const mailSummarySql = `m.id, m.recipient, m.language::text as language, m.template, m."group", m.subject,
  m.state::text as state, m.attempts, m.error, (extract(epoch from m."createdAt") * 1000)::float8 as created_at,
  (extract(epoch from m."sentAt") * 1000)::float8 as sent_at`;

export const presentSummary = (row: MailSummary): MailSummary => ({
  ...row,
  created_at: Math.round(row.created_at),
  sent_at: row.sent_at === null ? null : Math.round(row.sent_at),
});

export const mailSelect = {
  id: true,
  recipient: true,
  language: true,
  template: true,
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

function headersOf({ headers, recipient, subject }: MailRow) {
  const stored = typeof headers === "object" && headers !== null ? Object.entries(headers) : [];
  const { headers: rest, attached } = splitHeaders(
    Object.fromEntries(stored.map(([name, value]) => [name, String(value)])),
  );
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

/**
 * A mail of the outbox as admins see it. Where a mail server delivers, its links open nothing here, whether it has
 * left or waits: who reads the outbox must not get into another's account. Without one the outbox is the delivery.
 */
export function presentMail(row: MailRow): MailRecord {
  const { createdAt, sentAt, nextAttempt, headers: _, ...mail } = row;
  const shown = env.SMTP_URL ? veilSecrets : (body: string) => body;
  const text = shown(mail.text);
  const { headers, attachments } = headersOf(row);
  return {
    ...mail,
    text,
    html: shown(mail.html),
    headers: headers.map(([name, value]) => [name, shown(value)]),
    attachments,
    links: linksOf(text),
    created_at: createdAt.getTime(),
    sent_at: sentAt?.getTime() ?? null,
    nextAttempt: mail.state === "queued" ? nextAttempt.getTime() : null,
  };
}
