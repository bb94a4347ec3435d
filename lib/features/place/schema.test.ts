import { describe, expect, it } from "vitest";
import { emptyPlace } from "./rules";
import { addressSchema, looseAddressSchema, placeReverseQuery, placeSchema, placeSearchQuery } from "./schema";

const city = { ...emptyPlace.address_fields, city: "Regensburg", country: "Deutschland", countryISO3166Code: "DE" };
const place = {
  address: "Regensburg, Deutschland",
  placeId: "geo:2849483",
  address_fields: city,
  location: { longitude: 12.1, latitude: 49.01 },
};
const issues = (value: unknown, schema: typeof placeSchema = placeSchema) =>
  Object.fromEntries(
    (schema.safeParse(value).error?.issues ?? []).map((issue) => [issue.path.join("."), issue.message]),
  );

describe("place", () => {
  it("accepted with a town alone", () => {
    expect(placeSchema.parse(place)).toEqual(place);
  });

  it("AddressMissing where nothing is selected: NaN, null, absent, out of range", () => {
    for (const longitude of [Number.NaN, null, undefined, 180.1, -181, Number.POSITIVE_INFINITY, "12"]) {
      expect(issues({ ...place, location: { longitude, latitude: 49 } })).toEqual({
        "location.longitude": "AddressMissing",
      });
    }
    expect(issues({ ...place, location: { longitude: 1, latitude: 90.5 } })).toEqual({
      "location.latitude": "AddressMissing",
    });
    expect(issues({ ...place, location: null })).toEqual({ location: "AddressMissing" });
    for (const nothing of [null, undefined, 7]) expect(issues(nothing)).toEqual({ "": "AddressMissing" });
    expect(Object.values(issues(emptyPlace)).every((message) => message === "AddressMissing")).toBe(true);
  });

  it("refused with an unknown key, a NUL, a lone surrogate, an endless text", () => {
    expect(placeSchema.safeParse({ ...place, note: "x" }).success).toBe(false);
    for (const address of ["a\u0000b", "a\ud800b", "x".repeat(501)]) {
      expect(Object.keys(issues({ ...place, address }))).toEqual(["address"]);
    }
    expect(Object.keys(issues({ ...place, types: ["x"] }))).toEqual(["types.0"]);
  });
});

describe("address", () => {
  const full = { ...city, street: "Bahnhofstraße", number: "1", postal_code: "93047" };

  it("a postal one needs street, number, city, postal code and country", () => {
    expect(addressSchema.parse(full)).toEqual(full);
    for (const key of ["street", "number", "city", "postal_code", "country"] as const) {
      const { error } = addressSchema.safeParse({ ...full, [key]: "  " });
      expect(error?.issues).toMatchObject([{ path: [key], message: "AddressMissing" }]);
    }
  });

  it("the country's code is one of ISO 3166-1", () => {
    for (const code of ["XX", "de", "", "DEU", null]) {
      expect(looseAddressSchema.safeParse({ ...city, countryISO3166Code: code }).success).toBe(false);
    }
    expect(looseAddressSchema.safeParse({ ...city, countryISO3166Code: "AT" }).success).toBe(true);
  });
});

describe("queries", () => {
  it("near is a longitude and a latitude", () => {
    expect(placeSearchQuery.parse({ q: "reg", lng: "de", near: "12.1,49" }).near).toEqual({
      longitude: 12.1,
      latitude: 49,
    });
    for (const near of ["12", "200,1", "a,b", "1,95", ""]) {
      expect(placeSearchQuery.safeParse({ q: "reg", near }).success).toBe(false);
    }
  });

  it("refused: no text, unknown language, unknown key, a position off the globe", () => {
    for (const query of [{}, { q: " " }, { q: "a", lng: "fr" }, { q: "a", take: "99" }, { q: "x".repeat(121) }]) {
      expect(placeSearchQuery.safeParse(query).success).toBe(false);
    }
    expect(placeReverseQuery.safeParse({ longitude: "181", latitude: "0" }).success).toBe(false);
    expect(placeReverseQuery.safeParse({ longitude: "12", latitude: "" }).success).toBe(false);
  });
});
