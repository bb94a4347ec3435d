import { useLocale, useTranslations } from "next-intl";
import type { TripWay } from "@/lib/features/way/schema";
import { formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";

type Props = { way: Pick<TripWay, "km" | "minutes" | "source">; twice: boolean };

/** Km and driving time one way: an estimate, and what it rests on. */
export function WayWords({ way, twice }: Props) {
  const t = useTranslations("way");
  const lng = useLocale() as Language;
  const facts = { km: formatNumber(way.km, lng), h: Math.floor(way.minutes / 60), m: way.minutes % 60 };
  return (
    <>
      {t(twice ? "each" : "one", facts)}
      <span className="block text-xs font-regular text-ink-3">{t(`source.${way.source}`)}</span>
    </>
  );
}
