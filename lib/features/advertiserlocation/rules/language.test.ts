import { expect, test } from "vitest";
import { languageShown } from "./language";

test("a text is shown in the language asked for, or else in the first that has one", () => {
  expect(languageShown({ de: "Haus", en: "House" }, "de")).toBe("de");
  expect(languageShown({ de: "Haus", en: "" }, "es")).toBe("de");
  expect(languageShown({}, "es")).toBe("es");
});
