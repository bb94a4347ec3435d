"use client";
import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { HoursFix, TripHoursRecord } from "@/lib/features/drivinghours/schema";
import { formatDate, formatDayShort, formatTime } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { VerdictSign } from "./verdict-sign";

type Props = {
  hours: TripHoursRecord;
  /** As the form has them. */
  times: { start: number; end: number };
  onFix: (fix: HoursFix) => void;
  onKeep: () => void;
};

/** A moment: the time alone where the day stays. */
function useMoment(other: number) {
  const lng = useLocale() as Language;
  const zone = useTimeZone();
  return (moment: number) => {
    const time = formatTime(moment, zone);
    return formatDate(moment, zone) === formatDate(other, zone) ? time : `${formatDayShort(moment, lng, zone)} ${time}`;
  };
}

function Fix({ fix, times, onFix }: { fix: HoursFix } & Pick<Props, "times" | "onFix">) {
  const t = useTranslations("drivinghours.fix");
  const moved = fix.what === "departure" ? "start" : "end";
  const momentOf = useMoment(times[moved]);
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-control border border-line-strong p-3">
      <VerdictSign verdict={fix.verdict} />
      <span className="grow">
        <b>{t(fix.what, { to: momentOf(fix[moved]), from: momentOf(times[moved]) })}</b>
        <br />
        <span className="text-sm text-ink-2">{t(`then.${fix.verdict}`)}</span>
      </span>
      <Button small onClick={() => onFix(fix)}>
        {t("apply")}
      </Button>
    </li>
  );
}

/** The buttons go with what they do. */
const toVerdict = () => document.getElementById("hours")?.focus({ preventScroll: true });

/** What would make the trip easier to drive; one press each moves the time in the form. */
export function HoursFixes({ hours, times, onFix, onKeep }: Props) {
  const t = useTranslations("drivinghours.fix");
  return (
    <div className="grid grid-cols-1 gap-2">
      <h3 className="sign-md">{t(hours.verdict === "notDrivable" ? "possible" : "title")}</h3>
      <ul className="grid grid-cols-1 gap-2">
        {hours.fixes.map((fix) => (
          <Fix
            key={`${fix.what}${fix.end}`}
            fix={fix}
            times={times}
            onFix={(taken) => {
              onFix(taken);
              toVerdict();
            }}
          />
        ))}
        {hours.verdict === "secondDriver" && (
          <li className="flex flex-wrap items-center gap-3 rounded-control border border-line-strong p-3">
            <VerdictSign verdict={hours.verdict} />
            <span className="grow">
              <b>{t("keep")}</b>
              <br />
              <span className="text-sm text-ink-2">{t("then.secondDriver")}</span>
            </span>
            <Button
              small
              variant="ghost"
              onClick={() => {
                onKeep();
                toVerdict();
              }}
            >
              {t("keep")}
            </Button>
          </li>
        )}
      </ul>
    </div>
  );
}
