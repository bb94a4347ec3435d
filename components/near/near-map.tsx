"use client";
import dynamic from "next/dynamic";
import { useLocale, useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { boxOf, boxOfCircles } from "@/components/map/geometry";
import { groupMarks } from "@/components/map/group-points";
import {
  type Box,
  defaultView,
  type LngLat,
  type MapCluster,
  type MapLine,
  type MapPoint,
} from "@/components/map/types";
import { useRequestWays } from "@/components/map/use-request-ways";
import { cn } from "@/components/ui/cn";
import { useNearAndIdle } from "@/components/home/use-near-and-idle";
import { mapPoints } from "@/lib/features/filtersetting/rules";
import type { NearList, NearRow as Row } from "@/lib/features/filtersetting/schema";

const MapView = dynamic(() => import("@/components/map/map-view").then((module) => module.MapView), { ssr: false });

/** Rows whose way is drawn: empty rides, for a travel service every group, and the chosen one. */
const isDrawn = ({ id, category }: Row, all: boolean, selected: string | null) =>
  all || category === "emptyride" || id === selected;

/** Ways of the page's rows along the road; the chosen one stands out. */
function linesOf(rows: readonly Row[], ways: ReadonlyMap<string, LngLat[]>, selected: string | null): MapLine[] {
  return rows.flatMap(({ id, category }): MapLine[] => {
    const coordinates = ways.get(id);
    if (!coordinates) return [];
    const look = category === "emptyride" ? "empty" : id === selected ? "group" : "groups";
    return [{ id, look, coordinates, selected: id === selected }];
  });
}

type Props = {
  list: NearList;
  readOnly: boolean;
  selected: string | null;
  onSelect: (id: string) => void;
};

/** Where the listed requests begin, with the circles that they were found in. On narrow screens a strip above the list. */
export function NearMap({ list, readOnly, selected, onSelect }: Props) {
  const t = useTranslations("near");
  const lng = useLocale();
  const [box, near] = useNearAndIdle<HTMLDivElement>();
  const [zoom, setZoom] = useState(defaultView.zoom);
  const points = list.points.map(({ id, category, title, longitude, latitude }): MapPoint => {
    return { id, kind: category, longitude, latitude, label: title, href: `/${lng}/request/${id}` };
  });
  const drawn = list.rows.filter((row) => isDrawn(row, readOnly, selected));
  const ways = useRequestWays(drawn.map(({ id }) => id));
  const around = JSON.stringify(list.circles.length > 0 ? boxOfCircles(list.circles) : boxOf(points));
  const fit = useMemo(() => (JSON.parse(around) as Box | null) ?? undefined, [around]);
  const itemsOf = ({ ids = [] }: MapCluster) =>
    list.points
      .filter(({ id }) => ids.includes(id))
      .map((point) => ({ ...point, href: `/${lng}/request/${point.id}` }));
  return (
    <div
      className={cn(
        "relative h-full min-w-0 max-lg:-order-1 max-lg:border-b max-lg:border-line",
        // The words above a travel service's list take two lines.
        readOnly ? "max-lg:h-52" : "max-lg:h-57.5",
      )}
      ref={box}
    >
      {near && (
        <MapView
          label={t("map")}
          {...groupMarks({ points, clusters: [] }, zoom)}
          circles={list.circles}
          lines={linesOf(drawn, ways, selected)}
          selectedId={selected}
          onSelect={onSelect}
          onViewChange={(view) => setZoom(view.zoom)}
          clusterItems={itemsOf}
          fit={fit}
        />
      )}
      {list.total > mapPoints && (
        <p className="absolute bottom-3.5 left-3 z-map-control max-w-[60%] rounded-control bg-raised px-2 py-1 text-sm elevation-float">
          {t("mapFirst", { count: mapPoints })}
        </p>
      )}
    </div>
  );
}
