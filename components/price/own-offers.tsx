import { useLocale, useTranslations } from "next-intl";
import type { OwnOffers } from "@/lib/features/priceguide/schema";
import { formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { useEuro } from "./price-line";

type Props = {
  offers: OwnOffers;
  vehicle: string;
  /** What is offered now, EUR net a bus. */
  now: number | null;
};

/** A company's accepted offers of this kind as dots, the middle half behind them; the sentence says the same. */
export function OwnOffersLine({ offers, vehicle, now }: Props) {
  const t = useTranslations("price.ownOffers");
  const lng = useLocale() as Language;
  const euro = useEuro();
  const { amounts, lower, upper, median, count, kind, fromKm, toKm } = offers;
  const all = now === null ? amounts : [...amounts, now];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const at = (amount: number) => `${4 + ((amount - low) / Math.max(1, high - low)) * 92}%`;
  const number = (km: number) => formatNumber(km, lng);
  const band =
    toKm === null ? t("over", { from: number(fromKm) }) : t("band", { from: number(fromKm), to: number(toKm) });
  const width = ((upper - lower) / Math.max(1, high - low)) * 92;
  return (
    <div className="grid grid-cols-1 gap-2 border-t border-line pt-3">
      <p className="sign-sm">{t("title", { count, vehicle, kind: t(`kind.${kind}`), band })}</p>
      <svg width="100%" height="48" aria-hidden="true" className="text-ink">
        <rect x={at(lower)} width={`${width}%`} y="6" height="38" style={{ fill: "var(--sunken)" }} />
        <line x1="0" x2="100%" y1="46" y2="46" stroke="currentColor" strokeWidth="2" />
        {amounts.map((amount, index) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: sorted, and two may be the same
            key={index}
            cx={at(amount)}
            cy={38 - (index % 3) * 10}
            r="4"
            stroke="currentColor"
            strokeWidth="2"
            style={{ fill: "var(--surface)" }}
          />
        ))}
        {now !== null && (
          <line x1={at(now)} x2={at(now)} y1="0" y2="46" strokeWidth="4" style={{ stroke: "var(--brand)" }} />
        )}
      </svg>
      <p className="text-xs text-ink-3">
        {t("half", { lower: euro(lower), upper: euro(upper), median: euro(median) })}
      </p>
    </div>
  );
}
