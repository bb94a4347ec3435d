"use client";

import { type Map as LibreMap, Marker } from "maplibre-gl";
import { useEffect, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { MapSign } from "./marker";
import type { MovablePlace } from "./types";

const arrows: Record<string, [east: number, north: number]> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
/** Pixels a key press. */
const step = 12;

/** A brown sign that is dragged, or moved by the arrow keys while it has the focus. */
export function MovablePin({ map, place }: { map: LibreMap; place: MovablePlace }) {
  const element = useMemo(() => document.createElement("div"), []);
  const latest = useRef(place);
  latest.current = place;
  const [marker, setMarker] = useState<Marker | null>(null);
  const { longitude, latitude } = place;

  useEffect(() => {
    const { longitude: lng, latitude: lat } = latest.current;
    const made = new Marker({ element, draggable: true }).setLngLat([lng, lat]).addTo(map);
    // The button inside has the name and the role.
    for (const name of ["aria-label", "role", "tabindex"]) element.removeAttribute(name);
    const moved = () => {
      const at = made.getLngLat();
      latest.current.onMove({ longitude: at.lng, latitude: at.lat });
    };
    // Listened to here and not in React: the map's own keys are heard before React's.
    const onKey = (event: KeyboardEvent) => {
      const way = arrows[event.key];
      if (!way) return;
      event.preventDefault();
      event.stopPropagation();
      const { x, y } = map.project(made.getLngLat());
      made.setLngLat(map.unproject([x + way[0] * step, y - way[1] * step]));
      moved();
    };
    made.on("dragend", moved);
    element.addEventListener("keydown", onKey);
    setMarker(made);
    return () => {
      element.removeEventListener("keydown", onKey);
      made.remove();
    };
  }, [map, element]);

  useEffect(() => void marker?.setLngLat([longitude, latitude]), [marker, longitude, latitude]);

  return createPortal(
    <button
      type="button"
      className="cursor-grab rounded-full p-0 leading-0 active:cursor-grabbing"
      aria-label={place.label}
    >
      <MapSign kind="partner" size={40} selected />
    </button>,
    element,
  );
}
