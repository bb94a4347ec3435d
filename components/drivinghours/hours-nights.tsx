import { useLocale, useTimeZone, useTranslations } from "next-intl";
import type { TripHoursRecord } from "@/lib/features/drivinghours/schema";
import { formatDateTime, formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";

/** Where and when who drives sleeps: what a hotel has to be found for. */
export function HoursNights({ hours: { nights } }: { hours: Pick<TripHoursRecord, "nights"> }) {
  const t = useTranslations("drivinghours.nights");
  const lng = useLocale() as Language;
  const zone = useTimeZone();
  if (nights.length === 0) return null;
  const count = nights.reduce((sum, night) => sum + night.count, 0);
  return (
    <div className="text-sm">
      <b>{t("title", { count })}</b>
      <ul>
        {nights.map(({ place, from, to, km }) => (
          <li key={from}>
            {t("at", {
              from: formatDateTime(from, zone),
              to: formatDateTime(to, zone),
              place: km === null ? place : `${place}At`,
              km: formatNumber(km ?? 0, lng),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}
