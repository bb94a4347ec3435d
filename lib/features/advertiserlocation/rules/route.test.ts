import { expect, test } from "vitest";
import { distanceKm } from "@/lib/features/place/rules";
import { greatCircle, routeOf, sideOf } from "./route";

const madrid = { longitude: -3.7026, latitude: 40.4165 };
const warsaw = { longitude: 21.0118, latitude: 52.2298 };
const at = ([longitude, latitude]: [number, number]) => ({ longitude, latitude });

test("the drawn line begins and ends at the ends and is no longer than the way", () => {
  const line = greatCircle(madrid, warsaw).map(at);
  const [first, last] = [line[0] ?? warsaw, line.at(-1) ?? madrid];
  expect(distanceKm(first, madrid)).toBeLessThan(0.001);
  expect(distanceKm(last, warsaw)).toBeLessThan(0.001);
  const length = line.slice(1).reduce((sum, point, index) => sum + distanceKm(line[index] ?? point, point), 0);
  expect(length).toBeCloseTo(distanceKm(madrid, warsaw), 0);
});

test("half the route reaches both ends; one place is a route of no length beside which nothing lies", () => {
  expect(routeOf(madrid, warsaw).halfKm * 2).toBeCloseTo(distanceKm(madrid, warsaw), 3);
  const { side, ahead, back, halfKm } = routeOf(madrid, madrid);
  expect([...side, ...ahead, ...back].map(Math.abs)).toEqual(Array(9).fill(0));
  expect(halfKm).toBe(0);
});

test("what lies farther than its ends is before or beyond a route, in the towns of both ends nothing is", () => {
  expect(sideOf({ distance: 44, along: 160 }, 116)).toBe("beyond");
  expect(sideOf({ distance: 44, along: 116 }, 116)).toBe("beyond");
  expect(sideOf({ distance: 44, along: 0 }, 116)).toBe("before");
  expect(sideOf({ distance: 44, along: 80 }, 116)).toBe("beside");
  expect(sideOf({ distance: 3, along: 118 }, 116)).toBe("beside");
});
