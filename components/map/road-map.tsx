"use client";

import { useMemo } from "react";
import { boxOf } from "./geometry";
import { MapView } from "./map-view";
import type { Box, MapViewProps } from "./types";
import "@/sheets/map.css";

type Props = Pick<MapViewProps, "label" | "lines" | "stops" | "className" | "mini" | "selectedId" | "onSelect"> & {
  points?: MapViewProps["points"];
};

/** A map of a few ways, their stops and signs, moved so that all of them are seen. */
export function RoadMap({ points = [], lines = [], stops = [], ...props }: Props) {
  const marks = [...points, ...stops].map(({ longitude, latitude }) => ({ longitude, latitude }));
  const ways = lines.flatMap(({ coordinates }) =>
    coordinates.map(([longitude, latitude]) => ({ longitude, latitude })),
  );
  // Callers build their lists anew at each render; the map moves when what they hold has moved.
  const around = JSON.stringify(boxOf([...marks, ...ways]));
  const fit = useMemo(() => (JSON.parse(around) as Box | null) ?? undefined, [around]);
  return <MapView {...props} points={points} lines={lines} stops={stops} fit={fit} />;
}
