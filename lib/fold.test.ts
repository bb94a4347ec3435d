import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normaliseName, plainName, searchWords, slugOf } from "./fold";

describe("search words", () => {
  const finds = (typed: string, name: string) =>
    normaliseName(typed)
      .split(" ")
      .every((word) => searchWords(name).includes(word));

  it.each([
    ["hoefer", "Berghotel Höfer"],
    ["hofer", "Berghotel Höfer"],
    ["HÖFER", "Berghotel Höfer"],
    ["Ho\u0308fer", "Berghotel Höfer"],
    ["höfer", "Hoefer Reisen"],
    ["goessw", "Gößweinstein"],
    ["gosswein", "Gößweinstein"],
    ["Gößwein", "Gößweinstein"],
    ["nandu", "Autocares Ñandú S.L."],
    ["ñandú", "AUTOCARES ÑANDÚ"],
    ["garcon", "Garçon"],
    ["lodz", "Łódź"],
    ["osterbro", "Østerbro"],
    ["muller sohne", "Müller & Söhne"],
    ["müller soehne", "Müller & Söhne"],
  ])("%s finds %s", (typed, name) => expect(finds(typed, name)).toBe(true));

  it("what has one spelling is written once", () => {
    expect(searchWords("Donau-Reisen")).toBe("donau reisen");
    expect(searchWords("Grünwald")).toBe("gruenwald grunwald");
    expect(searchWords(" & ")).toBe("");
  });

  it("a name is found by itself, whatever it is", () => {
    fc.assert(fc.property(fc.string({ unit: "grapheme" }), (name) => finds(name, name)));
    fc.assert(fc.property(fc.string({ unit: "grapheme" }), (name) => finds(plainName(name), name)));
  });
});

it("makes addresses from company names", () => {
  expect(slugOf("Müller & Söhne GmbH")).toBe("mueller-soehne-gmbh");
  expect(slugOf("Autocares Peñíscola, S.L.")).toBe("autocares-peniscola-s-l");
  expect(slugOf("Łódź Tours")).toBe("lodz-tours");
  expect(slugOf("  🚌 ")).toBe("");
});
