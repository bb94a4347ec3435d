import { earthKm } from "@/lib/geo/earth";

/** km to each side of the route, and around a single place: what a reader may choose, and what holds unless told. */
export const corridors = [10, 20, 60, 120] as const;
export const corridorKm = 60;
/** Beside a road nobody looks further. */
export const widestKm = corridors[corridors.length - 1] ?? corridorKm;

/** Rows of a route: the nearest to it first, or as one drives past them. */
export const routeOrders = ["near", "way"] as const;

type Point = { longitude: number; latitude: number };
export type Vector = readonly [x: number, y: number, z: number];

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Of length 1, from the Earth's centre. */
export function vectorOf({ longitude, latitude }: Point): Vector {
  const [lon, lat] = [radians(longitude), radians(latitude)];
  return [Math.cos(lat) * Math.cos(lon), Math.cos(lat) * Math.sin(lon), Math.sin(lat)];
}

const cross = ([a, b, c]: Vector, [x, y, z]: Vector): Vector => [b * z - c * y, c * x - a * z, a * y - b * x];
const length = ([x, y, z]: Vector) => Math.hypot(x, y, z);
const none: Vector = [0, 0, 0];

function unit(vector: Vector): Vector {
  const size = length(vector);
  const [x, y, z] = vector;
  return size > 1e-9 ? [x / size, y / size, z / size] : none;
}

/**
 * The great circle from `start` to `end` in the vectors that a query needs: `side` stands upright on its plane;
 * a place lies beside the route, and not before or behind it, where both `ahead` and `back` point to it. Where
 * both ends are one place the three are zero, and no place is beside it. `middle` and `halfKm` enclose the whole.
 */
export function routeOf(start: Point, end: Point) {
  const [a, b] = [vectorOf(start), vectorOf(end)];
  const side = unit(cross(a, b));
  const middle = unit([a[0] + b[0], a[1] + b[1], a[2] + b[2]]);
  const gap = length([a[0] - b[0], a[1] - b[1], a[2] - b[2]]);
  return {
    a,
    b,
    side,
    ahead: cross(side, a),
    back: cross(b, side),
    middle,
    halfKm: Math.asin(Math.min(1, gap / 2)) * earthKm,
  };
}

/** In the towns at both ends nothing lies before the start or behind the destination. */
const atEndKm = 5;

/** Whether a place lies beside a route of so many km; `along` is 0 where it has not begun, and its length where it is over. */
export function sideOf({ distance, along }: { distance: number; along: number }, routeKm: number) {
  if (distance <= atEndKm) return "beside";
  return along === 0 ? "before" : along >= routeKm ? "beyond" : "beside";
}

const degrees = (angle: number) => (angle * 180) / Math.PI;

/** Places along the great circle, both ends included: the line that distances are measured from, as a map draws it. */
export function greatCircle(start: Point, end: Point, legs = 32): [longitude: number, latitude: number][] {
  const { a, b } = routeOf(start, end);
  return Array.from({ length: legs + 1 }, (_, step) => {
    // Even steps on the chord are uneven on the ground; for a drawn line that makes no difference.
    const share = step / legs;
    const between = (axis: 0 | 1 | 2) => a[axis] * (1 - share) + b[axis] * share;
    const [x, y, z] = [between(0), between(1), between(2)];
    return [degrees(Math.atan2(y, x)), degrees(Math.atan2(z, Math.hypot(x, y)))];
  });
}
