import { describe, expect, it } from "vitest";
import { toInstant } from "@/components/form/market-time";
import { drawnSpan, isEarly } from "./day-hours";

const zone = "Europe/Berlin";
const day = "2027-06-16";
const at = (clock: string, on = day) => toInstant(on, clock, zone);
const noon = at("12:00");

describe("the hours before six on a phone's board", () => {
  const early = (start: number, end: number, now = noon) => isEarly([{ start, end }], { zone, now }, day);

  it("are folded while all that stands in the day begins at six or later, or lasts over all of them", () => {
    expect(early(at("06:00"), at("20:00"))).toBe(false);
    expect(early(at("18:00", "2027-06-15"), at("09:00"))).toBe(false);
    expect(early(at("18:00", "2027-06-15"), at("09:00", "2027-06-17"))).toBe(false);
    expect(isEarly([], { zone, now: noon }, day)).toBe(false);
  });

  it("are shown where something begins or ends in them, or while it is that early", () => {
    expect(early(at("05:30"), at("20:00"))).toBe(true);
    expect(early(at("22:00", "2027-06-15"), at("06:00"))).toBe(true);
    expect(early(at("00:00"), at("02:00"))).toBe(true);
    expect(isEarly([], { zone, now: at("04:10") }, day)).toBe(true);
  });

  it("leave eighteen hours, on the day on which the clock changes, too", () => {
    for (const one of [day, "2027-03-28", "2027-10-31"]) {
      const { from, to } = drawnSpan(one, zone, 6);
      expect((to - from) / 3_600_000).toBe(18);
    }
  });
});
