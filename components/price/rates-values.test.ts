import { describe, expect, it } from "vitest";
import { rateKinds, ratesOf } from "./rates-values";

const stored = { rates: { vehicle: { coach: { perKm: 1.65, perDay: 1250 } }, margin: 0.125 }, version: 3 };

describe("own rates in a form", () => {
  it.each([
    ["de", "1,65", "1250", "12,5"],
    ["en", "1.65", "1250", "12.5"],
    ["es", "1,65", "1250", "12,5"],
  ] as const)("are written as %s writes numbers, and read back", (language, perKm, perDay, margin) => {
    const values = rateKinds[language].valuesOf(stored);
    expect(values.vehicle.coach).toEqual({ perKm, perDay });
    expect(values.margin).toBe(margin);
    expect(ratesOf(values, language)).toEqual(stored.rates);
  });

  it.each([
    ["de", "1.250"],
    ["en", "1,250"],
  ] as const)("a thousand with its sign is a thousand: %s", (language, perDay) => {
    const values = rateKinds[language].valuesOf({ rates: {}, version: 0 });
    values.vehicle.coach.perDay = perDay;
    expect(ratesOf(values, language)).toEqual({ vehicle: { coach: { perDay: 1250 } } });
  });
});
