import { describe, expect, it } from "vitest";
import { atWallClock } from "@/lib/i18n/wall-clock";
import { daysLater, onWeekdays } from "@/lib/features/standby/rules";
import { barOf, fromWeekBefore, hoursText, stepped } from "./plan";

const zone = "Europe/Berlin";
const at = (local: string) => atWallClock(local, zone);
const window = (start: string, end: string, more = {}) => {
  return { id: "1", base: "home", start: at(start), end: at(end), bus: null, driver: null, series: null, ...more };
};

describe("the week before in this one", () => {
  it("keeps the hours of the clock over a clock change", () => {
    expect(daysLater(at("2027-03-27T20:00"), 7, zone)).toBe(at("2027-04-03T20:00"));
    const [copy] = fromWeekBefore({ before: [window("2027-10-25T20:00", "2027-10-26T06:00")], shown: [] }, zone, 0);
    expect(copy).toEqual({
      base: "home",
      start: at("2027-11-01T20:00"),
      end: at("2027-11-02T06:00"),
      bus: null,
      driver: null,
    });
  });
  it("leaves out what is taken already, and what would be over", () => {
    const before = [window("2027-05-03T20:00", "2027-05-04T06:00"), window("2027-05-04T20:00", "2027-05-05T06:00")];
    const shown = [window("2027-05-10T22:00", "2027-05-11T04:00")];
    expect(fromWeekBefore({ before, shown }, zone, 0)).toMatchObject([{ start: at("2027-05-11T20:00") }]);
    expect(fromWeekBefore({ before, shown: [] }, zone, at("2027-05-11T06:00"))).toHaveLength(1);
  });
});

describe("a bar", () => {
  const shown = { start: at("2027-05-10T00:00"), end: at("2027-05-17T00:00") };
  it("lies by its hours and is cut at the week's end", () => {
    expect(barOf(window("2027-05-11T00:00", "2027-05-11T12:00"), shown)).toEqual({ left: 1 / 7, width: 0.5 / 7 });
    expect(barOf(window("2027-05-16T12:00", "2027-05-18T12:00"), shown)).toEqual({ left: 6.5 / 7, width: 0.5 / 7 });
  });
  it("says its hours, and the last day of a long one", () => {
    const said = (start: string, end: string) => hoursText(window(start, end), zone, (day) => day.slice(8));
    expect(said("2027-05-10T20:00", "2027-05-11T06:00")).toBe("20–06");
    expect(said("2027-05-10T06:30", "2027-05-11T00:00")).toBe("06:30–24");
    expect(said("2027-05-14T18:00", "2027-05-17T00:00")).toBe("18 – 16 24");
  });
  it("is carried by hours and bases, and begins within the week", () => {
    const first = { window: window("2027-05-10T00:00", "2027-05-10T06:00"), bases: ["home", "b"], shown };
    const carry = { id: "1", hours: 0, base: "home" };
    expect(stepped(carry, "ArrowLeft", first)).toBeNull();
    expect(stepped(carry, "ArrowRight", first)).toMatchObject({ hours: 1 });
    expect(stepped(carry, "ArrowDown", first)).toMatchObject({ base: "b" });
    expect(stepped(carry, "ArrowUp", first)).toBeNull();
    expect(stepped(carry, "x", first)).toBeNull();
  });
});

it("a window on weekdays keeps its hours of the clock until the day named, that one included", () => {
  const saturday = window("2027-03-27T06:00", "2027-03-27T22:00");
  const windows = onWeekdays(saturday, { weekdays: [6, 0], until: "2027-04-03", timeZone: zone });
  expect(windows.map(({ start, end }) => [start, end])).toEqual([
    [at("2027-03-27T06:00"), at("2027-03-27T22:00")],
    [at("2027-03-28T06:00"), at("2027-03-28T22:00")],
    [at("2027-04-03T06:00"), at("2027-04-03T22:00")],
  ]);
  expect(onWeekdays(saturday, { weekdays: [1], until: "2027-03-28", timeZone: zone })).toEqual([]);
});
