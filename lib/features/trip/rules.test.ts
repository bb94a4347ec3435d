import { expect, it } from "vitest";
import {
  cancelPercent,
  changedPrice,
  comparedPrice,
  offerPrice,
  daysBefore,
  neutralLadder,
  stepBegins,
  tripPrice,
} from "./rules";

const at = (text: string) => Date.parse(text);
// A Saturday at 08:15 in Regensburg.
const start = at("2027-06-12T06:15:00Z");

it("steps begin with a day of the calendar, whatever the hour", () => {
  const cases: [string, number][] = [
    ["2027-05-15T21:59:00Z", 0],
    ["2027-05-15T22:01:00Z", 20],
    ["2027-05-29T12:00:00Z", 20],
    ["2027-05-30T05:00:00Z", 40],
    ["2027-06-06T05:00:00Z", 60],
    ["2027-06-11T04:00:00Z", 80],
    ["2027-06-12T05:00:00Z", 80],
  ];
  for (const [now, percent] of cases) expect(cancelPercent(neutralLadder, start, at(now)), now).toBe(percent);
  expect(neutralLadder.map(({ days }) => stepBegins(start, days))).toEqual([
    ...["2027-05-16", "2027-05-30", "2027-06-06", "2027-06-11"],
  ]);
  expect(cancelPercent([], start, start)).toBe(0);
});

it("a change of the clock is no day", () => {
  expect(daysBefore(at("2027-03-28T22:30:00Z"), at("2027-03-27T22:30:00Z"))).toBe(2);
  expect(daysBefore(at("2027-10-31T10:00:00Z"), at("2027-10-30T10:00:00Z"))).toBe(1);
});

it("price with and without tax; what was left open stays open", () => {
  expect(tripPrice({ amount: 119_000, vatIncluded: true, vatRate: 19 })).toEqual({
    net: 100_000,
    vat: 19_000,
    gross: 119_000,
  });
  expect(tripPrice({ amount: 100_000, vatIncluded: false, vatRate: 19 })).toEqual({
    net: 100_000,
    vat: 19_000,
    gross: 119_000,
  });
  expect(tripPrice({ amount: 100_000, vatIncluded: false, vatRate: null })).toEqual({
    net: 100_000,
    vat: null,
    gross: null,
  });
  expect(tripPrice({ amount: 100_000, vatIncluded: true, vatRate: null })).toEqual({
    net: null,
    vat: null,
    gross: 100_000,
  });
});

it("a price is compared by what is paid in the end; a net price without a rate says that it is none", () => {
  expect(comparedPrice({ amount: 240_000, vatIncluded: false, vatRate: 19 })).toEqual({ amount: 285_600, net: false });
  expect(comparedPrice({ amount: 240_000, vatIncluded: true, vatRate: 19 })).toEqual({ amount: 240_000, net: false });
  expect(comparedPrice({ amount: 240_000, vatIncluded: true, vatRate: null })).toEqual({ amount: 240_000, net: false });
  expect(comparedPrice({ amount: 240_000, vatIncluded: false, vatRate: null })).toEqual({ amount: 240_000, net: true });
  const price = { amount: 100_000, currency: "CHF" };
  expect(offerPrice({ price, vatIncluded: false, vatRate: 7 })).toEqual({
    amount: 107_000,
    currency: "CHF",
    net: false,
  });
});

it("a change is reckoned from sum to sum, so that the three always agree", () => {
  const price = { amount: 240_000, vatIncluded: false, vatRate: 19 };
  expect(changedPrice(price, 5_000)).toEqual({ before: 285_600, after: 291_550, delta: 5_950, net: false });
  expect(changedPrice(price, 0)).toEqual({ before: 285_600, after: 285_600, delta: 0, net: false });
  for (const delta of [-33, -1, 1, 3, 7, 101]) {
    const { before, after, delta: more } = changedPrice({ amount: 12_347, vatIncluded: false, vatRate: 19 }, delta);
    expect(before + more).toBe(after);
  }
  expect(changedPrice({ ...price, vatRate: null }, -5_000)).toMatchObject({ after: 235_000, delta: -5_000, net: true });
});
