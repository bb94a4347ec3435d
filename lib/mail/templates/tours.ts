import { typedLine } from "../clean";
import { pageUrl, type Template } from "../content";
import { about, type RequestFacts, requestFacts } from "../facts";

/** `tour`: the draft as its company calls it. */
type TourLegData = RequestFacts & { tour: string };

const named = (data: TourLegData) => ({ ...about(data), tour: typedLine(data.tour, 120) });

/** A leg of a kept chain is gone. */
export const tourLegLost: Template<TourLegData> = ({ data, t, language }) => ({
  subject: t("tourLegLost.subject", named(data)),
  heading: t("tourLegLost.heading", named(data)),
  intro: [t("tourLegLost.intro", named(data))],
  facts: requestFacts(data, t, language),
  action: { label: t("action.openTours"), href: pageUrl(language, ["userpanel", "tours"]) },
});

/** A new request can be driven within a chain that is watched. */
export const tourLegJoins: Template<TourLegData & { id: string }> = ({ data, t, language }) => ({
  subject: t("tourLegJoins.subject", named(data)),
  heading: t("tourLegJoins.heading", named(data)),
  intro: [t("tourLegJoins.intro", named(data))],
  facts: requestFacts(data, t, language),
  notes: [t("tourLegJoins.off", { tours: pageUrl(language, ["userpanel", "tours"]) })],
  action: { label: t("action.openRequest"), href: pageUrl(language, ["request", data.id]) },
});
