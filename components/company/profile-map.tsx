"use client";
import { useState } from "react";
import { boxOf } from "@/components/map/geometry";
import { groupMarks } from "@/components/map/group-points";
import { QuietMap } from "@/components/map/quiet-map";
import { type Box, defaultView, type MapPoint } from "@/components/map/types";

function boxAround(points: MapPoint[]): Box | undefined {
  const box = boxOf(points);
  // Degrees: a single place is shown with the towns around it.
  const air = points.length > 1 ? 0.05 : 0.3;
  return box ? [box[0] - air, box[1] - air, box[2] + air, box[3] + air] : undefined;
}

/** Where the company is; the address beside it says the same in words. */
export function ProfileMap({ label, points }: { label: string; points: MapPoint[] }) {
  const [zoom, setZoom] = useState(defaultView.zoom);
  return (
    <QuietMap
      className="relative h-55"
      mini
      label={label}
      {...groupMarks({ points, clusters: [] }, zoom)}
      onViewChange={(view) => setZoom(view.zoom)}
      fit={boxAround(points)}
    />
  );
}
