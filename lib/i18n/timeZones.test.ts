import { expect, it } from "vitest";
import { countryCodes } from "./countries";
import { timeZoneOf } from "./timeZones";

it("knows a valid time zone for every country, the market's where it knows none", () => {
  for (const country of countryCodes) {
    expect(() => new Intl.DateTimeFormat("en", { timeZone: timeZoneOf(country) })).not.toThrow();
  }
  expect(timeZoneOf("GB")).toBe("Europe/London");
  expect(timeZoneOf("AT")).toBe("Europe/Berlin");
  expect(timeZoneOf(undefined)).toBe("Europe/Berlin");
});
