import { useLocale, useTranslations } from "next-intl";
import { formatMoney } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";

type Props = { range: { low: number; typical: number; high: number } | null };

const stops = ["low", "typical", "high"] as const;
const places = { low: "16.7%", typical: "50%", high: "83.3%" };

/** Euros without cents: the guide is rounded to five of them. */
export function useEuro() {
  const lng = useLocale() as Language;
  return (amount: number) => {
    const whole = formatMoney(Math.round(amount) * 100, "EUR", lng).replace(/[.,]00(?=\D*$)/, "");
    // A hyphen would be lost before a number.
    return whole.replace("-", "\u2212");
  };
}

/** Low, typical and high as three stops of a line; without numbers while they are reckoned. */
export function PriceLine({ range }: Props) {
  const t = useTranslations("price.range");
  const euro = useEuro();
  return (
    <div>
      <svg width="100%" height="30" aria-hidden="true" className="text-ink">
        <line x1={places.low} x2={places.high} y1="15" y2="15" stroke="currentColor" strokeWidth="4" />
        {stops.map((stop) => (
          <circle
            key={stop}
            cx={places[stop]}
            cy="15"
            r={stop === "typical" ? 10 : 7}
            stroke="currentColor"
            strokeWidth={stop === "typical" ? 6 : 4}
            style={{ fill: stop === "typical" ? "var(--brand)" : "var(--surface)" }}
          />
        ))}
      </svg>
      <dl className="grid grid-cols-3 text-center">
        {stops.map((stop) => (
          <div key={stop} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-ink-2">{t(stop)}</dt>
            <dd className={stop === "typical" ? "title-2xl max-[23rem]:title-xl" : "title-xl max-[23rem]:sign-lg"}>
              {range ? euro(range[stop]) : "–"}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
