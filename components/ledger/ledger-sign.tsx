import { useLocale, useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import { KindSign } from "@/components/map/kind-sign";
import { formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";

/** A company's avoided km, as they stand on its profile; leads to how they are counted. */
export function LedgerSign({ km, year }: { km: number; year: number }) {
  const t = useTranslations("ledger");
  const lng = useLocale() as Language;
  return (
    <div className="flex items-center gap-4 rounded-card border-2 border-ink bg-surface p-4">
      <KindSign kind="emptyride" size={40} />
      <div>
        <strong className="block title-xl tabular-nums">{t("km", { km: formatNumber(Math.round(km), lng) })}</strong>
        <span className="block text-ink-2">{t("badge.sign", { year })}</span>
        <Link href={`/${lng}/ledger`}>{t("badge.how")}</Link>
      </div>
    </div>
  );
}
