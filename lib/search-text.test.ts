import { expect, it } from "vitest";
import { indexedWords, isSearchable, squeezed } from "./search-text";

it("nothing, a letter, two letters and signs alone are no search, three letters or digits are", () => {
  const texts = ["", " ", "a", "ab", "%_\\", "a%b", "---", "abc", "R C 4", "ÄÖÜ", "418", "Łód"];
  expect(texts.filter(isSearchable)).toEqual(["abc", "R C 4", "ÄÖÜ", "418", "Łód"]);
});

it("keeps the words that an index finds", () => {
  expect(indexedWords("  St Gallen  %% R CB 418")).toBe("gallen 418");
  expect(indexedWords("Gößweinstein, ein Ort")).toBe("goessweinstein ein ort");
  expect(indexedWords("a b c")).toBe("");
});

it("a plate is found however it is spaced", () => {
  expect([squeezed("R-CB 418"), squeezed("r cb\t418"), squeezed("%_\\")]).toEqual(["RCB418", "rcb418", ""]);
});
