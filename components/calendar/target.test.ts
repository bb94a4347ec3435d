import { expect, it } from "vitest";
import type { Shown } from "./layout";
import { allowed, inWords, nextBus, withinDays } from "./target";

const [a, b] = [
  { id: "a", licenceplate: "R A 1" },
  { id: "b", licenceplate: "R B 2" },
];
const trip = { kind: "booking", state: "booked", mayMove: true, bus: a } as Shown;

it("lets a trip go to another day and bus, a request to another day alone", () => {
  expect(allowed(trip, { days: 2, bus: b })).toEqual({ days: 2, bus: b });
  expect(allowed(trip, { days: 0, bus: null })).toEqual({ days: 0, bus: null });
  const request = { ...trip, kind: "grouprequest", state: "active", bus: null } as Shown;
  expect(allowed(request, { days: 1, bus: b })).toEqual({ days: 1 });
});

it("keeps the day of a trip that is agreed, and is nothing where nothing changes", () => {
  const agreed = { ...trip, mayMove: false };
  expect(allowed(agreed, { days: 3, bus: b })).toEqual({ days: 0, bus: b });
  expect(allowed(agreed, { days: 3 })).toBeNull();
  expect(allowed(trip, { days: 0, bus: a })).toBeNull();
});

it("steps through the rows and stops at both ends; from a bus out of service to the first", () => {
  expect(nextBus([a, b], null, 1)).toBe(a);
  expect(nextBus([a, b], a, 1)).toBe(b);
  expect(nextBus([a, b], b, 1)).toBe(b);
  expect(nextBus([a, b], a, -1)).toBeNull();
  expect(nextBus([a, b], { id: "gone", licenceplate: "R X 9" }, 1)).toBeNull();
});

it("stays on the days that are shown", () => {
  const days = ["2027-05-10", "2027-05-11", "2027-05-12"];
  const entry = { first: "2027-05-11", last: "2027-05-12" };
  expect([withinDays(entry, days, 1), withinDays(entry, days, 2)]).toEqual([1, 1]);
  expect([withinDays(entry, days, -2), withinDays(entry, days, -3)]).toEqual([-2, -2]);
});

it("counts the days either way without a minus", () => {
  expect(inWords(-5)).toEqual({ days: 5, way: "earlier" });
  expect([inWords(1), inWords(0)]).toEqual([
    { days: 1, way: "later" },
    { days: 0, way: "later" },
  ]);
});
