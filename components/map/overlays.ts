import type { GeoJSONSource, LayerSpecification, Map as LibreMap } from "maplibre-gl";
import { curveThrough } from "./curve";
import { corridorRings } from "./corridor";
import { drawnOnce } from "./drawn-once";
import { piecesOf } from "./ferries";
import { circleRing } from "./geometry";
import { addHatch } from "./hatch";
import { labelFamily, lowestLabels, nameLayers } from "./basemap-style";
import type { MapColours } from "./map-colours";
import { overlayLayers, overlaySource } from "./overlay-layers";
import type { LngLat, MapCircle, MapLine, ProviderProps } from "./types";

type Data = Exclude<Parameters<GeoJSONSource["setData"]>[0], string>;
type Feature = Extract<Data, { type: "Feature" }>;

function features(lines: MapLine[], rings: MapCircle[], middles: MapCircle[]): Data {
  const drawn: Feature[] = drawnOnce(lines).flatMap((line): Feature[] => {
    const { look, coordinates, holes = [], km = 10, selected = false } = line;
    const properties = { look, selected };
    if (look === "corridor") {
      const rings = corridorRings(coordinates, km);
      return [{ type: "Feature", properties, geometry: { type: "Polygon", coordinates: rings } }];
    }
    if (look === "cover" || look === "gap")
      return [{ type: "Feature", properties, geometry: { type: "Polygon", coordinates: [coordinates, ...holes] } }];
    return piecesOf(line).map(({ sailed, points }) => ({
      type: "Feature",
      properties: { look: sailed ? `${look}-ferry` : look, selected },
      geometry: { type: "LineString", coordinates: curveThrough(points) },
    }));
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
export const hasOverlays = (map: LibreMap) => map.getSource(overlaySource) !== undefined;

/** The same layers in other colours, where the style below them stays. */
export function repaintOverlays(map: LibreMap, colour: MapColours) {
  if (!hasOverlays(map)) return;
  addHatch(map, colour["map-label"]);
  for (const { id, paint = {} } of overlayLayers(colour)) {
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
  const held = map.getSource<GeoJSONSource>(overlaySource);
  if (held) {
    held.setData(data);
    return;
  }
  map.addSource(overlaySource, { type: "geojson", data });
  addHatch(map, colour["map-label"]);
  // Above the ground, below the names: a town on the way stays legible.
  const above = map.getLayer(lowestLabels) ? lowestLabels : marks;
  for (const layer of overlayLayers(colour)) map.addLayer(layer, above);
}
