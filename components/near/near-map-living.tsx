"use client";
import { keepPreviousData } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { boxOf, boxOfCircles } from "@/components/map/geometry";
import { groupMarks } from "@/components/map/group-points";
import { MapView } from "@/components/map/map-view";
import { type Box, defaultView, type MapCluster, type MapLine, type MapPoint } from "@/components/map/types";
import { type RequestLine, useRequestWays } from "@/components/map/use-request-ways";
import { api } from "@/lib/http/client";
import { useQuery } from "@/lib/http/queries";
import { mapQueryOf } from "./near-address";
import type { NearLine } from "./near-line";
import type { NearPage } from "./near-page";
import "@/sheets/map.css";

/** Rows whose way is drawn: empty rides, for a travel service every group, and the chosen one. */
const isDrawn = ({ id, category }: NearLine, all: boolean, selected: string | null) =>
  all || category === "emptyride" || id === selected;

/** Ways of the page's rows along the road; the chosen one stands out. */
function linesOf(
  rows: readonly NearLine[],
  ways: ReadonlyMap<string, RequestLine>,
  selected: string | null,
): MapLine[] {
  return rows.flatMap(({ id, category }): MapLine[] => {
    const line = ways.get(id);
    if (!line) return [];
    const look = category === "emptyride" ? "empty" : id === selected ? "group" : "groups";
    return [{ id, look, ...line, selected: id === selected }];
  });
}

export type NearMapProps = Pick<NearPage, "list" | "filter" | "company" | "readOnly"> & {
  /** When the list was made. */
  made: number;
  selected: string | null;
  onSelect: (id: string) => void;
};

/** Where all pages' requests begin; this page's own until they are there. */
function usePoints({ list: { rows }, filter, company, made }: Omit<NearMapProps, "selected" | "onSelect">) {
  const query = mapQueryOf(filter);
  const { data } = useQuery({
    queryKey: ["near-points", company, query, made],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (await api("GET /busrequest/filter/company/{id}/map", { params: { id: company }, query, signal })).entity,
  });
  return (
    data ?? rows.map(({ at: [longitude, latitude], route: title, ...row }) => ({ ...row, longitude, latitude, title }))
  );
}

/** The map itself with what it asks for; it comes when its place is in view. */
export function NearMapLiving({ selected, onSelect, ...page }: NearMapProps) {
  const { list, readOnly } = page;
  const t = useTranslations("near");
  const lng = useLocale();
  const [zoom, setZoom] = useState(defaultView.zoom);
  const known = usePoints(page);
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
