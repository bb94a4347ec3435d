import { expect, it } from "vitest";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import type { Place } from "@/lib/features/place/schema";
import { formatDateTime, formatTime } from "@/lib/i18n/formats";
import { daysLater, duplicateValues, newValues, ownTimesOf, returnValues, timesOf } from "./values";

const now = Date.UTC(2027, 4, 10, 9, 7); // 11:07 by the market's clock
const zone = "Europe/Berlin";
const clock = { now, zone };
const sender = { companyName: "Danner", email: "info@danner.example", phone: "" };
const at = (moment: number | null) => (moment === null ? null : formatDateTime(moment));
const place = (city: string, longitude: number) =>
  ({ address: city, address_fields: { city }, location: { longitude, latitude: 49 } }) as Place;

it("keeps the time of day over a change of the clocks", () => {
  expect(at(daysLater(Date.UTC(2027, 2, 27, 6), 1, zone))).toBe("28.03.2027 07:00");
  expect(at(daysLater(Date.UTC(2027, 9, 30, 5), 2, zone))).toBe("01.11.2027 07:00");
  expect(at(daysLater(Date.UTC(2027, 9, 31, 6), -1, zone))).toBe("30.10.2027 07:00");
});

it("moves to the moment, seconds included, so that no days leave a trip's times as they are", () => {
  const odd = Date.UTC(2027, 4, 12, 6, 13, 27, 481);
  expect(daysLater(odd, 0, zone)).toBe(odd);
  expect(daysLater(odd, 3, zone)).toBe(odd + 3 * 86_400_000);
});

it("writes an own entry on days that have gone by where it was asked for", () => {
  const times = ownTimesOf({ first: "2027-05-04", last: "2027-05-06" }, clock);
  expect([at(times.start), at(times.end)]).toEqual(["04.05.2027 08:00", "06.05.2027 18:00"]);
  expect(at(ownTimesOf({ first: "2027-05-10", last: "2027-05-10" }, clock).start)).toBe("10.05.2027 12:00");
});

it("begins at eight, today at the next full hour, and never ends before it begins", () => {
  const times = timesOf({ first: "2027-05-12", last: "2027-05-14" }, clock);
  expect([at(times.start), at(times.end)]).toEqual(["12.05.2027 08:00", "14.05.2027 18:00"]);
  expect(at(timesOf({ first: "2027-05-10", last: "2027-05-10" }, clock).start)).toBe("10.05.2027 12:00");
  const late = timesOf({ first: "2027-05-10", last: "2027-05-10" }, { now: now + 10 * 3_600_000, zone });
  expect(late.end).toBeGreaterThan(late.start);
});

it("fills the days in by kind: an emergency now, a group there and back over several days", () => {
  const today = { first: "2027-05-10", last: "2027-05-10" };
  expect(at(newValues("emergency", sender, today, clock).start.date)).toBe("10.05.2027 11:15");
  const nextWeek = { first: "2027-05-19", last: "2027-05-19" };
  expect(at(newValues("emergency", sender, nextWeek, clock).start.date)).toBe("10.05.2027 11:15");
  expect(newValues("grouprequest", sender, today, clock)).toMatchObject({ transferType: "transferoneway", ...sender });
  const trip = newValues("grouprequest", sender, { first: "2027-05-12", last: "2027-05-14" }, clock);
  expect([trip.transferType, at(trip.end.date)]).toEqual(["transfertwoway", "14.05.2027 18:00"]);
  expect(at(newValues("vacancy", sender, today, clock).end.date)).toBe("10.05.2027 18:00");
});

it("repeats on the same weekday of the first week ahead", () => {
  const record = {
    category: "vacancy",
    start: { address: place("Regensburg", 12), date: Date.UTC(2027, 3, 1, 6) },
    end: { address: null, date: Date.UTC(2027, 3, 2, 16) },
    stops: [],
  } as unknown as BusRequestRecord;
  const copy = duplicateValues(record, sender, clock);
  expect([at(copy.start.date), at(copy.end.date)]).toEqual(["13.05.2027 08:00", "14.05.2027 18:00"]);
});

it("offers the way back from where the trip ends, when it ends", () => {
  const start = { address: place("Regensburg", 12.1), date: now };
  const end = { address: place("Prag", 14.4), date: now + 3_600_000 };
  const back = returnValues({ start, end }, sender, { id: "418", capacity: 57 });
  expect(back).toMatchObject({
    category: "emptyride",
    bus: "418",
    passengers: 57,
    start: end,
    end: { address: start.address },
  });
  expect(back?.end.date).toBeGreaterThan(end.date);
  expect(returnValues({ start, end }, sender, null, 132)?.end.date).toBe(end.date + 135 * 60_000);
  expect(returnValues({ start, end: null }, sender, null)).toBeNull();
});

it.each([
  ["Atlantic/Canary", Date.UTC(2027, 4, 10, 23, 30)],
  ["Europe/London", Date.UTC(2027, 4, 10, 23, 30)],
  ["Asia/Nicosia", Date.UTC(2027, 4, 10, 21, 30)],
])("half past midnight in %s is the day that has begun there, in hours of its own clock", (own, midnight) => {
  const here = { now: midnight, zone: own };
  const [today, yesterday] = ["2027-05-11", "2027-05-10"].map((day) => ({ first: day, last: day }));
  const shownAt = (moment: number | null) => formatDateTime(moment ?? 0, own);
  expect(shownAt(timesOf(today as never, here).start)).toBe("11.05.2027 08:00");
  expect(shownAt(ownTimesOf(yesterday as never, here).start)).toBe("10.05.2027 08:00");
  expect(shownAt(newValues("emergency", sender, today as never, here).start.date)).toBe("11.05.2027 00:30");
});

it.each(["Atlantic/Canary", "Europe/London", "America/New_York"])(
  "keeps %s's time of day over its own change of the clocks",
  (own) => {
    // The days before both continents change in spring, and before they change back.
    for (const start of [Date.UTC(2027, 2, 10, 23, 30), Date.UTC(2027, 9, 25, 23, 30)]) {
      for (const days of [4, 5, 18, 19, 20]) {
        expect(formatTime(daysLater(start, days, own), own)).toBe(formatTime(start, own));
      }
    }
  },
);
