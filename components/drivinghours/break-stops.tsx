import { useLocale, useTimeZone, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { KindSign } from "@/components/map/kind-sign";
import { breakLength } from "@/lib/drivinghours/article7";
import type { BreakStop, PlannedBreak } from "@/lib/features/drivinghours/schema";
import { formatNumber, formatTime } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";

/** Where the reader may say at which stop the break is taken. */
export type PauseChoice = {
  /** Of each break, the stop that was chosen. */
  taken: ReadonlyMap<number, string>;
  /** What chooses a stop for a break, or takes that back. */
  button: (which: number, stop: BreakStop) => ReactNode;
};

const minute = 60_000;

type Props = {
  stops: readonly BreakStop[];
  /** Told where a trip has several breaks. */
  section?: PlannedBreak["section"];
  /** Which break of the trip it is, and how its place is chosen. */
  which?: number;
  choice?: PauseChoice;
};

/** Bus-friendly places where a break may lie. */
export function BreakStops({ stops, section, which = 0, choice }: Props) {
  const t = useTranslations("drivinghours.stops");
  const lng = useLocale() as Language;
  const zone = useTimeZone();
  if (stops.length === 0) return null;
  return (
    <div className="grid grid-cols-1 gap-2">
      <h3 className="sign-md">{t("title", { count: stops.length, section: section ?? "only" })}</h3>
      <ul className="grid grid-cols-1 text-sm">
        {stops.map((stop) => {
          const { id, title, city, km, atKm, coachBays, at, open, section: where } = stop;
          return (
            <li
              key={id}
              id={`stop-${where}-${id}`}
              tabIndex={-1}
              className="flex items-start gap-2 border-t border-line py-2"
            >
              <KindSign kind="partner" size={24} />
              <span className="min-w-0 wrap-anywhere">
                <b>{title}</b>, {city}
                <br />
                <span className="text-ink-2">
                  {t("facts", {
                    atKm,
                    km: formatNumber(Math.round(km * 10) / 10, lng),
                    bays: coachBays ?? 0,
                    time: formatTime(at, zone),
                    open: open ? "yes" : "no",
                  })}
                  {choice?.taken.get(which) === id && (
                    <>
                      <br />
                      {t("takenAt", { from: formatTime(at, zone), to: formatTime(at + breakLength * minute, zone) })}
                    </>
                  )}
                </span>
              </span>
              {choice && <span className="ml-auto shrink-0 print:hidden">{choice.button(which, stop)}</span>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
