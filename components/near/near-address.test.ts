import { describe, expect, it } from "vitest";
import { nearMapQuery } from "@/lib/features/filtersetting/schema";
import { isElsewhere, listQueryOf, mapQueryOf, type NearFilter, nearAddress } from "./near-address";

const whole: NearFilter = {
  kinds: null,
  place: null,
  radius: null,
  from: null,
  to: null,
  location: null,
  sort: "distance",
  hidden: false,
  km: 60,
  detour: 60,
  time: 1,
  fitting: false,
  page: 1,
};
const read = (address: string) => nearAddress.read(Object.fromEntries(new URLSearchParams(address)));

describe("address of the near requests", () => {
  it("says nothing for what the filter settings have", () => {
    expect(nearAddress.write(whole)).toBe("");
    expect(read("")).toEqual(whole);
    expect(isElsewhere(whole)).toBe(false);
  });

  it("comes back as it was written", () => {
    const filter: NearFilter = {
      kinds: ["vacancy", "emergency"],
      radius: 80,
      from: "2027-05-10",
      to: "2027-06-30",
      place: { name: "Kraków", id: "geonames:3094802", longitude: 19.9383, latitude: 50.0614 },
      location: "019a0000-0000-7000-8000-000000000000",
      sort: "newest",
      hidden: true,
      km: 120,
      detour: 100,
      time: 0.5,
      fitting: true,
      page: 3,
    };
    expect(read(nearAddress.write(filter))).toEqual(filter);
    expect(isElsewhere(filter)).toBe(true);
  });

  it("leaves out what it does not understand, and turns days the right way round", () => {
    const odd =
      "detour=61&time=3&kind=taxi&sort=price&hidden=yes&km=61&page=-2&spam=1&radius=0&at=200,1&place=X&from=2027-02-30&location=a";
    expect(read(odd)).toEqual(whole);
    expect(read("at=12,48")).toEqual(whole);
    expect(read("from=2027-06-30&to=2027-05-10")).toMatchObject({ from: "2027-05-10", to: "2027-06-30" });
  });

  it("asks for ten a page, and for whole days by the market's clock", () => {
    expect(listQueryOf({ ...whole, page: 3 })).toMatchObject({
      take: 10,
      skip: 20,
      sort: "distance",
      filter: undefined,
    });
    const { filter } = listQueryOf({ ...whole, from: "2027-05-10", to: "2027-05-10" });
    const day = { from: Date.parse("2027-05-09T22:00:00Z"), to: Date.parse("2027-05-10T22:00:00Z") - 1 };
    expect(filter).toEqual({ a: { date: day } });
  });
});

describe("what the map beside the list asks for", () => {
  it("is what the list looks at, on all its pages", () => {
    const place = { name: "Kraków", id: "geonames:3094802", longitude: 19.9383, latitude: 50.0614 };
    const filter: NearFilter = {
      ...whole,
      kinds: ["vacancy", "emergency"],
      place,
      from: "2027-05-10",
      page: 3,
      time: 0.5,
    };
    const text = Object.entries(mapQueryOf(filter)).filter(([, value]) => value !== undefined);
    const written = text.map(([key, value]) => [
      key,
      typeof value === "object" ? JSON.stringify(value) : String(value),
    ]);
    const { take: _take, skip: _skip, fits, look, ...asked } = listQueryOf(filter);
    expect(nearMapQuery.parse(Object.fromEntries(written))).toEqual({
      ...asked,
      location: undefined,
      at: { longitude: look.around?.longitude, latitude: look.around?.latitude },
      hours: fits.hours,
      detour: fits.km,
    });
  });
});
