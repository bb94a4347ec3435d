import { expect, it } from "vitest";
import { circleRing } from "./geometry";
import { hatchLines } from "./hatch";
import type { LngLat } from "./types";

it("crosses an area from edge to edge, rising to the right as wide as high on a map", () => {
  const gap = { longitude: 12.9, latitude: 48.8, km: 20 };
  const lines = hatchLines([circleRing(gap, 48)], 5);
  expect(lines.map((points) => points.length)).toEqual([2, 2, 2, 2, 2]);
  const wide = Math.cos((gap.latitude * Math.PI) / 180);
  for (const points of lines) {
    const [left, right] = points.toSorted(([one], [other]) => one - other);
    if (!left || !right) throw new Error("no line");
    const slope = (right[1] - left[1]) / ((right[0] - left[0]) * wide);
    expect(slope).toBeCloseTo(1, 1);
    for (const [lng, lat] of points) {
      const km = Math.hypot((lng - gap.longitude) * wide, lat - gap.latitude) * 111.32;
      expect(Math.abs(km - gap.km)).toBeLessThan(0.2);
    }
  }
  // The one in the middle is the longest.
  const lengths = lines.map(([one = [0, 0], other = [0, 0]]) => Math.abs(one[0] - other[0]));
  expect(Math.max(...lengths)).toBe(lengths[2]);
});

it("leaves out dents and holes", () => {
  const square = (from: number, to: number): LngLat[] => [
    [from, from],
    [to, from],
    [to, to],
    [from, to],
    [from, from],
  ];
  const around = hatchLines([square(0, 0.3), square(0.1, 0.2)], 3);
  // The stroke in the middle is two: before the hole and behind it.
  expect(around).toHaveLength(4);
  const inHole = ([lng, lat]: LngLat) => lng > 0.1001 && lng < 0.1999 && lat > 0.1001 && lat < 0.1999;
  for (const [[fromLng, fromLat], [toLng, toLat]] of around as [LngLat, LngLat][])
    expect(inHole([(fromLng + toLng) / 2, (fromLat + toLat) / 2])).toBe(false);
  const dented: LngLat[] = [
    [0, 0],
    [0.3, 0],
    [0.3, 0.3],
    [0.2, 0.3],
    [0.2, 0.1],
    [0.1, 0.1],
    [0.1, 0.3],
    [0, 0.3],
    [0, 0],
  ];
  expect(hatchLines([dented], 3).length).toBeGreaterThan(3);
});
