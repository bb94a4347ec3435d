import { useLocale, useTranslations } from "next-intl";
import { freeBusRadius } from "@/lib/features/alert/rules";
import { formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";

/** How many published buses could come. */
export function FreeBuses({ count }: { count: number }) {
  const t = useTranslations("busrequest.now");
  const lng = useLocale() as Language;
  if (count === 0) return <p className="text-sm text-ink-2">{t("noBuses", { km: freeBusRadius })}</p>;
  return (
    <p>
      <b className="title-3xl tabular-nums">{formatNumber(count, lng)}</b> <b>{t("buses", { count })}</b>
      <span className="block text-sm text-ink-2">{t("busesNote", { km: freeBusRadius })}</span>
    </p>
  );
}
