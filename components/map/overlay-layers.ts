import type { LayerSpecification } from "maplibre-gl";
import { hatchOf } from "./hatch";
import type { MapColours } from "./map-colours";
import type { MapLook } from "./types";

/** A name that no style of others has. */
export const overlaySource = "charabanc-overlay";

/** Looks of ways that are driven, and so of ferries on them. */
type Driven = Exclude<MapLook, "cover" | "gap" | "corridor" | "break">;
type Look = MapLook | `${Driven}-ferry` | "radius";
const sharp: readonly Look[] = ["radius", "empty", "dead"];

function lineLayer(
  id: string,
  look: Look,
  paint: Extract<LayerSpecification, { type: "line" }>["paint"],
): LayerSpecification {
  return {
    id: `${overlaySource}-${id}`,
    source: overlaySource,
    type: "line",
    filter: ["==", ["get", "look"], look],
    layout: { "line-cap": sharp.includes(look) || look.endsWith("-ferry") ? "butt" : "round", "line-join": "round" },
    paint,
  };
}

/** Dashes; what is drawn over an empty ride has its casing below them, so that those of the ride are not seen between. */
const ferryLayer = (look: Driven, color: string, width: number) =>
  lineLayer(`${look}-ferry`, `${look}-ferry`, {
    "line-color": color,
    "line-width": width,
    "line-dasharray": [1.4, 1],
    "line-opacity": look === "groups" ? 0.45 : 1,
  });

function dotLayer(id: string, paint: Extract<LayerSpecification, { type: "circle" }>["paint"]): LayerSpecification {
  return {
    id: `${overlaySource}-${id}`,
    source: overlaySource,
    type: "circle",
    filter: ["==", ["get", "look"], id.replace("-case", "")],
    paint: { "circle-stroke-width": 2, ...paint },
  };
}

/** Ground that is tinted, and its edges. */
const areas = (colour: MapColours): LayerSpecification[] => [
  {
    id: `${overlaySource}-radius`,
    source: overlaySource,
    type: "fill",
    filter: ["==", ["get", "look"], "radius"],
    paint: { "fill-color": colour["map-radius"] },
  },
  lineLayer("ring", "radius", { "line-color": colour["map-route"], "line-width": 2, "line-dasharray": [3, 2.5] }),
  {
    id: `${overlaySource}-cover`,
    source: overlaySource,
    type: "fill",
    filter: ["==", ["get", "look"], "cover"],
    // Neighbours meet without a seam.
    paint: { "fill-color": colour.brand, "fill-opacity": 0.28, "fill-antialias": false },
  },
  {
    id: `${overlaySource}-gap`,
    source: overlaySource,
    type: "fill",
    filter: ["==", ["get", "look"], "gap"],
    paint: { "fill-pattern": hatchOf(colour["map-label"]) },
  },
  lineLayer("gap-edge", "gap", { "line-color": colour["map-label"], "line-width": 2 }),
  {
    id: `${overlaySource}-corridor`,
    source: overlaySource,
    type: "fill",
    filter: ["==", ["get", "look"], "corridor"],
    paint: { "fill-color": colour["kind-partner"], "fill-opacity": 0.16 },
  },
];

/** Ways, the later above the earlier. */
function ways(colour: MapColours): LayerSpecification[] {
  const casing = colour["map-route-case"];
  return [
    lineLayer("groups", "groups", { "line-color": colour["kind-group"], "line-width": 2, "line-opacity": 0.45 }),
    ferryLayer("groups", colour["kind-group"], 2),
    lineLayer("dead", "dead", { "line-color": colour["map-label-2"], "line-width": 3, "line-dasharray": [1.3, 1.6] }),
    ferryLayer("dead", colour["map-label-2"], 3),
    lineLayer("empty-edge", "empty", {
      "line-color": colour.brand,
      "line-width": ["case", ["get", "selected"], 9, 0],
    }),
    lineLayer("empty-ferry-edge", "empty-ferry", {
      "line-color": colour.brand,
      "line-width": ["case", ["get", "selected"], 9, 0],
    }),
    ferryLayer("empty", colour["kind-empty"], 3.6),
    lineLayer("empty-case", "empty", { "line-color": casing, "line-width": 6 }),
    lineLayer("empty", "empty", { "line-color": colour["kind-empty"], "line-width": 3.6, "line-dasharray": [2, 1.1] }),
    lineLayer("route-case", "route", { "line-color": casing, "line-width": 8 }),
    lineLayer("route", "route", { "line-color": colour["map-route"], "line-width": 4.5 }),
    ferryLayer("route", colour["map-route"], 4.5),
    lineLayer("break-case", "break", { "line-color": colour["map-route"], "line-width": 13 }),
    lineLayer("break", "break", { "line-color": colour.brand, "line-width": 10 }),
    lineLayer("moved-ferry-case", "moved-ferry", { "line-color": casing, "line-width": 8 }),
    ferryLayer("moved", colour["map-route"], 4.5),
    lineLayer("moved-case", "moved", { "line-color": casing, "line-width": 8 }),
    lineLayer("moved", "moved", { "line-color": colour["map-route"], "line-width": 4.5 }),
    lineLayer("group-ferry-case", "group-ferry", { "line-color": casing, "line-width": 8 }),
    ferryLayer("group", colour["kind-group"], 5),
    lineLayer("with-group-case", "group", { "line-color": casing, "line-width": 8 }),
    lineLayer("with-group", "group", { "line-color": colour["kind-group"], "line-width": 5 }),
  ];
}

/** Ends of ways. */
function spots(colour: MapColours): LayerSpecification[] {
  const casing = colour["map-route-case"];
  return [
    dotLayer("middle", { "circle-color": colour["map-route"], "circle-radius": 6, "circle-stroke-color": casing }),
    dotLayer("goal", { "circle-color": colour["kind-empty"], "circle-radius": 4, "circle-stroke-color": casing }),
    // The ring at the end of the route line, in its casing.
    dotLayer("end-case", { "circle-color": casing, "circle-radius": 9, "circle-stroke-color": casing }),
    dotLayer("end", {
      "circle-color": casing,
      "circle-radius": 5,
      "circle-stroke-color": colour["map-route"],
      "circle-stroke-width": 3.5,
    }),
  ];
}

export const overlayLayers = (colour: MapColours): LayerSpecification[] => [
  ...areas(colour),
  ...ways(colour),
  ...spots(colour),
];
