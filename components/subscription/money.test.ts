import { describe, expect, it } from "vitest";
import { freeMonths, percent, priceTag } from "./money";

const plain = (text: string) => text.replace(/\s/g, " ");
const price = (plan: string, interval: string, net: number) => ({ plan, interval, net });

describe("priceTag", () => {
  it("leaves out cents that are none, and keeps those that are some", () => {
    expect(plain(priceTag(29_000, "EUR", "de"))).toBe("290 €");
    expect(plain(priceTag(34_510, "EUR", "de"))).toBe("345,10 €");
    expect(plain(priceTag(0, "EUR", "es"))).toBe("0 €");
  });

  it("groups thousands in every language, the Spanish four figures too", () => {
    expect(plain(priceTag(124_000, "EUR", "de"))).toBe("1.240 €");
    expect(plain(priceTag(124_000, "EUR", "en"))).toBe("€1,240");
    expect(plain(priceTag(124_000, "EUR", "es"))).toBe("1.240 €");
  });
});

it("writes a rate with its half percent", () => {
  expect(plain(percent(25.5, "de"))).toBe("25,5 %");
  expect(plain(percent(19, "en"))).toBe("19%");
});

describe("freeMonths", () => {
  const month = [price("single", "monthly", 2_900), price("group", "monthly", 7_900)];

  it("says how many months a year's price leaves free", () => {
    expect(freeMonths([...month, price("single", "yearly", 29_000), price("group", "yearly", 79_000)])).toBe(2);
  });

  it("promises nothing where the plans differ or no whole month is won", () => {
    expect(freeMonths([...month, price("single", "yearly", 29_000), price("group", "yearly", 86_900)])).toBe(0);
    expect(freeMonths([...month, price("single", "yearly", 30_000), price("group", "yearly", 81_725)])).toBe(0);
    expect(freeMonths([...month, price("single", "yearly", 34_800), price("group", "yearly", 94_800)])).toBe(0);
    expect(freeMonths([])).toBe(0);
  });
});
