import { beforeAll, describe, expect, it } from "vitest";
import * as one from "@/app/api/places/[id]/route";
import * as reverse from "@/app/api/places/reverse/route";
import * as places from "@/app/api/places/route";
import { type Place, placeSchema } from "@/lib/features/place/schema";
import { envelope, params, request, resetDb } from "@/tests/db";

beforeAll(resetDb);

const search = async (values: Record<string, string>) =>
  envelope(await places.GET(request(`/api/places?${new URLSearchParams(values)}`)));
const first = async (q: string, lng = "de") => (await search({ q, lng })).entity[0] as Place;

describe("GET /places", () => {
  it("the same town for every spelling", async () => {
    for (const q of ["München", "Muenchen", "munchen", "Munich", "Múnich", "münch", "Munchn", "Mü"]) {
      expect((await first(q)).address_fields.city, q).toBe("München");
    }
  });

  it("names in the reader's language", async () => {
    expect((await first("Wien", "en")).address).toBe("Vienna (Wien), Austria");
    expect((await first("Praga", "es")).address).toBe("Praga, Chequia");
    expect((await first("Genf", "de")).address).toBe("Genf, Schweiz");
    expect((await first("Regensburg", "en")).address_fields.state).toBe("Bavaria");
    expect((await first("Innsbruck", "es")).address_fields.state).toBe("Tirol");
    expect((await first("Colonia", "es")).address_fields).toMatchObject({ city: "Colonia", countryISO3166Code: "DE" });
  });

  it("a chosen place's own line finds it again", async () => {
    expect((await first("Regensburg, Deutschland")).address_fields.city).toBe("Regensburg");
  });

  it("at most eight, each valid, also for one letter and for nonsense", async () => {
    for (const q of ["k", "s", "ber", "neustadt", "xqzzy", "'; drop table gazetteer", "%", "_"]) {
      const { status, entity } = await search({ q, lng: "en" });
      expect(status, q).toBe(200);
      expect(entity.length).toBeLessThanOrEqual(8);
      for (const place of entity) expect(placeSchema.safeParse(place).success).toBe(true);
    }
  });

  it("a quarter of a town's name is not suggested beside it", async () => {
    const { entity } = await search({ q: "Regensdorf", lng: "de" });
    expect(entity.map(({ address }: Place) => address).filter((line: string) => line.startsWith("Regensdorf"))).toEqual(
      ["Regensdorf, Schweiz"],
    );
    expect((await first("Regensdorf Obstgarten")).address_fields.city).toBe("Regensdorf / Obstgarten");
  });

  it("names much like it stand below a beginning that few have", async () => {
    const { entity } = await search({ q: "Donauwe", lng: "de" });
    const cities = entity.map((place: Place) => place.address_fields.city);
    expect(cities.slice(0, 2)).toEqual(["Donauwörth", "Donaustauf"]);
    expect(cities.every((city: string) => city.startsWith("Donau"))).toBe(true);
  });

  it("the nearer of two towns of one name comes first", async () => {
    const near = async (at: string) =>
      (await search({ q: "Frankfurt", lng: "de", near: at })).entity[0].location.longitude;
    expect(await near("8.6,50.1")).toBeLessThan(9);
    const neustadt = (await search({ q: "Neustadt an der D", lng: "de", near: "11.8,48.8" })).entity[0];
    expect(neustadt.address_fields).toMatchObject({ city: "Neustadt an der Donau", state: "Bayern" });
  });

  it("may be kept for 600 seconds by the browser alone, a refusal not at all", async () => {
    const cached = async (search: string) =>
      (await places.GET(request(`/api/places?${search}`))).headers.get("cache-control");
    expect(await cached("q=ulm&lng=de")).toBe("private, max-age=600");
    expect(await cached("lng=de")).toBe("no-store");
  });

  it("400 without a text, with an unknown key or language", async () => {
    for (const values of [{}, { q: "" }, { q: "a", take: "50" }, { q: "a", lng: "fr" }, { q: "a", near: "x" }]) {
      expect(await search(values as Record<string, string>)).toMatchObject({ status: 400, error: "ValidationFailed" });
    }
  });
});

describe("GET /places/{id} and /places/reverse", () => {
  const byId = async (id: string) => envelope(await one.GET(request(`/api/places/${id}?lng=es`), params({ id })));
  const at = async (longitude: string, latitude: string) =>
    envelope(await reverse.GET(request(`/api/places/reverse?longitude=${longitude}&latitude=${latitude}&lng=de`)));

  it("the place of an id, in the reader's language", async () => {
    const { placeId } = await first("Regensburg");
    expect((await byId(placeId)).entity[0]).toMatchObject({ placeId, address: "Ratisbona, Alemania" });
  });

  it("404 for an id that nobody has, 400 for what is none", async () => {
    expect(await byId("geo:1")).toMatchObject({ status: 404, error: "NotFound" });
    expect(await byId("geo:99999999999")).toMatchObject({ status: 404 });
    expect(await byId("../etc")).toMatchObject({ status: 400 });
  });

  it("the town at a position, 404 at sea", async () => {
    expect((await at("12.0975", "49.0195")).entity[0].address).toBe("Regensburg, Deutschland");
    expect(await at("-30", "45")).toMatchObject({ status: 404 });
    expect(await at("181", "45")).toMatchObject({ status: 400 });
    expect(await at("NaN", "45")).toMatchObject({ status: 400 });
  });
});
