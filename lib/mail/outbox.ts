import { v7 as uuidv7 } from "uuid";
import { z } from "zod";
import { notify } from "@/lib/db/notices";
import type { Transaction } from "@/lib/db/prisma";
import { run } from "@/lib/db/statement";
import type { Language } from "@/lib/i18n/routing";
import { type AttachmentRef, attachmentHeader } from "./attachments";
import { hindranceOf } from "./consent";
import type { MailGroup } from "./groups";
import { groupOf } from "./registry";
import type { AnyMail } from "./render";

export type Mail = AnyMail & { to: string; language: Language; group?: MailGroup; attachment?: AttachmentRef };

/** PostgreSQL channel on which a worker hears of a committed mail; the payload is its id. */
export const queuedChannel = "mail_queued";

const recipient = z.email().max(254);

// Due by the database's clock, by which it is found due: a server hours ahead would make its mails wait for hours.
const queueSql = `insert into outbox_mail (id, recipient, language, template, "group", data, headers, "nextAttempt", "createdAt")
  values ($1::uuid, $2, $3::"Language", $4, $5, $6::jsonb, $7::jsonb, now(), $8::timestamptz)`;

/**
 * Puts a mail into the outbox of the caller's transaction and returns its id; the job draws and sends it after the
 * commit. Null where the recipient has left the mail's group, or never agreed to one that needs it. Throws for what is no mail address.
 */
export async function queueMail(tx: Transaction, mail: Mail): Promise<string | null> {
  const { template, language, data, attachment } = mail;
  const to = recipient.parse(mail.to);
  const group = mail.group ?? groupOf[template] ?? null;
  if (group && (await hindranceOf(tx, { email: to, group, template }))) return null;
  const id = uuidv7();
  const headers = attachment ? attachmentHeader(attachment) : {};
  const content = [JSON.stringify(data), JSON.stringify(headers)];
  await run(tx, "mail.queue", queueSql, [id, to, language, template, group, ...content, new Date()]);
  // Heard by the worker at the commit, in whatever process it runs; the sweep finds what nobody heard.
  await notify(tx, queuedChannel, id);
  return id;
}
