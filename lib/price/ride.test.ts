import { describe, expect, it } from "vitest";
import { rideDays } from "./ride";

const departure = "2027-04-12T10:00";

describe("a group's trip on an empty ride", () => {
  it("is its way with the group alone, from the departure on: no staging, no yard, no way home", () => {
    expect(rideDays({ departure, wheelMinutes: 165 })).toEqual({
      verdict: "oneDriver",
      days: [{ dutyHours: 2.75, startMinute: 600 }],
      nights: 0,
      drivers: 1,
      secondDriverHours: 0,
    });
  });

  it("has the breaks that the law asks for, and a second driver or a night where one is not enough", () => {
    const long = rideDays({ departure, wheelMinutes: 330 });
    expect(long.days).toEqual([{ dutyHours: 6.25, startMinute: 600 }]);
    const two = rideDays({ departure, wheelMinutes: 840 });
    expect(two).toMatchObject({ verdict: "secondDriver", drivers: 2, nights: 0 });
    expect(two.secondDriverHours).toBeCloseTo(15);
    const nights = rideDays({ departure, wheelMinutes: 1_700 });
    expect(nights.verdict).toBe("hotel");
    expect(nights.days).toHaveLength((nights.nights ?? 0) + 1);
  });
});
