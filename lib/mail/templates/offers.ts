import type { ContactRule } from "@/lib/access/records";
import { formatMoney } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { ruleForAuthor } from "../contact-rule";
import { oneLine, typedLine, typedText } from "../clean";
import { type Fact, pageUrl, type Template } from "../content";
import { about, moment, type RequestFacts, requestFacts } from "../facts";
import type { MailWords } from "../words";

/** What every mail about an offer tells. `token` opens the author's page, `offer` the bidder's list. */
export type OfferFacts = RequestFacts & {
  company: string;
  amount: number;
  currency: string;
  /** With what follows not told by mails that were written before it was. */
  vatIncluded?: boolean;
  vatRate?: number | null;
  included?: string[];
  notIncluded?: string[];
  cancellation?: string;
  validUntil: number;
  vehicle: string | null;
  /** A bus comes of a kind that was not asked for. */
  busOther?: boolean;
  /** Another time than the request asks for, and why that or another bus is offered. */
  alternative?: { start: number; end: number } | null;
  reason?: string;
};
type AuthorLink = { token: string };
/** `answer` opens the page of a bidder without an account. */
type BidderLink = { offer?: string; answer?: string };
type Either = Partial<AuthorLink> & BidderLink;
type Contact = { name: string; email: string; phone: string | null; mobile?: string | null };

/** `contact`: the rule that its author has chosen; null where none holds. */
type OfferReceivedData = OfferFacts & AuthorLink & { contact?: ContactRule | null };
/** `places`: whole addresses of start, stops and end. */
/** `before`: what it said until now; `parts`: what of it has changed. */
type OfferChangedData = OfferFacts &
  AuthorLink & { before: Omit<OfferFacts, keyof RequestFacts | "company">; parts: string[] };
type OfferAcceptedData = OfferFacts & BidderLink & { contact: Contact; places?: string[] };
type OfferContactRuleData = OfferFacts & BidderLink & { contact: ContactRule };
export type OfferConfirmedData = OfferFacts & AuthorLink & { contact: Contact };
export type OfferEndedData = OfferFacts &
  BidderLink & { reason: "past" | "withdrawn" | "filled" | "rejected" | "changed" };
type OfferMessageData = OfferFacts & Either & { fromAuthor: boolean; text: string };

export const named = (data: OfferFacts) => ({ ...about(data), company: typedLine(data.company, 120) });

function priceOf({ amount, currency, vatIncluded, vatRate }: OfferFacts, t: MailWords, language: Language) {
  const price = formatMoney(amount, currency, language);
  if (vatIncluded === undefined) return price;
  const word = vatIncluded ? "vatIn" : "vatOn";
  return `${price} ${vatRate == null ? t(`offer.${word}`) : t(`offer.${word}Rate`, { rate: vatRate })}`;
}

/** A common choice in the reader's language, else as it was typed. */
function extraWord(item: string, t: MailWords) {
  const path = `extras.${item}` as Parameters<MailWords["has"]>[0];
  return t.has(path) ? t(path as Parameters<MailWords>[0]) : typedLine(item, 60);
}
const listed = (items: readonly string[], t: MailWords) => items.map((item) => extraWord(item, t)).join(", ");

/** What both sides agree to: what the price holds, and what it costs to cancel. */
function termFacts({ included = [], notIncluded = [], cancellation = "" }: OfferFacts, t: MailWords): Fact[] {
  const facts = [
    { label: t("fact.included"), value: listed(included, t) },
    { label: t("fact.notIncluded"), value: listed(notIncluded, t) },
    { label: t("fact.cancellation"), value: typedLine(cancellation, 2_000) },
  ];
  return facts.filter(({ value }) => value !== "");
}

function timesOf({ alternative }: OfferFacts, t: MailWords, language: Language) {
  if (!alternative) return "";
  return t("fact.range", { start: moment(alternative.start, language), end: moment(alternative.end, language) });
}

/** `stands`: until when it can be accepted is told of an offer that can be. */
function offerFacts(data: OfferFacts, t: MailWords, language: Language, stands = false): Fact[] {
  const facts = [
    { label: t("fact.company"), value: typedLine(data.company, 120) },
    { label: t("fact.price"), value: priceOf(data, t, language) },
  ];
  if (data.vehicle) facts.push({ label: t("fact.vehicle"), value: typedLine(data.vehicle, 200) });
  if (data.busOther) facts.push({ label: t("fact.busKind"), value: t("fact.busOther") });
  const instead = timesOf(data, t, language);
  if (instead && data.alternative?.start !== data.start) facts.push({ label: t("fact.alternative"), value: instead });
  if (data.reason) facts.push({ label: t("fact.reason"), value: typedLine(data.reason, 500) });
  if (stands) facts.push({ label: t("fact.validUntil"), value: moment(data.validUntil, language) });
  return [...facts, ...requestFacts(data, t, language)];
}

const agreedFacts = (data: OfferFacts, t: MailWords, language: Language) => [
  ...offerFacts(data, t, language),
  ...termFacts(data, t),
];

export function contactFacts({ name, email, phone, mobile }: Contact, t: MailWords): Fact[] {
  const facts = [
    { label: t("fact.name"), value: typedLine(name, 120) },
    { label: t("fact.email"), value: oneLine(email, 254) },
  ];
  if (phone) facts.push({ label: t("fact.phone"), value: typedLine(phone, 40) });
  if (mobile) facts.push({ label: t("fact.mobile"), value: typedLine(mobile, 40) });
  return facts;
}

/** The doors that a bus drives up to; nobody was told them before. */
function placeFacts(places: string[] = [], t: MailWords): Fact[] {
  return places.map((place, index) => {
    const label = index === 0 ? "start" : index === places.length - 1 ? "end" : "stop";
    return { label: t(`fact.address.${label}`), value: typedLine(place, 500) };
  });
}

function pageOf({ token, offer, answer }: Either, language: Language) {
  if (token) return pageUrl(language, ["myrequest", token]);
  if (answer) return pageUrl(language, ["answer", answer]);
  return offer ? pageUrl(language, ["userpanel", "offers"], { offer }) : pageUrl(language, ["register", "buspartner"]);
}

const toOffers = (data: Either, t: MailWords, language: Language) => ({
  label: t(data.token ? "action.openRequest" : data.offer ? "action.openOffer" : "action.openAccount"),
  href: pageOf(data, language),
});

export const offerReceived: Template<OfferReceivedData> = ({ data, t, language }) => ({
  subject: t("offerReceived.subject", named(data)),
  heading: t("offerReceived.heading", named(data)),
  intro: [t("offerReceived.intro")],
  facts: offerFacts(data, t, language, true),
  action: { label: t("offerReceived.action"), href: pageOf(data, language) },
  notes: data.contact ? [ruleForAuthor(data.contact, t)] : undefined,
});

type Wording = { t: MailWords; language: Language };

/** Each part that has changed as it is now, with what stood there before. */
function changeFacts({ before, parts, ...now }: OfferChangedData, { t, language }: Wording): Fact[] {
  const said = { ...now, ...before };
  const words: [string, string, (data: OfferFacts) => string][] = [
    ["price", t("fact.price"), (data) => priceOf(data, t, language)],
    ["vehicle", t("fact.vehicle"), ({ vehicle }) => typedLine(vehicle ?? "", 200)],
    ["alternative", t("fact.alternative"), (data) => timesOf(data, t, language)],
    ["reason", t("fact.reason"), ({ reason = "" }) => typedLine(reason, 500)],
    ["included", t("fact.included"), ({ included = [] }) => listed(included, t)],
    ["notIncluded", t("fact.notIncluded"), ({ notIncluded = [] }) => listed(notIncluded, t)],
    ["cancellation", t("fact.cancellation"), ({ cancellation = "" }) => typedLine(cancellation, 2_000)],
    ["validUntil", t("fact.validUntil"), ({ validUntil }) => moment(validUntil, language)],
  ];
  const none = t("fact.none");
  return words
    .filter(([part, , wordOf]) => parts.includes(part) && wordOf(now) !== wordOf(said))
    .map(([, label, wordOf]) => {
      const value = t("fact.edit", { after: wordOf(now) || none, before: wordOf(said) || none });
      return { label, value };
    });
}

export const offerChanged: Template<OfferChangedData> = ({ data, t, language }) => {
  const changes = changeFacts(data, { t, language });
  const changed = new Set(changes.map(({ label }) => label));
  const others = offerFacts(data, t, language, true).filter(({ label }) => !changed.has(label));
  return {
    subject: t("offerChanged.subject", named(data)),
    heading: t("offerChanged.heading", named(data)),
    intro: [t("offerChanged.intro")],
    facts: [...changes, ...others],
    action: { label: t("offerReceived.action"), href: pageOf(data, language) },
  };
};

export const offerAccepted: Template<OfferAcceptedData> = ({ data, t, language }) => ({
  subject: t("offerAccepted.subject", named(data)),
  heading: t("offerAccepted.heading"),
  intro: [t("offerAccepted.intro")],
  facts: [...contactFacts(data.contact, t), ...placeFacts(data.places, t), ...agreedFacts(data, t, language)],
  action: toOffers(data, t, language),
  notes: [t("offerAccepted.reply")],
  replyTo: oneLine(data.contact.email, 254),
});

export const offerContactRule: Template<OfferContactRuleData> = ({ data, t, language }) => ({
  subject: t("offerContactRule.subject", named(data)),
  heading: t("offerContactRule.heading", named(data)),
  intro: [t("offerContactRule.intro"), t(`contactRule.partner.${data.contact}`)],
  facts: offerFacts(data, t, language, true),
  action: toOffers(data, t, language),
});

export const offerConfirmed: Template<OfferConfirmedData> = ({ data, t, language }) => ({
  subject: t("offerConfirmed.subject", named(data)),
  heading: t("offerConfirmed.heading", named(data)),
  intro: [t("offerConfirmed.intro")],
  facts: [...contactFacts(data.contact, t), ...agreedFacts(data, t, language).slice(1)],
  action: toOffers(data, t, language),
  notes: [t("offerConfirmed.reply")],
  replyTo: oneLine(data.contact.email, 254),
});

export const offerDeclined: Template<OfferFacts & BidderLink> = ({ data, t, language }) => ({
  subject: t("offerDeclined.subject", named(data)),
  heading: t("offerDeclined.heading", named(data)),
  intro: [t("offerDeclined.intro")],
  facts: offerFacts(data, t, language),
  action: toOffers(data, t, language),
});

export const offerEnded: Template<OfferEndedData> = ({ data, t, language }) => ({
  subject: t(data.reason === "changed" ? "offerEnded.subjectChanged" : "offerEnded.subject", named(data)),
  heading: t(data.reason === "changed" ? "offerEnded.headingChanged" : "offerEnded.heading", named(data)),
  intro: [t(`offerEnded.${data.reason}`), t("offerEnded.intro")],
  // Why the request ended is told above: the bidder's own words give way to it in the data.
  facts: offerFacts({ ...data, reason: "" }, t, language),
  action: toOffers(data, t, language),
});

export const offerWithdrawn: Template<OfferFacts & AuthorLink> = ({ data, t, language }) => ({
  subject: t("offerWithdrawn.subject", named(data)),
  heading: t("offerWithdrawn.heading", named(data)),
  intro: [t("offerWithdrawn.intro")],
  facts: offerFacts(data, t, language),
  action: toOffers(data, t, language),
});

export const offerExpired: Template<OfferFacts & Either> = ({ data, t, language }) => ({
  subject: t("offerExpired.subject", named(data)),
  heading: t("offerExpired.heading", named(data)),
  intro: [t(data.token ? "offerExpired.toAuthor" : "offerExpired.toBidder")],
  facts: offerFacts(data, t, language, true),
  action: toOffers(data, t, language),
});

export const offerMessage: Template<OfferMessageData> = ({ data, t, language }) => {
  const from = data.fromAuthor ? "Author" : "Bidder";
  return {
    subject: t(`offerMessage.subject${from}`, named(data)),
    heading: t(`offerMessage.heading${from}`, named(data)),
    intro: [t("offerMessage.intro")],
    quote: { label: t("fact.message"), text: typedText(data.text) },
    facts: offerFacts(data, t, language),
    action: { label: t("offerMessage.action"), href: pageOf(data, language) },
    notes: [t("offerMessage.noReply")],
  };
};
