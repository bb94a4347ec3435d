import type { useTranslations } from "next-intl";
import { comparedPrice } from "@/lib/features/trip/rules";
import type { Currency } from "@/lib/features/offer/rules/price";
import { formatDateTime, formatMoney } from "@/lib/i18n/formats";
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

/** An emergency is answered within minutes: it is not put off. */
export const mayWait = ({ kind }: Pick<InboxItem, "kind">) => kind !== "emergency";

const answers = ["accepted", "declined", "withdrawn"] as const;
const changes = ["proposed", "accepted", "declined", "cancelled", "rated", "stoodDown"] as const;

/** What falls due, beside an offer that runs out. */
const dues = ["rate", "drivers", "retired", "busy", "certificate"] as const;

const oneOf = <T extends string>(words: readonly T[], given: unknown) => words.find((word) => word === given);

type TitleWords = ReturnType<typeof useTranslations<"inbox.title">>;

export const itemRoute = ({ request }: Pick<InboxItem, "request">) =>
  request ? routeText(request.from, request.to) : "";

/** A request that reaches a company by somebody's circle, or again because it had offered, is not for it alone. */
export const kindWord = ({ kind, request, data }: Pick<InboxItem, "kind" | "request" | "data">) =>
  kind === "request" && (request?.shared || data.what === "reopened") ? "circle" : kind;

export type ItemSaid = {
  word: Parameters<TitleWords>[0];
  company?: string;
  /** What is paid; `net`: without tax, whose rate is open (not told by mails that were written before it was). */
  price?: { amount: number; currency: Currency; net?: boolean };
  kind?: string;
  bus?: string;
  /** Number of the reader's own post that it fits. */
  own?: string;
};
/** Found by us, else asked for by its author. */
function fitSays(data: InboxItem["data"]): ItemSaid {
  if (data.what !== "found" && data.what !== "ride") return { word: "fitAsked" };
  return { word: data.what === "ride" ? "fitRide" : "fitFound", own: textOf(data.own) };
}

type Sayable = Pick<InboxItem, "kind" | "data"> & {
  offer: Pick<
    NonNullable<InboxItem["offer"]>,
    "company" | "amount" | "currency" | "vatIncluded" | "vatRate" | "own"
  > | null;
};

/** What an item says in a line, as a word of ours and what stands in it; null where its route says it. */
export function itemSays({ kind, offer, data }: Sayable): ItemSaid | null {
  if (kind === "offer" && offer) {
    const { company, currency } = offer;
    return {
      word: data.what === "changed" ? "offerChanged" : "offer",
      company,
      price: { ...comparedPrice(offer), currency },
    };
  }
  if (kind === "answer") {
    // An offer that had run out when another was accepted was not chosen either.
    const end = oneOf(answers, data.what === "expired" ? "declined" : data.what);
    if (end && end !== "withdrawn") return { word: end };
    if (end) return { word: end, company: offer?.company ?? "" };
    return offer?.own === false ? { word: "companyWrites", company: offer.company } : { word: "authorWrites" };
  }
  if (kind === "emergency" && data.what === "breakdown")
    return typeof data.bus === "number" ? { word: "breakdownBus", bus: String(data.bus) } : { word: "breakdown" };
  if (kind === "request" && data.what === "reopened") return { word: "reopened" };
  if (kind === "fit") return fitSays(data);
  if (kind === "change") return { word: `change.${oneOf(changes, data.what) ?? "news"}` };
  if (kind !== "due") return null;
  const due = oneOf(dues, data.what);
  if (due === "certificate") return { word: due, kind: textOf(data.paper) };
  return due === "busy" || due === "retired" ? { word: due, bus: textOf(data.bus) } : { word: due ?? "due" };
}

/** Of what its route says on the page: what a mail calls it, which tells the route itself. */
export const kindSays = (kind: InboxItem["kind"]): ItemSaid | null =>
  kind === "emergency" || kind === "request" ? { word: kind } : null;

/** The same in words: on the page, in mails and on a locked screen. */
export function itemTitle(item: Sayable, t: TitleWords, language: Language) {
  const said = itemSays(item);
  if (!said) return null;
  const { word, price, company = "", kind = "", bus = "", own = "" } = said;
  const paid = price ? formatMoney(price.amount, price.currency, language) : "";
  return t(word, { company, kind, bus, own, price: price?.net ? t("net", { price: paid }) : paid });
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/** Of an item whose bus matters: its plate, and when another calendar takes it. */
export function itemBus({ noun, data }: Pick<InboxItem, "noun" | "data">) {
  if (noun !== "booking" && noun !== "certificate") return "";
  const { start, end } = data;
  const times = typeof start === "number" && typeof end === "number" ? [start, end] : [];
  return [textOf(data.bus), times.map((ms) => formatDateTime(ms)).join(" – ")].filter(Boolean).join(", ");
}

/** Page on which an item is dealt with, below the language. `partner`: has a list of offers; others go to the request. */
export function itemPath({ noun, record, kind, request, data, dueAt }: InboxItem, partner: boolean) {
  if (data.dispatch === true || data.what === "stoodDown") return `/userpanel/dispatch/${record}`;
  if (noun === "certificate") return "/userpanel/certificates";
  if (noun === "booking") {
    const date = dueAt === null ? "" : `&date=${new Date(dueAt).toISOString().slice(0, 10)}`;
    return `/userpanel/management?view=week${date}`;
  }
  if (noun === "trip")
    return `/userpanel/trips/${record}${data.what === "rate" || data.what === "rated" ? "#rating" : ""}`;
  if (noun === "offer" && partner) return `/userpanel/offers?offer=${record}`;
  // An own group is fitted by a bus: there one asks, and offers nothing.
  const asks = kind === "request" || kind === "emergency" || (kind === "fit" && data.what !== "ride");
  const post = asks && kind === "fit" ? textOf(data.what === "found" ? data.post : data.supply) : "";
  return `/request/${request?.id ?? record}${post ? `?fit=${post}` : ""}${asks ? "#offer" : ""}`;
}
