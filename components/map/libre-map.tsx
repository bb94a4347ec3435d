"use client";

import "maplibre-gl/dist/maplibre-gl.css";
import { type Map as LibreMap, type MapMouseEvent, Marker } from "maplibre-gl";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { createPortal } from "react-dom";
import { cn } from "@/components/ui/cn";
import { mapColours } from "./map-colours";
import { ClusterMarker, PointMarker } from "./marker";
import { MovablePin } from "./movable-pin";
import { drawOverlays, hasOverlays } from "./overlays";
import type { Box, MapCluster, ProviderProps } from "./types";
import { ScaleBar } from "./scale-bar";
import { StopMarker } from "./stop-marker";
import { fitPadding, useLibreMap } from "./use-libre-map";
import "@/sheets/map.css";

/** A place in the map that React draws into. */
function Pin({
  map,
  at,
  raised,
  children,
}: {
  map: LibreMap;
  at: readonly [number, number];
  raised: boolean;
  children: ReactNode;
}) {
  const element = useMemo(() => document.createElement("div"), []);
  const [longitude, latitude] = at;
  useEffect(() => {
    const marker = new Marker({ element }).setLngLat([longitude, latitude]).addTo(map);
    // The button inside has the name and the role.
    element.removeAttribute("aria-label");
    element.removeAttribute("role");
    element.removeAttribute("tabindex");
    return () => void marker.remove();
  }, [map, element, longitude, latitude]);
  useEffect(() => {
    element.style.zIndex = raised ? "2" : "";
  }, [element, raised]);
  return createPortal(children, element);
}

function useView(map: LibreMap | null, props: ProviderProps) {
  const { fit } = props;
  const latest = useRef(props);
  latest.current = props;
  const shown = useRef<Box | undefined>(fit);

  useEffect(() => {
    if (!map) return;
    let timer: ReturnType<typeof setTimeout>;
    const report = () => {
      const bounds = map.getBounds();
      const bbox = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()] as const;
      latest.current.onViewChange?.({ bbox, zoom: map.getZoom() });
    };
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(report, 250);
    };
    map.on("moveend", soon);
    soon();
    latest.current.onReady({
      zoomBy: (steps) => map.zoomTo(map.getZoom() + steps),
      show: (box) => map.fitBounds([box[0], box[1], box[2], box[3]], { padding: 64, maxZoom: 11 }),
      moveTo: (center, zoom) => map.flyTo({ center, zoom }),
    });
    return () => {
      clearTimeout(timer);
      map.off("moveend", soon);
    };
  }, [map]);

  useEffect(() => {
    if (!map || !fit || shown.current?.join() === fit.join()) return;
    shown.current = fit;
    map.fitBounds([fit[0], fit[1], fit[2], fit[3]], { padding: fitPadding(latest.current), maxZoom: 11 });
  }, [map, fit]);
}

function useOverlays(map: LibreMap | null, props: ProviderProps) {
  const { lines, circle, circles, points, stops, clusters, movable, pending } = props;
  // Callers build these anew at each render; they are drawn when they differ.
  const drawn = JSON.stringify([lines, circle, circles, points, stops, clusters, movable, pending]);
  const latest = useRef(props);
  latest.current = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `drawn` stands for what is drawn
  useEffect(() => {
    // Before the first time the style's own event draws them (use-libre-map.ts); roads that still load hold nothing up.
    if (map && hasOverlays(map)) drawOverlays(map, mapColours(), latest.current);
  }, [map, drawn]);
}

const clusterKey = (cluster: MapCluster) => `${cluster.bbox.join()} ${cluster.count}`;

function usePick(map: LibreMap | null, { onPick }: ProviderProps) {
  const latest = useRef(onPick);
  latest.current = onPick;
  const picks = onPick !== undefined;
  useEffect(() => {
    if (!map || !picks) return;
    const canvas = map.getCanvas();
    // Marks stand above the canvas and are clicked for themselves.
    const pick = ({ lngLat, originalEvent }: MapMouseEvent) => {
      if (originalEvent.target !== canvas) return;
      latest.current?.({ longitude: lngLat.lng, latitude: lngLat.lat });
    };
    map.on("click", pick);
    canvas.style.cursor = "crosshair";
    return () => {
      map.off("click", pick);
      canvas.style.cursor = "";
    };
  }, [map, picks]);
}

/** Those that a style of others brings: the library paints them for a light page alone. */
const ownCredits =
  "[&_.maplibregl-ctrl-attrib]:bg-(--map-land)! [&_.maplibregl-ctrl-attrib]:text-(--map-label)! [&_.maplibregl-ctrl-attrib_a]:text-inherit!";

export function LibreMapView(props: ProviderProps) {
  const container = useRef<HTMLDivElement>(null);
  const { map, whole } = useLibreMap(container, props);
  useView(map, props);
  useOverlays(map, props);
  usePick(map, props);
  const { points, stops = [], clusters = [], selectedId, onSelect, onCluster, movable } = props;

  return (
    <>
      <div className={cn("absolute inset-0", props.over && !whole && "opacity-0")}>
        <div ref={container} className={cn("h-full", ownCredits)} />
      </div>
      {map &&
        clusters.map((cluster) => (
          <Pin key={clusterKey(cluster)} map={map} at={[cluster.longitude, cluster.latitude]} raised={false}>
            <ClusterMarker cluster={cluster} onOpen={onCluster} />
          </Pin>
        ))}
      {map &&
        points.map((point) => (
          <Pin key={point.id} map={map} at={[point.longitude, point.latitude]} raised={point.id === selectedId}>
            <PointMarker point={point} selected={point.id === selectedId} onSelect={onSelect} />
          </Pin>
        ))}
      {map &&
        stops.map((stop) => (
          <Pin key={stop.id} map={map} at={[stop.longitude, stop.latitude]} raised={false}>
            <StopMarker stop={stop} />
          </Pin>
        ))}
      {map && movable && <MovablePin map={map} place={movable} />}
      {map && <ScaleBar map={map} />}
    </>
  );
}
