import { expect, test } from "vitest";
import { distanceKm } from "@/lib/features/place/rules";
import { visibleIn } from "./client";
import { greatCircle, languageShown, overlappingSpans, routeOf } from "./rules";

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

test("spans overlap within a day, past midnight and from Sunday into Monday; those that touch do not", () => {
  const night = { from: "22:00", to: "03:00" };
  expect(
    overlappingSpans({ fri: [night], sat: [{ from: "03:00", to: "24:00" }], sun: [{ from: "00:00", to: "24:00" }] }),
  ).toEqual([]);
  expect(overlappingSpans({ fri: [night], sat: [{ from: "02:00", to: "04:00" }] })).toEqual([{ day: "fri", nth: 0 }]);
  expect(overlappingSpans({ mon: [{ from: "01:00", to: "04:00" }], sun: [night] })).toEqual([{ day: "sun", nth: 0 }]);
  expect(
    overlappingSpans({
      mon: [
        { from: "12:00", to: "15:00" },
        { from: "09:00", to: "13:00" },
      ],
    }),
  ).toEqual([{ day: "mon", nth: 1 }]);
});

test("a text is shown in the language asked for, or else in the first that has one", () => {
  expect(languageShown({ de: "Haus", en: "House" }, "de")).toBe("de");
  expect(languageShown({ de: "Haus", en: "" }, "es")).toBe("de");
  expect(languageShown({}, "es")).toBe("es");
});

test("the visible locations are those within the map's view; all of them until it stands", () => {
  const list = [madrid, warsaw].map((location) => ({ location }));
  expect(visibleIn(list, null)).toEqual(list);
  expect(visibleIn(list, [10, 45, 30, 60])).toEqual([{ location: warsaw }]);
});
