"use client";
import { useTranslations } from "next-intl";
import { boxOf as boxAround, boxOfCircle } from "@/components/map/geometry";
import { QuietMap } from "@/components/map/quiet-map";
import { LineSample } from "@/components/map/line-sample";
import { MapsLink } from "@/components/map/maps-link";
import type { Box, LngLat, MapLine, MapPoint } from "@/components/map/types";
import type { BreakStop } from "@/lib/features/drivinghours/schema";
import type { Kind } from "@/lib/features/busrequest/rules/kinds";

type Props = {
  kind: Kind;
  title: string;
  route: LngLat[];
  /** Stretches of it on a ferry. */
  ferries?: MapLine["ferries"];
  km: number | null;
  /** Stretches of the route on which the drivers' breaks may lie, and partners beside them. */
  breaks?: readonly LngLat[][];
  stops?: readonly BreakStop[];
};

/** The partner's row in the list of breaks. */
function showStop({ section, id }: BreakStop) {
  const row = document.getElementById(`stop-${section}-${id}`);
  row?.scrollIntoView({ block: "center" });
  row?.focus({ preventScroll: true });
}

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
export function DetailMap({ kind, title, route, ferries, km, breaks = [], stops = [] }: Props) {
  const t = useTranslations("busrequest.page");
  const hours = useTranslations("drivinghours");
  const [start] = route;
  if (!start) return null;
  const [longitude, latitude] = start;
  const look: MapLine["look"] = kind === "emptyride" ? "empty" : "route";
  const lines: MapLine[] = route.length > 1 ? [{ id: "route", look, coordinates: route, ferries }] : [];
  for (const [at, coordinates] of breaks.entries()) lines.push({ id: `break${at}`, look: "break", coordinates });
  const partners = [...new Map(stops.map((stop) => [stop.id, stop])).values()];
  const points: MapPoint[] = [
    { id: "start", kind, longitude, latitude, label: title },
    ...partners.map(({ id, title: label, location }) => ({ id, kind: "partner" as const, label, ...location })),
  ];
  return (
    <div className="grid grid-cols-1 content-start gap-2 print:hidden">
      <QuietMap
        className="relative h-53 rounded-card border border-line"
        mini
        label={t("map")}
        points={points}
        onSelect={(id) => {
          const stop = stops.find((one) => one.id === id);
          if (stop) showStop(stop);
        }}
        lines={lines}
        circle={km ? { longitude, latitude, km } : undefined}
        fit={boxOf(route, km ?? 0)}
      />
      {breaks.length > 0 && (
        <p className="flex items-center gap-2 text-xs text-ink-2">
          <LineSample look="break" /> {hours("breakOnMap")}
        </p>
      )}
      <MapsLink way={route} />
    </div>
  );
}
