import { measureWays } from "@/lib/geo/road/measure";
import { byProfile, type MeasureWay, type RoadPoint, type Way } from "@/lib/geo/road/profile";

/** Up to so many different places all ways between them are measured along the roads; beyond it only those of the best chains. */
export const mostByRoad = 64;
const mostRemembered = 300_000;

const keyOf = ({ lat, lon, country }: RoadPoint) => `${lat.toFixed(3)},${lon.toFixed(3)},${country}`;

const known = new Map<string, Map<string, Way>>();
let remembered = 0;

function rowOf(from: string) {
  const row = known.get(from) ?? new Map<string, Way>();
  known.set(from, row);
  return row;
}

/** Measures the ways from a point that are not known yet, in one search. */
function learn(from: RoadPoint, to: readonly RoadPoint[]) {
  const row = rowOf(keyOf(from));
  const missing = to.filter((point) => !row.has(keyOf(point)));
  if (missing.length === 0) return;
  for (const [at, { km, minutes }] of measureWays(from, missing).entries()) {
    const point = missing[at];
    if (point) row.set(keyOf(point), { km, minutes });
  }
  remembered += missing.length;
}

/** Between two searches alone: what one search has measured stays the same until it ends. */
export function forgetMany() {
  if (remembered <= mostRemembered) return;
  known.clear();
  remembered = 0;
}

/** Along the roads, one way at a time; what was measured before is remembered. */
const byRoad: MeasureWay = (from, to) => {
  learn(from, [to]);
  return rowOf(keyOf(from)).get(keyOf(to)) ?? byProfile()(from, to);
};

/** The same, with all ways from one list of places to another measured beforehand. */
export function tableByRoad(from: readonly RoadPoint[], to: readonly RoadPoint[]): MeasureWay {
  for (const point of from) learn(point, to);
  return byRoad;
}

export const wayKey = (from: RoadPoint, to: RoadPoint) => `${keyOf(from)} ${keyOf(to)}`;

/** By what was measured already, else along the bundled roads. */
export const byKnown = (ways: ReadonlyMap<string, Way> | undefined): MeasureWay =>
  ways ? (from, to) => ways.get(wayKey(from, to)) ?? byRoad(from, to) : byRoad;

export const distinct = (points: readonly RoadPoint[]) => [
  ...new Map(points.map((point) => [keyOf(point), point])).values(),
];
