import type { LngLat } from "./types";

type Vector = readonly [x: number, y: number];

/** A sharper turn than this (radians) is a corner: where one road leads into another nothing is rounded. */
const corner = 1.4;
/** One point for so many radians of bend. */
const bend = 0.17;
const mostPoints = 12;

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1]];
const angleOf = (a: Vector, b: Vector) => {
  const size = Math.hypot(...a) * Math.hypot(...b);
  return size === 0 ? 0 : Math.acos(Math.max(-1, Math.min(1, (a[0] * b[0] + a[1] * b[1]) / size)));
};

/** Direction in which the curve passes `at`; at a corner that of the segment itself. */
function tangent(before: Vector | undefined, at: Vector, after: Vector | undefined, segment: Vector): Vector {
  if (!before || !after) return segment;
  return angleOf(minus(at, before), minus(after, at)) > corner ? segment : minus(after, before);
}

/** A third of the segment's length in a direction: uneven spacing makes no loops. */
function third(direction: Vector, length: number): Vector {
  const size = Math.hypot(...direction) || 1;
  return [(direction[0] / size) * (length / 3), (direction[1] / size) * (length / 3)];
}

function bezier(from: Vector, leave: Vector, arrive: Vector, to: Vector, t: number): Vector {
  const u = 1 - t;
  const mix = (axis: 0 | 1) =>
    u ** 3 * from[axis] +
    3 * u * u * t * (from[axis] + leave[axis]) +
    3 * u * t * t * (to[axis] - arrive[axis]) +
    t ** 3 * to[axis];
  return [mix(0), mix(1)];
}

/**
 * A smooth curve through the points (Catmull-Rom): roads are known by their towns only. `before` and `after` are where
 * the same road comes from and goes on. Straight parts stay two points.
 */
export function curveThrough(points: readonly LngLat[], before?: LngLat, after?: LngLat): LngLat[] {
  const [first] = points;
  if (!first || points.length + (before ? 1 : 0) + (after ? 1 : 0) < 3) return [...points];
  const narrow = Math.cos((first[1] * Math.PI) / 180);
  const flat = (point: LngLat | undefined): Vector | undefined => point && [point[0] * narrow, point[1]];
  const way = points.map((point) => [point[0] * narrow, point[1]] as const);
  const curve: LngLat[] = [first];
  for (let i = 1; i < way.length; i++) {
    const from = way[i - 1] as Vector;
    const to = way[i] as Vector;
    const segment = minus(to, from);
    const length = Math.hypot(...segment);
    const leave = third(tangent(way[i - 2] ?? flat(before), from, to, segment), length);
    const arrive = third(tangent(from, to, way[i + 1] ?? flat(after), segment), length);
    const steps = Math.min(mostPoints, Math.ceil((angleOf(leave, segment) + angleOf(segment, arrive)) / bend));
    for (let step = 1; step < steps; step++) {
      const [x, y] = bezier(from, leave, arrive, to, step / steps);
      curve.push([x / narrow, y]);
    }
    curve.push(points[i] as LngLat);
  }
  return curve;
}
