"use client";
import { useState } from "react";
import { boxOf } from "@/components/map/geometry";
import { groupPoints } from "@/components/map/group-points";
import { MapView } from "@/components/map/map-view";
import { type Box, defaultView, type LngLat, type MapLine, type MapPoint } from "@/components/map/types";

type Point = { longitude: number; latitude: number };
type Props = { label: string; points: MapPoint[]; route: LngLat[]; place: Point | null; km: number };

function linesOf(route: LngLat[], km: number): MapLine[] {
  if (route.length < 2) return [];
  return [
    { id: "corridor", look: "corridor", coordinates: route, km },
    { id: "route", look: "route", coordinates: route },
  ];
}

function boxAround(props: Props): Box | undefined {
  const { points, route, place } = props;
  const ends = route.map(([longitude, latitude]) => ({ longitude, latitude }));
  const box = boxOf([...points, ...ends, ...(place ? [place] : [])]);
  return box ? [box[0] - 0.2, box[1] - 0.2, box[2] + 0.2, box[3] + 0.2] : undefined;
}

/** Brown signs of the list's rows, the line between both ends and the band in which was searched. */
export function RecommendationMap(props: Props) {
  const { label, points, route, place, km } = props;
  const [selected, setSelected] = useState<string | null>(null);
  const [zoom, setZoom] = useState(defaultView.zoom);
  const select = (id: string) => {
    setSelected(id);
    const row = document.getElementById(`l-${id}`);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: "nearest" });
  };
  return (
    <MapView
      className=""
      label={label}
      {...groupPoints(points, zoom)}
      lines={linesOf(route, km)}
      circle={place ? { ...place, km } : undefined}
      selectedId={selected}
      onSelect={select}
      onViewChange={(view) => setZoom(view.zoom)}
      fit={boxAround(props)}
    />
  );
}
