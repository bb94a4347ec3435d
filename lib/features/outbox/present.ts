import { env } from "@/env.mjs";
import type { Prisma } from "@/prisma/generated/client";
import type { MailRecord, MailSummary } from "./schema";

export const summarySelect = {
  id: true,
  recipient: true,
  language: true,
  template: true,
  subject: true,
  state: true,
  createdAt: true,
} satisfies Prisma.OutboxMailSelect;

export const mailSelect = {
  ...summarySelect,
  group: true,
  text: true,
  html: true,
  headers: true,
  attempts: true,
  error: true,
  nextAttempt: true,
  sentAt: true,
} satisfies Prisma.OutboxMailSelect;

type SummaryRow = Prisma.OutboxMailGetPayload<{ select: typeof summarySelect }>;
type MailRow = Prisma.OutboxMailGetPayload<{ select: typeof mailSelect }>;

export function presentSummary({ createdAt, ...mail }: SummaryRow): MailSummary {
  return { ...mail, created_at: createdAt.getTime() };
}

function headersOf({ headers, recipient, subject }: MailRow): [string, string][] {
  const stored = typeof headers === "object" && headers !== null ? Object.entries(headers) : [];
  const rest = stored.map(([name, value]): [string, string] => [name, String(value)]);
  return [["From", env.MAIL_FROM], ["To", recipient], ["Subject", subject], ...rest];
}

// Only addresses of this installation become links: a user may have typed others.
const linksOf = (text: string) => {
  const origin = new URL(env.APP_URL).origin;
  const found = text.match(/https?:\/\/[^\s<>"]+/g) ?? [];
  return [...new Set(found)].filter((link) => URL.canParse(link) && new URL(link).origin === origin);
};

/** A mail of the outbox as admins see it. */
export function presentMail(row: MailRow): MailRecord {
  const { createdAt, sentAt, nextAttempt, headers, ...mail } = row;
  return {
    ...mail,
    headers: headersOf(row),
    links: linksOf(mail.text),
    created_at: createdAt.getTime(),
    sent_at: sentAt?.getTime() ?? null,
    nextAttempt: mail.state === "queued" ? nextAttempt.getTime() : null,
  };
}
