import { describe, expect, it } from "vitest";
import { bucketsOf, changeOf, daysBetween, isRobot, shiftDay, spanBefore, spanOf, sumOf } from "./rules";

const days = (from: string, count: number) =>
  Array.from({ length: count }, (_none, i) => ({ day: shiftDay(from, i), shown: 1, opened: 0, web: i, phone: 2 }));

describe("spans", () => {
  it("end today in Berlin, whatever the machine's zone", () => {
    expect(spanOf(7, Date.parse("2026-11-20T23:30:00Z"))).toEqual({ from: "2026-11-15", to: "2026-11-21" });
    expect(spanOf(1, Date.parse("2026-07-01T21:30:00Z"))).toEqual({ from: "2026-07-01", to: "2026-07-01" });
  });

  it("are compared with as many days just before, across a change of clocks too", () => {
    expect(spanBefore({ from: "2026-11-01", to: "2026-11-30" })).toEqual({ from: "2026-10-02", to: "2026-10-31" });
    expect(daysBetween("2026-10-24", "2026-10-26")).toBe(2);
  });
});

describe("changeOf", () => {
  it("is a rounded percentage, none where nothing was before", () => {
    expect([changeOf(15, 10), changeOf(0, 3), changeOf(2, 3), changeOf(5, 0)]).toEqual([50, -100, -33, null]);
  });
});

describe("bucketsOf", () => {
  it("keeps days up to three months", () => {
    expect(bucketsOf(days("2026-09-01", 90))).toHaveLength(90);
  });

  it("makes weeks from Monday of a year and loses nothing", () => {
    const year = days("2025-11-22", 365);
    const weeks = bucketsOf(year);
    expect(weeks[0]).toMatchObject({ day: "2025-11-22", until: "2025-11-23", shown: 2 });
    expect(weeks[1]).toMatchObject({ day: "2025-11-24", until: "2025-11-30", shown: 7 });
    expect(weeks.at(-1)).toMatchObject({ day: "2026-11-16", until: "2026-11-21", shown: 6 });
    expect(sumOf(weeks)).toEqual(sumOf(year));
  });
});

describe("isRobot", () => {
  it.each(["Googlebot/2.1", "Mozilla/5.0 (compatible; bingbot/2.0)", "Baiduspider+", "Chrome-Lighthouse"])(
    "knows %s",
    (agent) => {
      expect(isRobot(agent)).toBe(true);
    },
  );
  it.each([null, "", "Mozilla/5.0 (X11; Linux x86_64) Chrome/147 Safari/537.36", "Mozilla/5.0 Cubot Note"])(
    "lets %s pass",
    (agent) => {
      expect(isRobot(agent)).toBe(false);
    },
  );
});
