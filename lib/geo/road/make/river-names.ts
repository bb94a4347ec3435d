import { greatCircleKm } from "@/lib/geo/earth";
import { encodePolyline, thinLine } from "@/lib/geo/polyline";
import { mapDigits } from "./map-roads";

type Point = [lon: number, lat: number];
/** Names in German, English and Spanish, and points at which the river bears them. */
type River = [de: string, en: string, es: string, at: Point[]];
type RiverLines = { features: { geometry: { coordinates: Point[][] } }[] };
/** The names, and the piece of the river along which they stand. */
type RiverName = [de: string, en: string, es: string, line: string];

/** The river is looked for within so many km of the point, its name stands along so many to each side. */
const [near, along] = [15, 45];
/** A name cannot follow each bend (degrees). */
const thin = 0.02;

const km = (a: Point, b: Point) => greatCircleKm({ lon: a[0], lat: a[1] }, { lon: b[0], lat: b[1] });

function nearest(lines: readonly Point[][], at: Point) {
  let best: { line: Point[]; index: number } | null = null;
  let distance = near;
  for (const line of lines) {
    for (const [index, point] of line.entries()) {
      if (Math.abs(point[1] - at[1]) > 0.3) continue;
      const away = km(point, at);
      if (away < distance) [best, distance] = [{ line, index }, away];
    }
  }
  return best;
}

function reach(line: readonly Point[], from: number, step: 1 | -1) {
  let [index, left] = [from, along];
  while (left > 0 && line[index + step]) {
    left -= km(line[index] as Point, line[index + step] as Point);
    index += step;
  }
  return index;
}

/** The rivers' file has no names: they are put by hand at points of the rivers. */
export function riverNames(rivers: readonly River[], { features }: RiverLines): RiverName[] {
  const lines = features.flatMap(({ geometry }) => geometry.coordinates);
  return rivers.flatMap(([de, en, es, points]) =>
    points.flatMap((at): RiverName[] => {
      const found = nearest(lines, at);
      if (!found) return [];
      const piece = found.line.slice(reach(found.line, found.index, -1), reach(found.line, found.index, 1) + 1);
      return piece.length < 2 ? [] : [[de, en, es, encodePolyline(thinLine(piece, thin), mapDigits)]];
    }),
  );
}
