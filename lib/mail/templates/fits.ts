import { pageUrl, type Template } from "../content";
import { moment, type RequestFacts, requestFacts, routeLine } from "../facts";

type RequestFitsData = RequestFacts & {
  id: string;
  /** The ride or free bus that the author asks about. */
  bus: { from: string; to: string | null; start: number };
  extraKm: number;
  savedKm: number;
};

/** To the company of a bus that goes a group's way: its author asks for an offer. */
export const requestFits: Template<RequestFitsData> = ({ data, t, language }) => {
  const { bus, extraKm, savedKm } = data;
  const names = { reference: data.reference, route: routeLine(data) };
  const saved =
    savedKm > 0 ? t("requestFits.ride", { extra: extraKm, saved: savedKm }) : t("requestFits.free", { extra: extraKm });
  return {
    subject: t("requestFits.subject", names),
    heading: t("requestFits.heading"),
    intro: [t("requestFits.intro")],
    facts: [
      { label: t("requestFits.bus"), value: `${routeLine(bus)}, ${moment(bus.start, language)}` },
      { label: t("requestFits.why"), value: saved },
      ...requestFacts(data, t, language),
    ],
    action: { label: t("action.openRequest"), href: pageUrl(language, ["request", data.id]) },
  };
};
