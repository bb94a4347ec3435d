import { z } from "zod";
import { env } from "@/env.mjs";
import type { Language } from "@/lib/i18n/routing";
import { query } from "@/lib/db/pool";
import { isMailGroup, type MailGroup } from "./groups";
import type { MailedItem } from "./content";
import { isTemplateName } from "./registry";
import { type AnyMail, renderMail, renderSubject } from "./render";
import { unsubscribePage, unsubscribeUrl } from "./unsubscribe";

/** A row of the outbox. `data` is what its template draws from; null once the mail has left as it was drawn last. */
export type StoredMail = {
  id: string;
  recipient: string;
  language: Language;
  template: string;
  group: string | null;
  subject: string;
  html: string;
  text: string;
  headers: unknown;
  data: unknown;
};
export type DrawnMail = { subject: string; html: string; text: string; headers: Record<string, string> };

function pairOf({ template, data }: Pick<StoredMail, "template" | "data">): AnyMail {
  if (!isTemplateName(template)) throw new Error(`no template ${template}`);
  return { template, data } as AnyMail;
}

export const messageId = (id: string) => `<${id}@${new URL(env.APP_URL).hostname}>`;

function headersOf(id: string, to: string, group: MailGroup | null, replyTo: string | undefined) {
  const headers: Record<string, string> = { "Message-ID": messageId(id), "Auto-Submitted": "auto-generated" };
  if (replyTo) headers["Reply-To"] = z.email().max(254).parse(replyTo);
  if (group) {
    headers["List-Unsubscribe"] = `<${unsubscribeUrl({ email: to, group })}>`;
    headers["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click";
  }
  return headers;
}

const itemSql = `select case when "doneAt" is not null then 'done' when "snoozeUntil" > now() then 'later' else 'open' end as state
  from inbox_item where id = $1::uuid`;

/** The inbox's item as it stands now: a mail that had to wait does not ask for what is done. Left out where it is gone. */
async function withItem(data: { item?: MailedItem } | null) {
  if (!data?.item) return data;
  const [row] = await query<{ state: NonNullable<MailedItem["state"]> }>("mail.item", itemSql, [data.item.id]);
  return { ...data, item: { ...data.item, state: row?.state } };
}

/** The mail as it leaves, or as it left. Throws where its template cannot draw its data. */
export async function drawMail(mail: StoredMail): Promise<DrawnMail> {
  const { id, recipient: to, language, subject, html, text } = mail;
  const stored = (mail.headers ?? {}) as Record<string, string>;
  if (mail.data === null) return { subject, html, text, headers: stored };
  const group = isMailGroup(mail.group) ? mail.group : null;
  const page = group ? unsubscribePage({ email: to, group }, language) : undefined;
  const { replyTo, ...drawn } = await renderMail(
    pairOf({ ...mail, data: await withItem(mail.data as { item?: MailedItem }) }),
    language,
    page,
  );
  return { ...drawn, headers: { ...stored, ...headersOf(id, to, group, replyTo) } };
}

/** Its subject alone, for lists; the template's name where it cannot be drawn. */
export function subjectOf(mail: Pick<StoredMail, "language" | "template" | "subject" | "data">) {
  if (mail.data === null) return mail.subject;
  try {
    return renderSubject(pairOf(mail), mail.language);
  } catch {
    return mail.template;
  }
}
