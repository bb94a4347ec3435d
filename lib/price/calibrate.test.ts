import { describe, expect, it } from "vitest";
import { calibrate } from "./calibrate";
import { type PriceQuestion, priceGuide } from "./guide";
import { withChanges } from "./parameters";

const trip = (km: number, hours: number, days = 1): PriceQuestion => ({
  vehicle: "coach",
  month: 6,
  days: Array.from({ length: days }, () => ({ dutyHours: hours, startMinute: 480 })),
  paidKm: { DE: km, AT: 40 },
  deadKm: { DE: 20 },
  nights: days - 1,
});
const trips = [trip(180, 9), trip(260, 11), trip(400, 12), trip(310, 13), trip(520, 10, 2), trip(220, 8, 3)];

const own = { vehicle: { coach: { perKm: 1.1, perDay: 320 } }, driver: { perHour: 30 } };
/** To the cent: the guide itself is rounded to five euros. */
const exact = { ...withChanges(own), roundTo: 0.01 };
const priced = (questions: PriceQuestion[], add = 0) =>
  questions.map((question) => ({ question, net: priceGuide(question, exact).net.typical + add }));

describe("rates by accepted prices", () => {
  it("finds the rates that the prices were made with", () => {
    const { vehicle, driver } = calibrate(priced(trips));
    expect(vehicle?.coach?.perKm).toBeCloseTo(1.1, 1);
    expect(Math.abs((vehicle?.coach?.perDay ?? 0) - 320)).toBeLessThan(6);
    expect(Math.abs((driver?.perHour ?? 0) - 30)).toBeLessThan(1.5);
  });

  it("comes closer to the prices than the formula, whatever they were made with", () => {
    const prices = priced(trips, 90);
    const away = (change: Parameters<typeof withChanges>[0]) =>
      prices.reduce(
        (all, { question, net }) => all + (priceGuide(question, withChanges(change)).net.typical - net) ** 2,
        0,
      );
    expect(away(calibrate(prices))).toBeLessThan(away({}) / 4);
  });

  it("five trips alike cannot tell the rates apart: the price is met, no rate turns absurd", () => {
    const prices = priced(Array(5).fill(trip(400, 12)));
    const rates = calibrate(prices);
    const { typical } = priceGuide(trip(400, 12), withChanges(rates)).net;
    expect(Math.abs(typical - (prices[0]?.net ?? 0))).toBeLessThan(10);
    expect(rates.vehicle?.coach?.perKm).toBeGreaterThan(0.95 * 0.8);
    expect(rates.driver?.perHour).toBeGreaterThan(34 * 0.8);
  });

  it("by night with two drivers and by day with one: both meet their price, the second driver's hours cost what the first's do", () => {
    const day = trip(400, 12);
    const night: PriceQuestion = {
      ...trip(700, 15),
      days: [{ dutyHours: 15, startMinute: 1260 }],
      drivers: 2,
      secondDriverHours: 16,
    };
    for (const questions of [Array(5).fill(day), Array(5).fill(night), [...trips, night, night]]) {
      const cheap = priced(questions).map(({ question, net }) => ({ question, net: net * 0.75 }));
      const rates = { ...withChanges(calibrate(cheap)), roundTo: 0.01 };
      for (const { question, net } of cheap.filter(({ question }) => question === questions.at(-1)))
        expect(Math.abs(priceGuide(question, rates).net.typical - net)).toBeLessThan(0.02 * net);
    }
  });

  it("prices far below cost leave no rate below half of it; nothing is said of no prices", () => {
    const { vehicle, driver } = calibrate(trips.map((question) => ({ question, net: 1 })));
    expect(vehicle?.coach).toEqual({ perKm: 0.48, perDay: 130 });
    expect(driver?.perHour).toBe(17);
    expect(calibrate([])).toEqual({});
  });
});
