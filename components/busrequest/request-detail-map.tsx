"use client";
import { useTranslations } from "next-intl";
import { boxOf as boxAround, boxOfCircle } from "@/components/map/geometry";
import { MapView } from "@/components/map/map-view";
import { MapsLink } from "@/components/map/maps-link";
import type { Box, LngLat, MapLine } from "@/components/map/types";
import type { Kind } from "@/lib/features/busrequest/rules/kinds";

type Props = { kind: Kind; title: string; route: LngLat[]; km: number | null };

/** The whole way, or what is around the one place. */
function boxOf([start, ...more]: readonly LngLat[], km: number): Box | undefined {
  if (!start) return undefined;
  const [longitude, latitude] = start;
  const around = boxOfCircle({ longitude, latitude, km: more.length > 0 ? km : km || 25 });
  const ends = more.map(([east, north]) => ({ longitude: east, latitude: north }));
  const corners = around
    ? [
        { longitude: around[0], latitude: around[1] },
        { longitude: around[2], latitude: around[3] },
      ]
    : [];
  return boxAround([...corners, ...ends]) ?? undefined;
}

/** Where it goes; the ticket above says the same in words. */
export function DetailMap({ kind, title, route, km }: Props) {
  const t = useTranslations("busrequest.page");
  const [start] = route;
  if (!start) return null;
  const [longitude, latitude] = start;
  const look: MapLine["look"] = kind === "emptyride" ? "empty" : "route";
  const lines: MapLine[] = route.length > 1 ? [{ id: "route", look, coordinates: route }] : [];
  return (
    <div className="grid grid-cols-1 content-start gap-2 print:hidden">
      <MapView
        className="relative h-53 rounded-card border border-line"
        mini
        label={t("map")}
        points={[{ id: "start", kind, longitude, latitude, label: title }]}
        lines={lines}
        circle={km ? { longitude, latitude, km } : undefined}
        fit={boxOf(route, km ?? 0)}
      />
      <MapsLink way={route} />
    </div>
  );
}
