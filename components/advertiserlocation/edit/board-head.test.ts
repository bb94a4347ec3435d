import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createTranslator, NextIntlClientProvider } from "next-intl";
import { expect, it } from "vitest";
import de from "@/locales/de/advertiserlocation.json";
import en from "@/locales/en/advertiserlocation.json";
import es from "@/locales/es/advertiserlocation.json";
import { BoardNotices, countWords } from "./board-head";

const said = (
  messages: typeof de,
  locale: "de" | "en" | "es",
  limit: number,
  inForce: boolean,
  count: number,
  ordered = false,
) =>
  createTranslator({ locale, messages, namespace: "panel" }).markup(countWords({ limit, inForce, ordered }, count), {
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
  expect(said(de, "de", 1, false, 2, true)).toBe("2 Standorte, Zahlung offen");
});

const plan = { limit: 1, inForce: false, paid: false, ordered: false, shown: false, allowed: true };
const notice = (changes: object) => {
  const children = createElement(BoardNotices, {
    plan: { ...plan, plansHref: "/de/create-subscription", statisticsHref: null, ...changes },
    count: 0,
  });
  const messages = { advertiserlocation: de };
  return renderToStaticMarkup(
    createElement(NextIntlClientProvider, { locale: "de", messages, timeZone: "Europe/Berlin", children }),
  );
};

it("asks for a plan where none was ordered, and for the payment where one was", () => {
  expect(notice({})).toContain("Tarif wählen");
  const ordered = notice({ ordered: true });
  expect(ordered).toContain("Zahlung offen");
  expect(ordered).not.toContain("Tarif wählen");
  expect(notice({ paid: true, inForce: true, shown: true })).not.toContain("öffentlich");
});
