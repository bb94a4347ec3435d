"use client";

import { Circle, GoogleMap, MarkerF, OVERLAY_MOUSE_TARGET, OverlayViewF, useJsApiLoader } from "@react-google-maps/api";
import { useLocale } from "next-intl";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { clientEnv } from "@/env.client.mjs";
import { drawnOnce } from "./drawn-once";
import { GoogleLine } from "./google-line";
import { type MapColours, mapColours, onThemeChange } from "./map-colours";
import { ClusterMarker, PointMarker } from "./marker";
import { StopMarker } from "./stop-marker";
import { type Box, defaultView, type MapHandle, type MovablePlace, type ProviderProps } from "./types";
import "@/sheets/map.css";

function googleStyle(colour: MapColours): google.maps.MapTypeStyle[] {
  const paint = (featureType: string, elementType: string, color: string) => ({
    featureType,
    elementType,
    stylers: [{ color }],
  });
  return [
    { featureType: "poi", stylers: [{ visibility: "off" }] },
    { featureType: "transit", stylers: [{ visibility: "off" }] },
    paint("water", "geometry", colour["map-water"]),
    paint("landscape", "geometry", colour["map-land"]),
    paint("administrative.country", "geometry.stroke", colour["map-border"]),
    paint("administrative", "labels.text.fill", colour["map-label"]),
    paint("administrative", "labels.text.stroke", colour["map-halo"]),
  ];
}

function useColours() {
  const [colours, setColours] = useState(mapColours);
  useEffect(() => onThemeChange(() => setColours(mapColours())), []);
  return colours;
}

const bounds = ([west, south, east, north]: Box) => ({ west, south, east, north });

function handleOf(map: google.maps.Map): MapHandle {
  return {
    zoomBy: (steps) => map.setZoom((map.getZoom() ?? 6) + steps),
    show: (box) => map.fitBounds(bounds(box), 64),
    moveTo: ([lng, lat], zoom) => {
      map.panTo({ lng, lat });
      map.setZoom(zoom);
    },
  };
}

/** The box a map shows, 250 ms after its last movement. */
function useReport(props: ProviderProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (map: google.maps.Map) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const box = map.getBounds()?.toJSON();
      if (box) props.onViewChange?.({ bbox: [box.west, box.south, box.east, box.north], zoom: map.getZoom() ?? 6 });
    }, 250);
  };
}

function Pin({ at, children }: { at: { longitude: number; latitude: number }; children: ReactNode }) {
  const centred = (width: number, height: number) => ({ x: -width / 2, y: -height / 2 });
  return (
    <OverlayViewF
      position={{ lng: at.longitude, lat: at.latitude }}
      mapPaneName={OVERLAY_MOUSE_TARGET}
      getPixelPositionOffset={centred}
    >
      {children}
    </OverlayViewF>
  );
}

const pointOf = (at: google.maps.LatLng | null) => at && { longitude: at.lng(), latitude: at.lat() };

function Movable({ place }: { place: MovablePlace }) {
  return (
    <MarkerF
      position={{ lng: place.longitude, lat: place.latitude }}
      title={place.label}
      draggable
      onDragEnd={({ latLng }) => {
        const at = pointOf(latLng);
        if (at) place.onMove(at);
      }}
    />
  );
}

function Overlays({ props, colours }: { props: ProviderProps; colours: MapColours }) {
  const {
    points,
    stops = [],
    clusters = [],
    lines = [],
    circle,
    circles = [],
    selectedId,
    onSelect,
    onCluster,
    movable,
  } = props;
  const ring = { fillColor: "#ffc800", fillOpacity: 0.12, strokeColor: colours["map-route"], strokeWeight: 2 };
  return (
    <>
      {(circle ? [circle, ...circles] : circles).map(({ longitude, latitude, km }) => (
        <Circle
          key={`${longitude} ${latitude} ${km}`}
          center={{ lng: longitude, lat: latitude }}
          radius={km * 1000}
          options={{ ...ring, clickable: false }}
        />
      ))}
      {drawnOnce(lines).map((line) => (
        <GoogleLine key={line.id} line={line} colours={colours} />
      ))}
      {clusters.map((cluster) => (
        <Pin key={`${cluster.bbox.join()} ${cluster.count}`} at={cluster}>
          <ClusterMarker cluster={cluster} onOpen={onCluster} />
        </Pin>
      ))}
      {points.map((point) => (
        <Pin key={point.id} at={point}>
          <PointMarker point={point} selected={point.id === selectedId} onSelect={onSelect} />
        </Pin>
      ))}
      {stops.map((stop) => (
        <Pin key={stop.id} at={stop}>
          <StopMarker stop={stop} />
        </Pin>
      ))}
      {movable && <Movable place={movable} />}
    </>
  );
}

/** Google's map with the same marks and colours; a key that is refused leads to the bundled map. */
export function GoogleMapView(props: ProviderProps) {
  const language = useLocale();
  const colours = useColours();
  const [map, setMap] = useState<google.maps.Map | null>(null);
  const report = useReport(props);
  const loader = useJsApiLoader({ id: "google-map", googleMapsApiKey: clientEnv.googleMapsKey, language });
  const { fit, onFail, onReady } = props;
  const failed = Boolean(loader.loadError);
  const view = props.initialView ?? defaultView;
  const center = useMemo(() => ({ lng: view.longitude, lat: view.latitude }), [view.longitude, view.latitude]);

  useEffect(() => {
    if (failed) onFail("failed");
  }, [failed, onFail]);
  useEffect(() => {
    if (map && fit) map.fitBounds(bounds(fit), 48);
  }, [map, fit]);

  if (!loader.isLoaded || failed) return null;
  return (
    <GoogleMap
      mapContainerClassName="absolute inset-0"
      center={center}
      zoom={view.zoom}
      options={{
        styles: googleStyle(colours),
        disableDefaultUI: true,
        scaleControl: true,
        clickableIcons: false,
        minZoom: 3,
      }}
      onLoad={(made) => {
        setMap(made);
        onReady(handleOf(made));
      }}
      onIdle={() => map && report(map)}
      onClick={({ latLng }) => {
        const at = pointOf(latLng);
        if (at) props.onPick?.(at);
      }}
    >
      <Overlays props={props} colours={colours} />
    </GoogleMap>
  );
}
