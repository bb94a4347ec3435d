import { typedLine } from "../clean";
import { pageUrl, type Template } from "../content";

type BreakdownData = {
  trip: string;
  reference: string;
  /** Town near which the bus stands, and its id; empty where nobody knows. */
  near: string;
  place: string;
  to: string;
  position: string;
  passengers: number | null;
  /** Which of several buses; in no mail that was written before there were presses of each. */
  bus?: string;
};

/** A driver has pressed for help: the emergency request waits, filled in as far as the trip knows. */
export const driverBreakdown: Template<BreakdownData> = ({ data, t, language }) => {
  const named = { reference: typedLine(data.reference, 20), near: typedLine(data.near, 80) };
  const known = {
    kind: "emergency",
    trip: data.trip,
    ...(data.place && { from: data.place }),
    ...(data.position && { at: data.position.replace(" ", "") }),
    ...(data.to && { to: data.to }),
    ...(data.passengers && { passengers: String(data.passengers) }),
  };
  return {
    subject: t(data.near ? "driverBreakdown.subjectNear" : "driverBreakdown.subject", named),
    heading: t("driverBreakdown.heading", named),
    intro: [t(data.bus ? "driverBreakdown.introBus" : "driverBreakdown.intro")],
    facts: [
      ...(data.bus ? [{ label: t("driverBreakdown.bus"), value: typedLine(data.bus, 80) }] : []),
      ...(data.near ? [{ label: t("driverBreakdown.near"), value: named.near }] : []),
      ...(data.position ? [{ label: t("driverBreakdown.position"), value: data.position }] : []),
    ],
    action: { label: t("driverBreakdown.action"), href: pageUrl(language, ["request", "new"], known) },
  };
};
