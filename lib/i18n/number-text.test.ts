import { describe, expect, it } from "vitest";
import { readNumber, writeNumber } from "./number-text";

describe("a number that is typed", () => {
  it.each([
    ["de", "1.250", 1250],
    ["es", "1.250", 1250],
    ["en", "1,250", 1250],
    ["de", "1.250,5", 1250.5],
    ["en", "1,250.5", 1250.5],
    ["de", "1 250", 1250],
    ["de", "12.345.678", 12_345_678],
    ["de", "1,25", 1.25],
    ["de", "1.25", 1.25],
    ["en", "1,25", 1.25],
    ["de", "1,250", 1.25],
    ["en", "1.250", 1.25],
    ["de", "0.450", 0.45],
    ["de", " 300 ", 300],
    ["de", "0", 0],
  ] as const)("%s %s", (language, text, value) => {
    expect(readNumber(text, language)).toBe(value);
  });

  it.each(["", "-5", "abc", "1e3", "1.25.0", "1,250,50", "1,2,3", ".5", "5.", "½"])("%s is none", (text) => {
    expect(readNumber(text, "de")).toBeNaN();
  });

  it("is written as it is read", () => {
    for (const language of ["de", "en", "es"] as const)
      for (const value of [0.45, 1250, 1250.5, 31.5, 0.125])
        expect(readNumber(writeNumber(value, language), language)).toBe(value);
    expect(writeNumber(31.5, "en")).toBe("31.5");
    expect(writeNumber(31.5, "de")).toBe("31,5");
  });
});
