import type { Map as LibreMap } from "maplibre-gl";
import type { LngLat } from "./types";

/** Pixels of a tile, drawn at twice the size, and of a stroke of it. */
const [tile, scale, stroke] = [12, 2, 1.1];

/** Of a name for each colour: a change of theme takes the other one, and tiles that are drawn keep theirs. */
export const hatchOf = (colour: string) => `charabanc-hatch ${colour}`;

/** Strokes that go on from tile to tile. */
function draw(colour: string) {
  const canvas = document.createElement("canvas");
  canvas.width = tile * scale;
  canvas.height = tile * scale;
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  pen.scale(scale, scale);
  pen.strokeStyle = colour;
  pen.lineWidth = stroke;
  for (const by of [-tile, 0, tile]) {
    pen.moveTo(by - stroke, tile + stroke);
    pen.lineTo(by + tile + stroke, -stroke);
  }
  pen.stroke();
  return pen.getImageData(0, 0, canvas.width, canvas.height);
}

/** The pattern must be there before a layer names it; a new style has forgotten it. */
export function addHatch(map: LibreMap, colour: string) {
  if (map.hasImage(hatchOf(colour))) return;
  const image = draw(colour);
  if (image) map.addImage(hatchOf(colour), image, { pixelRatio: scale });
}

/** The same for a map that has no patterns: so many strokes across an outline and around its holes, as they lie on a map. */
export function hatchLines([outline = [], ...holes]: readonly (readonly LngLat[])[], count = 12): LngLat[][] {
  const middle = outline.reduce((sum, [, lat]) => sum + lat, 0) / outline.length;
  const flat = Math.cos((middle * Math.PI) / 180);
  const heightOf = ([lng, lat]: LngLat) => lat / flat - lng;
  const heights = outline.map(heightOf);
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  const crossings = (ring: readonly LngLat[], level: number) =>
    ring.flatMap((from, i): LngLat[] => {
      const to = ring[i + 1];
      if (!to || heightOf(from) < level === heightOf(to) < level) return [];
      const share = (level - heightOf(from)) / (heightOf(to) - heightOf(from));
      return [[from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]];
    });
  return Array.from({ length: count }, (_, index) => low + ((high - low) * (index + 0.5)) / count).flatMap((level) => {
    const points = [outline, ...holes]
      .flatMap((ring) => crossings(ring, level))
      .toSorted(([one], [other]) => one - other);
    // In at every other one, and out at the next.
    return points.flatMap((from, at): LngLat[][] => {
      const to = points[at + 1];
      return at % 2 === 0 && to ? [[from, to]] : [];
    });
  });
}
