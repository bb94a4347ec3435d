import { expect, it } from "vitest";
import { countryChoices, countryCodes } from "./countries";
import { languages } from "./routing";

it("offers the market's usual countries first, each once, the others by name", () => {
  for (const language of languages) {
    const codes = countryChoices(language).map(({ value }) => value);
    expect(codes.slice(0, 4)).toEqual(["DE", "AT", "CH", "ES"]);
    expect([...codes].sort()).toEqual([...countryCodes].sort());
    const others = countryChoices(language)
      .slice(10)
      .map(({ label }) => label);
    expect(others).toEqual([...others].sort((a, b) => a.localeCompare(b, language)));
  }
});
