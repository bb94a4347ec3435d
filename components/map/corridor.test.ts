import { expect, test } from "vitest";
import { greatCircleKm } from "@/lib/geo/earth";
import { corridorRings } from "./corridor";
import type { LngLat } from "./types";

const regensburg: LngLat = [12.1, 49.01];
const weiden: LngLat = [12.16, 49.68];
const prague: LngLat = [14.44, 50.08];
const km = (a: LngLat, b: LngLat) => greatCircleKm({ lon: a[0], lat: a[1] }, { lon: b[0], lat: b[1] });

/** Twice the area, positive where it runs against the clock. */
const turning = (ring: LngLat[]) =>
  ring.slice(1).reduce((sum, [x, y], at) => sum + (ring[at]?.[0] ?? x) * y - x * (ring[at]?.[1] ?? y), 0);

test("the band's edge lies as far off the line as it is wide, all around", () => {
  const [ring = [], ...holes] = corridorRings([regensburg, prague], 20);
  expect(holes).toEqual([]);
  expect(ring[0]).toEqual(ring.at(-1));
  const nearEnd = Math.min(...ring.map((place) => km(place, regensburg)));
  expect(nearEnd).toBeGreaterThan(19);
  expect(nearEnd).toBeLessThan(21);
  const beyond = Math.min(...ring.filter(([lon]) => lon > prague[0]).map((place) => km(place, prague)));
  expect(beyond).toBeGreaterThan(19);
  expect(turning(ring)).toBeGreaterThan(0);
});

test("a line that comes back on itself is one band, with what it encloses left out", () => {
  const round: LngLat[] = [regensburg, weiden, prague, [14.47, 48.97], [12.4, 48.95]];
  const [ring = [], hole = [], ...more] = corridorRings(round, 12);
  expect(more).toEqual([]);
  expect(turning(ring)).toBeGreaterThan(0);
  expect(turning(hole)).toBeLessThan(0);
  const middle: LngLat = [13.4, 49.4];
  expect(Math.min(...hole.map((place) => km(place, middle)))).toBeGreaterThan(10);
});

test("the longest of all routes is still drawn at once", () => {
  const long = Array.from({ length: 300 }, (_, at): LngLat => [-9 + at * 0.11, 38 + at * 0.07]);
  const before = performance.now();
  expect(corridorRings(long, 10)).toHaveLength(1);
  expect(performance.now() - before).toBeLessThan(1_000);
});

test("no line, no band", () => {
  expect(corridorRings([regensburg], 10)).toEqual([]);
});
