"use client";
import { useLocale, useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { boxOf, boxOfCircles } from "@/components/map/geometry";
import { groupMarks } from "@/components/map/group-points";
import { MapView } from "@/components/map/map-view";
import {
  type Box,
  defaultView,
  type LngLat,
  type MapCluster,
  type MapLine,
  type MapPoint,
} from "@/components/map/types";
import { useRequestWays } from "@/components/map/use-request-ways";
import type { NearLine, NearLines } from "./near-line";
import { pointOf } from "./near-points";
import "@/sheets/map.css";

/** Rows whose way is drawn: empty rides, for a travel service every group, and the chosen one. */
const isDrawn = ({ id, category }: NearLine, all: boolean, selected: string | null) =>
  all || category === "emptyride" || id === selected;

/** Ways of the page's rows along the road; the chosen one stands out. */
function linesOf(rows: readonly NearLine[], ways: ReadonlyMap<string, LngLat[]>, selected: string | null): MapLine[] {
  return rows.flatMap(({ id, category }): MapLine[] => {
    const coordinates = ways.get(id);
    if (!coordinates) return [];
    const look = category === "emptyride" ? "empty" : id === selected ? "group" : "groups";
    return [{ id, look, coordinates, selected: id === selected }];
  });
}

export type NearMapProps = {
  list: NearLines;
  readOnly: boolean;
  selected: string | null;
  onSelect: (id: string) => void;
};

/** The map itself with what it asks for; it comes when its place is in view. */
export function NearMapLiving({ list, readOnly, selected, onSelect }: NearMapProps) {
  const t = useTranslations("near");
  const lng = useLocale();
  const [zoom, setZoom] = useState(defaultView.zoom);
  const known = useMemo(() => list.points.map(pointOf), [list.points]);
  const points = known.map(({ id, category, title, longitude, latitude }): MapPoint => {
    return { id, kind: category, longitude, latitude, label: title, href: `/${lng}/request/${id}` };
  });
  const drawn = list.rows.filter((row) => isDrawn(row, readOnly, selected));
  const ways = useRequestWays(drawn.map(({ id }) => id));
  const around = JSON.stringify(list.circles.length > 0 ? boxOfCircles(list.circles) : boxOf(points));
  const fit = useMemo(() => (JSON.parse(around) as Box | null) ?? undefined, [around]);
  const itemsOf = ({ ids = [] }: MapCluster) =>
    known.filter(({ id }) => ids.includes(id)).map((point) => ({ ...point, href: `/${lng}/request/${point.id}` }));
  return (
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
  );
}
