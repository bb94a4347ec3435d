"use client";

import { Circle, GoogleMap, MarkerF, OVERLAY_MOUSE_TARGET, OverlayViewF } from "@react-google-maps/api";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { drawnOnce } from "./drawn-once";
import { GoogleLine } from "./google-line";
import { fitMap, googleZoom, ourZoom } from "./google-zoom";
import { googleStyle } from "./google-style";
import { type MapColours, mapColours, onThemeChange } from "./map-colours";
import { ClusterMarker, PointMarker } from "./marker";
import { StopMarker } from "./stop-marker";
import { useGoogle } from "./use-google";
import { defaultView, type MapHandle, type MovablePlace, type ProviderProps } from "./types";
import "@/sheets/map.css";

function useColours() {
  const [colours, setColours] = useState(mapColours);
  useEffect(() => onThemeChange(() => setColours(mapColours())), []);
  return colours;
}

function handleOf(map: google.maps.Map): MapHandle {
  return {
    zoomBy: (steps) => map.setZoom((map.getZoom() ?? 6) + steps),
    show: (box) => fitMap(map, box, 64),
    moveTo: ([lng, lat], zoom) => {
      map.panTo({ lng, lat });
      map.setZoom(googleZoom(zoom));
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
      if (box)
        props.onViewChange?.({ bbox: [box.west, box.south, box.east, box.north], zoom: ourZoom(map.getZoom() ?? 6) });
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
  const colours = useColours();
  const [map, setMap] = useState<google.maps.Map | null>(null);
  const report = useReport(props);
  const { loaded, failed } = useGoogle();
  const { fit, onFail, onReady } = props;
  const view = props.initialView ?? defaultView;
  const center = useMemo(() => ({ lng: view.longitude, lat: view.latitude }), [view.longitude, view.latitude]);

  const options = useMemo(
    () => ({
      styles: googleStyle(colours),
      disableDefaultUI: true,
      scaleControl: true,
      clickableIcons: false,
      minZoom: 3,
    }),
    [colours],
  );

  useEffect(() => {
    if (failed) onFail("failed");
  }, [failed, onFail]);
  useEffect(() => {
    if (map && fit) fitMap(map, fit, 48);
  }, [map, fit]);

  if (!loaded || failed) return null;
  return (
    <GoogleMap
      mapContainerClassName="absolute inset-0"
      center={center}
      zoom={googleZoom(view.zoom)}
      options={options}
      onLoad={(made) => {
        setMap(made);
        onReady(handleOf(made));
      }}
      onIdle={() => map && report(map)}
      onClick={({ latLng, domEvent }) => {
        const at = pointOf(latLng);
        // A press on a mark goes on to the map below it.
        const onMark = domEvent?.target instanceof Element && domEvent.target.closest("button");
        if (at && !onMark) props.onPick?.(at);
      }}
    >
      <Overlays props={props} colours={colours} />
    </GoogleMap>
  );
}
