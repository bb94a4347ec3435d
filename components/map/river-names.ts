import type { GeoJSONSourceSpecification, LayerSpecification } from "maplibre-gl";
import { decodePolyline } from "@/lib/geo/polyline";
import type { Language } from "@/lib/i18n/routing";
import { curveThrough } from "./curve";
import type { MapColours } from "./map-colours";

type Labels = GeoJSONSourceSpecification["data"];

/** Names in German, English and Spanish, and the piece of the river that bears them. */
type RiverName = [de: string, en: string, es: string, line: string];

/** Names of rivers in the reader's language, along them. */
export async function loadRiverNames(language: Language): Promise<Labels> {
  const response = await fetch("/basemap/river-names.json");
  const rows = response.ok ? ((await response.json()) as RiverName[]) : [];
  const features = rows.map(([de, en, es, line]) => ({
    type: "Feature" as const,
    geometry: { type: "LineString" as const, coordinates: curveThrough(decodePolyline(line, 3)) },
    properties: { name: { de, en, es }[language] },
  }));
  return { type: "FeatureCollection", features };
}

/** In italics, as waters are on maps. */
export function riverNameLayer(colour: MapColours, family: string): LayerSpecification {
  return {
    id: "river-names",
    source: "river-names",
    type: "symbol",
    minzoom: 5.8,
    layout: {
      "symbol-placement": "line",
      "symbol-spacing": 500,
      "text-field": ["get", "name"],
      "text-font": [`${family} Italic`, family],
      "text-size": 11,
      "text-letter-spacing": 0.06,
      "text-max-angle": 35,
      "text-offset": [0, -0.7],
    },
    paint: {
      "text-color": colour["map-water-label"],
      "text-halo-color": colour["map-halo"],
      "text-halo-width": 1.2,
    },
  };
}
