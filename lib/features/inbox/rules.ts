import type { useTranslations } from "next-intl";
import { formatMoney } from "@/lib/i18n/formats";
import { routeText } from "@/lib/i18n/route-text";
import type { Language } from "@/lib/i18n/routing";
import type { InboxItem } from "./schema";

const day = 86_400_000;

/** Furthest that an item may be put off. */
const longestSnooze = 366 * day;

/** Why an item cannot be put off until then, as a key. */
export function snoozeError(until: number, now: number) {
  if (until <= now) return "dateInPast";
  return until > now + longestSnooze ? "dateTooFar" : null;
}

const answers = ["accepted", "declined", "withdrawn"] as const;
const changes = ["proposed", "accepted", "declined", "cancelled", "rated"] as const;

const oneOf = <T extends string>(words: readonly T[], given: unknown) => words.find((word) => word === given);

type TitleWords = ReturnType<typeof useTranslations<"inbox.title">>;

export const itemRoute = ({ request }: Pick<InboxItem, "request">) =>
  request ? routeText(request.from, request.to) : "";

/** What an item says in a line, on the page and on a locked screen; null where its route says it. */
export function itemTitle({ kind, offer, data }: InboxItem, t: TitleWords, language: Language) {
  if (kind === "offer" && offer) {
    const price = formatMoney(offer.amount, offer.currency, language);
    return t(data.what === "changed" ? "offerChanged" : "offer", { company: offer.company, price });
  }
  if (kind === "answer") {
    const end = oneOf(answers, data.what);
    if (end === "withdrawn") return t("withdrawn", { company: offer?.company ?? "" });
    if (end) return t(end);
    return offer?.own === false ? t("companyWrites", { company: offer.company }) : t("authorWrites");
  }
  if (kind === "change") return t(`change.${oneOf(changes, data.what) ?? "news"}`);
  if (kind === "due") return t(data.what === "rate" ? "rate" : "due");
  return null;
}

/** Page on which an item is dealt with, below the language. `partner`: has a list of offers; others go to the request. */
export function itemPath({ noun, record, kind, request, data }: InboxItem, partner: boolean) {
  if (noun === "trip")
    return `/userpanel/trips/${record}${data.what === "rate" || data.what === "rated" ? "#rating" : ""}`;
  if (noun === "offer" && partner) return `/userpanel/offers?offer=${record}`;
  const asks = kind === "request" || kind === "emergency" || kind === "fit";
  return `/request/${request?.id ?? record}${asks ? "#offer" : ""}`;
}
