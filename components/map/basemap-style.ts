import type { GeoJSONSourceSpecification, LayerSpecification, Map as LibreMap, StyleSpecification } from "maplibre-gl";
import type { Language } from "@/lib/i18n/routing";
import type { MapColours } from "./map-colours";
import { riverNameLayer } from "./river-names";
import { europeanShields, motorwayShields, roadLayers } from "./road-layers";
import { type LargeTown, roadSources } from "./roads";

/** `[longitude, latitude, rank, name in German, English?, Spanish?]` (public/basemap/README.md). */
type Town = [number, number, number, string, string?, string?];
export type Labels = GeoJSONSourceSpecification["data"];

const folder = "/basemap";
/** The source of the land's shape. */
export const land = "land";
const shapes = [land, "core", "lakes", "borders", "admin1", "rivers"] as const;

/** The layer of water: painted as land until the land is there, so that a map never opens as a sea. */
const waterLayer = "water";

/** Fetched once; the theme changes the style, not the towns. */
export async function loadTowns() {
  const response = await fetch(`${folder}/places.json`);
  return response.ok ? ((await response.json()) as Town[]) : [];
}

/** Their names in the reader's language. */
export function labelsOf(towns: readonly Town[], language: Language): Labels {
  const features = towns.map(([longitude, latitude, rank, de, en = de, es = de]) => ({
    type: "Feature" as const,
    geometry: { type: "Point" as const, coordinates: [longitude, latitude] },
    properties: { rank, name: { de, en, es }[language] },
  }));
  return { type: "FeatureCollection", features };
}

/** Km within which roads are faded, by rank. */
const townKm = [0, 8, 5];

export const largeTowns = (towns: readonly Town[]): LargeTown[] =>
  towns.flatMap(([longitude, latitude, rank]) => {
    const km = townKm[rank];
    return km ? [{ longitude, latitude, km }] : [];
  });

/** Great rivers from afar and broad, brooks close by and thin; levels as in the file. */
function riverLayer(level: number, colour: MapColours): LayerSpecification {
  return {
    id: `rivers-${level}`,
    source: "rivers",
    type: "line",
    minzoom: [0, 0, 5, 6.5][level],
    filter: ["==", ["get", "level"], level],
    layout: { "line-join": "round", "line-cap": "round" },
    paint: {
      "line-color": colour["map-river"],
      "line-width": ["interpolate", ["linear"], ["zoom"], 4, 1.3 - level * 0.3, 8, 3 - level * 0.6, 11, 5 - level],
    },
  };
}

/** Waters are shown as such once the land's shape is drawn. */
export function paintWater(map: LibreMap, colour: MapColours) {
  if (map.getLayer(waterLayer)) map.setPaintProperty(waterLayer, "background-color", colour["map-water"]);
}

function groundLayers(colour: MapColours): LayerSpecification[] {
  const fill = (id: string, source: string, name: keyof MapColours): LayerSpecification => ({
    id,
    source,
    type: "fill",
    paint: { "fill-color": colour[name], "fill-antialias": true },
  });
  return [
    { id: waterLayer, type: "background", paint: { "background-color": colour["map-land-abroad"] } },
    fill(land, land, "map-land-abroad"),
    fill("core", "core", "map-land"),
    fill("lakes", "lakes", "map-water"),
    ...[0, 1, 2, 3].map((level) => riverLayer(level, colour)),
    {
      id: "states",
      source: "admin1",
      type: "line",
      minzoom: 4.5,
      paint: { "line-color": colour["map-state"], "line-width": 1 },
    },
    {
      id: "borders",
      source: "borders",
      type: "line",
      paint: { "line-color": colour["map-border"], "line-width": 1.1, "line-dasharray": [5, 2.5, 1, 2.5] },
    },
  ];
}

const familyOf = (token: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(token).split(",")[0]?.replace(/["']/g, "").trim() ||
  "sans-serif";

/** The page's own faces: letters are drawn from them. */
export const labelFamily = () => familyOf("--font-text");
export const shieldFamily = () => familyOf("--font-sign");

/** The lowest layer of names: what lies above the ground and below the names is put before it. */
export const lowestLabels = "river-names";
/** Names, and the dots that they belong to. */
export const nameLayers = [
  "dots",
  "river-names",
  "shields-roads",
  "shields-european",
  "shields",
  ...[4, 3, 2, 1].map((rank) => `label-${rank}`),
];

const labelSizes = [13.5, 12, 11, 11];
const labelFrom = [3, 5.2, 6.8, 8.2];

/** Close to the dot, else past a marker that stands on the town. */
const beside: Array<string | [number, number]> = [
  "left",
  [0.5, 0],
  "right",
  [-0.5, 0],
  "top",
  [0, 0.4],
  "bottom",
  [0, -0.4],
  "left",
  [2.3, 0],
  "right",
  [-2.3, 0],
  "top",
  [0, 2.2],
  "bottom",
  [0, -2.2],
];

function labelLayer(rank: number, colour: MapColours, family: string): LayerSpecification {
  return {
    id: `label-${rank}`,
    source: "places",
    type: "symbol",
    minzoom: labelFrom[rank - 1],
    filter: ["==", ["get", "rank"], rank],
    layout: {
      "text-field": ["get", "name"],
      "text-font": [family],
      "text-size": labelSizes[rank - 1],
      "text-variable-anchor-offset": beside,
      "text-padding": 6,
    },
    paint: {
      "text-color": rank <= 2 ? colour["map-label"] : colour["map-label-2"],
      "text-halo-color": colour["map-halo"],
      "text-halo-width": 1.6,
    },
  };
}

function dotLayer(colour: MapColours): LayerSpecification {
  return {
    id: "dots",
    source: "places",
    type: "circle",
    minzoom: 4,
    filter: [
      "step",
      ["zoom"],
      ["<=", ["get", "rank"], 1],
      5.2,
      ["<=", ["get", "rank"], 2],
      6.8,
      ["<=", ["get", "rank"], 3],
      8.2,
      true,
    ],
    paint: {
      "circle-radius": ["match", ["get", "rank"], 1, 3.6, 2, 2.8, 3, 2.2, 1.7],
      "circle-color": colour["map-label-2"],
      "circle-stroke-color": colour["map-halo"],
      "circle-stroke-width": 1,
    },
  };
}

/** What is named, in one language. */
export type Names = { towns: Labels; rivers: Labels };

/** The bundled base map: no glyph server, letters are drawn from the page's own faces. */
export function basemapStyle(colour: MapColours, { towns, rivers }: Names, family: string): StyleSpecification {
  const ground = shapes.map((name) => [name, { type: "geojson" as const, data: `${folder}/${name}.json` }] as const);
  // Roads come when the map stands (use-roads.ts): it need not wait for them.
  const none = { type: "geojson" as const, data: { type: "FeatureCollection" as const, features: [] } };
  const roads = Object.fromEntries(Object.keys(roadSources).map((name) => [name, none]));
  return {
    version: 8,
    sources: {
      ...Object.fromEntries(ground),
      ...roads,
      places: { type: "geojson", data: towns },
      "river-names": { type: "geojson", data: rivers },
    },
    layers: [
      ...groundLayers(colour),
      ...roadLayers(colour),
      dotLayer(colour),
      riverNameLayer(colour, family),
      ...europeanShields(shieldFamily()),
      ...[4, 3].map((rank) => labelLayer(rank, colour, family)),
      ...motorwayShields(shieldFamily()),
      ...[2, 1].map((rank) => labelLayer(rank, colour, family)),
    ],
  };
}
