import { expect, it } from "vitest";
import { isPostalCode } from "./postal-code";

it("a postal code alone names no town", () => {
  for (const code of ["94051", " D-94051 ", "1010", "A-1010", "1017 AB", "00-950", "110 00"])
    expect(isPostalCode(code)).toBe(true);
  for (const text of ["94051 Hauzenberg", "Regensburg", "A8", "12", "Straße 17", ""])
    expect(isPostalCode(text)).toBe(false);
});
