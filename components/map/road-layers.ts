import type { ExpressionSpecification, LayerSpecification } from "maplibre-gl";
import type { MapColours } from "./map-colours";
import type { RoadSource } from "./roads";

const [motorway, trunk, primary, ferry, tunnel] = [0, 1, 2, 3, 4];

type LinePaint = Extract<LayerSpecification, { type: "line" }>["paint"];

/** Pixels at zooms 4, 6, 8 and 11. */
type Widths = readonly [number, number, number, number];
const wide = ([far, middle, near, nearest]: Widths): ExpressionSpecification => [
  "interpolate",
  ["linear"],
  ["zoom"],
  ...[4, far, 6, middle, 8, near, 11, nearest],
];

/** Within a large town all roads meet in a star that no map has. */
const faded: ExpressionSpecification = ["case", ["get", "faded"], 0.2, 1];

type RoadLine = { id: string; source: RoadSource; roadClass: number; from: number; paint: LinePaint };

function roadLine({ id, source, roadClass, from, paint }: RoadLine): LayerSpecification {
  return {
    id,
    source,
    type: "line",
    minzoom: from,
    filter: ["==", ["get", "roadClass"], roadClass],
    layout: { "line-join": "round", "line-cap": roadClass === ferry || roadClass === tunnel ? "butt" : "round" },
    paint: { "line-opacity": faded, ...paint },
  };
}

/** Roads as an atlas draws them, class by class, each casing below all lines of its class. */
export function roadLayers(colour: MapColours): LayerSpecification[] {
  const line = (
    id: string,
    [source, roadClass, from]: [RoadSource, number, number],
    name: keyof MapColours,
    widths: Widths,
    dashes?: number[],
  ) => {
    const paint = { "line-color": colour[name], "line-width": wide(widths) };
    return roadLine({ id, source, roadClass, from, paint: dashes ? { ...paint, "line-dasharray": dashes } : paint });
  };
  return [
    line("ferries", ["roads", ferry, 6], "map-water-label", [1, 1, 1.4, 2], [3, 2.5]),
    line("primary-case", ["roads", primary, 7.5], "map-trunk-case", [0, 1.4, 2.2, 3.4]),
    line("primary", ["roads", primary, 7.5], "map-trunk", [0, 0.6, 1, 2]),
    line("trunk-case", ["roads", trunk, 6], "map-trunk-case", [0, 1.8, 3, 4.6]),
    line("trunk", ["roads", trunk, 6], "map-trunk", [0, 0.7, 1.6, 3]),
    line("tunnel-case", ["motorways", tunnel, 4], "map-mway-case", [1.4, 3, 5, 7.6], [1.2, 0.8]),
    line("tunnel", ["motorways", tunnel, 4], "map-mway", [0.6, 1.8, 3.2, 5.2]),
    line("motorway-case", ["motorways", motorway, 4], "map-mway-case", [1.4, 3, 5, 7.6]),
    line("motorway", ["motorways", motorway, 4], "map-mway", [0.6, 1.8, 3.4, 5.4]),
    line("motorway-middle", ["motorways", motorway, 8], "map-mway-middle", [0, 0, 0.6, 1]),
  ];
}

type Shield = { id: string; source: RoadSource; name: "shield" | "european"; from: number; spacing: number };

/** Numbers on plates; they keep off towns, marks and each other. */
function shieldLayer({ id, source, name, from, spacing }: Shield, family: string): LayerSpecification {
  return {
    id,
    source,
    type: "symbol",
    minzoom: from,
    filter: ["all", ["!=", ["get", name], ""], ["!", ["get", "faded"]], ["!=", ["get", "roadClass"], ferry]],
    layout: {
      "symbol-placement": "line",
      "symbol-spacing": spacing,
      "icon-image": name === "shield" ? ["get", "plate"] : "shield-plate-green",
      "icon-text-fit": "both",
      "icon-text-fit-padding": [1, 3, 1, 3],
      "icon-rotation-alignment": "viewport",
      "icon-padding": 6,
      "text-field": ["get", name],
      "text-font": [`${family} Bold`, family],
      "text-size": 10.5,
      "text-rotation-alignment": "viewport",
      "text-padding": 6,
    },
    paint: { "text-color": "#ffffff" },
  };
}

/** E-roads beside motorways stand back: their layer lies below, and what lies above is placed first. */
export const europeanShields = (family: string) => [
  shieldLayer({ id: "shields-roads", source: "roads", name: "european", from: 7, spacing: 420 }, family),
  shieldLayer({ id: "shields-european", source: "motorways", name: "european", from: 7, spacing: 560 }, family),
];
export const motorwayShields = (family: string) => [
  shieldLayer({ id: "shields", source: "motorways", name: "shield", from: 5.4, spacing: 150 }, family),
];
