import type { Language } from "@/lib/i18n/routing";

const locales: Record<Language, string> = { de: "de-DE", en: "en-GB", es: "es-ES" };

/** Cents as on a price tag: "290 €", and "29,50 €" only where there are cents. */
export function priceTag(cents: number, currency: string, language: Language) {
  const options = {
    style: "currency",
    currency,
    useGrouping: "always",
    trailingZeroDisplay: "stripIfInteger",
  } as const;
  return new Intl.NumberFormat(locales[language], options).format(cents / 100);
}

/** Percent from its number: "19 %", "7,7 %". */
export function percent(rate: number, language: Language) {
  const options = { style: "percent", maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(locales[language], options).format(rate / 100);
}

type Price = { plan: string; interval: string; net: number };

/** Months that a year's price leaves free; 0 where the plans differ in that or no whole month is won. */
export function freeMonths(prices: readonly Price[]) {
  const won = prices
    .filter(({ interval }) => interval === "yearly")
    .map(({ plan, net }) => {
      const month = prices.find((price) => price.plan === plan && price.interval === "monthly")?.net ?? 0;
      return month > 0 ? 12 - net / month : 0;
    });
  const [first = 0] = won;
  return won.every((months) => months === first) && Number.isInteger(first) && first > 0 ? first : 0;
}
