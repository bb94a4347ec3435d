import { expect, it } from "vitest";
import { marketTimeZone } from "@/lib/i18n/formats";
import { nextYear, rebookPath } from "./rebook-link";

const at = (text: string) => new Date(text).getTime();
const weekday = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay();

it("falls on the same weekday and hour of the clock, across a change of the clocks, and never in the past", () => {
  expect(marketTimeZone).toBe("Europe/Berlin");
  const date = at("2026-03-27T06:30:00+01:00");
  expect(nextYear(date, date)).toEqual({ on: "2027-03-26", time: "06:30" });
  expect(weekday("2027-03-26")).toBe(weekday("2026-03-27"));
  const late = nextYear(date, at("2028-06-01T00:00:00Z"));
  expect(late).toEqual({ on: "2029-03-23", time: "06:30" });
  expect(weekday(late.on)).toBe(weekday("2026-03-27"));
});

const place = (name: string, placeId: string) => ({
  address: name,
  placeId,
  address_fields: { street: "", number: "", city: name, postal_code: "", country: "", countryISO3166Code: "DE" },
  location: { latitude: 49, longitude: 12 },
});

it("leads to the form with places, stops, people and both ways, and nobody's name", () => {
  const date = at("2026-05-04T08:00:00+02:00");
  const path = rebookPath(
    {
      transferType: "transfertwoway",
      start: { address: place("Regensburg", "geo:1"), date },
      end: { address: place("Prag", "geo:2"), date: date + 36_000_000 },
      stops: [place("Pilsen", "geo:3"), place("Cham", "geo:4")],
      passengers: 42,
      organisationType: "SCHOOL",
    },
    date,
  );
  const said = new URL(path, "https://example.org").searchParams;
  expect(Object.fromEntries(said)).toMatchObject({
    ...{ kind: "grouprequest", from: "geo:1", fromText: "Regensburg", to: "geo:2", passengers: "42" },
    ...{ date: "2027-05-03", time: "08:00", returnDate: "2027-05-03", returnTime: "18:00" },
    organisationType: "SCHOOL",
  });
  expect(said.getAll("via")).toEqual(["geo:3", "geo:4"]);
});
