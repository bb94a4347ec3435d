import { env } from "@/env.mjs";
import type { ItemSaid } from "@/lib/features/inbox/rules";
import type { Language } from "@/lib/i18n/routing";
import type { MailWords } from "./words";

/** One line of a mail's facts; `value` may hold what a user typed, `href` is an address of ours. */
export type Fact = { label: string; value: string; href?: string };

/** What a mail says. HTML and text form are both drawn from this, so that they cannot differ. */
export type MailContent = {
  subject: string;
  heading: string;
  intro: string[];
  facts?: Fact[];
  /** A user's own words, kept line by line and marked as such. */
  quote?: { label: string; text: string };
  action: { label: string; href: string };
  notes?: string[];
  /** Why it comes to its reader, where that is not what the foot says of the mail's group. */
  reason?: string;
  replyTo?: string;
};

/** The inbox's item of the same news, as it stood when the mail was drawn. `state` is found then. */
export type MailedItem = { id: string; said: ItemSaid; state?: "open" | "later" | "done" };

type TemplateContext<Data> = { data: Data; t: MailWords; language: Language };
export type Template<Data> = (context: TemplateContext<Data>) => MailContent;

/** The only maker of addresses in mails: this installation, the recipient's language, segments encoded. */
export function pageUrl(language: Language, segments: readonly string[], query: Record<string, string> = {}) {
  const url = new URL(env.APP_URL);
  url.pathname = `/${[language, ...segments].map(encodeURIComponent).join("/")}`;
  url.search = new URLSearchParams(query).toString();
  return url.href;
}

/** An address that a caller made; one of another site is a mistake of ours and never leaves. */
export function ownLink(link: string) {
  const url = new URL(link, env.APP_URL);
  if (url.origin !== new URL(env.APP_URL).origin) throw new Error("a mail links to this installation only");
  return url.href;
}
