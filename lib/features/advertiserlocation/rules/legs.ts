import { earthKm, unitChord } from "@/lib/geo/earth";
import { routeOf, type Vector } from "./route";

type Point = { longitude: number; latitude: number };
/** Places in the order of a way; between two of them the way is a great circle. */
export type Line = readonly (readonly [longitude: number, latitude: number])[];

const pointOf = ([longitude, latitude]: Line[number]): Point => ({ longitude, latitude });

const mostLegs = 48;
const metres = earthKm * 1000;

const mix = (a: Vector, b: Vector, cosine: number, sine: number): Vector => [
  a[0] * cosine + b[0] * sine,
  a[1] * cosine + b[1] * sine,
  a[2] * cosine + b[2] * sine,
];

/** A box around two places, `margin` wider on all sides, as PostgreSQL's cube type reads it; metres. */
function boxOf(a: Vector, b: Vector, margin: number) {
  const corner = (pick: (...values: number[]) => number, sign: number) =>
    [0, 1, 2].map((axis) => (pick(a[axis] ?? 0, b[axis] ?? 0) + sign * margin) * metres).join(",");
  return `(${corner(Math.min, -1)}),(${corner(Math.max, 1)})`;
}

/**
 * Boxes that hold every place within `km` of a great circle: one a leg, so that a long route does not ask for half a
 * continent. What they hold beyond that is for the exact distance to sort out.
 */
function legBoxes({ a, b, side, ahead, halfKm }: ReturnType<typeof routeOf>, km: number): string[] {
  const chord = unitChord(km);
  // Both ends opposite each other have no one line between them: a place is near one of them or not at all.
  if (side.every((part) => part === 0)) return [boxOf(a, a, chord), ...(halfKm > 1 ? [boxOf(b, b, chord)] : [])];
  const whole = (2 * halfKm) / earthKm;
  const legs = Math.min(mostLegs, Math.max(1, Math.ceil((halfKm * 2) / Math.max(25, 2 * km))));
  const at = (step: number) => mix(a, ahead, Math.cos((whole * step) / legs), Math.sin((whole * step) / legs));
  // How far the arc of a leg stands above its chord.
  const rise = 1 - Math.cos(whole / legs / 2);
  return Array.from({ length: legs }, (_, step) => boxOf(at(step), at(step + 1), chord + rise));
}

const cubeOf = (vector: Vector) => `(${vector.map((part) => part * metres).join(",")})`;
const axes = (name: string, [x, y, z]: Vector) => ({ [`${name}x`]: x, [`${name}y`]: y, [`${name}z`]: z });

/** The great circles of a line. */
function routesOf(line: Line) {
  const points = line.map(pointOf);
  return points.slice(1).map((to, at) => routeOf(points[at] ?? to, to));
}

export const lineKm = (line: Line) => routesOf(line).reduce((sum, { halfKm }) => sum + 2 * halfKm, 0);

/** Beginning, middle and end of a line as PostgreSQL's cube type reads them. */
export function spotsOf(line: Line) {
  const routes = routesOf(line);
  const spots = [routes[0]?.a, routes[Math.floor((routes.length - 1) / 2)]?.middle, routes.at(-1)?.b];
  // Between opposite ends of the Earth lies no middle.
  return spots.flatMap((spot) => (spot?.some((part) => part !== 0) ? [cubeOf(spot)] : []));
}

/**
 * What a query asks along a line, a row a box: the box, both ends of its great circle (`a`, `b`), the vectors of it (routeOf),
 * and how many km of the line lie before it and in it.
 */
export function legsOf(line: Line, km: number) {
  let before = 0;
  return routesOf(line).flatMap((route) => {
    const { a, b, side, ahead, back, halfKm } = route;
    const vectors = { ...axes("s", side), ...axes("h", ahead), ...axes("k", back), ...axes("f", a) };
    const leg = { a: cubeOf(a), b: cubeOf(b), ...vectors, before, own: 2 * halfKm };
    before += leg.own;
    return legBoxes(route, km).map((box) => ({ box, ...leg }));
  });
}
