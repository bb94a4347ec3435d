import { describe, expect, it } from "vitest";
import { locationForm } from "@/lib/features/advertiserlocation/schema/form";
import type { OwnLocation } from "@/lib/features/advertiserlocation/schema/own";
import { asTime } from "./hours-field";
import { arranged, locationsAddress } from "./locations-address";
import { changeOf, fieldOf, noLocation, valuesOf } from "./values";

const record: OwnLocation = {
  id: "0199aaaa-0000-7000-8000-000000000001",
  company: "0199aaaa-0000-7000-8000-000000000002",
  title: "Hotel Inn",
  description: "",
  address: {
    ...{ street: "Innstraße", number: "41", city: "Passau", postal_code: "94032" },
    ...{ country: "Deutschland", countryISO3166Code: "DE" },
  },
  location: { longitude: 13.46, latitude: 48.57 },
  category: "hotel",
  images: ["/api/upload/a.webp"],
  active: true,
  texts: { title: { de: "Hotel Inn" }, description: {} },
  facts: {
    ...{ coachBays: 4, driverMeal: true, groupMenu: false, toilets: true, washing: false, wasteDisposal: false },
    ...{ groupSize: 120, rooms: 86, beds: null, freePlacePer: 20, driverRoom: true },
    hours: { fri: [{ from: "18:00", to: "02:00" }] },
    closed: [{ from: "2026-12-20", to: "2027-01-06" }],
    ...{ phone: null, website: "https://hotel.example/", timeZone: "Europe/Berlin" },
  },
  created_at: 1,
  version: 3,
};
const typed = (changes: Partial<ReturnType<typeof valuesOf>>) =>
  locationForm("de").parse({ ...valuesOf(record), ...changes });

describe("changeOf", () => {
  it("is empty for a form that was not touched", () => {
    expect(changeOf(typed({}), record)).toEqual({});
  });

  it("holds only the parts that differ", () => {
    const { facts } = valuesOf(record);
    const hours = { ...facts.hours, fri: [] };
    expect(changeOf(typed({ title: { de: "Hotel Inn", en: " Inn Hotel ", es: "" } }), record)).toEqual({
      title: { de: "Hotel Inn", en: "Inn Hotel", es: "" },
    });
    expect(changeOf(typed({ facts: { ...facts, hours }, active: false }), record)).toEqual({
      facts: { ...record.facts, hours: null, timeZone: undefined },
      active: false,
    });
  });
});

describe("the form", () => {
  it("refuses what is empty, each at its field", () => {
    const { error } = locationForm("en").safeParse(noLocation(null));
    const paths = error?.issues.map(({ path }) => path.slice(0, 2).join("."));
    expect(new Set(paths)).toEqual(new Set(["title.en", "category", "place.address_fields", "place.location"]));
  });

  it("leads an error of the wire to its field", () => {
    const paths = [
      "address.street",
      "location",
      "images.2",
      "title",
      "facts.toilets",
      "facts.hours.fri.0.to",
      "active",
    ];
    expect(paths.map(fieldOf("es"))).toEqual([
      ...["place", "place", "images", "title.es", "facts.amenities", "facts.hours.fri.0.to", "active"],
    ]);
  });
});

describe("the address", () => {
  it("comes back as it was written, and what is off is left out", () => {
    const query = { show: "inactive", sort: "city", page: 2 } as const;
    expect(locationsAddress.read(new URLSearchParams(locationsAddress.write(query)))).toEqual(query);
    const off = new URLSearchParams("show=some&sort=price&page=-1");
    expect(locationsAddress.read(off)).toEqual({ show: "all", sort: "newest", page: 1 });
    expect(locationsAddress.write(locationsAddress.read(off))).toBe("");
  });

  it("filters by state and orders by what is asked for", () => {
    const linz = { ...record, id: "b", title: "Am Hafen", active: false, created_at: 2, address: { city: "Linz" } };
    const ids = (show: "all" | "active", sort: "newest" | "title" | "city") =>
      arranged([record, linz], { show, sort, page: 1 }, "de").map(({ title }) => title);
    expect(ids("all", "newest")).toEqual(["Am Hafen", "Hotel Inn"]);
    expect(ids("all", "city")).toEqual(["Am Hafen", "Hotel Inn"]);
    expect(ids("active", "title")).toEqual(["Hotel Inn"]);
  });
});

it("reads short times, and leaves alone what is none", () => {
  expect(["9", "930", "9.30", "24:00", "18 Uhr", ""].map(asTime)).toEqual([
    ...["09:00", "09:30", "09:30", "24:00", "18 Uhr", ""],
  ]);
});
