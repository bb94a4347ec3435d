import { describe, expect, it } from "vitest";
import type { MeasureWay } from "@/lib/geo/road/profile";
import { chainRules } from "./problem";
import { type DrivenLeg, wheelOf } from "./duty";
import { scheduleChain } from "./schedule";

const place = (lat: number) => ({ lat, lon: 0, country: "DE" });
/** A degree of latitude is an hour at the wheel and 80 km. */
const way: MeasureWay = (from, to) => ({
  km: Math.abs(from.lat - to.lat) * 80,
  minutes: Math.abs(from.lat - to.lat) * 60,
});
const bus = { base: place(0), seats: 50, availableFrom: 0, availableTo: 2_880 };
const clock = (minute: number) => new Date(Date.UTC(2027, 5, 17) + minute * 60_000).toISOString().slice(0, 16);

function leg(id: string, from: number, to: number, start: number, flex = 0): DrivenLeg {
  const minutes = Math.abs(from - to) * 60;
  const parts = [{ type: "drive" as const, minutes: wheelOf(minutes) }];
  return {
    id,
    from: place(from),
    to: place(to),
    wished: start,
    earliestStart: start,
    latestStart: start + flex,
    durationMinutes: minutes,
    paidKm: minutes,
    passengers: 30,
    parts,
  };
}
const schedule = (legs: DrivenLeg[], drivers: 1 | 2 = 2) =>
  scheduleChain({ legs, bus, rules: chainRules, way }, clock, drivers);

describe("how a chain is driven", () => {
  it("leaves just in time, waits for the group and comes home empty", () => {
    const driven = schedule([leg("a", 1, 3, 480), leg("b", 3, 1, 700)]);
    expect(driven).toMatchObject({ leave: 405, starts: [480, 700], drivers: 1, nights: 0, back: 700 + 120 + 10 + 60 });
    expect(driven?.pieces.map(({ kind }) => kind)).toEqual(["empty", "paid", "wait", "paid", "empty"]);
  });

  it("a driver's break of 45 minutes is planned after 4 h 30 at the wheel", () => {
    const driven = schedule([leg("a", 1, 5, 480, 60)]);
    expect(driven?.breaks).toEqual([405 + 60 + 15 + 210, expect.any(Number)]);
    expect(driven?.drivers).toBe(1);
  });

  it("more than ten hours at the wheel in a day need a second driver", () => {
    const legs = [leg("a", 1, 6, 300, 90), leg("b", 6, 0, 800, 90)];
    expect(schedule(legs)).toMatchObject({ drivers: 2 });
    expect(schedule(legs, 1)).toBeNull();
  });

  it("a night on the way lets one driver go on the next day", () => {
    const driven = schedule([leg("a", 1, 6, 480, 120), leg("b", 6, 1, 1_920, 120)]);
    expect(driven).toMatchObject({ drivers: 1, nights: 1 });
    expect(driven?.pieces.map(({ kind }) => kind)).toContain("rest");
  });

  it("one driver sleeps where the last group gets off and drives home empty the next day, if there is time", () => {
    const legs = [leg("a", 0, 7, 480)];
    const driven = schedule(legs);
    expect(driven).toMatchObject({ drivers: 1, nights: 1, driving: [375, 375] });
    expect(driven?.pieces.map(({ kind }) => kind).slice(-2)).toEqual(["rest", "empty"]);
    const tonight = { ...bus, availableTo: 1_440 };
    const order = { legs, bus: tonight, rules: chainRules, way };
    expect(scheduleChain(order, clock, 2)).toMatchObject({ drivers: 2, nights: 0 });
    expect(scheduleChain(order, clock, 1)).toBeNull();
  });

  it("nobody drives four turns of nine hours without a rest", () => {
    const legs = [leg("a", 0, 9, 300, 300), leg("b", 9, 0, 900, 300), leg("c", 0, 9, 1_500, 300)];
    expect(schedule(legs)).toBeNull();
  });

  it("minutes at the wheel of a way that is timed with its breaks", () => {
    expect([200, 270, 315 + 1, 270 + 45 + 270].map(wheelOf)).toEqual([200, 270, 271, 540]);
  });
});
