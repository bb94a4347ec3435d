import { getTranslations } from "next-intl/server";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { corridors, sideOf } from "@/lib/features/advertiserlocation/rules/route";
import { breakReachKm, breakStretches } from "@/lib/features/drivinghours/rules";
import type { Recommendation } from "@/lib/features/advertiserlocation/schema/location";
import type { TripWay } from "@/lib/features/way/schema";
import { formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { RecommendationRows } from "./recommendation-rows";
import { noWishes, recommendationsHref, type RouteQuery, wishCount } from "./route-address";

type Props = { lng: Language; query: RouteQuery; rows: readonly Recommendation[]; way: TripWay | null };

/** "Regensburg, Deutschland" → Regensburg */
export const townOf = (text: string) => text.split(/[,(]/)[0]?.trim() ?? "";

/** The one thing to do next: a wider corridor, else everything. */
async function Empty({ lng, query }: Pick<Props, "lng" | "query">) {
  const t = await getTranslations("recommendations");
  if (wishCount(query) > 0) {
    const action = (
      <ButtonLink variant="pri" href={recommendationsHref(lng, { ...query, ...noWishes })}>
        {t("wishes.without")}
      </ButtonLink>
    );
    return <EmptyState title={t("wishes.none")} text={t("wishes.noneText")} action={action} />;
  }
  const wider = query.from || query.to ? corridors.find((km) => km > query.km) : undefined;
  return (
    <EmptyState
      title={t("emptyTitle")}
      text={t("emptyText")}
      action={
        <ButtonLink
          variant="pri"
          href={wider ? recommendationsHref(lng, { ...query, km: wider }) : `/${lng}/travelrecommendations`}
        >
          {wider ? t("widen", { km: wider }) : t("showAll")}
        </ButtonLink>
      }
    />
  );
}

/** Each row says how far off it is, and from what; on a way also where. */
export async function RecommendationList({ lng, query, rows, way }: Props) {
  const t = await getTranslations("recommendations");
  if (rows.length === 0) return <Empty lng={lng} query={query} />;
  const place = townOf(query.from ? query.fromText : query.toText);
  const why = ({ along, distance }: Recommendation) => {
    const side = way && along !== null ? sideOf({ along, distance: distance ?? 0 }, way.km) : "beside";
    if (side !== "beside") return t(side === "before" ? "beforeStart" : "beyondEnd");
    if (way && along !== null) {
      return t("offRouteAt", { km: formatNumber(Math.round(along), lng), of: formatNumber(way.km, lng) });
    }
    return place ? t("away", { place }) : t("awayPlain");
  };
  const breaks = way ? breakStretches(way) : [];
  const atBreak = ({ along, distance }: Recommendation) =>
    along !== null &&
    (distance ?? 0) <= breakReachKm &&
    breaks.some(({ fromKm, toKm }) => along >= fromKm && along <= toKm);
  return (
    <RecommendationRows
      lng={lng}
      rows={rows.map((location) => ({ location, why: why(location), atBreak: atBreak(location) }))}
    />
  );
}
