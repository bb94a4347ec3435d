import { useLocale, useTimeZone, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { BreakStop, TripHoursRecord } from "@/lib/features/drivinghours/schema";
import { formatDateTime, formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { BreakStops, type PauseChoice } from "./break-stops";
import { clock } from "./clock";
import { HoursNights } from "./hours-nights";
import { HoursRules } from "./hours-rules";
import { useHoursSentence } from "./hours-sentence";
import { TachoTrace } from "./tacho-trace";
import { VerdictSign } from "./verdict-sign";

type Props = {
  hours: TripHoursRecord;
  /** What could move, as buttons; left out, a sentence tells the latest way back. */
  fixes?: ReactNode;
  /** The next verdict is on its way. */
  stale?: boolean;
  /** Each of several buses is driven so. */
  several?: boolean;
  /** Where the breaks may be taken, a list for each. */
  stops?: readonly (readonly BreakStop[])[];
  /** For whom drives the trip: at which stop each break is taken. */
  choice?: PauseChoice;
};

/** The first limit that one driver would pass. */
function useLimit({ verdict, violations }: TripHoursRecord) {
  const t = useTranslations("drivinghours.limit");
  if (verdict !== "secondDriver" && verdict !== "notDrivable") return null;
  const first = [...violations].sort((one, other) => one.at - other.at)[0];
  if (!first) return null;
  const name = first.rule === "daily-rest" || first.rule === "daily-driving" ? first.rule : "other";
  return { at: first.at, name: t(name), ofDuty: name === "daily-rest" };
}

/** What the hours leave out and assume; of a one-way trip the empty way home is in them. */
function Limits({ hours: { yard, wayEmpty, fromYard } }: Pick<Props, "hours">) {
  const t = useTranslations("drivinghours");
  const lng = useLocale() as Language;
  const home = wayEmpty && formatNumber(wayEmpty.km, lng);
  if (!fromYard) return t("limitsRide");
  if (!yard) return home === null ? t("limits") : t("limitsOneWay", { home });
  const km = formatNumber(yard.km, lng);
  const time = clock(yard.minutes);
  if (yard.dayBefore) return home === null ? t("limitsBefore", { km }) : t("limitsBeforeOneWay", { km, home });
  return home === null ? t("limitsYard", { km, time }) : t("limitsYardOneWay", { km, time, home });
}

/** How many drivers a trip needs, why, and where the breaks fall. Advice: it says what it leaves out. */
export function HoursCard({ hours, fixes, stale = false, several = false, stops = [], choice }: Props) {
  const t = useTranslations("drivinghours");
  const zone = useTimeZone();
  const hasBreaks = hours.breaks.length > 1;
  return (
    <section
      className="card grid grid-cols-1 content-start gap-3"
      style={stale ? { opacity: 0.5 } : undefined}
      aria-labelledby="hours"
    >
      <div className="flex items-center gap-3">
        <VerdictSign verdict={hours.verdict} />
        <div>
          {/* Who takes a fix stands here once its button is gone. */}
          <h2 id="hours" tabIndex={-1} className="scroll-mt-28 sign-lg">
            {t(`verdict.${hours.verdict}`)}
            {several && `, ${t("eachBus")}`}
          </h2>
          <p className="text-sm text-ink-2">{useHoursSentence(hours)}</p>
        </div>
      </div>
      <TachoTrace hours={hours} limit={useLimit(hours)} />
      <HoursNights hours={hours} />
      <HoursRules hours={hours} />
      {stops.map((some, at) => (
        <BreakStops
          key={some[0]?.id ?? at}
          stops={some}
          section={hasBreaks ? hours.breaks[at]?.section : undefined}
          which={at}
          choice={choice}
        />
      ))}
      {fixes}
      {fixes === undefined && hours.latestReturn !== null && (
        <p className="text-sm">{t("latestReturn", { time: formatDateTime(hours.latestReturn, zone) })}</p>
      )}
      <p className="text-xs text-ink-3">
        <Limits hours={hours} />
      </p>
    </section>
  );
}
