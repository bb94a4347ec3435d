import { expect, it } from "vitest";
import type { Shown } from "./layout";
import type { BusChoice } from "@/lib/features/calendar/schema";
import { allowed, inWords, nextBus, refusalOf, withinDays } from "./target";

const [a, b] = [
  { id: "a", licenceplate: "R A 1" },
  { id: "b", licenceplate: "R B 2" },
];
const trip = { kind: "booking", state: "booked", mayMove: true, bus: a } as Shown;

it("lets a trip and a free bus go to another day and bus, a request to another day alone", () => {
  expect(allowed(trip, { days: 2, bus: b })).toEqual({ days: 2, bus: b });
  expect(allowed(trip, { days: 0, bus: null })).toEqual({ days: 0, bus: null });
  const request = { ...trip, kind: "grouprequest", state: "active", bus: null } as Shown;
  expect(allowed(request, { days: 1, bus: b })).toEqual({ days: 1 });
  const free = { ...request, kind: "vacancy", category: "vacancy" } as Shown;
  expect(allowed(free, { days: 0, bus: b })).toEqual({ days: 0, bus: b });
});

it("says why a bus does not get an entry", () => {
  const bus: BusChoice = { ...b, name: null, design: "coach", capacity: 49 };
  const times = { id: "1", start: 100, end: 200, category: "grouprequest", passengers: 49, quantity: 1 };
  const entry = { ...trip, ...times } as Shown;
  const other = { ...entry, id: "2", start: 150, end: 300, bus: b } as Shown;
  const why = (changes: object, entries: readonly Shown[] = [], now = 0) =>
    refusalOf({ ...entry, ...changes } as Shown, bus, { now, entries })?.why ?? null;
  expect(why({})).toBeNull();
  expect(why({}, [], 200)).toBe("past");
  expect(why({ kind: "grouprequest", received: true })).toBe("foreign");
  expect(why({ kind: "emergency", state: "active" })).toBe("ownRequest");
  expect(why({ kind: "vacancy", state: "filled" })).toBe("ended");
  expect([why({ passengers: 50 }), why({ passengers: 98, quantity: 2 })]).toEqual(["seats", null]);
  expect(refusalOf(entry, bus, { now: 0, entries: [entry, other] })).toEqual({ why: "taken", by: other });
  expect(why({ kind: "vacancy", state: "active", passengers: 80 }, [other])).toBeNull();
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
