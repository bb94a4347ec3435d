import { formatMoney, formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { typedLine, typedText } from "../clean";
import { type Fact, pageUrl, type Template } from "../content";
import { about, moment, partLabels, type RequestFacts, requestFacts } from "../facts";
import type { MailWords } from "../words";

type Party = "author" | "company";

/** What every mail about a trip tells. `token` opens the author's page, `trip` the company's; neither: it has none yet. */
export type TripFacts = RequestFacts & {
  company: string;
  /** What is paid; `net`: without tax, whose rate is open (not told by mails that were written before it was). */
  amount: number;
  net?: boolean;
  currency: string;
  token?: string;
  trip?: string;
};
/** A moment, a number of people or names of places. */
export type MailedPart = {
  part: "startPlace" | "start" | "stops" | "endPlace" | "end" | "passengers";
  before: string | number | null;
  after: string | number | null;
};
type Change = { by: Party; parts: MailedPart[]; delta: number };
type ProposedData = TripFacts & Change & { note: string; next: number };
type AnsweredData = TripFacts & Change & { answer: "accepted" | "declined" | "withdrawn" };
/** `own`: to the side that has called off. `fee`: null where no steps were agreed. */
type CancelledData = TripFacts & {
  by: Party;
  own: boolean;
  reason: string;
  text: string;
  fee: number | null;
  reopened: boolean;
};
/** `by`: the side that is asked. */
type RateData = TripFacts & { by: Party };
type ReopenedData = RequestFacts & { id: string };

const named = (data: TripFacts) => ({ ...about(data), company: typedLine(data.company, 120) });
const sideWord = (by: Party) => (by === "author" ? "Author" : "Company");

function partValue({ part }: MailedPart, value: string | number | null, t: MailWords, language: Language) {
  if (value === null || value === "") return t("trip.none");
  if (typeof value === "string") return typedLine(value, 400);
  return part === "passengers" ? formatNumber(value, language) : moment(value, language);
}

function partLabel({ part }: MailedPart, data: TripFacts, t: MailWords) {
  if (part === "startPlace" || part === "endPlace" || part === "passengers") return t(`trip.part.${part}`);
  return partLabels(data, t)[part];
}

function moneyOf(cents: number, { currency, net }: TripFacts, t: MailWords, language: Language) {
  const price = formatMoney(cents, currency, language);
  return net && cents !== 0 ? t("trip.net", { price }) : price;
}

function changeFacts(data: Change & TripFacts, t: MailWords, language: Language): Fact[] {
  const { parts, delta } = data;
  const facts = parts.map((part) => ({
    label: partLabel(part, data, t),
    value: t("fact.edit", {
      before: partValue(part, part.before, t, language),
      after: partValue(part, part.after, t, language),
    }),
  }));
  if (delta === 0) return [...facts, { label: t("trip.delta"), value: t("trip.samePrice") }];
  const sign = delta > 0 ? "+" : "−";
  const value = `${sign} ${moneyOf(Math.abs(delta), data, t, language)}`;
  return [...facts, { label: t("trip.delta"), value }];
}

/** A change with its price, then all else of the trip: nothing stands there twice with two values. */
function changedFacts(data: Change & TripFacts, price: number, t: MailWords, language: Language): Fact[] {
  const changes = changeFacts(data, t, language);
  const told = new Set(changes.map(({ label }) => label));
  const rest = requestFacts(data, t, language).filter(({ label }) => !told.has(label));
  return [...changes, { label: t("trip.price"), value: moneyOf(price, data, t, language) }, ...rest];
}

function pageOf({ token, trip }: TripFacts, t: MailWords, language: Language) {
  const href = token
    ? pageUrl(language, ["myrequest", token])
    : trip
      ? pageUrl(language, ["userpanel", "trips", trip])
      : pageUrl(language, ["register", "buspartner"]);
  return { label: t(token || trip ? "action.openTrip" : "action.openAccount"), href };
}

const quoted = (text: string, t: MailWords) =>
  text === "" ? undefined : { label: t("fact.message"), text: typedText(text) };

export const tripProposed: Template<ProposedData> = ({ data, t, language }) => ({
  subject: t("tripProposed.subject", named(data)),
  heading: t(`tripProposed.heading${sideWord(data.by)}`, named(data)),
  intro: [t("tripProposed.intro")],
  quote: quoted(data.note, t),
  facts: changedFacts(data, data.next, t, language),
  action: pageOf(data, t, language),
});

export const tripAnswered: Template<AnsweredData> = ({ data, t, language }) => ({
  subject: t(`tripAnswered.subject.${data.answer}`, named(data)),
  heading: t(`tripAnswered.heading.${data.answer}`, named(data)),
  intro: [t(`tripAnswered.intro.${data.answer}`)],
  facts: changedFacts(data, data.amount, t, language),
  action: pageOf(data, t, language),
});

function feeFact(data: CancelledData, t: MailWords, language: Language): Fact[] {
  const { fee, by } = data;
  if (by === "company") return [];
  return [{ label: t("trip.fee"), value: fee === null ? t("trip.byWords") : moneyOf(fee, data, t, language) }];
}

function reasonFact({ reason }: CancelledData, t: MailWords): Fact[] {
  const path = `trip.reason.${reason}` as Parameters<MailWords["has"]>[0];
  return t.has(path) ? [{ label: t("trip.why"), value: t(path as Parameters<MailWords>[0]) }] : [];
}

export const tripCancelled: Template<CancelledData> = ({ data, t, language }) => {
  const who = data.own ? "Own" : sideWord(data.by);
  const again = data.kind === "emergency" ? "tripCancelled.searched" : "tripCancelled.reopened";
  const next = data.reopened && (data.token ? again : null);
  return {
    subject: t("tripCancelled.subject", named(data)),
    heading: t(`tripCancelled.heading${who}`, named(data)),
    intro: [t(`tripCancelled.intro${who}`), ...(next ? [t(next)] : [])],
    quote: data.own ? undefined : quoted(data.text, t),
    facts: [...reasonFact(data, t), ...feeFact(data, t, language), ...requestFacts(data, t, language)],
    action: pageOf(data, t, language),
  };
};

export const tripRate: Template<RateData> = ({ data, t, language }) => {
  const { href } = pageOf(data, t, language);
  return {
    subject: t("tripRate.subject", named(data)),
    heading: t(`tripRate.heading${sideWord(data.by)}`, named(data)),
    intro: [t("tripRate.intro")],
    facts: requestFacts(data, t, language),
    action: { label: t("tripRate.action"), href: `${href}#rating` },
  };
};

export const tripReopened: Template<ReopenedData> = ({ data, t, language }) => ({
  subject: t("tripReopened.subject", about(data)),
  heading: t("tripReopened.heading", about(data)),
  intro: [t("tripReopened.intro")],
  facts: requestFacts(data, t, language),
  action: { label: t("action.openRequest"), href: pageUrl(language, ["request", data.id]) },
});
