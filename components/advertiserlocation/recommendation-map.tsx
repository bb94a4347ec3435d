"use client";
import { useMemo, useState } from "react";
import { boxOf, boxOfCircles } from "@/components/map/geometry";
import { groupMarks } from "@/components/map/group-points";
import { QuietMap } from "@/components/map/quiet-map";
import { type Box, defaultView, type LngLat, type MapLine, type MapPoint } from "@/components/map/types";
import { useRecommendationScope } from "./recommendation-scope";

type Point = { longitude: number; latitude: number };
type Props = {
  label: string;
  points: MapPoint[];
  route: LngLat[];
  /** Stretches of the route on a ferry. */
  ferries?: MapLine["ferries"];
  /** Stretches of the route on which the driver's break may lie. */
  breaks: LngLat[][];
  place: Point | null;
  km: number;
};

function linesOf({ route, ferries, breaks, km }: Pick<Props, "route" | "ferries" | "breaks" | "km">): MapLine[] {
  if (route.length < 2) return [];
  return [
    { id: "corridor", look: "corridor", coordinates: route, km },
    { id: "route", look: "route", coordinates: route, ferries },
    ...breaks.map((coordinates, at): MapLine => ({ id: `break${at}`, look: "break", coordinates })),
  ];
}

/** All that was searched, or all signs. */
function boxAround({ points, route, place, km }: Omit<Props, "label" | "breaks" | "ferries">): Box | undefined {
  const ends = route.map(([longitude, latitude]) => ({ longitude, latitude }));
  const searched = boxOfCircles([...ends, ...(place ? [place] : [])].map((end) => ({ ...end, km })));
  const box = searched ?? boxOf(points);
  if (searched || !box) return searched ?? undefined;
  return [box[0] - 0.2, box[1] - 0.2, box[2] + 0.2, box[3] + 0.2];
}

/** Brown signs of the list's rows, the line between both ends and the band in which was searched. */
export function RecommendationMap({ label, points, route, ferries, breaks, place, km }: Props) {
  const { selected, select: choose, look } = useRecommendationScope();
  const [zoom, setZoom] = useState(defaultView.zoom);
  const fit = useMemo(() => boxAround({ points, route, place, km }), [points, route, place, km]);
  const select = (id: string) => {
    choose(id);
    const row = document.getElementById(`l-${id}`);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: "nearest" });
  };
  return (
    <QuietMap
      className="sticky top-0 h-[calc(100vh-var(--header-h))] max-lg:relative max-lg:row-2 max-lg:h-57.5 print:hidden"
      label={label}
      {...groupMarks({ points, clusters: [] }, zoom)}
      lines={linesOf({ route, ferries, breaks, km })}
      circle={place ? { ...place, km } : undefined}
      selectedId={selected}
      onSelect={select}
      onViewChange={(view) => {
        setZoom(view.zoom);
        look(view.bbox);
      }}
      fit={fit}
    />
  );
}
