"use client";
import { useTranslations } from "next-intl";
import { MapView } from "@/components/map/map-view";
import type { Box, LngLat, MapLine } from "@/components/map/types";
import type { Kind } from "@/lib/features/busrequest/rules/kinds";

type Props = { kind: Kind; title: string; route: LngLat[]; km: number | null };

/** West, south, east, north around the points, with air so that signs are not cut. */
function boxOf(points: readonly LngLat[], km: number): Box {
  const air = Math.max(0.25, km / 80);
  const west = points.map(([longitude]) => longitude);
  const south = points.map(([, latitude]) => latitude);
  return [Math.min(...west) - air, Math.min(...south) - air, Math.max(...west) + air, Math.max(...south) + air];
}

/** Where it goes; the ticket above says the same in words. */
export function DetailMap({ kind, title, route, km }: Props) {
  const t = useTranslations("busrequest.page");
  const [start] = route;
  if (!start) return null;
  const [longitude, latitude] = start;
  const look: MapLine["look"] = kind === "emptyride" ? "dotted" : "route";
  const lines: MapLine[] = route.length > 1 ? [{ id: "route", look, coordinates: route }] : [];
  return (
    <MapView
      className="relative h-53 rounded-card border border-line"
      label={t("map")}
      points={[{ id: "start", kind, longitude, latitude, label: title }]}
      lines={lines}
      circle={km ? { longitude, latitude, km } : undefined}
      fit={boxOf(route, km ?? 0)}
    />
  );
}
