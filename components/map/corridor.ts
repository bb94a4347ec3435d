import { earthKm } from "@/lib/geo/earth";
import type { LngLat } from "./types";

const kmPerDegree = (Math.PI * earthKm) / 180;
/** Squares of the raster to the width of one side, and at most from edge to edge. */
const finest = 6;
const most = 700;

interface Raster {
  west: number;
  south: number;
  /** Degrees of a square. */
  wide: number;
  high: number;
  columns: number;
  rows: number;
  /** Km from the line at each crossing; infinite farther off than matters. */
  far: Float32Array;
}

/** Km of a place from a straight piece of the line. */
function kmFrom(lon: number, lat: number, [fromLon, fromLat]: LngLat, [toLon, toLat]: LngLat) {
  const narrow = Math.cos((lat * Math.PI) / 180);
  const [x, y] = [(toLon - fromLon) * narrow, toLat - fromLat];
  const [px, py] = [(lon - fromLon) * narrow, lat - fromLat];
  const size = x * x + y * y;
  const share = size === 0 ? 0 : Math.max(0, Math.min(1, (px * x + py * y) / size));
  return Math.hypot(px - share * x, py - share * y) * kmPerDegree;
}

function rasterOf(line: readonly LngLat[], km: number): Raster {
  const lons = line.map(([lon]) => lon);
  const lats = line.map(([, lat]) => lat);
  const reach = (1.4 * km) / kmPerDegree;
  const [south, north] = [Math.min(...lats) - reach, Math.max(...lats) + reach];
  const narrow = Math.max(0.05, Math.cos((Math.max(Math.abs(south), Math.abs(north)) * Math.PI) / 180));
  const [west, east] = [Math.min(...lons) - reach / narrow, Math.max(...lons) + reach / narrow];
  const high = Math.max(km / finest / kmPerDegree, (north - south) / most, ((east - west) * narrow) / most);
  const wide = high / narrow;
  const [columns, rows] = [Math.ceil((east - west) / wide) + 3, Math.ceil((north - south) / high) + 3];
  const far = new Float32Array(columns * rows).fill(Infinity);
  return { west: west - wide, south: south - high, wide, high, columns, rows, far };
}

/** Each piece of the line measures only what lies around it. */
function measure(raster: Raster, line: readonly LngLat[], km: number) {
  const { west, south, wide, high, columns, rows, far } = raster;
  const reach = (1.4 * km) / kmPerDegree;
  const across = (reach * wide) / high;
  const span = (a: number, b: number, edge: number, origin: number, step: number, count: number) => {
    const first = Math.max(0, Math.floor((Math.min(a, b) - edge - origin) / step));
    return [first, Math.min(count - 1, Math.ceil((Math.max(a, b) + edge - origin) / step))] as const;
  };
  for (const [at, to] of line.slice(1).entries()) {
    const from = line[at] ?? to;
    const [left, right] = span(from[0], to[0], across, west, wide, columns);
    const [low, top] = span(from[1], to[1], reach, south, high, rows);
    for (let row = low; row <= top; row++) {
      for (let column = left; column <= right; column++) {
        const index = row * columns + column;
        const found = kmFrom(west + column * wide, south + row * high, from, to);
        if (found < (far[index] ?? 0)) far[index] = found;
      }
    }
  }
}

/** Sides of a square: 0 below, 1 right, 2 above, 3 left. By its corners inside (1 lower left, 2 lower right, 4, 8): from side to side, the inside on the left. */
const turns: readonly (readonly number[])[] = [
  [],
  [0, 3],
  [1, 0],
  [1, 3],
  [2, 1],
  [0, 3, 2, 1],
  [2, 0],
  [2, 3],
  [3, 2],
  [0, 2],
  [1, 0, 3, 2],
  [1, 2],
  [3, 1],
  [0, 1],
  [3, 0],
  [],
];

/** Where the edge of the band crosses the sides of the squares, each with the crossing that comes next. */
function crossings({ columns, rows, far }: Raster, km: number) {
  const next = new Map<number, number>();
  const inside = (index: number) => ((far[index] ?? Infinity) <= km ? 1 : 0);
  for (let row = 0; row + 1 < rows; row++) {
    for (let column = 0; column + 1 < columns; column++) {
      const at = row * columns + column;
      const above = at + columns;
      const turn = turns[inside(at) + 2 * inside(at + 1) + 4 * inside(above + 1) + 8 * inside(above)] ?? [];
      // A side is named by its lower or left corner: even lies flat, odd stands.
      const sides = [2 * at, 2 * (at + 1) + 1, 2 * above, 2 * at + 1];
      for (let one = 0; one < turn.length; one += 2) {
        next.set(sides[turn[one] ?? 0] ?? 0, sides[turn[one + 1] ?? 0] ?? 0);
      }
    }
  }
  return next;
}

function placeOf({ west, south, wide, high, columns, far }: Raster, side: number, km: number): LngLat {
  const at = side >> 1;
  const stands = side & 1;
  const [here, there] = [far[at] ?? km, far[at + (stands ? columns : 1)] ?? km];
  const share = Number.isFinite(here) && Number.isFinite(there) && here !== there ? (km - here) / (there - here) : 0.5;
  const [column, row] = [at % columns, Math.floor(at / columns)];
  return [west + (column + (stands ? 0 : share)) * wide, south + (row + (stands ? share : 0)) * high];
}

/**
 * The edge of a band of so many km to each side of a line: its outer ring first, then what it leaves out in bends. A broad
 * stroke would not do: where it overlaps itself, a see-through colour is laid on twice.
 */
export function corridorRings(line: readonly LngLat[], km: number): LngLat[][] {
  if (line.length < 2 || !(km > 0)) return [];
  const raster = rasterOf(line, km);
  measure(raster, line, km);
  const next = crossings(raster, km);
  const rings: LngLat[][] = [];
  for (const [start] of next) {
    const ring: LngLat[] = [];
    for (let side: number | undefined = start; side !== undefined && next.has(side); ) {
      ring.push(placeOf(raster, side, km));
      const after: number | undefined = next.get(side);
      next.delete(side);
      side = after;
    }
    const [first] = ring;
    if (first) rings.push([...ring, first]);
  }
  return rings.sort((one, other) => other.length - one.length);
}
