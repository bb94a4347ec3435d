import type { LngLat } from "@/components/map/types";
import { earthKm } from "@/lib/geo/earth";

type At = { longitude: number; latitude: number };
type Point = readonly [x: number, y: number];

/** km around a town that it stands for: half a cell's diagonal, so that those of neighbours meet. */
const around = 18;
/** km over which the edges of two towns' ground run into each other. */
const soft = 3;
/** km between the points at which the ground is looked at. */
const step = 3;
/** Square km: what is smaller is where circles miss each other, and no ground that anybody looks for. */
const least = 40;

/** Where the ground lies: km east and north of a corner. */
function groundOf(towns: readonly At[]) {
  const [south, west] = [
    Math.min(...towns.map(({ latitude }) => latitude)),
    Math.min(...towns.map(({ longitude }) => longitude)),
  ];
  const north = (Math.PI * earthKm) / 180;
  const east = north * Math.cos((south * Math.PI) / 180);
  const rim = around + 2 * step;
  const toKm = ({ longitude, latitude }: At): Point => [
    (longitude - west) * east + rim,
    (latitude - south) * north + rim,
  ];
  const toMap = ([x, y]: Point): LngLat => [west + (x - rim) / east, south + (y - rim) / north];
  const all = towns.map(toKm);
  const [columns, rows] = [0, 1].map((axis) => {
    return Math.ceil((Math.max(...all.map((at) => at[axis] ?? 0)) + rim) / step) + 1;
  }) as [number, number];
  return { toKm, toMap, columns, rows };
}

/** km to the nearest of some towns, rounded off where two are as near. */
function softKm(x: number, y: number, towns: readonly Point[]) {
  let sum = 0;
  for (const [townX, townY] of towns) sum += Math.exp(-Math.hypot(x - townX, y - townY) / soft);
  return -soft * Math.log(sum);
}

type Cut = { key: string; at: Point };

/** Where an edge between two points of the grid crosses the outline; its name is the same from both sides. */
function cutOf([x, y]: Point, [toX, toY]: Point, value: number, other: number): Cut {
  const share = value / (value - other);
  return {
    key: `${Math.min(x, toX)},${Math.min(y, toY)},${x === toX ? "n" : "e"}`,
    at: [x + (toX - x) * share, y + (toY - y) * share],
  };
}

/** Outlines of where a value is above zero (marching squares), the ground always on their left. */
function outlinesOf(valueAt: (x: number, y: number) => number, columns: number, rows: number): Point[][] {
  const next = new Map<string, { from: Cut; to: Cut }>();
  const corners = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ] as const;
  for (let row = 0; row < rows - 1; row += 1)
    for (let column = 0; column < columns - 1; column += 1) {
      const cuts = corners.flatMap(([dx, dy], at) => {
        const [nextX, nextY] = corners[(at + 1) % 4] ?? [0, 0];
        const [one, other] = [valueAt(column + dx, row + dy), valueAt(column + nextX, row + nextY)];
        if (one > 0 === other > 0) return [];
        const cut = cutOf([column + dx, row + dy], [column + nextX, row + nextY], one, other);
        return { cut, leaves: one > 0 };
      });
      for (const [at, { cut, leaves }] of cuts.entries()) {
        const entered = cuts[(at + 1) % cuts.length]?.cut;
        if (leaves && entered) next.set(cut.key, { from: cut, to: entered });
      }
    }
  return ringsOf(next);
}

function ringsOf(next: Map<string, { from: Cut; to: Cut }>) {
  const rings: Point[][] = [];
  for (const first of next.values()) {
    const ring: Point[] = [];
    for (let at = next.get(first.from.key); at; at = next.get(at.to.key)) {
      next.delete(at.from.key);
      ring.push(at.from.at);
    }
    if (ring.length > 0) rings.push(ring);
  }
  return rings;
}

const areaOf = (ring: readonly Point[]) =>
  ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);

const holds = (ring: readonly Point[], [x, y]: Point) =>
  ring.filter(([oneX, oneY], at) => {
    const [otherX, otherY] = ring[(at + 1) % ring.length] ?? [oneX, oneY];
    return oneY > y !== otherY > y && x < oneX + ((y - oneY) / (otherY - oneY)) * (otherX - oneX);
  }).length %
    2 ===
  1;

/**
 * The ground on which somebody is there in time, each area with its outline in front and its holes: around the covered
 * towns, halfway to those that nobody reaches.
 */
export function coverRings(covered: readonly At[], open: readonly At[] = []): LngLat[][][] {
  if (covered.length === 0) return [];
  const { toKm, toMap, columns, rows } = groundOf(covered);
  const [near, far] = [covered.map(toKm), open.map(toKm)];
  const values = Array.from({ length: columns * rows }, (_, at) => {
    const [x, y] = [(at % columns) * step, Math.floor(at / columns) * step];
    const km = softKm(x, y, near);
    return Math.min(around - km, far.length > 0 ? (softKm(x, y, far) - km) / 2 : Infinity);
  });
  const rings = outlinesOf((x, y) => values[y * columns + x] ?? -1, columns, rows).filter((ring) => {
    return Math.abs(areaOf(ring)) * step * step >= least;
  });
  const outer = rings.filter((ring) => areaOf(ring) > 0).toSorted((one, other) => areaOf(one) - areaOf(other));
  const inner = rings.filter((ring) => areaOf(ring) < 0);
  const onMap = (ring: readonly Point[]) => [...ring, ...ring.slice(0, 1)].map(([x, y]) => toMap([x * step, y * step]));
  return outer.map((ring) => {
    const holes = inner.filter((hole) => hole[0] && outer.find((one) => holds(one, hole[0] as Point)) === ring);
    return [ring, ...holes].map(onMap);
  });
}
