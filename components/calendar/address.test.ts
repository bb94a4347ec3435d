import { expect, it } from "vitest";
import { kinds } from "@/lib/features/busrequest/rules/kinds";
import { type CalendarAddress, calendarAddress, daysOf, spanOf, stepped, weekNumber } from "./address";

const today = "2027-05-10";
const read = (search: Record<string, string>) => calendarAddress.read(search, { date: today });
const write = (address: CalendarAddress) => calendarAddress.write(address, { date: today });

it("is today, all four kinds and no view of its own unless the address says more", () => {
  const plain = { view: null, date: today, kinds };
  expect(read({})).toEqual(plain);
  expect(read({ view: "year", date: "2027-02-30", kind: "tram" })).toEqual(plain);
  expect(read({ date: "12.05.2027" })).toEqual(plain);
});

it("comes back as it was written", () => {
  const address = { view: "week", date: "2027-06-01", kinds: ["vacancy", "emergency"] } as const;
  expect(read(Object.fromEntries(new URLSearchParams(write(address))))).toEqual(address);
  expect(write(read({}))).toBe("");
});

it("shows whole weeks that begin as the language has it", () => {
  const month = daysOf({ view: null, date: today, kinds }, 1);
  expect([month[0], month.at(-1), month.length]).toEqual(["2027-04-26", "2027-06-06", 42]);
  expect(daysOf({ view: "week", date: today, kinds }, 0)[0]).toBe("2027-05-09");
  expect(daysOf({ view: "agenda", date: "2027-05-12", kinds }, 1)[0]).toBe("2027-05-10");
  const fortnight = daysOf({ view: "fortnight", date: "2027-05-12", kinds }, 1);
  expect([fortnight[0], fortnight.at(-1), fortnight.length]).toEqual(["2027-05-10", "2027-05-23", 14]);
  expect(daysOf({ view: "day", date: "2027-05-12", kinds }, 1)).toEqual(["2027-05-12"]);
});

it.each(["Europe/Berlin", "Europe/London", "Atlantic/Canary"])(
  "covers 23 and 25 hours where the clock changes in %s",
  (zone) => {
    const hours = (day: string) => {
      const { from, to } = spanOf([day], zone);
      return (to - from) / 3_600_000;
    };
    expect([hours("2027-03-28"), hours("2027-10-31"), hours("2027-05-10")]).toEqual([23, 25, 24]);
  },
);

it("asks for a month from its own midnight to its own midnight, whatever the market's clock says", () => {
  const span = (zone: string) => {
    const { from, to } = spanOf(daysOf({ view: "month", date: "2027-05-10", kinds }, 1), zone);
    return [new Date(from).toISOString(), new Date(to).toISOString()];
  };
  expect(span("Europe/Berlin")).toEqual(["2027-04-25T22:00:00.000Z", "2027-06-06T22:00:00.000Z"]);
  expect(span("Atlantic/Canary")).toEqual(["2027-04-25T23:00:00.000Z", "2027-06-06T23:00:00.000Z"]);
  expect(span("Asia/Kathmandu")[0]).toBe("2027-04-25T18:15:00.000Z");
});

it("begins a day that has its midnight twice, or never, with its first moment", () => {
  const from = (day: string, zone: string) => new Date(spanOf([day], zone).from).toISOString();
  // The Azores go back from one o'clock to midnight, and forward from midnight to one.
  expect(from("2027-10-31", "Atlantic/Azores")).toBe("2027-10-31T00:00:00.000Z");
  expect(from("2027-03-28", "Atlantic/Azores")).toBe("2027-03-28T01:00:00.000Z");
});

it("steps by month and by week", () => {
  const at = (view: "month" | "agenda" | "day", date: string) => ({ view, date, kinds });
  expect(stepped(at("month", "2027-01-31"), 1).date).toBe("2027-02-01");
  expect(stepped(at("day", "2027-01-31"), 1).date).toBe("2027-02-01");
  expect(stepped(at("month", "2027-01-31"), -1).date).toBe("2026-12-01");
  expect(stepped(at("agenda", today), 1).date).toBe("2027-05-17");
});

it("counts weeks by ISO 8601, over the turn of a year too", () => {
  expect(weekNumber("2027-05-10", 1)).toBe(19);
  expect(weekNumber("2027-05-09", 0)).toBe(19);
  expect(weekNumber("2026-12-28", 1)).toBe(53);
  expect(weekNumber("2027-01-04", 1)).toBe(1);
});
