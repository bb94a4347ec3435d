import { expect, it } from "vitest";
import { countryCodes } from "./countries";
import { isTimeZone, timeZoneOf, timeZonesWith } from "./time-zones";

it("knows a valid time zone for every country, the market's where it knows none", () => {
  for (const country of countryCodes) {
    expect(() => new Intl.DateTimeFormat("en", { timeZone: timeZoneOf(country) })).not.toThrow();
  }
  expect(timeZoneOf("GB")).toBe("Europe/London");
  expect(timeZoneOf("AT")).toBe("Europe/Berlin");
  expect(timeZoneOf(undefined)).toBe("Europe/Berlin");
});

it("takes names of the IANA and nothing else", () => {
  for (const name of ["Europe/Berlin", "America/Argentina/Buenos_Aires", "UTC", "Europe/Kyiv"]) {
    expect(isTimeZone(name)).toBe(true);
  }
  for (const name of ["", "+02:00", "Europe/Atlantis", "europe/berlin; drop", "Mars/Phobos"]) {
    expect(isTimeZone(name)).toBe(false);
  }
});

it("lists every zone once, in order, the chosen one among them", () => {
  const zones = timeZonesWith("Europe/Kyiv");
  expect(zones.length).toBe(new Set(zones).size);
  expect(zones).toEqual(expect.arrayContaining(["Europe/Berlin", "Europe/Kyiv", "UTC"]));
  expect([...zones].sort()).toEqual(zones);
});
