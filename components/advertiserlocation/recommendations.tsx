import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/layout/client-messages";
import { ButtonLink } from "@/components/ui/button";
import { locationCategories, type Recommendation, type RouteQuery } from "@/lib/features/advertiserlocation/schema";
import type { Language } from "@/lib/i18n/routing";
import { RecommendationList } from "./recommendation-list";
import { RouteSearch } from "./route-search";

type Props = { lng: Language; query: RouteQuery; rows: readonly Recommendation[] };
type Point = RouteQuery["from"];

const textOf = (point: Point) => (point ? `${point.latitude},${point.longitude}` : null);

function addressOf(lng: Language, query: RouteQuery, category: string | null) {
  const parts = {
    from: textOf(query.from),
    fromName: query.from && query.fromName,
    to: textOf(query.to),
    toName: query.to && query.toName,
    category,
  };
  const given = Object.entries(parts).filter((part): part is [string, string] => Boolean(part[1]));
  const search = new URLSearchParams(given).toString();
  return `/${lng}/travelrecommendations${search && `?${search}`}`;
}

/** Travel partners by distance from a place or a route. */
export async function Recommendations({ lng, query, rows }: Props) {
  const t = await getTranslations("info.recommendations");
  const end = (point: Point, name: string) => (point ? { name, point: textOf(point) ?? "" } : null);
  return (
    <div className="wrap info">
      <h1>{t("title")}</h1>
      <p className="lead">{t("lead")}</p>
      <ClientMessages ns={["place"]}>
        <RouteSearch
          key={addressOf(lng, query, null)}
          action={`/${lng}/travelrecommendations`}
          start={end(query.from, query.fromName)}
          end={end(query.to, query.toName)}
          category={query.category}
          labels={{ from: t("from"), to: t("to"), submit: t("submit") }}
        />
      </ClientMessages>
      <nav className="seg auto" aria-label={t("category")}>
        {[null, ...locationCategories].map((name) => (
          <Link key={name} href={addressOf(lng, query, name)} aria-current={name === query.category || undefined}>
            {t(name ?? "all")}
          </Link>
        ))}
      </nav>
      <p role="status">
        <b>{t("count", { count: rows.length })}</b>
      </p>
      {rows.length > 0 ? (
        <RecommendationList lng={lng} rows={rows} alongRoute={query.from !== null && query.to !== null} />
      ) : (
        <p className="mut">{t("empty")}</p>
      )}
      <p>
        <ButtonLink variant="line" href={`/${lng}/adpartners`}>
          {t("join")}
        </ButtonLink>
      </p>
    </div>
  );
}
