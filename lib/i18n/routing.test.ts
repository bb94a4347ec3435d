import { expect, it } from "vitest";
import { namespaces } from "./namespaces";
import { defaultLanguage, isLanguage, languageCookie, languages } from "./routing";

it("speaks de, en and es, English unless the setting says otherwise", () => {
  expect(languages).toEqual(["de", "en", "es"]);
  expect(defaultLanguage).toBe("en");
  expect(isLanguage("fr")).toBe(false);
});

it("keeps the chosen language under the key language; the first namespace is common", () => {
  expect(languageCookie).toBe("language");
  expect(namespaces[0]).toBe("common");
});
