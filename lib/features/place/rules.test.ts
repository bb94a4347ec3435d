import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { distanceKm, emptyPlace, isChosen, keepStreet, nearness, placeWeight, shownName, typedPlace } from "./rules";
import { normaliseName, plainName } from "@/lib/fold";

describe("names", () => {
  it("one of two spellings for every way to type a town", () => {
    const stored = [normaliseName("München"), plainName("München")];
    for (const typed of ["München", "MÜNCHEN", "Muenchen", "Munchen", "Mu\u0308nchen"]) {
      expect(stored).toContain(normaliseName(typed));
    }
    expect(normaliseName("Weißenburg")).toBe("weissenburg");
    expect(normaliseName("Łódź")).toBe("lodz");
    expect(normaliseName("Tromsø")).toBe("tromso");
    expect(normaliseName("Saint-Étienne-du-Grès")).toBe("saint etienne du gres");
    expect(normaliseName("L’Aquila")).toBe(normaliseName("L'Aquila"));
  });

  it("stable, trimmed and without capitals for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const norm = normaliseName(text);
        expect(normaliseName(norm)).toBe(norm);
        expect(norm).toBe(norm.trim().toLowerCase());
        expect(norm).not.toMatch(/\s{2}|[-'’ßäöüøł]/);
      }),
    );
  });

  it("blind to case, accents' composition, and the kind of separator", () => {
    const word = fc.stringMatching(/^[a-zäöüéñçß]{1,8}$/);
    fc.assert(
      fc.property(word, word, fc.constantFrom("-", " ", "  ", "'"), (a, b, separator) => {
        const norm = normaliseName(`${a} ${b}`);
        expect(normaliseName(`${a}${separator}${b}`.normalize("NFD"))).toBe(norm);
        expect(normaliseName(` ${a}${separator}${b} `.replace(/[a-zäöü]/g, (c) => c.toUpperCase()))).toBe(norm);
      }),
    );
  });

  it("the spelling that was found stands beside a name that does not look like it", () => {
    expect(shownName("Regensburg", "Ratisbona", "ratis")).toBe("Regensburg (Ratisbona)");
    expect(shownName("München", "Muenchen", "Muench")).toBe("München");
    expect(shownName("Görlitz", "Gorlitz", "gorl")).toBe("Görlitz");
  });
});

describe("ranking", () => {
  it("larger first, a quarter behind a town of its size, the core market ahead", () => {
    const town = { population: 100_000, country: "FR", fcode: "PPL" };
    expect(placeWeight({ ...town, population: 200_000 })).toBeGreaterThan(placeWeight(town));
    expect(placeWeight({ ...town, fcode: "PPLX" })).toBeLessThan(placeWeight(town));
    expect(placeWeight({ ...town, country: "DE" })).toBeGreaterThan(placeWeight(town));
  });

  it("near places gain, far ones do not", () => {
    const munich = { longitude: 11.575, latitude: 48.137 };
    expect(distanceKm(munich, { longitude: 12.1, latitude: 49.017 })).toBeCloseTo(105, 0);
    expect(nearness(0)).toBe(0.5);
    expect(nearness(1000)).toBeLessThan(0.001);
  });
});

it("the street stays with another town, unless the place brings its own", () => {
  const before = { ...emptyPlace, address_fields: { ...emptyPlace.address_fields, street: "Ring", number: "3" } };
  expect(keepStreet(typedPlace("Passau"), before).address_fields).toMatchObject({ street: "Ring", number: "3" });
  const own = { ...emptyPlace, address_fields: { ...emptyPlace.address_fields, street: "Allee" } };
  expect(keepStreet(own, before).address_fields).toMatchObject({ street: "Allee", number: "" });
});

it("a typed place is not a chosen one", () => {
  expect(isChosen(emptyPlace)).toBe(false);
  expect(isChosen(typedPlace("Regensburg"))).toBe(false);
  expect(isChosen({ location: { longitude: 12, latitude: 49 } })).toBe(true);
  expect(isChosen(null)).toBe(false);
});
