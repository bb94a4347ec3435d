import { createElement } from "react";
import { formatMoney } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { oneLine, typedLine } from "./clean";
import { type Fact, type MailedItem, pageUrl, type Template } from "./content";
import { type TemplateData, type TemplateName, templates } from "./registry";
import { textForm } from "./text-form";
import { type MailWords, mailWords } from "./words";

type RenderedMail = { subject: string; html: string; text: string; replyTo?: string };

/** One template with its data, as a closed pair for each name. */
type MailOf<Name extends TemplateName> = { template: Name; data: TemplateData<Name> };
export type AnyMail = { [Name in TemplateName]: MailOf<Name> }[TemplateName];

/** What the recipient's inbox says of the same, in its own words, and where it says it. */
function itemFacts(data: object, t: MailWords, language: Language): Fact[] {
  const { item } = data as { item?: MailedItem };
  if (!item?.state) return [];
  const { word, price, company = "", kind = "", bus = "", own = "" } = item.said;
  const values = { kind, own, company: typedLine(company, 120), bus: typedLine(bus, 120) };
  const paid = price ? formatMoney(price.amount, price.currency, language) : "";
  const title = t(`item.${word}`, { ...values, price: price?.net ? t("item.net", { price: paid }) : paid });
  const value = t(`inbox.${item.state}`, { title });
  return [{ label: t("fact.inbox"), value, href: pageUrl(language, ["userpanel", "inbox"], { item: item.id }) }];
}

/**
 * Subject, HTML and text in the recipient's language, with the link that leaves the mail's group. Needs no request
 * and no database.
 */
export async function renderMail(
  { template, data }: AnyMail,
  language: Language,
  unsubscribe?: string,
): Promise<RenderedMail> {
  const make: Template<never> = templates[template];
  const t = mailWords(language);
  const made = make({ data: data as never, t, language });
  const content = { ...made, facts: [...(made.facts ?? []), ...itemFacts(data, t, language)] };
  const subject = oneLine(content.subject);
  // Loaded by the first mail: the mail components weigh half a second that no page should wait for.
  const [{ render }, { MailFrame }] = await Promise.all([import("@react-email/render"), import("./frame")]);
  const html = await render(createElement(MailFrame, { content: { ...content, subject }, language, t, unsubscribe }));
  return { subject, html, text: textForm(content, t, unsubscribe), replyTo: content.replyTo };
}

/** The subject alone, which costs next to nothing: no HTML is drawn. */
export function renderSubject({ template, data }: AnyMail, language: Language) {
  const make: Template<never> = templates[template];
  return oneLine(make({ data: data as never, t: mailWords(language), language }).subject);
}
