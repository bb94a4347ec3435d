import { pageUrl, type Template } from "../content";
import { formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { moment, type RequestFacts, requestFacts, routeLine } from "../facts";

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
