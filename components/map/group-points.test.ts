import { expect, test } from "vitest";
import { groupPoints } from "./group-points";

const at = (id: string, longitude: number, latitude: number) =>
  ({ id, kind: "partner", label: id, longitude, latitude }) as const;
const points = [at("a", 13.401, 48.581), at("b", 13.402, 48.582), at("c", 12.1, 49)];

test("signs that would cover each other become one, and part again closer by", () => {
  const far = groupPoints(points, 8);
  expect(far.points.map(({ id }) => id)).toEqual(["c"]);
  expect(far.clusters).toMatchObject([{ count: 2, kinds: { partner: 2 }, ids: ["a", "b"] }]);
  expect(far.clusters[0]?.bbox).toEqual([13.401, 48.581, 13.402, 48.582]);
  expect(groupPoints(points, 16).clusters).toEqual([]);
});

test("what is left stands far enough apart for a finger, wherever it lies", () => {
  const zoom = 9;
  const many = Array.from({ length: 120 }, (_, i) =>
    at(`p${i}`, 12 + ((i * 37) % 100) / 90, 48 + ((i * 61) % 97) / 120),
  );
  const { points: single, clusters } = groupPoints(many, zoom);
  const total = single.length + clusters.reduce((sum, { count }) => sum + count, 0);
  expect(total).toBe(many.length);
  const marks = [...single, ...clusters];
  const perDegree = (512 * 2 ** zoom) / 360;
  for (const [i, a] of marks.entries()) {
    for (const b of marks.slice(i + 1)) {
      const y = (a.latitude - b.latitude) / Math.cos((48.5 * Math.PI) / 180);
      expect(Math.hypot(a.longitude - b.longitude, y) * perDegree).toBeGreaterThan(54);
    }
  }
});
