import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { KindSign } from "@/components/map/kind-sign";
import { ButtonLink } from "@/components/ui/button";
import { breakLength } from "@/lib/drivinghours/article7";
import type { BreakStop, PlannedBreak } from "@/lib/features/drivinghours/schema";
import { formatNumber, formatTime } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";

/** Where the reader may say at which stop the break is taken. */
export type PauseChoice = {
  /** Of each break, the stop that was chosen. */
  taken: ReadonlyMap<number, string>;
  /** The page with the break there; for the chosen one the page without. */
  hrefOf: (which: number, stop: string) => string;
};

const minute = 60_000;

type ChoiceProps = { choice: PauseChoice; which: number; stop: BreakStop };

function Choice({ choice, which, stop }: ChoiceProps) {
  const t = useTranslations("drivinghours.stops");
  const isTaken = choice.taken.get(which) === stop.id;
  return (
    <ButtonLink
      small
      className="ml-auto shrink-0 print:hidden!"
      variant={isTaken ? "ink" : "ghost"}
      href={choice.hrefOf(which, stop.id)}
      scroll={false}
      aria-current={isTaken || undefined}
      aria-label={t(isTaken ? "takenLabel" : "takeLabel", { title: stop.title })}
    >
      {t(isTaken ? "taken" : "take")}
    </ButtonLink>
  );
}

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
              {choice && <Choice choice={choice} which={which} stop={stop} />}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
