import { describe, expect, it } from "vitest";
import { formatDateTime } from "@/lib/i18n/formats";
import { addDays, dayText, parseDay, parseTime, today } from "./calendar";
import { addMonths, monthWeeks } from "./month";
import { toInstant } from "./market-time";

describe("parseDay", () => {
  it.each([
    ["12.06.2027", "2027-06-12"],
    [" 12.6.27 ", "2027-06-12"],
    ["12/06/2027", "2027-06-12"],
    ["120627", "2027-06-12"],
    ["2027-06-12", "2027-06-12"],
    ["31.02.2027", null],
    ["12.13.2027", null],
    ["12.06.1850", null],
    ["tomorrow", null],
    ["", null],
  ])("%s", (text, day) => expect(parseDay(text)).toBe(day));
});

describe("parseTime", () => {
  it.each([
    ["08:15", "08:15"],
    ["8.15", "08:15"],
    ["0815", "08:15"],
    ["8", "08:00"],
    ["24:00", null],
    ["12:60", null],
    ["", null],
  ])("%s", (text, time) => expect(parseTime(text)).toBe(time));
});

describe("months", () => {
  it("keeps inside a shorter month", () => {
    expect([addMonths("2027-01-31", 1), addMonths("2028-01-31", 1), addMonths("2027-03-31", -1)]).toEqual([
      "2027-02-28",
      "2028-02-29",
      "2027-02-28",
    ]);
    expect(addDays("2027-12-31", 1)).toBe("2028-01-01");
  });

  it("weeks begin on Monday in German and Spanish, on Sunday in English", () => {
    expect(monthWeeks("2027-05-10", 1)[0]).toEqual([
      "2027-04-26",
      "2027-04-27",
      "2027-04-28",
      "2027-04-29",
      "2027-04-30",
      "2027-05-01",
      "2027-05-02",
    ]);
    expect(monthWeeks("2027-05-10", 0)[0]?.[0]).toBe("2027-04-25");
    expect(monthWeeks("2027-02-10", 1)).toHaveLength(4);
  });

  it("writes days as everywhere", () => expect(dayText("2027-06-02")).toBe("02.06.2027"));
});

describe("toInstant", () => {
  it.each([
    ["2027-06-12", "08:15", "2027-06-12T06:15:00Z"],
    ["2027-01-12", "08:15", "2027-01-12T07:15:00Z"],
    ["2027-03-28", "01:59", "2027-03-28T00:59:00Z"],
    ["2027-03-28", "03:00", "2027-03-28T01:00:00Z"],
    ["2027-10-31", "03:00", "2027-10-31T02:00:00Z"],
    ["2027-12-31", "23:59", "2027-12-31T22:59:00Z"],
  ])("%s %s", (day, time, instant) => {
    expect(toInstant(day, time)).toBe(Date.parse(instant));
    expect(formatDateTime(toInstant(day, time))).toBe(`${dayText(day)} ${time}`);
  });

  it.each([
    ["Atlantic/Canary", "2027-06-12", "00:00", "2027-06-11T23:00:00Z"],
    ["Europe/London", "2027-01-12", "00:00", "2027-01-12T00:00:00Z"],
    ["Asia/Kathmandu", "2027-06-12", "08:15", "2027-06-12T02:30:00Z"],
    ["America/New_York", "2027-12-31", "23:59", "2028-01-01T04:59:00Z"],
  ])("by the clock of %s: %s %s", (zone, day, time, instant) => {
    expect(toInstant(day, time, zone)).toBe(Date.parse(instant));
    expect(formatDateTime(toInstant(day, time, zone), zone)).toBe(`${dayText(day)} ${time}`);
    expect(today(Date.parse(instant), zone)).toBe(day);
  });

  it.each(["Europe/Berlin", "Europe/London", "Atlantic/Azores", "America/New_York"])(
    "an hour that %s skips is the hour after",
    (zone) => {
      const [day, time, after] = {
        "Europe/Berlin": ["2027-03-28", "02:30", "03:30"],
        "Europe/London": ["2027-03-28", "01:30", "02:30"],
        "Atlantic/Azores": ["2027-03-28", "00:30", "01:30"],
        "America/New_York": ["2027-03-14", "02:30", "03:30"],
      }[zone] as [string, string, string];
      expect(formatDateTime(toInstant(day, time, zone), zone)).toBe(`${dayText(day)} ${after}`);
    },
  );

  it("today is the market's", () => expect(today(Date.parse("2027-05-10T22:30:00Z"))).toBe("2027-05-11"));
});
