import { formatDate } from "@/lib/i18n/formats";
import type { CertificateKind } from "@/lib/features/certificate/rules";
import { typedLine } from "../clean";
import { pageUrl, type Template } from "../content";

/** `bus`: its plate; null for a paper of the whole company. `validUntil`: 00:00 UTC of its last day. */
type Paper = { kind: CertificateKind; bus: string | null; validUntil: number; over: boolean };
type CertificatesDueData = { papers: Paper[] };

/** Papers that end soon, or that are over. */
export const certificatesDue: Template<CertificatesDueData> = ({ data, t, language }) => {
  const { papers } = data;
  const values = { count: papers.length, over: papers.every(({ over }) => over) ? "all" : "some" };
  return {
    subject: t("certificatesDue.subject", values),
    heading: t("certificatesDue.heading", values),
    intro: [t("certificatesDue.intro", values)],
    facts: papers.map(({ kind, bus, validUntil, over }) => ({
      label: [t(`certificatesDue.kind.${kind}`), bus && typedLine(bus, 20)].filter(Boolean).join(", "),
      value: t(over ? "certificatesDue.over" : "certificatesDue.until", { date: formatDate(validUntil, "UTC") }),
    })),
    action: { label: t("certificatesDue.action"), href: pageUrl(language, ["userpanel", "certificates"]) },
  };
};
