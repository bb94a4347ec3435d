import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { KindSign } from "@/components/map/kind-sign";
import type { BreakStop, PlannedBreak } from "@/lib/features/drivinghours/schema";
import { formatNumber, formatTime } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";

type Props = {
  stops: readonly BreakStop[];
  /** Told where a trip has several breaks. */
  section?: PlannedBreak["section"];
};

/** Bus-friendly places where a break may lie. */
export function BreakStops({ stops, section }: Props) {
  const t = useTranslations("drivinghours.stops");
  const lng = useLocale() as Language;
  const zone = useTimeZone();
  if (stops.length === 0) return null;
  return (
    <div className="grid grid-cols-1 gap-2">
      <h3 className="sign-md">{t("title", { count: stops.length, section: section ?? "only" })}</h3>
      <ul className="grid grid-cols-1 text-sm">
        {stops.map(({ id, title, city, km, atKm, coachBays, at, open, section: where }) => (
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
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
