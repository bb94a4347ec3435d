import { v7 as uuidv7 } from "uuid";
import { z } from "zod";
import { env } from "@/env.mjs";
import type { Transaction } from "@/lib/db/prisma";
import type { Language } from "@/lib/i18n/routing";
import { type AttachmentRef, attachmentHeader } from "./attachments";
import type { MailGroup } from "./groups";
import { groupOf } from "./registry";
import { type AnyMail, type RenderedMail, renderPair } from "./render";
import { subscriberKey, unsubscribePage, unsubscribeUrl } from "./unsubscribe";

export type Mail = AnyMail & { to: string; language: Language; group?: MailGroup; attachment?: AttachmentRef };
export type PreparedMail = RenderedMail & {
  id: string;
  to: string;
  language: Language;
  template: Mail["template"];
  group: MailGroup | null;
  attachment?: AttachmentRef;
};

/** PostgreSQL channel on which a worker hears of a committed mail; the payload is its id. */
export const queuedChannel = "mail_queued";

const recipient = z.email().max(254);

function headersOf({ id, to, group, replyTo, attachment }: PreparedMail) {
  const headers: Record<string, string> = {
    "Message-ID": `<${id}@${new URL(env.APP_URL).hostname}>`,
    "Auto-Submitted": "auto-generated",
  };
  if (replyTo) headers["Reply-To"] = recipient.parse(replyTo);
  if (group) {
    headers["List-Unsubscribe"] = `<${unsubscribeUrl({ email: to, group })}>`;
    headers["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click";
  }
  return attachment ? { ...headers, ...attachmentHeader(attachment) } : headers;
}

/** Renders outside the transaction, so that it stays short; `queueMail` takes the result. */
export async function prepareMail(mail: Mail): Promise<PreparedMail> {
  const { language, template, attachment } = mail;
  const to = recipient.parse(mail.to);
  const group = mail.group ?? groupOf[template] ?? null;
  const unsubscribe = group ? unsubscribePage({ email: to, group }, language) : undefined;
  const rendered = await renderPair(mail, language, unsubscribe);
  return { ...rendered, id: uuidv7(), to, language, template, group, attachment };
}

/**
 * Puts a mail into the outbox of the caller's transaction and returns its id; it leaves by itself after the commit.
 * Null where the recipient has unsubscribed from the mail's group. Throws for what is no mail address.
 */
export async function queueMail(tx: Transaction, mail: Mail | PreparedMail): Promise<string | null> {
  const ready = "html" in mail ? mail : await prepareMail(mail);
  const { id, to, language, template, group, subject, html, text } = ready;
  if (group) {
    const email_group = { email: subscriberKey(to), group };
    if (await tx.unsubscription.findUnique({ where: { email_group } })) return null;
  }
  const headers = headersOf(ready);
  await tx.outboxMail.create({ data: { id, recipient: to, language, template, group, subject, html, text, headers } });
  // Heard by the worker at the commit, in whatever process it runs; the sweep finds what nobody heard.
  await tx.$executeRaw`select pg_notify(${queuedChannel}, ${id})`;
  return id;
}
