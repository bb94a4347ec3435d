import { cn } from "@/components/ui/cn";
import { useLocale, useTranslations } from "next-intl";
import type { PriceGuideRecord } from "@/lib/features/priceguide/schema";
import { countryName } from "@/lib/i18n/countries";
import { formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { useEuro } from "./price-line";

type Lines = NonNullable<PriceGuideRecord["guide"]>["vat"];
type Props = { vat: Lines; km: Readonly<Record<string, number>> };

const hatched = "repeating-linear-gradient(-45deg, var(--line-strong) 0 1px, transparent 1px 5px)";

/** Where the km with passengers lie, and what each country takes of the typical price; an unknown rate is said, not shown as nought. */
export function VatBar({ vat, km }: Props) {
  const t = useTranslations("price.vat");
  const lng = useLocale() as Language;
  const euro = useEuro();
  const whole = vat.reduce((sum, { net }) => sum + net, 0) || 1;
  const percent = (rate: number) => `${formatNumber(Math.round(rate * 1000) / 10, lng)} %`;
  const driven = (country: string) => formatNumber(Math.round(km[country] ?? 0), lng);
  /** As much as there is room for; the list below says it all. */
  function words(share: number, { country, rate, known }: Pick<Lines[number], "country" | "rate" | "known">) {
    if (share < 0.12) return "";
    if (share < 0.5 || !known) return t("narrow", { country, km: driven(country) });
    return t("wide", { country: countryName(country, lng) || country, km: driven(country), rate: percent(rate) });
  }
  return (
    <div className="grid grid-cols-1 gap-2">
      <div
        className="flex overflow-hidden rounded-control border border-ink"
        style={{ height: "1.5rem" }}
        aria-hidden="true"
      >
        {vat.map(({ country, net, rate, known }, at) => {
          const solid = at === 0 && known;
          return (
            <span
              key={country}
              className={cn("min-w-0 truncate px-1 text-center sign-2xs", solid ? "bg-ink text-page" : "text-ink")}
              style={{ flex: net / whole, lineHeight: "1.5rem", background: solid ? undefined : hatched }}
            >
              {words(net / whole, { country, rate, known })}
            </span>
          );
        })}
      </div>
      <ul className="text-sm text-ink-2">
        {vat.map(({ country, rate, vat: tax, known }) => (
          <li key={country}>
            {t(known ? "line" : "unknown", {
              country: countryName(country, lng) || country,
              km: driven(country),
              rate: percent(rate),
              vat: euro(tax),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}
