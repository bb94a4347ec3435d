import { describe, expect, it } from "vitest";
import { atWallClock } from "./wall-clock";

const iso = (local: string, zone = "Europe/Berlin") => new Date(atWallClock(local, zone)).toISOString().slice(0, 16);

describe("atWallClock", () => {
  it.each([
    ["2027-06-12T07:00", "2027-06-12T05:00"],
    ["2027-12-12T07:00", "2027-12-12T06:00"],
    // Spring: 02:30 is left out.
    ["2027-03-28T01:59", "2027-03-28T00:59"],
    ["2027-03-28T02:30", "2027-03-28T01:30"],
    ["2027-03-28T03:00", "2027-03-28T01:00"],
    // Autumn: 02:30 comes twice.
    ["2027-10-31T02:30", "2027-10-31T00:30"],
    ["2027-10-31T03:00", "2027-10-31T02:00"],
  ])("%s in Berlin is %s UTC", (local, utc) => expect(iso(local)).toBe(utc));

  it("holds west and east of it", () => {
    expect(iso("2027-06-12T00:30", "Atlantic/Canary")).toBe("2027-06-11T23:30");
    expect(iso("2027-06-12T00:30", "Pacific/Auckland")).toBe("2027-06-11T12:30");
  });
});
