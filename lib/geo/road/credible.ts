import { greatCircleKm } from "@/lib/geo/earth";
import type { RoadPoint, Way } from "./profile";

/** Km that a service may begin or end away from a place that no road leads to. */
const snapped = 20;
/** Times the great circle, and km for the short ones: round a fjord it is far. */
const [mostDetour, besides] = [10, 300];
/** Minutes a km of the slowest way, and of waiting for ferries. */
const [slowest, waits] = [6, 2_880];

/** Whether a way can be true: no shorter than the great circle, no detour and no time that no road takes. */
export function isCredible(points: readonly RoadPoint[], { km, minutes }: Way) {
  const crow = points.slice(1).reduce((sum, to, at) => sum + greatCircleKm(points[at] ?? to, to), 0);
  const legs = points.length - 1;
  return km >= crow - 2 * snapped * legs && km <= mostDetour * crow + besides && minutes <= slowest * km + waits;
}

/** Whether a line leads from the one end to the other. */
export function isLineOf(line: readonly (readonly [lon: number, lat: number])[], points: readonly RoadPoint[]) {
  const [first, last, from, to] = [line[0], line.at(-1), points[0], points.at(-1)];
  const meets = (end: (typeof line)[number] | undefined, point: RoadPoint | undefined) =>
    end !== undefined && point !== undefined && greatCircleKm({ lon: end[0], lat: end[1] }, point) <= snapped;
  return line.length > 1 && meets(first, from) && meets(last, to);
}
