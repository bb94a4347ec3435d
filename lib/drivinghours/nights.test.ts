import { describe, expect, it } from "vitest";
import { nightsOf } from "./nights";
import { planTrip } from "./plan";
import type { TripHours } from "./rules";

const departure = "2027-06-12T08:00";
const slept = (trip: TripHours) => {
  const plan = planTrip(trip);
  return nightsOf({ ...(plan.beyond ?? plan), alone: plan.verdict !== "secondDriver" }, trip);
};

describe("the nights of a plan", () => {
  it("none on a day's trip; a stay of several days is one place with several nights", () => {
    expect(slept({ departure, wheelMinutes: 120, returnAfter: 600 })).toEqual([]);
    const [night, ...more] = slept({ departure, wheelMinutes: 240, returnAfter: 3 * 1440 });
    expect(more).toEqual([]);
    expect(night).toMatchObject({ place: "destination", count: 3, wheelMinutes: null });
  });

  it("on a way of three days one after each nine hours at the wheel, then before and on the empty way home", () => {
    const wheelMinutes = 27 * 60;
    const nights = slept({ departure, wheelMinutes, toYard: { wheelMinutes } });
    expect(nights.filter(({ place }) => place === "out").map((night) => night.wheelMinutes)).toEqual([
      495, 1_035, 1_575,
    ]);
    expect(nights.some(({ place }) => place === "destination" || place === "home")).toBe(true);
    for (const { count } of nights) expect(count).toBeGreaterThan(0);
  });

  it("of a way beyond a working week, too", () => {
    const wheelMinutes = 55 * 60;
    expect(slept({ departure, wheelMinutes, toYard: { wheelMinutes } }).length).toBeGreaterThan(10);
  });

  it("a crossing as long as a night is slept on board", () => {
    const places = slept({
      departure,
      wheelMinutes: 480,
      crossings: [{ after: 240, minutes: 600 }],
      returnAfter: 3 * 1440,
    });
    expect(places.map(({ place }) => place)).toEqual(["ferry", "destination", "ferry"]);
  });
});
