import { describe, expect, it } from "vitest";
import { type Language, languages } from "@/lib/i18n/routing";
import { makePlace, prag, regensburg } from "@/prisma/factories/place";
import { inGroups, isUnder } from "@/lib/features/place/rules";
import { placeLine, placeName, routeName, townLine } from "./place-names";

const spot = (id: string, city: string, country: string) => ({ id, city, country, longitude: 12.1, latitude: 49.01 });
const brno = makePlace(spot("geo:3078610", "Brünn", "CZ"));
const munich = makePlace(spot("geo:2867714", "Munich", "DE"), { language: "en" });
const inAll = (name: (language: Language) => string) => languages.map(name);

describe("names in the reader's language", () => {
  it("a town from the gazetteer by its id, whatever language it was chosen in", () => {
    expect(inAll((language) => placeName(brno, language))).toEqual(["Brünn", "Brno", "Brno"]);
    expect(inAll((language) => placeName(munich, language))).toEqual(["München", "Munich", "Múnich"]);
    const local = makePlace(spot("geo:3067696", "Praha", "CZ"));
    expect(inAll((language) => placeName(local, language))).toEqual(["Prag", "Prague", "Praga"]);
    const ascii = makePlace(spot("geo:2867714", "Muenchen", "DE"));
    expect(placeName(ascii, "es")).toBe("Múnich");
  });

  it("what was typed by hand stays, also where it is the name of a town or stands in for a chosen one", () => {
    for (const place of [
      spot("typed", "Brünn", "CZ"),
      spot("geo:2867714", "Pasing", "DE"),
      spot("demo:x", "Prag", "CZ"),
    ])
      expect(inAll((language) => placeName(makePlace(place), language))).toEqual(Array(3).fill(place.city));
  });

  it("of towns of one name each keeps its own", () => {
    const neustadt = ["geo:2864843", "geo:2864820", "geo:2864838"].map((id) => makePlace(spot(id, "Neustadt", "DE")));
    for (const place of neustadt) expect(placeName(place, "es")).toBe("Neustadt");
    expect(placeName(makePlace(spot("geo:2925192", "Freiberg", "DE")), "es")).toBe("Freiberg");
    expect(placeName(makePlace(spot("geo:2925535", "Frankfurt (Oder)", "DE")), "es")).toBe("Fráncfort del Óder");
    expect(placeName(makePlace(spot("geo:1", "Frankfurt", "US")), "es")).toBe("Frankfurt");
  });

  it("the line keeps street, number and postal code; the country is named by its code", () => {
    const house = { street: "Prüfeninger Straße", number: "12", postal_code: "80331" };
    expect(placeLine(makePlace(spot("geo:2867714", "München", "DE"), house), "es")).toBe(
      "Prüfeninger Straße 12, 80331 Múnich, Alemania",
    );
    expect(placeLine(makePlace(spot("typed", "Kleinkleckersdorf", "DE")), "en")).toBe("Kleinkleckersdorf, Germany");
    expect(placeLine({ ...makePlace(regensburg), address: "Regensburg (Radasbona), Bayern, Deutschland" }, "es")).toBe(
      "Ratisbona, Bayern, Alemania",
    );
    const lake = { ...makePlace(spot("typed", "See", "AT")), address: "See" };
    expect(placeLine(lake, "en")).toBe("See");
    expect(townLine(makePlace(prag, house), "en")).toBe("Prague, Czechia");
    expect(townLine(null, "en")).toBe("");
  });

  it("a route names its ends once", () => {
    expect(routeName(makePlace(regensburg), brno, "es")).toBe("Ratisbona → Brno");
    expect(routeName(makePlace(regensburg), makePlace(regensburg), "es")).toBe("Ratisbona");
    expect(routeName(makePlace(regensburg), null, "de", " – ")).toBe("Regensburg");
  });
});

describe("suggestions", () => {
  const town = { name: "Regensdorf", country: "CH", fcode: "PPL", population: 7531, longitude: 8.47, latitude: 47.43 };
  const quarter = { ...town, name: "Regensdorf / Obstgarten", fcode: "PPLX", population: 600, longitude: 8.46 };

  it("a quarter or hamlet of a larger town's name beside it is not meant", () => {
    expect(isUnder(quarter, town)).toBe(true);
    expect(isUnder({ ...quarter, name: "Regensdorf", fcode: "PPL" }, town)).toBe(true);
    expect(isUnder(town, quarter)).toBe(false);
  });

  it("a municipality, a town far off, abroad or of its own size is", () => {
    for (const other of [{ fcode: "PPLA4" }, { latitude: 48 }, { country: "DE" }, { population: 5000 }]) {
      expect(isUnder({ ...quarter, name: "Regensdorf", ...other }, town)).toBe(false);
    }
    expect(isUnder({ ...quarter, name: "Regensberg" }, town)).toBe(false);
  });

  it("towns come first, then quarters, then all else, each in its order", () => {
    const of = (city: string, ...types: string[]) => ({ ...makePlace(spot(city, city, "CH")), types });
    const sorted = inGroups([of("Schloss"), of("Ost", "sublocality"), of("Wil", "locality"), of("Uster", "locality")]);
    expect(sorted.map(({ placeId }) => placeId)).toEqual(["Wil", "Uster", "Ost", "Schloss"]);
  });
});
