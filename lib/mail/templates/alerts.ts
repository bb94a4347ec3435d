import { routeText } from "@/lib/i18n/route-text";
import { formatDayMonth, formatMoney, formatNumber, formatTime } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import type { Needs } from "@/lib/features/busrequest/rules/needs";
import { typedLine, typedText } from "../clean";
import { type Fact, ownLink, pageUrl, type Template } from "../content";
import { about, moment, needsFacts, offersSeats, type RequestFacts, requestFacts, routeLine, wordOf } from "../facts";
import type { MailWords } from "../words";
import { fitPage } from "./fits";

/** What partners are told of a request: of its author an emergency's call-back number alone. */
export type AlertedRequest = RequestFacts & {
  id: string;
  callBack?: { phone: string; open: boolean } | null;
  quantity: number;
  /** Open again, because its company has called off; not told by mails that were written before. */
  urgent?: boolean;
  vehicleTypes: string[];
  description: string;
  /** Not told by mails that were written before requests had any. */
  needs?: Needs | null;
  /** Of a free bus or an empty ride; null: on request. */
  asking?: { amount: number; currency: string; vatIncluded: boolean } | null;
  comfort?: { stars: number | null; features: string[]; wheelchairPlaces: number } | null;
};
/** `distance`: km from the nearest base or from the seat; null where it is not known. */
type Near = { distance: number | null };
type RequestAlertData = AlertedRequest & Near;
/** The recipient's own free bus, empty ride or group. */
export type OwnPost = Pick<RequestFacts, "reference" | "kind" | "from" | "to" | "start">;
/** `id`: mails that were written before lack it. */
type NewFitData = RequestAlertData & { own: OwnPost & { id?: string }; extraKm: number; savedKm: number };
/** `total` waited; `requests` are the first of them, none of which has ended. */
export type RequestDigestData = { total: number; requests: DigestRequest[] };
/** `own`: what it fits; not told by mails that were written before anything did. */
type DigestRequest = AlertedRequest & Near & { own?: OwnPost | null };
/** `link` opens the page on which a company without an account answers. */
type RequestForPassiveData = AlertedRequest & Near & { company: string; link: string };

function people(data: AlertedRequest, t: MailWords) {
  if (data.passengers) return t(offersSeats(data) ? "alert.seats" : "alert.people", { count: data.passengers });
  return t("alert.buses", { count: data.quantity });
}

/** A group that looks for a bus again; an emergency is urgent by what it is. */
const isAgain = ({ kind, urgent }: AlertedRequest) => urgent === true && kind === "grouprequest";

const subjectOf = (data: AlertedRequest, t: MailWords) =>
  t(isAgain(data) ? "alert.subjectAgain" : "alert.subject", inShort(data, t));

const callBackFacts = ({ callBack }: AlertedRequest, t: MailWords): Fact[] =>
  callBack ? [{ label: t("fact.callBack"), value: typedLine(callBack.phone, 40) }] : [];

function inShort(data: AlertedRequest, t: MailWords) {
  const day = formatDayMonth(data.start);
  const moment = data.kind === "emergency" ? `${day} ${formatTime(data.start)}` : day;
  return { ...about(data), kind: data.kind, route: routeLine(data), people: people(data, t), moment };
}

function askingOf({ asking }: AlertedRequest, t: MailWords, language: Language) {
  if (!asking) return t("alert.onRequest");
  const price = formatMoney(asking.amount, asking.currency, language);
  return t(asking.vatIncluded ? "alert.askingIn" : "alert.askingOn", { price });
}

function comfortOf({ comfort }: AlertedRequest, t: MailWords) {
  if (!comfort) return "";
  const { stars, features, wheelchairPlaces } = comfort;
  return [
    ...(stars === null ? [] : [t("alert.stars", { count: stars })]),
    ...(wheelchairPlaces > 0 ? [t("alert.wheelchairs", { count: wheelchairPlaces })] : []),
    ...features.map((feature) => wordOf(feature, t)),
  ].join(", ");
}

function factsOf(data: AlertedRequest & Near, t: MailWords, language: Language): Fact[] {
  const facts = [...callBackFacts(data, t), ...requestFacts(data, t, language)];
  const buses = data.vehicleTypes.map((type) => wordOf(type, t)).join(", ");
  if (buses) facts.push({ label: t("field.vehicleTypes"), value: buses });
  const comfort = comfortOf(data, t);
  if (comfort) facts.push({ label: t("alert.comfort"), value: comfort });
  if (offersSeats(data)) facts.push({ label: t("fact.price"), value: askingOf(data, t, language) });
  if (data.quantity > 1) facts.push({ label: t("field.quantity"), value: formatNumber(data.quantity, language) });
  facts.push(...needsFacts(data.needs, t, language));
  if (data.distance !== null) facts.push({ label: t("alert.distance"), value: kmOf(data.distance, t, language) });
  return facts;
}

const kmOf = (distance: number, t: MailWords, language: Language) =>
  t("alert.km", { km: formatNumber(Math.round(distance), language) });

const quoteOf = ({ description }: AlertedRequest, t: MailWords) =>
  description ? { label: t("fact.description"), text: typedText(description) } : undefined;

const settingsPage = (language: Language) => pageUrl(language, ["userpanel", "filtersettings"]);

export const requestAlert: Template<RequestAlertData> = ({ data, t, language }) => ({
  subject: subjectOf(data, t),
  heading: isAgain(data) ? t("requestAlert.headingAgain") : t("requestAlert.heading", { kind: data.kind }),
  intro: [t(isAgain(data) ? "requestAlert.introAgain" : "requestAlert.intro")],
  facts: factsOf(data, t, language),
  quote: quoteOf(data, t),
  action: { label: t("requestAlert.action"), href: pageUrl(language, ["request", data.id]) },
  notes: [
    t("requestAlert.near", { link: pageUrl(language, ["userpanel", "nearrequests"]) }),
    t("requestAlert.pace", { link: settingsPage(language) }),
  ],
});

/** With the recipient's bus that fits; a group that looks for one has none to offer. */
const newFitPage = ({ id, kind, own }: NewFitData, language: Language) =>
  fitPage(id, kind === "grouprequest" || kind === "emergency" ? own.id : undefined, language);

const ownLine = (own: OwnPost, language: Language) =>
  `${routeLine(own)}, ${moment(own.start, language)} (${typedLine(own.reference, 20)})`;

/** A new request fits what the recipient has posted. */
export const newFit: Template<NewFitData> = ({ data, t, language }) => {
  const { own, extraKm, savedKm } = data;
  const km = { extra: formatNumber(extraKm, language), saved: formatNumber(savedKm, language) };
  return {
    subject: t("newFit.subject", { ...inShort(data, t), own: own.kind }),
    heading: t("newFit.heading", { own: own.kind }),
    intro: [t("newFit.intro")],
    facts: [
      { label: t("newFit.own", { own: own.kind }), value: ownLine(own, language) },
      { label: t("requestFits.why"), value: t(savedKm > 0 ? "requestFits.ride" : "requestFits.free", km) },
      ...factsOf(data, t, language),
    ],
    quote: quoteOf(data, t),
    action: { label: t("requestAlert.action"), href: newFitPage(data, language) },
    notes: [t("requestAlert.pace", { link: settingsPage(language) })],
  };
};

/** One request of the daily mail in one line, with its stops and what its way is. */
function digestLine(data: DigestRequest, t: MailWords, language: Language) {
  const { kind, from, to, stops = [], transferType, distance, callBack } = data;
  const places = [from, ...stops, ...(to ? [to] : [])];
  const { people: count, moment } = inShort(data, t);
  const way = kind === "grouprequest" && transferType ? [wordOf(transferType, t)] : [];
  const facts = [count, ...way, moment];
  if (distance !== null) facts.push(kmOf(distance, t, language));
  if (data.own) facts.push(t("requestDigest.fits", { own: data.own.kind, post: ownLine(data.own, language) }));
  if (callBack) facts.push(t("requestDigest.callBack", { phone: typedLine(callBack.phone, 40) }));
  const route = routeText(...places.map((place) => typedLine(place, 80)));
  return t("requestDigest.line", { kind, route, facts: facts.join(", ") });
}

export const requestDigest: Template<RequestDigestData> = ({ data, t, language }) => ({
  subject: t("requestDigest.subject", { count: data.total }),
  heading: t("requestDigest.subject", { count: data.total }),
  intro: [
    data.total > data.requests.length
      ? t("requestDigest.introFirst", { count: data.total, shown: data.requests.length })
      : t("requestDigest.intro", { count: data.total }),
  ],
  facts: data.requests.map((request) => ({
    label: typedLine(request.reference, 20),
    value: digestLine(request, t, language),
    href: pageUrl(language, ["request", request.id]),
  })),
  action: { label: t("requestDigest.action"), href: pageUrl(language, ["userpanel", "nearrequests"]) },
  notes: [t("requestAlert.pace", { link: settingsPage(language) })],
});

export const requestForPassive: Template<RequestForPassiveData> = ({ data, t, language }) => ({
  subject: subjectOf(data, t),
  heading: t("requestForPassive.heading", { kind: data.kind }),
  intro: [t("requestForPassive.intro", { company: typedLine(data.company, 120) }), t("requestForPassive.how")],
  facts: factsOf(data, t, language),
  quote: quoteOf(data, t),
  action: { label: t("requestForPassive.action"), href: ownLink(data.link) },
  notes: [t("requestForPassive.choices"), t("requestForPassive.secret")],
});
