import { getLocale, getTranslations } from "next-intl/server";
import { roughly } from "@/components/dashboard/durations";
import type { Market } from "@/lib/features/surroundings/schema";
import { countryName } from "@/lib/i18n/countries";
import { formatDate, formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";

/** Answers below which their middle says nothing. */
const fewestAnswers = 5;

/** Countries that are named. */
const mostCountries = 4;

/** Numbers as they are now; one that nothing stands behind is left out. */
export async function MarketBand({ market, now }: { market: Market; now: number }) {
  const t = await getTranslations("info.buspartner.market");
  const words = await getTranslations("dashboard");
  const lng = (await getLocale()) as Language;
  const { unit, value } = roughly(market.wait ?? 0);
  const number = (count: number) => formatNumber(count, lng);
  const tiles = [
    {
      name: "open",
      shown: market.open > 0,
      value: number(market.open),
      text: market.countries
        .slice(0, mostCountries)
        .map(({ country, total }) => `${countryName(country, lng)} ${number(total)}`)
        .join(", "),
    },
    { name: "companies", shown: market.companies > 0, value: number(market.companies), text: t("companiesText") },
    {
      name: "wait",
      shown: market.wait !== null && market.answered >= fewestAnswers,
      value: words(`span.${unit}`, { count: value }),
      text: t("waitText"),
    },
    { name: "saved", shown: market.saved >= 1, value: `${number(Math.round(market.saved))} km`, text: t("savedText") },
  ] as const;
  const shown = tiles.filter((tile) => tile.shown);
  if (shown.length === 0) return null;
  return (
    <section className="bg-board text-on-board" data-surface="board">
      <div className="mx-auto max-w-page px-edge py-12">
        <h2 className="mb-6 text-xl">{t("title", { date: formatDate(now) })}</h2>
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-6">
          {shown.map(({ name, value, text }) => (
            <div key={name} className="border-t border-board-line pt-3">
              <dt className="text-on-board-2">{t(name)}</dt>
              <dd className="title-3xl text-brand tabular-nums">{value}</dd>
              <dd className="text-sm text-on-board-2">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
