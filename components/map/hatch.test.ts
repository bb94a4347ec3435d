import { expect, it } from "vitest";
import { circleRing } from "./geometry";
import { hatchLines } from "./hatch";

it("crosses an area from edge to edge, rising to the right as wide as high on a map", () => {
  const gap = { longitude: 12.9, latitude: 48.8, km: 20 };
  const lines = hatchLines(circleRing(gap, 48), 5);
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
