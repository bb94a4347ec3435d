import { describe, expect, it } from "vitest";
import { type Duty, dutyHours, untilEmpty } from "./duties";

const hour = 3_600_000;
// A Monday.
const monday = Date.parse("2027-06-07T00:00:00Z");
const clock = { monday, local: (moment: number) => new Date(moment).toISOString().slice(0, 16) };

/** Nine hours at the wheel with their break, or as many as told, from an hour after Monday's midnight. */
const duty = (id: string, after: number, driving = 240): Duty => ({
  id,
  begin: monday + after * hour,
  crew: 1,
  activities: [
    { type: "driving", minutes: driving },
    { type: "break", minutes: 45 },
    { type: "driving", minutes: driving },
  ],
});

describe("a driver's trips together", () => {
  it("say what is driven in the week and what rest lies between", () => {
    const hours = dutyHours([duty("b", 30), duty("a", 6)], "b", clock);
    expect(hours).toEqual({ week: 960, fortnight: 960, restBefore: 915, restAfter: null, violations: [] });
  });

  it("name what is broken where the rest between is too short", () => {
    const { restBefore, violations } = dutyHours([duty("a", 6), duty("b", 20)], "b", clock);
    expect(restBefore).toBe(315);
    expect(violations.map(({ rule }) => rule)).toContain("daily-rest");
  });

  it("count the week before into the fortnight alone, and find a week beyond 56 hours", () => {
    const days = [0, 24, 48, 72, 96, 120, 144].map((at) => duty(`d${at}`, at + 6, 270));
    const hours = dutyHours([duty("before", -24), ...days], "d144", clock);
    expect([hours.week, hours.fortnight]).toEqual([3_780, 4_260]);
    expect(hours.violations.map(({ rule }) => rule)).toContain("weekly-driving");
  });

  it("two that overlap leave no rest and are no crash", () => {
    const { restBefore, violations } = dutyHours([duty("a", 6), duty("b", 10)], "b", clock);
    expect(restBefore).toBe(0);
    expect(violations.length).toBeGreaterThan(0);
  });

  it("one way the driver comes home, unless the next trip begins before that: then it goes on from there", () => {
    const work = { type: "work", minutes: 10 } as const;
    const drive = (minutes: number) => ({ type: "driving", minutes }) as const;
    const activities = [drive(45), work, drive(200), work, { type: "rest", minutes: 700 } as const, drive(245)];
    const onwards = untilEmpty(activities);
    expect(onwards).toEqual(activities.slice(0, 4));
    const out: Duty = { id: "out", begin: monday + 6 * hour, crew: 1, activities, onwards };
    expect(dutyHours([out], "out", clock).week).toBe(490);
    // Back with another group on the next morning.
    const hours = dutyHours([out, duty("back", 24)], "back", clock);
    expect([hours.week, hours.violations]).toEqual([245 + 480, []]);
    expect(dutyHours([out, duty("later", 48)], "later", clock).week).toBe(490 + 480);
  });

  it("a trip that is not among them has nothing", () => {
    expect(dutyHours([], "x", clock).violations).toEqual([]);
  });
});
