import { describe, expect, it } from "vitest";
import { firstClash, restWarning, uncovered } from "./rules";

const hour = 3_600_000;
const window = { start: 20 * hour, end: 30 * hour };
const work = (from: number, to: number) => [{ reference: "A-1", start: from * hour, end: to * hour }];

describe("restWarning", () => {
  it("eleven hours before and after are enough", () => {
    expect(restWarning(window, [...work(0, 9), ...work(41, 50)])).toBeNull();
    expect(restWarning(window, [])).toBeNull();
  });
  it("begins later after a trip, in quarters of an hour", () => {
    expect(restWarning(window, work(1, 11.1))).toEqual({
      kind: "before",
      reference: "A-1",
      minutes: 534,
      repair: { start: 22.25 * hour, end: window.end },
    });
  });
  it("ends earlier before a trip, and is somebody else's where too little stays", () => {
    expect(restWarning(window, work(38, 40))).toMatchObject({ kind: "after", repair: { end: 27 * hour } });
    expect(restWarning(window, work(31, 40))).toMatchObject({ kind: "after", repair: null });
    expect(restWarning(window, work(25, 26))).toMatchObject({ kind: "work", repair: null });
  });
});

describe("uncovered", () => {
  const span = (start: number, end: number) => ({ start, end });
  it("is what no other span covers, however they lie", () => {
    expect(uncovered(window, [])).toEqual([window]);
    expect(uncovered(span(0, 10), [span(3, 5), span(4, 6), span(8, 12)])).toEqual([span(0, 3), span(6, 8)]);
    expect(uncovered(span(0, 10), [span(5, 10), span(-1, 5)])).toEqual([]);
    expect(uncovered(span(0, 10), [span(10, 12), span(-3, 0)])).toEqual([span(0, 10)]);
  });
});

describe("firstClash", () => {
  const planned = (start: number, end: number, more = {}) => ({
    start,
    end,
    base: "a",
    bus: null,
    driver: null,
    ...more,
  });
  it("two without bus and driver at two bases do not clash, nor one after the other", () => {
    expect(firstClash([planned(0, 2), planned(0, 2, { base: "b" }), planned(2, 4)])).toBeNull();
    expect(firstClash([planned(0, 2, { bus: "x" }), planned(1, 3, { base: "b", bus: "x" })])).toEqual({
      index: 1,
      of: "bus",
    });
  });
});
