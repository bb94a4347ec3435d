import { type AbstractIntlMessages, NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { InboxItem } from "@/lib/features/inbox/schema";
import commonDe from "@/locales/de/common.json";
import commonEn from "@/locales/en/common.json";
import commonEs from "@/locales/es/common.json";
import inboxDe from "@/locales/de/inbox.json";
import inboxEn from "@/locales/en/inbox.json";
import inboxEs from "@/locales/es/inbox.json";
import tripDe from "@/locales/de/trip.json";
import tripEn from "@/locales/en/trip.json";
import tripEs from "@/locales/es/trip.json";
import { ItemLine } from "./item-words";

const words = {
  de: { common: commonDe, inbox: inboxDe, trip: tripDe },
  en: { common: commonEn, inbox: inboxEn, trip: tripEn },
  es: { common: commonEs, inbox: inboxEs, trip: tripEs },
};
type Language = keyof typeof words;
type Proposed = NonNullable<InboxItem["proposed"]>;

const start = Date.parse("2027-06-12T07:30:00+02:00");
const minute = 60_000;

function textOf(item: InboxItem, language: Language) {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider
      locale={language}
      messages={words[language] as unknown as AbstractIntlMessages}
      timeZone="Europe/Berlin"
    >
      <ItemLine item={item} />
    </NextIntlClientProvider>,
  );
  return html
    .replace(/<svg.*?<\/svg>/g, "-")
    .replace(/<span class="sr-only">.*?<\/span>/g, "")
    .replace(/<[^>]+>/g, "")
    .replace(/[\s\u00a0]+/g, " ");
}

/** What the line says of a proposal, with its arrow as a dash. */
function lineOf(proposed: Partial<Proposed>, language: Language = "de", transferType = "transferoneway") {
  const request = {
    ...{ id: "r", reference: "CB-10012", category: "grouprequest", transferType, from: "Regensburg", to: "Prag" },
    ...{ start, end: start + 600 * minute, passengers: 42, ended: false, shared: false },
  };
  const item = {
    ...{ kind: "change", noun: "trip", data: { what: "proposed" }, offer: null, quote: null, request },
    proposed: {
      part: "start",
      before: start,
      after: start + 30 * minute,
      currency: "EUR",
      net: false,
      more: 0,
      ...proposed,
    },
  } as unknown as InboxItem;
  const text = textOf(item, language);
  return text.slice(0, text.indexOf(", Regensburg"));
}

it("says the first change and how many more, in three languages", () => {
  expect(lineOf({ more: 2 })).toBe("Änderung Abfahrt 07:30 - 08:00 + 2 weitere");
  expect(lineOf({ more: 2 }, "en")).toBe("Change Departure 07:30 - 08:00 + 2 more");
  expect(lineOf({ more: 2 }, "es")).toMatch(/ 07:30 - 08:00 \+ 2 más$/);
});

it("says people and price in figures, places by name, another day with its day", () => {
  expect(lineOf({ part: "passengers", before: 42, after: 46 })).toBe("Änderung Personen 42 - 46");
  expect(lineOf({ part: "price", before: 124_000, after: 131_000 })).toBe("Änderung Preis 1.240,00 € - 1.310,00 €");
  const net = { part: "price", before: 124_000, after: 131_000, net: true } as const;
  expect(lineOf(net)).toBe("Änderung Preis 1.240,00 € netto - 1.310,00 € netto");
  expect(lineOf(net, "es")).toMatch(/ sin IVA - .* sin IVA$/);
  expect(lineOf({ part: "endPlace", before: "Prag", after: "Pilsen", more: 1 })).toBe(
    "Änderung Zielort Prag - Pilsen + 1 weitere",
  );
  expect(lineOf({ part: "stops", before: "", after: "Passau" })).toMatch(/^Änderung Zwischenstopps keine - Passau$/);
  expect(lineOf({ part: "end", after: start + 24 * 60 * minute }, "de", "transfertwoway")).toBe(
    "Änderung Rückfahrt 12.06. 07:30 - 13.06. 07:30",
  );
});

it("says of an emergency how far away it is, which bus could go and who is asked", () => {
  const request = { reference: "CB-10267", from: "Bogen", to: "Passau", start, end: start, passengers: 49 };
  const item = {
    ...{ kind: "emergency", noun: "busrequest", data: { dispatch: true }, offer: null, quote: null, proposed: null },
    ...{ request, ask: { km: 60, distance: 38, until: null, bus: "R CB 418" } },
  } as unknown as InboxItem;
  expect(textOf(item, "de")).toBe("Notfall 49 Personen, 38 km entfernt, R CB 418 ist frei, Ring 60 km, CB-10267");
  const without = { ...item, ask: { km: 60, distance: 38, until: null, bus: null } };
  expect(textOf(without, "en")).toBe("Emergency 49 people, 38 km away, ring 60 km, CB-10267");
});
