import { useTimeZone, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { BreakStop, TripHoursRecord } from "@/lib/features/drivinghours/schema";
import { formatDateTime } from "@/lib/i18n/formats";
import { BreakStops } from "./break-stops";
import { clock } from "./clock";
import { HoursRules } from "./hours-rules";
import { TachoTrace } from "./tacho-trace";
import { VerdictSign } from "./verdict-sign";

type Props = {
  hours: TripHoursRecord;
  /** What could move, as buttons; left out, a sentence tells the latest way back. */
  fixes?: ReactNode;
  /** The next verdict is on its way. */
  stale?: boolean;
  /** Where the break may be taken. */
  stops?: readonly BreakStop[];
};

/** Why one driver is not enough; what is driven where one is. */
function useSentence({ verdict, violations, driving, duty }: TripHoursRecord) {
  const t = useTranslations("drivinghours");
  const facts = { driving: clock(driving), duty: clock(duty) };
  if (verdict === "oneDriver") return t("facts", facts);
  if (verdict === "hotel") return t("why.hotel");
  if (verdict === "notDrivable") return t("why.notDrivable");
  const rules = violations.map(({ rule }) => rule);
  if (rules.includes("daily-rest")) return t("why.daily-rest", facts);
  return t(rules.includes("daily-driving") ? "why.daily-driving" : "why.other", facts);
}

/** The first limit that one driver would pass. */
function useLimit({ verdict, violations }: TripHoursRecord) {
  const t = useTranslations("drivinghours.limit");
  if (verdict !== "secondDriver" && verdict !== "notDrivable") return null;
  const first = [...violations].sort((one, other) => one.at - other.at)[0];
  if (!first) return null;
  const name = first.rule === "daily-rest" || first.rule === "daily-driving" ? first.rule : "other";
  return { at: first.at, name: t(name), ofDuty: name === "daily-rest" };
}

/** How many drivers a trip needs, why, and where the breaks fall. Advice: it says what it leaves out. */
export function HoursCard({ hours, fixes, stale = false, stops = [] }: Props) {
  const t = useTranslations("drivinghours");
  const zone = useTimeZone();
  return (
    <section
      className="card grid grid-cols-1 content-start gap-3"
      style={stale ? { opacity: 0.5 } : undefined}
      aria-labelledby="hours"
    >
      <div className="flex items-center gap-3">
        <VerdictSign verdict={hours.verdict} />
        <div>
          <h2 id="hours" className="sign-lg">
            {t(`verdict.${hours.verdict}`)}
          </h2>
          <p className="text-sm text-ink-2">{useSentence(hours)}</p>
        </div>
      </div>
      <TachoTrace hours={hours} limit={useLimit(hours)} />
      <HoursRules hours={hours} />
      <BreakStops stops={stops} />
      {fixes}
      {fixes === undefined && hours.latestReturn !== null && (
        <p className="text-sm">{t("latestReturn", { time: formatDateTime(hours.latestReturn, zone) })}</p>
      )}
      <p className="text-xs text-ink-3">{t("limits")}</p>
    </section>
  );
}
