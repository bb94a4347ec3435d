import { formatDate, formatNumber, formatTime } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { typedLine } from "../clean";
import { pageUrl, type Template } from "../content";
import { about, moment, type RequestFacts, requestFacts, routeLine } from "../facts";
import type { MailWords } from "../words";

type RequestFitsData = RequestFacts & {
  id: string;
  /** The ride or free bus that the author asks about. */
  bus: { id?: string; from: string; to: string | null; start: number };
  /** When that bus would be there; with the bus's id not told by mails that were written before. */
  pickup?: number;
  extraKm: number;
  savedKm: number;
};

/** Where an offer is written, with the bus that fits, if its post is known. */
export const fitPage = (request: string, post: string | undefined, language: Language) =>
  `${pageUrl(language, ["request", request], post ? { fit: post } : {})}${post ? "#offer" : ""}`;

/** To the company of a bus that goes a group's way: its author asks for an offer. */
export const requestFits: Template<RequestFitsData> = ({ data, t, language }) => {
  const { bus, extraKm, savedKm, pickup = data.start } = data;
  const names = { reference: data.reference, route: routeLine(data) };
  // A free bus drives nowhere by itself.
  const way = savedKm > 0 ? "ride" : "free";
  const km = { extra: formatNumber(extraKm, language), saved: formatNumber(savedKm, language) };
  return {
    subject: t("requestFits.subject", names),
    heading: t(`requestFits.heading.${way}`),
    intro: [t(`requestFits.intro.${way}`)],
    facts: [
      { label: t("requestFits.bus"), value: `${routeLine(bus)}, ${moment(bus.start, language)}` },
      { label: t("requestFits.why"), value: t(`requestFits.${way}`, km) },
      ...(pickup === data.start ? [] : [{ label: t("requestFits.pickup"), value: moment(pickup, language) }]),
      ...requestFacts(data, t, language),
    ],
    action: { label: t("action.openRequest"), href: fitPage(data.id, bus.id, language) },
  };
};

/** A published bus as a group's author may know it: no plate, no contact, no price. */
export type FittingBus = {
  kind: "vacancy" | "emptyride";
  company: string | null;
  from: string;
  to: string | null;
  start: number;
  end: number;
  /** When it would be at the group's start. */
  pickup: number;
  /** Of a free bus all that it drives empty. */
  extraKm: number;
  seats: number | null;
};
/** `total` have come; `buses` are the best of them. `until`: 00:00 UTC of the last day of such mails. */
type FittingBusesData = RequestFacts & { token: string; until: number; total: number; buses: FittingBus[] };

/** One bus in one line: whose it is, when it drives, when it picks up, what it drives more. */
function busLine(bus: FittingBus, t: MailWords, language: Language) {
  const { kind, company, start, end, pickup, extraKm, seats } = bus;
  const times = { start: moment(start, language), end: moment(end, language) };
  const parts = [
    routeLine(bus),
    ...(company ? [typedLine(company, 120)] : []),
    t(`fittingBuses.times.${kind}`, times),
    t("fittingBuses.pickup", { time: formatTime(pickup) }),
    t(`fittingBuses.way.${kind}`, { km: formatNumber(extraKm, language) }),
    ...(seats ? [t("alert.seats", { count: seats })] : []),
  ];
  return parts.join(", ");
}

/** To a group's author: buses have come that fit. How one is asked and how this is turned off stand with it. */
export const fittingBuses: Template<FittingBusesData> = ({ data, t, language }) => {
  const { token, until, total, buses } = data;
  const facts = { ...about(data), count: total };
  const page = pageUrl(language, ["myrequest", token]);
  const shown = buses.length;
  return {
    subject: t("fittingBuses.subject", facts),
    heading: t("fittingBuses.heading", facts),
    intro: [
      t(total > shown ? "fittingBuses.introFirst" : "fittingBuses.intro", { ...facts, shown }),
      t("fittingBuses.how"),
    ],
    facts: buses.map((bus, index) => ({
      label: shown > 1 ? `${index + 1}. ${t(`kind.${bus.kind}`)}` : t(`kind.${bus.kind}`),
      value: busLine(bus, t, language),
    })),
    action: { label: t("fittingBuses.action"), href: `${page}#fits` },
    notes: [t("fittingBuses.stop", { date: formatDate(until, "UTC"), link: `${page}#fit-notice` })],
    reason: t("fittingBuses.reason"),
  };
};
