import { describe, expect, it } from "vitest";
import { wheelMinutes } from "@/lib/geo/road/profile";
import { breakStretches } from "./rules";

/** A way of so many km without ferries. */
const byRoad = (km: number) => ({ km, wheel: wheelMinutes(km), crossings: [] });

describe("where breaks fall on a way of which only the length is known", () => {
  it("none on a short one, one stretch on a day's way, more on a longer one, each before the next", () => {
    expect(breakStretches(byRoad(150))).toEqual([]);
    const [only, ...none] = breakStretches(byRoad(420));
    expect(none).toEqual([]);
    expect(only?.fromKm).toBeLessThan(only?.toKm ?? 0);
    const long = breakStretches(byRoad(700));
    expect(long.length).toBeGreaterThan(1);
    expect(long[1]?.fromKm).toBeGreaterThanOrEqual(long[0]?.toKm ?? 0);
    expect(breakStretches(byRoad(0))).toEqual([]);
  });
});
