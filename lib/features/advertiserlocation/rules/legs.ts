import { earthKm, unitChord } from "@/lib/geo/earth";
import { routeOf, type Vector } from "./route";

type Point = { longitude: number; latitude: number };

const mostLegs = 48;

const mix = (a: Vector, b: Vector, cosine: number, sine: number): Vector => [
  a[0] * cosine + b[0] * sine,
  a[1] * cosine + b[1] * sine,
  a[2] * cosine + b[2] * sine,
];

/** A box around two places, `margin` wider on all sides, as PostgreSQL's cube type reads it; metres. */
function boxOf(a: Vector, b: Vector, margin: number) {
  const metres = earthKm * 1000;
  const corner = (pick: (...values: number[]) => number, sign: number) =>
    [0, 1, 2].map((axis) => (pick(a[axis] ?? 0, b[axis] ?? 0) + sign * margin) * metres).join(",");
  return `(${corner(Math.min, -1)}),(${corner(Math.max, 1)})`;
}

/**
 * Boxes that hold every place within `km` of the route: one a leg, so that a long route does not ask for half a
 * continent. What they hold beyond that is for the exact distance to sort out.
 */
export function legBoxes(from: Point, to: Point, km: number): string[] {
  const { a, b, side, ahead, halfKm } = routeOf(from, to);
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
