import { useLocale, useTranslations } from "next-intl";
import { placeLine, placeName } from "@/lib/i18n/place-names";
import type { TripPart } from "@/lib/features/trip/rules";
import type { ChangeParts } from "@/lib/features/trip/schema/record";
import { formatDateTime, formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";

/** What a part of the programme is, before or after, in words. */
export function usePartWords() {
  const t = useTranslations("trip");
  const lng = useLocale() as Language;
  return (part: TripPart, parts: ChangeParts) => {
    if (part === "start" || part === "end") return formatDateTime(parts[part] ?? 0);
    if (part === "passengers") return parts.passengers == null ? t("none") : formatNumber(parts.passengers, lng);
    if (part === "stops") return parts.stops?.map((stop) => placeName(stop, lng)).join(", ") || t("noStops");
    return placeLine(parts[part] ?? null, lng) || t("none");
  };
}
