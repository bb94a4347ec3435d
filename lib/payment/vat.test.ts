import { describe, expect, it } from "vitest";
import { amountsOf, countryOfVatId, looksLikeVatId, taxOf } from "./vat";

const at = (country: string, vatId: string | null = null, operator = "DE") => taxOf({ country, vatId }, operator);

describe("taxOf", () => {
  it.each([
    ["DE", null, "domestic", 19, false],
    ["DE", "DE123456789", "domestic", 19, false],
    ["AT", "ATU12345678", "reverse", 0, true],
    ["AT", null, "domestic", 19, false],
    ["AT", "DE123456789", "domestic", 19, false],
    ["CZ", "CZ12345678", "reverse", 0, true],
    ["ES", "ESB12345678", "reverse", 0, true],
    ["GR", "EL123456789", "reverse", 0, true],
    ["CH", null, "outside", 0, false],
    ["CH", "CHE123456789", "outside", 0, false],
    ["GB", "GB123456789", "outside", 0, false],
  ])("a customer in %s with %s pays %s, %d %%", (country, vatId, kind, rate, reverseCharge) => {
    expect(at(country, vatId)).toEqual({ kind, rate, reverseCharge });
  });

  it("an operator in another country charges its own rate", () => {
    expect(at("AT", null, "AT")).toMatchObject({ kind: "domestic", rate: 20 });
    expect(at("DE", "DE123456789", "AT")).toMatchObject({ kind: "reverse" });
    expect(countryOfVatId("ATU12345678")).toBe("AT");
    expect(countryOfVatId("EL123456789")).toBe("GR");
    expect(countryOfVatId("CHE-1")).toBe("DE");
  });
});

describe("looksLikeVatId", () => {
  it.each([
    ["BE0123456789", "BE"],
    ["FRXX123456789", "FR"],
    ["IE1234567FA", "IE"],
    ["NL123456789B01", "NL"],
    ["SE123456789001", "SE"],
    ["LT123456789012", "LT"],
    ["HRB", "US"],
  ])("true for %s of %s", (vatId, country) => expect(looksLikeVatId(vatId, country)).toBe(true));

  it.each([
    ["ATU1234567", "AT"],
    ["DE12345678", "DE"],
    ["CZ123", "CZ"],
    ["GR123456789", "GR"],
    ["", "FR"],
  ])("false for %s of %s", (vatId, country) => expect(looksLikeVatId(vatId, country)).toBe(false));
});

describe("amountsOf", () => {
  it("rounds once for the whole invoice, half a cent up", () => {
    expect(amountsOf(2900, at("DE"))).toEqual({ net: 2900, vatRate: 19, vat: 551, gross: 3451, reverseCharge: false });
    expect(amountsOf(50, { kind: "domestic", rate: 19, reverseCharge: false }).vat).toBe(10);
    expect(amountsOf(1999, { kind: "domestic", rate: 25.5, reverseCharge: false }).vat).toBe(510);
    expect(amountsOf(79_000, at("AT", "ATU12345678"))).toMatchObject({ vat: 0, gross: 79_000, reverseCharge: true });
  });
});
