import { SquareParking } from "lucide-react";
import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { BreakStop } from "@/lib/features/drivinghours/schema";
import { formatNumber, formatTime } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";

/** Bus-friendly places where the break may lie. */
export function BreakStops({ stops }: { stops: readonly BreakStop[] }) {
  const t = useTranslations("drivinghours.stops");
  const lng = useLocale() as Language;
  const zone = useTimeZone();
  if (stops.length === 0) return null;
  return (
    <div className="grid grid-cols-1 gap-2">
      <h3 className="sign-md">{t("title", { count: stops.length })}</h3>
      <ul className="grid grid-cols-1 text-sm">
        {stops.map(({ id, title, city, km, coachBays, at, open }) => (
          <li key={id} className="flex items-start gap-2 border-t border-line py-2">
            <Icon of={SquareParking} size={17} />
            <span>
              <b>{title}</b>, {city}
              <br />
              <span className="text-ink-2">
                {t("facts", {
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
