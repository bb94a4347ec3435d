import { useTranslations } from "next-intl";
import type { RouteQuery } from "./route-address";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ClientMessages } from "@/components/layout/client-messages";
import type { LngLat, MapPoint } from "@/components/map/types";
import { ButtonLink } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { greatCircle } from "@/lib/features/advertiserlocation/rules/route";
import type { Recommendation } from "@/lib/features/advertiserlocation/schema/location";
import type { Language } from "@/lib/i18n/routing";
import { RecommendationList, townOf } from "./recommendation-list";
import { RecommendationMap } from "./recommendation-map";
import { RecommendationScope } from "./recommendation-scope";
import { RouteForm } from "./route-form";

type Props = { lng: Language; query: RouteQuery; rows: readonly Recommendation[]; total: number };

const bold = (chunks: ReactNode) => <b>{chunks}</b>;

async function Count({ query, total: count }: Omit<Props, "lng" | "rows">) {
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

async function MapBeside({ query, rows }: Omit<Props, "lng" | "total">) {
  const t = await getTranslations("recommendations");
  const { from, to, km } = query;
  const route: LngLat[] = from && to ? greatCircle(from, to) : [];
  const place = from && to ? null : (from ?? to);
  return <RecommendationMap label={t("map")} points={rows.map(pointOf)} route={route} place={place} km={km} />;
}

function Head({ lng, query, rows, total }: Props) {
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
        {total > rows.length && <> {t("shown", { count: rows.length })}</>}
      </p>
    </div>
  );
}

/** Travel partners by distance from a place or a route: form and list, the map beside them. */
export async function Recommendations(props: Props) {
  const t = await getTranslations("recommendations");
  const { lng, query, rows } = props;
  return (
    <ClientMessages ns={["home", "map", "place", "recommendations"]}>
      <RecommendationScope>
        <div className="grid grid-cols-[36rem_minmax(0,1fr)] max-xl:grid-cols-[29rem_minmax(0,1fr)] max-lg:flex max-lg:flex-col print:block">
          <div className="bg-surface border-r border-line min-h-[calc(100vh-var(--header-h))] max-lg:contents">
            <Head {...props} />
            <div className="max-lg:order-2 max-lg:bg-surface">
              <RecommendationList lng={lng} query={query} rows={rows} />
              <div className="grid justify-items-start gap-3 px-5 pt-4 pb-6 max-md:px-4">
                <p className="text-xs text-ink-3">{t("why")}</p>
                <ButtonLink href={`/${lng}/adpartners`} prefetch={false}>
                  {t("join")}
                </ButtonLink>
              </div>
            </div>
          </div>
          <MapBeside query={query} rows={rows} />
        </div>
      </RecommendationScope>
    </ClientMessages>
  );
}
