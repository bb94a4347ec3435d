import { createTranslator } from "next-intl";
import { itemBus, itemPath, itemRoute, itemTitle, kindWord } from "@/lib/features/inbox/rules";
import type { InboxItem } from "@/lib/features/inbox/schema";
import { formatDayShort, formatTime } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import de from "@/locales/de/inbox.json";
import en from "@/locales/en/inbox.json";
import es from "@/locales/es/inbox.json";

const messages: Record<Language, { inbox: typeof en }> = { de: { inbox: de }, en: { inbox: en }, es: { inbox: es } };

/** The inbox's words in the language of who is written to; a job has no page to take it from. */
const titleWords = (locale: Language) =>
  createTranslator({ locale, messages: messages[locale], namespace: "inbox.title" });
const inboxWords = (locale: Language) => createTranslator({ locale, messages: messages[locale], namespace: "inbox" });

const second = 1_000;
const halfHour = 1_800;
const day = 86_400;
/** A push service takes 4,096 bytes of what is encrypted already; longer names are cut. */
const longest = 300;

const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);

/** For how many seconds from its last news on an item is worth to be told. */
export function lifetimeOf({ kind, at, dueAt }: InboxItem) {
  const usual = kind === "emergency" ? halfHour : day;
  // What is over already is told all the same.
  return dueAt === null || dueAt <= at ? usual : Math.min(usual, Math.floor((dueAt - at) / second));
}

export const urgencyOf = ({ kind }: InboxItem) => (kind === "emergency" ? "high" : "normal");

/** Further news of an item take the place of those that the browser has not fetched yet (RFC 8030, 5.4). */
export const topicOf = ({ id }: InboxItem) => id.replaceAll("-", "");

function detailsOf(item: InboxItem, language: Language) {
  const { request, dueAt, kind } = item;
  const t = inboxWords(language);
  if (!request) return [];
  const when = `${formatDayShort(request.start, language)} ${formatTime(request.start)}`;
  const people = request.passengers === null ? null : t("people", { count: request.passengers });
  const until = kind === "due" && dueAt !== null ? t("until", { time: formatDayShort(dueAt, language) }) : null;
  return [when, people, until].filter((part) => part !== null);
}

/** Who has a list of offers. */
const partners = ["busoperator", "touroperator", "driver"];

type Recipient = { language: Language; companyType: string | null };

/**
 * What a browser shows, on a locked screen too: places, times, figures and names of companies; of a person nothing, and
 * nothing of what somebody has written.
 */
export function messageOf(item: InboxItem, { language, companyType }: Recipient) {
  const title = itemTitle(item, titleWords(language), language);
  const kind = inboxWords(language)(`kinds.${kindWord(item)}`);
  const route = itemRoute(item) || itemBus(item);
  const details = detailsOf(item, language);
  return {
    title: cut(title ?? `${kind}: ${route}`),
    body: cut([...(title === null ? [] : [route]), ...details].filter(Boolean).join(", ")),
    url: `/${language}${itemPath(item, partners.includes(companyType ?? ""))}`,
    tag: item.id,
    urgent: item.kind === "emergency",
    at: item.at,
  };
}
