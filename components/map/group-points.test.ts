import { expect, test } from "vitest";
import { pixelsAt } from "./geometry";
import { groupMarks } from "./group-points";
import type { MapCluster, MapPoint } from "./types";

const at = (id: string, longitude: number, latitude: number): MapPoint => {
  return { id, kind: "partner", label: id, longitude, latitude };
};
const sameTown = (count: number) => Array.from({ length: count }, (_, i) => at(`t${i}`, 12.1, 49.01));
const group = (points: MapPoint[], zoom: number, clusters: MapCluster[] = []) => groupMarks({ points, clusters }, zoom);

/** Pixels between the two marks that are closest to each other. */
function closest(marks: Array<{ longitude: number; latitude: number }>, zoom: number) {
  const places = marks.map((mark) => pixelsAt(mark, zoom));
  return Math.min(
    ...places.flatMap(([x, y], i) => places.slice(i + 1).map(([left, top]) => Math.hypot(x - left, y - top))),
  );
}

test("more than three on one spot are a disc with their number; closer by twelve of one town are signs", () => {
  const four = sameTown(4);
  const far = group(four, 8);
  expect(far.points).toEqual([]);
  expect(far.clusters).toMatchObject([{ count: 4, kinds: { partner: 4 }, ids: ["t0", "t1", "t2", "t3"] }]);
  expect(far.clusters[0]?.bbox).toEqual([12.1, 49.01, 12.1, 49.01]);
  const near = group(sameTown(12), 11);
  expect(near.clusters).toEqual([]);
  expect(near.points).toHaveLength(12);
  expect(closest(near.points, 11)).toBeGreaterThan(34);
});

test("two or three of one town stand side by side at any zoom", () => {
  for (const count of [2, 3]) {
    const { points, clusters } = group(sameTown(count), 6);
    expect(clusters).toEqual([]);
    expect(points).toHaveLength(count);
    expect(closest(points, 6)).toBeGreaterThan(34);
  }
});

test("what stands alone stays where it is", () => {
  const alone = [at("a", 12.1, 49), at("b", 13.4, 52.5)];
  expect(group(alone, 6).points.map(({ longitude }) => longitude)).toEqual([
    expect.closeTo(12.1, 6),
    expect.closeTo(13.4, 6),
  ]);
});

test("a sign beside a cluster of the server is counted in, with its kind and its place in the box", () => {
  const kinds = { grouprequest: 5, vacancy: 1 };
  const cluster: MapCluster = { longitude: 12.1, latitude: 49, count: 6, kinds, bbox: [12, 48.9, 12.2, 49.1] };
  const { points, clusters } = group([at("a", 12.25, 49)], 6, [cluster]);
  expect(points).toEqual([]);
  expect(clusters).toMatchObject([
    { count: 7, kinds: { grouprequest: 5, vacancy: 1, partner: 1 }, bbox: [12, 48.9, 12.25, 49.1] },
  ]);
});

test("no mark covers another, and none is lost", () => {
  const zoom = 9;
  const many = Array.from({ length: 120 }, (_, i) =>
    at(`p${i}`, 12 + ((i * 37) % 100) / 90, 48 + ((i * 61) % 97) / 120),
  );
  const { points, clusters } = group(many, zoom);
  expect(points.length + clusters.reduce((sum, { count }) => sum + count, 0)).toBe(many.length);
  expect(clusters.length).toBeGreaterThan(0);
  expect(points.length).toBeGreaterThan(0);
  expect(closest([...points, ...clusters], zoom)).toBeGreaterThan(33);
});
