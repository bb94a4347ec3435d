import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import type { LedgerFactors } from "@/lib/features/ledger/rules";
import type { LedgerRecord } from "@/lib/features/ledger/schema";
import { formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { Odometer } from "./odometer";

type Props = Pick<LedgerRecord, "year" | "total" | "before" | "buses"> & { factors: LedgerFactors };

type FigureProps = { label: string; value: string; unit: string; note: ReactNode; wide?: boolean };

/** `wide`: alone in its row on a phone. */
function Figure({ label, value, unit, note, wide }: FigureProps) {
  return (
    <div className={cn("bg-surface p-5", wide && "max-md:col-span-2")}>
      <dt className="text-ink-2">{label}</dt>
      <dd>
        <strong className="title-2xl tabular-nums">{value}</strong> <b className="sign-md">{unit}</b>
        <span className="block text-sm text-ink-2">{note}</span>
      </dd>
    </div>
  );
}

const percentOf = (share: number | null, lng: Language) =>
  share === null ? "–" : formatNumber(Math.round(share * 100), lng);

/** Tonnes from one on: 7,5. */
const weightOf = (kg: number, lng: Language) =>
  kg >= 1_000
    ? { value: formatNumber(Math.round(kg / 100) / 10, lng), unit: "tonnes" as const }
    : { value: formatNumber(Math.round(kg), lng), unit: "kilos" as const };

/** The year's four numbers. */
export function Figures({ year, total, before, buses, factors }: Props) {
  const t = useTranslations("ledger");
  const lng = useLocale() as Language;
  const km = formatNumber(Math.round(total.avoided), lng);
  const carbon = weightOf(total.carbon, lng);
  const mean = total.avoided > 0 ? (100 * total.litres) / total.avoided : factors.coachLitres;
  const share = percentOf(total.share, lng);
  return (
    <dl className="card card-flush grid grid-cols-4 gap-px bg-line max-lg:grid-cols-2">
      <div className="bg-surface p-5 max-md:col-span-2">
        <dt className="mb-2 text-ink-2">{t("avoided")}</dt>
        <dd>
          <span className="flex items-end gap-3">
            <Odometer km={total.avoided} label={t("km", { km })} />
            <b className="sign-lg" aria-hidden="true">
              km
            </b>
          </span>
          <span className="mt-2 block text-sm text-ink-2">
            {t("trips", { trips: total.trips, buses: buses.filter(({ bus }) => bus !== null).length })}
          </span>
        </dd>
      </div>
      <Figure
        label={t("litres")}
        value={formatNumber(Math.round(total.litres), lng)}
        unit={t("litresUnit")}
        note={t("litresOf", { litres: formatNumber(Math.round(mean), lng) })}
      />
      <Figure
        label={t("carbon")}
        value={carbon.value}
        unit={t(carbon.unit)}
        note={t("carbonOf", { carbon: formatNumber(factors.carbon, lng) })}
      />
      <Figure
        wide
        label={t("share")}
        value={share}
        unit={total.share === null ? "" : "%"}
        note={before.share === null ? "" : t("shareBefore", { year: year - 1, share: percentOf(before.share, lng) })}
      />
    </dl>
  );
}
