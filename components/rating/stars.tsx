import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { marks } from "@/lib/features/rating/rules";
import { formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";

/** A mark from 1 to 5 as stars, read out as a number. */
export function Stars({ value }: { value: number }) {
  const t = useTranslations("rating");
  const lng = useLocale() as Language;
  return (
    <span role="img" aria-label={t("of", { mark: formatNumber(value, lng) })} className="whitespace-nowrap">
      {marks.map((mark) => (
        <Icon key={mark} of="star" size={16} className={mark <= Math.round(value) ? "fill-current" : undefined} />
      ))}
    </span>
  );
}
