import type { GeoJSONSource, LayerSpecification, Map as LibreMap } from "maplibre-gl";
import { curveThrough } from "./curve";
import { corridorRings } from "./corridor";
import { circleRing } from "./geometry";
import { addHatch, hatchOf } from "./hatch";
import { labelFamily, lowestLabels, nameLayers } from "./basemap-style";
import type { MapColours } from "./map-colours";
import type { LngLat, MapCircle, MapLine, MapLook, ProviderProps } from "./types";

/** A name that no style of others has. */
const source = "charabanc-overlay";
type Data = Exclude<Parameters<GeoJSONSource["setData"]>[0], string>;
type Feature = Extract<Data, { type: "Feature" }>;

function features(lines: MapLine[], rings: MapCircle[], middles: MapCircle[]): Data {
  const drawn: Feature[] = lines.map(({ look, coordinates, km = 10, selected = false }) => {
    const properties = { look, selected };
    if (look === "corridor") {
      return {
        type: "Feature",
        properties,
        geometry: { type: "Polygon", coordinates: corridorRings(coordinates, km) },
      };
    }
    if (look === "cover" || look === "gap")
      return { type: "Feature", properties, geometry: { type: "Polygon", coordinates: [coordinates] } };
    return { type: "Feature", properties, geometry: { type: "LineString", coordinates: curveThrough(coordinates) } };
  });
  for (const circle of rings) {
    const coordinates = [circleRing(circle)];
    drawn.push({ type: "Feature", properties: { look: "radius" }, geometry: { type: "Polygon", coordinates } });
  }
  const spot = (look: string, coordinates: LngLat) =>
    drawn.push({ type: "Feature", properties: { look }, geometry: { type: "Point", coordinates } });
  for (const { longitude, latitude } of middles) spot("middle", [longitude, latitude]);
  for (const { look, coordinates } of lines) {
    const [start, end] = [coordinates[0], coordinates.at(-1)];
    if (!start || !end) continue;
    if (look === "route") spot("middle", start);
    if (look === "route") spot("end", end);
    if (look === "empty") spot("goal", end);
  }
  return { type: "FeatureCollection", features: drawn };
}

type Drawn = Pick<
  ProviderProps,
  "lines" | "circle" | "circles" | "points" | "stops" | "clusters" | "movable" | "pending"
>;
type Look = MapLook | "radius";
const sharp: readonly Look[] = ["radius", "empty", "dead"];

function lineLayer(
  id: string,
  look: Look,
  paint: Extract<LayerSpecification, { type: "line" }>["paint"],
): LayerSpecification {
  return {
    id: `${source}-${id}`,
    source,
    type: "line",
    filter: ["==", ["get", "look"], look],
    layout: { "line-cap": sharp.includes(look) ? "butt" : "round", "line-join": "round" },
    paint,
  };
}

function dotLayer(id: string, paint: Extract<LayerSpecification, { type: "circle" }>["paint"]): LayerSpecification {
  return {
    id: `${source}-${id}`,
    source,
    type: "circle",
    filter: ["==", ["get", "look"], id.replace("-case", "")],
    paint: { "circle-stroke-width": 2, ...paint },
  };
}

function layers(colour: MapColours): LayerSpecification[] {
  const casing = colour["map-route-case"];
  return [
    {
      id: `${source}-radius`,
      source,
      type: "fill",
      filter: ["==", ["get", "look"], "radius"],
      paint: { "fill-color": colour["map-radius"] },
    },
    lineLayer("ring", "radius", { "line-color": colour["map-route"], "line-width": 2, "line-dasharray": [3, 2.5] }),
    {
      id: `${source}-cover`,
      source,
      type: "fill",
      filter: ["==", ["get", "look"], "cover"],
      // Neighbours meet without a seam.
      paint: { "fill-color": colour.brand, "fill-opacity": 0.28, "fill-antialias": false },
    },
    {
      id: `${source}-gap`,
      source,
      type: "fill",
      filter: ["==", ["get", "look"], "gap"],
      paint: { "fill-pattern": hatchOf(colour["map-label"]) },
    },
    lineLayer("gap-edge", "gap", { "line-color": colour["map-label"], "line-width": 2 }),
    {
      id: `${source}-corridor`,
      source,
      type: "fill",
      filter: ["==", ["get", "look"], "corridor"],
      paint: { "fill-color": colour["kind-partner"], "fill-opacity": 0.16 },
    },
    lineLayer("groups", "groups", { "line-color": colour["kind-group"], "line-width": 2, "line-opacity": 0.45 }),
    lineLayer("dead", "dead", { "line-color": colour["map-label-2"], "line-width": 3, "line-dasharray": [1.3, 1.6] }),
    lineLayer("empty-edge", "empty", {
      "line-color": colour.brand,
      "line-width": ["case", ["get", "selected"], 9, 0],
    }),
    lineLayer("empty-case", "empty", { "line-color": casing, "line-width": 6 }),
    lineLayer("empty", "empty", { "line-color": colour["kind-empty"], "line-width": 3.6, "line-dasharray": [2, 1.1] }),
    lineLayer("route-case", "route", { "line-color": casing, "line-width": 8 }),
    lineLayer("route", "route", { "line-color": colour["map-route"], "line-width": 4.5 }),
    lineLayer("break-case", "break", { "line-color": colour["map-route"], "line-width": 13 }),
    lineLayer("break", "break", { "line-color": colour.brand, "line-width": 10 }),
    lineLayer("moved-case", "moved", { "line-color": casing, "line-width": 8 }),
    lineLayer("moved", "moved", { "line-color": colour["map-route"], "line-width": 4.5 }),
    lineLayer("with-group-case", "group", { "line-color": casing, "line-width": 8 }),
    lineLayer("with-group", "group", { "line-color": colour["kind-group"], "line-width": 5 }),
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

type SymbolLayer = Extract<LayerSpecification, { type: "symbol" }>;
type Marked = { longitude: number; latitude: number; caption?: string };

const marks = "charabanc-marks";
const markPixels = 46;

/** Names of signs give way to all signs and to one another; a foreign style has letters of its own. */
function addCaptions(map: LibreMap, colour: MapColours) {
  if (!map.getLayer(lowestLabels)) return;
  const captions: SymbolLayer = {
    id: "captions",
    source: marks,
    type: "symbol",
    layout: {
      "text-field": ["get", "caption"],
      "text-font": [labelFamily()],
      "text-size": 12,
      "text-anchor": "top",
      // Clear of the sign's own box.
      "text-offset": [0, 2],
      "text-padding": 0,
      "text-max-width": 9,
    },
    paint: { "text-color": colour["map-label"], "text-halo-color": colour["map-halo"], "text-halo-width": 1.6 },
  };
  // What lies higher is placed first.
  map.addLayer(captions, marks);
}

/** Invisible boxes where markers stand, and their names: labels of the base map keep off them. */
function reserveMarkers(map: LibreMap, colour: MapColours, markers: Marked[]) {
  const data: Data = {
    type: "FeatureCollection",
    features: markers.map(({ longitude, latitude, caption = "" }) => ({
      type: "Feature",
      properties: { caption },
      geometry: { type: "Point", coordinates: [longitude, latitude] },
    })),
  };
  const held = map.getSource<GeoJSONSource>(marks);
  if (held) {
    held.setData(data);
    return;
  }
  if (!map.hasImage(marks)) {
    map.addImage(marks, { width: markPixels, height: markPixels, data: new Uint8Array(markPixels ** 2 * 4) });
  }
  map.addSource(marks, { type: "geojson", data });
  const layout = { "icon-image": marks, "icon-allow-overlap": true, "icon-padding": 0 };
  map.addLayer({ id: marks, source: marks, type: "symbol", layout });
  addCaptions(map, colour);
}

/** Towns are named when it is known where marks stand, else names would jump aside. */
function showNames(map: LibreMap, shown: boolean) {
  for (const layer of nameLayers) {
    if (map.getLayer(layer)) map.setLayoutProperty(layer, "visibility", shown ? "visible" : "none");
  }
}

/** The style stands and has been drawn on. */
export const hasOverlays = (map: LibreMap) => map.getSource(source) !== undefined;

/** The same layers in other colours, where the style below them stays. */
export function repaintOverlays(map: LibreMap, colour: MapColours) {
  if (!hasOverlays(map)) return;
  addHatch(map, colour["map-label"]);
  for (const { id, paint = {} } of layers(colour)) {
    for (const [name, value] of Object.entries(paint))
      map.setPaintProperty(id, name as Parameters<LibreMap["setPaintProperty"]>[1], value);
  }
}

/** Puts radius, routes and corridors above the base map; again after each change of style. */
export function drawOverlays(map: LibreMap, colour: MapColours, drawn: Drawn) {
  showNames(map, !drawn.pending);
  const { lines = [], circle, circles = [], points, stops = [], clusters = [], movable } = drawn;
  reserveMarkers(map, colour, [...points, ...stops, ...clusters, ...(movable ? [movable] : [])]);
  const data = features(lines, circle ? [circle, ...circles] : circles, circles);
  const held = map.getSource<GeoJSONSource>(source);
  if (held) {
    held.setData(data);
    return;
  }
  map.addSource(source, { type: "geojson", data });
  addHatch(map, colour["map-label"]);
  // Above the ground, below the names: a town on the way stays legible.
  const above = map.getLayer(lowestLabels) ? lowestLabels : marks;
  for (const layer of layers(colour)) map.addLayer(layer, above);
}
