import { expect, it } from "vitest";
import type { ClosedDays, OpeningTimes } from "./facts";
import { openStateAt, overlappingSpans, weekdayIn } from "./opening";

const berlin = "Europe/Berlin";
const inn: OpeningTimes = {
  mon: [
    { from: "11:00", to: "14:00" },
    { from: "17:00", to: "22:00" },
  ],
  fri: [{ from: "18:00", to: "02:00" }],
  sun: [{ from: "10:00", to: "24:00" }],
};
// Monday 16 November 2026, winter time in Berlin: UTC+1.
const at = (iso: string) => Date.parse(iso);
const stateOf = (hours: OpeningTimes | null, now: number, timeZone: string, closed: ClosedDays[] = []) =>
  openStateAt({ hours, closed, timeZone }, now);

it("open until the end of the present span, the end excluded", () => {
  expect(stateOf(inn, at("2026-11-16T10:00:00Z"), berlin)).toEqual({ open: true, until: "14:00" });
  expect(stateOf(inn, at("2026-11-16T12:59:59Z"), berlin)).toEqual({ open: true, until: "14:00" });
  expect(stateOf(inn, at("2026-11-16T13:00:00Z"), berlin)).toEqual({
    open: false,
    next: { inDays: 0, day: "mon", at: "17:00" },
  });
});

it("past midnight it is still the evening before", () => {
  expect(stateOf(inn, at("2026-11-21T00:30:00Z"), berlin)).toEqual({ open: true, until: "02:00" });
  expect(stateOf(inn, at("2026-11-21T01:00:00Z"), berlin)).toEqual({
    open: false,
    next: { inDays: 1, day: "sun", at: "10:00" },
  });
});

it("from Sunday night into Monday, and over the end of the week", () => {
  const bar: OpeningTimes = { sun: [{ from: "20:00", to: "03:00" }] };
  expect(stateOf(bar, at("2026-11-16T01:00:00Z"), berlin)).toEqual({ open: true, until: "03:00" });
  expect(stateOf(bar, at("2026-11-16T05:00:00Z"), berlin)).toEqual({
    open: false,
    next: { inDays: 6, day: "sun", at: "20:00" },
  });
  expect(stateOf({ mon: [{ from: "08:00", to: "09:00" }] }, at("2026-11-22T20:00:00Z"), berlin)).toEqual({
    open: false,
    next: { inDays: 1, day: "mon", at: "08:00" },
  });
});

it("spans that meet are one, and a week of them has no end", () => {
  const meet: OpeningTimes = { sat: [{ from: "18:00", to: "24:00" }], sun: [{ from: "00:00", to: "04:00" }] };
  expect(stateOf(meet, at("2026-11-21T20:00:00Z"), berlin)).toEqual({ open: true, until: "04:00" });
  const always = Object.fromEntries(
    ["mon", "tue", "wed", "thu", "fri", "sat", "sun"].map((day) => [day, [{ from: "00:00", to: "24:00" }]]),
  );
  expect(stateOf(always, at("2026-11-21T20:00:00Z"), berlin)).toEqual({ open: true, until: null });
});

it("by the clocks of the place, in summer and in winter", () => {
  const shop: OpeningTimes = { wed: [{ from: "09:00", to: "10:00" }] };
  expect(stateOf(shop, at("2026-07-01T07:30:00Z"), berlin)).toMatchObject({ open: true });
  expect(stateOf(shop, at("2026-12-02T07:30:00Z"), berlin)).toMatchObject({ open: false });
  expect(stateOf(shop, at("2026-12-02T09:30:00Z"), "Europe/London")).toMatchObject({ open: true });
  expect(weekdayIn(at("2026-11-15T23:30:00Z"), berlin)).toBe("mon");
});

it("nothing is said where no times are named; never open is closed", () => {
  expect(stateOf(null, 0, berlin)).toBeNull();
  expect(stateOf({}, 0, berlin)).toBeNull();
  expect(stateOf({ mon: [] }, 0, berlin)).toEqual({ open: false, next: null });
});

it("days on which a place is shut count before its hours, also where it would open next on one of them", () => {
  const closed = [{ from: "2026-11-16", to: "2026-11-18" }];
  expect(stateOf(inn, at("2026-11-16T10:00:00Z"), berlin, closed)).toEqual({ open: false, closedTo: "2026-11-18" });
  expect(stateOf(null, at("2026-11-18T22:30:00Z"), berlin, closed)).toEqual({ open: false, closedTo: "2026-11-18" });
  expect(stateOf(null, at("2026-11-18T23:30:00Z"), berlin, closed)).toBeNull();
  expect(stateOf(inn, at("2026-11-15T23:30:00Z"), "Europe/London", closed)).toEqual({
    open: true,
    until: "00:00",
  });
  const monday = [{ from: "2026-11-23", to: "2026-12-01" }];
  expect(stateOf(inn, at("2026-11-22T23:30:00Z"), "Europe/London", monday)).toMatchObject({ open: true });
  expect(stateOf({ mon: inn.mon }, at("2026-11-22T12:00:00Z"), berlin, monday)).toEqual({
    open: false,
    closedTo: "2026-12-01",
  });
});

it("spans overlap within a day, past midnight and from Sunday into Monday; those that touch do not", () => {
  const night = { from: "22:00", to: "03:00" };
  expect(
    overlappingSpans({ fri: [night], sat: [{ from: "03:00", to: "24:00" }], sun: [{ from: "00:00", to: "24:00" }] }),
  ).toEqual([]);
  expect(overlappingSpans({ fri: [night], sat: [{ from: "02:00", to: "04:00" }] })).toEqual([{ day: "fri", nth: 0 }]);
  expect(overlappingSpans({ mon: [{ from: "01:00", to: "04:00" }], sun: [night] })).toEqual([{ day: "sun", nth: 0 }]);
  expect(
    overlappingSpans({
      mon: [
        { from: "12:00", to: "15:00" },
        { from: "09:00", to: "13:00" },
      ],
    }),
  ).toEqual([{ day: "mon", nth: 1 }]);
});
