import { Link } from "@/components/ui/link";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ClientMessages } from "@/components/layout/client-messages";
import { LineSample } from "@/components/map/line-sample";
import type { LngLat, MapPoint } from "@/components/map/types";
import { ButtonLink } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { greatCircle, routeOrders } from "@/lib/features/advertiserlocation/rules/route";
import { breakLine, breakStretches } from "@/lib/features/drivinghours/rules";
import type { Recommendation } from "@/lib/features/advertiserlocation/schema/location";
import { ferriesOf } from "@/lib/features/way/rules";
import type { TripWay } from "@/lib/features/way/schema";
import { formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { RecommendationList, townOf } from "./recommendation-list";
import { RecommendationMap } from "./recommendation-map";
import { RecommendationScope } from "./recommendation-scope";
import { recommendationsHref, type RouteQuery } from "./route-address";
import { RouteForm } from "./route-form";

type Props = {
  lng: Language;
  query: RouteQuery;
  rows: readonly Recommendation[];
  total: number;
  /** Of a route, along the road. */
  way: TripWay | null;
};

const bold = (chunks: ReactNode) => <b>{chunks}</b>;

async function Count({ query, total: count }: Pick<Props, "query" | "total">) {
  const t = await getTranslations("recommendations");
  const { from, to, km } = query;
  const place = townOf(from ? query.fromText : query.toText) || t("thePlace");
  if (from && to) return t.rich("countRoute", { b: bold, count, km });
  return from || to ? t.rich("countPlace", { b: bold, count, km, place }) : t.rich("countNewest", { b: bold, count });
}

/** A text that names no place we know: said at once, the list beside it is of what was understood. */
async function Unknown({ query: { from, to, fromText, toText } }: { query: RouteQuery }) {
  const t = await getTranslations("recommendations");
  const texts = [...(from ? [] : [fromText]), ...(to ? [] : [toText])].filter((text) => text !== "");
  return texts.map((text) => (
    <Notice key={text} tone="warn">
      {t("unknown", { text })}
    </Notice>
  ));
}

const pointOf = ({ id, title, location }: Recommendation): MapPoint => ({
  id,
  kind: "partner",
  label: title,
  caption: title,
  ...location,
});

/** Where no road is known, the great circle that was searched along. */
const drawn = ({ line, source }: TripWay): LngLat[] =>
  source === "factor"
    ? line.slice(1).flatMap((to, at) => greatCircle(placeOf(line[at] ?? to), placeOf(to)).slice(at === 0 ? 0 : 1))
    : line;
const placeOf = ([longitude, latitude]: LngLat) => ({ longitude, latitude });

async function MapBeside({ query, rows, way }: Pick<Props, "query" | "rows" | "way">) {
  const t = await getTranslations("recommendations");
  const { from, to, km } = query;
  const route = way ? drawn(way) : [];
  const place = way ? null : (from ?? to);
  const breaks =
    way && way.source !== "factor"
      ? breakStretches(way).map((stretch) => breakLine(stretch, { line: route, km: way.km }))
      : [];
  const points = rows.map(pointOf);
  // Along a great circle the line has other points.
  const ferries = way && way.source !== "factor" ? ferriesOf(way) : [];
  return <RecommendationMap label={t("map")} {...{ points, route, ferries, breaks, place, km }} />;
}

/** The way itself, an estimate; of a trip's stops how many, and the way without them. */
function Way({ lng, query, way }: { lng: Language; query: RouteQuery; way: TripWay }) {
  const t = useTranslations("recommendations");
  const words = useTranslations("way");
  const { km, minutes, source } = way;
  return (
    <p className="text-sm">
      {words("one", { km: formatNumber(km, lng), h: Math.floor(minutes / 60), m: minutes % 60 })}
      <span className="block text-xs text-ink-3">{words(`source.${source}`)}</span>
      {breakStretches(way).map(({ fromKm, toKm }) => (
        <span key={toKm} className="flex items-center gap-2">
          <LineSample look="break" />
          {t("breakAt", { from: formatNumber(fromKm, lng), to: formatNumber(toKm, lng) })}
        </span>
      ))}
      {query.via.length > 0 && (
        <>
          {t("via", { count: query.via.length })}{" "}
          <Link href={recommendationsHref(lng, { ...query, via: [] })}>{t("direct")}</Link>
        </>
      )}
    </p>
  );
}

function Order({ lng, query }: Pick<Props, "lng" | "query">) {
  const t = useTranslations("recommendations");
  return (
    <nav className="segments print:hidden" aria-label={t("order")}>
      {routeOrders.map((order) => (
        <Link
          key={order}
          href={recommendationsHref(lng, { ...query, order })}
          aria-current={order === query.order ? "true" : undefined}
          scroll={false}
        >
          {t(`orders.${order}`)}
        </Link>
      ))}
    </nav>
  );
}

function Head({ lng, query, rows, total, way }: Props) {
  const t = useTranslations("recommendations");
  return (
    <div className="grid gap-3 border-b-2 border-ink px-5 pt-5 pb-4 max-lg:bg-surface max-lg:p-4">
      <h1 className="text-2xl">{t("title")}</h1>
      <div className="contents print:hidden">
        <RouteForm lng={lng} query={query} />
      </div>
      <Unknown query={query} />
      <p className="text-sm" role="status">
        <Count query={query} total={total} />
        {total > rows.length && <> {t(way ? "shownNearest" : "shown", { count: rows.length })}</>}
      </p>
      {way && <Way lng={lng} query={query} way={way} />}
      {way && rows.length > 1 && <Order lng={lng} query={query} />}
    </div>
  );
}

/** Travel partners by distance from a place or a road: form and list, the map beside them. */
export async function Recommendations(props: Props) {
  const t = await getTranslations("recommendations");
  const { lng, query, rows, way } = props;
  return (
    <ClientMessages ns={["home", "map", "place", "recommendations"]}>
      <RecommendationScope>
        {/* The map's row has its height before the map is there: a browser paints the list first, which stands ahead of it in the page. */}
        <div className="grid grid-cols-[36rem_minmax(0,1fr)] max-xl:grid-cols-[27rem_minmax(0,1fr)] max-lg:grid-cols-1 max-lg:grid-rows-[auto_14.375rem_auto] print:block">
          <div className="bg-surface border-r border-line min-h-[calc(100vh-var(--header-h))] max-lg:contents">
            <Head {...props} />
            <div className="max-lg:row-3 max-lg:bg-surface">
              <RecommendationList lng={lng} query={query} rows={rows} way={way} />
              <div className="grid justify-items-start gap-3 px-5 pt-4 pb-6 max-md:px-4">
                <p className="text-xs text-ink-3">{t(way ? "whyRoad" : "why")}</p>
                <ButtonLink href={`/${lng}/adpartners`}>{t("join")}</ButtonLink>
              </div>
            </div>
          </div>
          <MapBeside query={query} rows={rows} way={way} />
        </div>
      </RecommendationScope>
    </ClientMessages>
  );
}
