import { describe, expect, it } from "vitest";
import { coverRings } from "./cover-rings";

const kmNorth = 111.32;
const kmEast = kmNorth * Math.cos((49 * Math.PI) / 180);
/** So many km east and north of a point in Bavaria. */
const town = (east: number, north: number) => ({ longitude: 12 + east / kmEast, latitude: 49 + north / kmNorth });
type Ring = readonly (readonly [number, number])[];
const inKm = (ring: Ring) => ring.map(([x, y]) => [(x - 12) * kmEast, (y - 49) * kmNorth] as const);
/** By the shoelace formula, in square km. */
const size = (ring: Ring = []) => {
  const points = inKm(ring);
  return points.slice(1).reduce((sum, [x, y], at) => {
    const [fromX, fromY] = points[at] as readonly [number, number];
    return sum + (fromX * y - x * fromY) / 2;
  }, 0);
};
/** The sharpest turn of an outline, in degrees. */
function sharpest(ring: Ring = []) {
  const points = inKm(ring).slice(0, -1);
  const at = (index: number) => points[index % points.length] as readonly [number, number];
  const way = (index: number) => Math.atan2(at(index + 1)[1] - at(index)[1], at(index + 1)[0] - at(index)[0]);
  return Math.max(
    ...points.map((_, index) => {
      const turn = Math.abs(way(index + 1) - way(index)) * (180 / Math.PI);
      return Math.min(turn, 360 - turn);
    }),
  );
}

describe("covered ground", () => {
  it("around one town is a circle", () => {
    const [[outline] = [], ...more] = coverRings([town(0, 0)]);
    expect(more).toEqual([]);
    expect(outline?.at(0)).toEqual(outline?.at(-1));
    for (const [x, y] of inKm(outline ?? [])) expect(Math.abs(Math.hypot(x, y) - 18)).toBeLessThan(0.5);
  });

  it("of neighbours is one area without corners, of towns far apart one each", () => {
    const [row, ...more] = coverRings([town(0, 0), town(22, 0), town(44, 4)]);
    expect(more).toEqual([]);
    expect(row).toHaveLength(1);
    expect(size(row?.[0])).toBeGreaterThan(2_000);
    expect(sharpest(row?.[0])).toBeLessThan(60);
    expect(coverRings([town(0, 0), town(60, 0), town(0, 60)])).toHaveLength(3);
  });

  it("ends halfway to a town that nobody reaches", () => {
    const [[outline] = []] = coverRings([town(0, 0)], [town(20, 0)]);
    const eastmost = Math.max(...inKm(outline ?? []).map(([x]) => x));
    expect(eastmost).toBeGreaterThan(9);
    expect(eastmost).toBeLessThan(11);
  });

  it("around a town that nobody reaches has a hole, which turns the other way", () => {
    const around = [-20, 0, 20].flatMap((x) => [-20, 0, 20].map((y) => [x, y] as const)).filter(([x, y]) => x || y);
    const [area, ...more] = coverRings(
      around.map(([x, y]) => town(x, y)),
      [town(0, 0)],
    );
    expect(more).toEqual([]);
    expect(area).toHaveLength(2);
    expect(size(area?.[0])).toBeGreaterThan(4_000);
    expect(size(area?.[1])).toBeLessThan(-200);
    expect(size(area?.[1])).toBeGreaterThan(-700);
  });

  it("has no holes where circles just miss each other", () => {
    const between = (km: number) => coverRings([town(0, 0), town(km, 0), town(km / 2, km * 0.866)]);
    expect(between(38).map((area) => area.length)).toEqual([1]);
    expect(between(39.8).map((area) => area.length)).toEqual([2]);
  });

  it("in the hole of another keeps its own place", () => {
    const far = Array.from({ length: 24 }, (_, at) => {
      return town(70 * Math.cos((at / 12) * Math.PI), 70 * Math.sin((at / 12) * Math.PI));
    });
    const rings = coverRings([...far, town(0, 0)]);
    expect(rings.map((area) => area.length).toSorted()).toEqual([1, 2]);
  });

  it("of none is none, and a town named twice is one area", () => {
    expect(coverRings([])).toEqual([]);
    expect(coverRings([town(0, 0), town(0, 0)])).toHaveLength(1);
  });
});
