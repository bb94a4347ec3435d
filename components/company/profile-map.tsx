"use client";
import { boxOf } from "@/components/map/geometry";
import { MapView } from "@/components/map/map-view";
import type { Box, MapPoint } from "@/components/map/types";

/** Degrees of air, so that a single place is shown with the towns around it. */
const air = 0.35;

function boxAround(points: MapPoint[]): Box | undefined {
  const box = boxOf(points);
  return box ? [box[0] - air, box[1] - air, box[2] + air, box[3] + air] : undefined;
}

/** Where the company is; the address beside it says the same in words. */
export function ProfileMap({ label, points }: { label: string; points: MapPoint[] }) {
  return <MapView label={label} points={points} fit={boxAround(points)} className="" />;
}
