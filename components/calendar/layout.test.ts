import { describe, expect, it } from "vitest";
import type { CalendarEntry } from "@/lib/features/calendar/schema";
import { busyOn, clearOf, layoutGaps, layoutRow, layoutWeek, type Shown, shown, type TimeBar } from "./layout";

const days = ["10", "11", "12", "13", "14", "15", "16"].map((date) => `2027-05-${date}`);
const entry = (first: string, last = first, start = 0) => ({
  first: `2027-05-${first}`,
  last: `2027-05-${last}`,
  start,
});
const placed = (...entries: ReturnType<typeof entry>[]) =>
  layoutWeek(days, entries).bars.map(({ column, span, lane }) => [column, span, lane]);

it("gives each entry the first lane that is free on all its days, long ones first", () => {
  expect(placed(entry("10"), entry("10", "12"), entry("13"))).toEqual([
    [0, 3, 0],
    [0, 1, 1],
    [3, 1, 0],
  ]);
  expect(placed(entry("12", "14"), entry("11", "12"))).toEqual([
    [1, 2, 0],
    [2, 3, 1],
  ]);
});

it("cuts what reaches beyond the week and says so", () => {
  const { bars } = layoutWeek(days, [entry("01", "30")]);
  expect(bars).toMatchObject([{ column: 0, span: 7, before: true, after: true }]);
  expect(layoutWeek(days, [entry("09"), entry("17")]).bars).toEqual([]);
});

it("counts what finds no lane on each of its days", () => {
  const { bars, more } = layoutWeek(days, [...Array.from({ length: 4 }, () => entry("10", "11")), entry("11", "12")]);
  expect(bars).toHaveLength(3);
  expect(more).toEqual([1, 2, 1, 0, 0, 0, 0]);
});

it("never lays one bar over another", () => {
  const random = (n: number) => Math.floor((Math.sin(n) + 1) * 500);
  const many = Array.from({ length: 60 }, (_, n) => {
    const first = 8 + (random(n) % 10);
    const two = (value: number) => String(value).padStart(2, "0");
    return entry(two(first), two(first + (random(n + 99) % 5)), random(n));
  });
  const { bars, more } = layoutWeek(days, many, 3);
  const cells = bars.flatMap(({ column, span, lane }) =>
    Array.from({ length: span }, (_, index) => `${column + index}/${lane}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
  const touching = days.map((day) => many.filter(({ first, last }) => first <= day && last >= day).length);
  const seen = days.map((_, column) => cells.filter((cell) => cell.startsWith(`${column}/`)).length);
  expect(seen.map((count, column) => count + (more[column] ?? 0))).toEqual(touching);
});

describe("a bus's row", () => {
  const week = { from: 0, to: 700 };
  const at = (start: number, end: number) => ({ start, end });
  const hours = ({ left, width, lead, share }: TimeBar<unknown>) =>
    [left + lead * width, share * width].map((part) => Math.round(part * 700));

  it("draws each entry as long as its hours, however short, in a box that can be read", () => {
    const { bars } = layoutRow(week, [at(-50, 100), at(200, 203), at(699, 700)], { least: 0.1 });
    expect(bars.map(hours)).toEqual([
      [0, 100],
      [200, 3],
      [699, 1],
    ]);
    expect(bars.map(({ width }) => Math.round(width * 700))).toEqual([100, 70, 70]);
    expect(bars.at(-1)?.left).toBeCloseTo(0.9);
  });

  it("lets words run over free cells up to the next box, and puts what has no room below", () => {
    const { bars, lanes } = layoutRow(week, [at(0, 10), at(20, 30), at(200, 203), at(400, 500)], { least: 0.1 });
    expect(bars.map(({ lane }) => lane)).toEqual([0, 1, 0, 0]);
    expect(bars.map(({ room }) => Math.round(room * 700))).toEqual([200, 680, 200, 300]);
    expect(lanes).toBe(2);
    expect(layoutRow(week, [at(0, 9), at(0, 9), at(0, 9)], { most: 2 })).toMatchObject({ lanes: 2, hidden: 1 });
  });

  it("tells what overlaps by its hours, not by its words", () => {
    const { bars } = layoutRow(week, [at(0, 10), at(9, 20), at(20, 30)]);
    expect(bars.map(({ clash }) => clash)).toEqual([true, true, false]);
  });

  it("lays a gap between the boxes before and behind it, words run no farther, and one without room is left out", () => {
    const { bars } = layoutRow(week, [at(0, 10), at(200, 300), at(690, 700)], { least: 0.1 });
    const gaps = [at(10, 200), at(300, 690), at(-90, -10)].map(({ start: from, end: to }) => ({ from, to }));
    const boxes = layoutGaps(week, gaps, bars);
    expect(boxes.map(({ left, width }) => [left, width].map((part) => Math.round(part * 700)))).toEqual([
      [70, 130],
      [300, 330],
    ]);
    expect(clearOf(bars, boxes).map(({ room }) => Math.round(room * 700))).toEqual([70, 100, 70]);
  });

  it("leaves the words of a short entry some room before a wide gap", () => {
    const { bars } = layoutRow(week, [at(0, 10)], { least: 0.1 });
    const boxes = layoutGaps(week, [{ from: 10, to: 700 }], bars);
    expect(boxes.map(({ left, width }) => [left, width].map((part) => Math.round(part * 700)))).toEqual([[119, 581]]);
    expect(clearOf(bars, boxes).map(({ room }) => Math.round(room * 700))).toEqual([119]);
  });

  it("counts the buses of a day once each", () => {
    const entry = (bus: string | null, first: string, last = first) =>
      ({ first, last, bus: bus && { id: bus, licenceplate: bus } }) as Shown;
    const entries = [entry("a", "2027-05-10"), entry("a", "2027-05-10"), entry("b", "2027-05-09", "2027-05-11")];
    expect(busyOn("2027-05-10", [...entries, entry(null, "2027-05-10")])).toBe(2);
  });
});

it("does not touch the day that begins as an entry ends, and names its reference once", () => {
  const midnight = Date.UTC(2027, 4, 11, 22);
  const at = (start: number, end: number) =>
    shown({ title: "CB-7 Prag", reference: "CB-7", start, end } as CalendarEntry, "Europe/Berlin");
  expect(at(midnight - 1000, midnight)).toMatchObject({ first: "2027-05-11", last: "2027-05-11" });
  expect(at(midnight, midnight).title).toBe("Prag");
  const titled = (title: string) => shown({ title, reference: "CB-7", start: 0, end: 1 } as CalendarEntry, "UTC").title;
  expect(titled("CB-7, Prag → Linz")).toBe("Prag → Linz");
  expect(titled("CB-7")).toBe("CB-7");
  expect(at(midnight, midnight)).toMatchObject({ first: "2027-05-12", last: "2027-05-12" });
});

it("stands on the days of the company's own clock", () => {
  const days = (start: number, end: number, zone: string) => {
    const { first, last } = shown({ title: "", start, end } as CalendarEntry, zone);
    return [first, last];
  };
  const [start, end] = [Date.UTC(2027, 4, 31, 22, 30), Date.UTC(2027, 4, 31, 23)];
  expect(days(start, end, "Europe/Berlin")).toEqual(["2027-06-01", "2027-06-01"]);
  expect(days(start, end, "Atlantic/Canary")).toEqual(["2027-05-31", "2027-05-31"]);
  expect(days(start, end + 1, "Europe/London")).toEqual(["2027-05-31", "2027-06-01"]);
});
