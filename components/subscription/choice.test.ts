import { describe, expect, it } from "vitest";
import { readChoice, readCountry, writeChoice } from "./choice";

describe("the choice in the address", () => {
  it("is read back as it was written", () => {
    const search = Object.fromEntries(new URLSearchParams(writeChoice({ plan: "group", interval: "monthly" }, "AT")));
    expect(readChoice(search)).toEqual({ plan: "group", interval: "monthly" });
    expect(readCountry(search)).toBe("AT");
  });

  it("falls back to a year in Germany and no plan where it makes no sense", () => {
    expect(readChoice({ plan: "gold", interval: ["weekly", "monthly"] })).toEqual({ plan: null, interval: "yearly" });
    expect(readCountry({ country: "XX" })).toBe("DE");
    expect(readCountry({})).toBe("DE");
  });

  it("takes a country in small letters", () => {
    expect(readCountry({ country: "es" })).toBe("ES");
  });
});
