import { getLocale, getTranslations } from "next-intl/server";
import { KindSign } from "@/components/map/kind-sign";
import { type Kind, kinds } from "@/lib/features/busrequest/rules/kinds";
import { countryName } from "@/lib/i18n/countries";
import { formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import type { Market } from "@/lib/features/surroundings/schema";

type Props = {
  /** The town; of the whole market without one. */
  place: string | null;
  km: number;
  counts: Record<Kind, number>;
  countries: Market["countries"];
};

const mostCountries = 3;

/** How many requests there are, where, and of which kinds. */
export async function AroundCard({ place, km, counts, countries }: Props) {
  const t = await getTranslations("info.surroundings");
  const words = await getTranslations("busrequest.kinds");
  const lng = (await getLocale()) as Language;
  const number = (count: number) => formatNumber(count, lng);
  const total = kinds.reduce((sum, kind) => sum + counts[kind], 0);
  const most = countries.slice(0, mostCountries).map(({ country, total: count }) => {
    return `${countryName(country, lng)} ${number(count)}`;
  });
  return (
    <div className="absolute top-4 left-4 z-map-control rounded-card bg-raised p-4 elevation-float max-md:static max-md:rounded-none">
      <h2>{t("requests", { count: total })}</h2>
      <p className="text-ink-2">{place ? t("around", { km, place }) : most.join(", ")}</p>
      <ul className="mt-3 flex flex-wrap gap-4 border-t border-line pt-3">
        {kinds.map((kind) => (
          <li key={kind} className="inline-flex items-center gap-2 font-bold tabular-nums">
            <KindSign kind={kind} />
            <span className="sr-only">{words(kind)} </span>
            {number(counts[kind])}
          </li>
        ))}
      </ul>
    </div>
  );
}
