import { createTranslator } from "next-intl";
import { expect, it } from "vitest";
import de from "@/locales/de/advertiserlocation.json";
import en from "@/locales/en/advertiserlocation.json";
import es from "@/locales/es/advertiserlocation.json";
import { countWords } from "./board-head";

const said = (messages: typeof de, locale: "de" | "en" | "es", limit: number, inForce: boolean, count: number) =>
  createTranslator({ locale, messages, namespace: "panel" }).markup(countWords({ limit, inForce }, count), {
    b: (chunks) => chunks,
    count,
    limit,
  });

it("says how many a plan shows where there are more than it holds, and none where no plan runs", () => {
  expect(said(de, "de", 20, true, 5)).toBe("5 von 20 im Tarif");
  expect(said(de, "de", 1, true, 20)).toBe("20 Standorte, im Tarif ist 1 sichtbar");
  expect(said(de, "de", 1, false, 20)).toBe("20 Standorte, zurzeit ohne Tarif");
  expect(said(de, "de", 1, false, 1)).toBe("1 Standort, zurzeit ohne Tarif");
  expect(said(en, "en", 1, true, 20)).toBe("20 locations, your plan shows 1");
  expect(said(en, "en", 1, false, 0)).toBe("No location yet");
  expect(said(es, "es", 1, false, 20)).toBe("20 establecimientos, ahora sin tarifa");
});
