import { inflateSync } from "node:zlib";
import { PDFDocument } from "pdf-lib";
import { expect, it } from "vitest";
import type { Confirmation } from "@/lib/features/paper/schema";
import { languages } from "@/lib/i18n/routing";
import { renderConfirmation } from "@/lib/papers/confirmation";
import { renderJourneyForm } from "@/lib/papers/journey-form";
import { makePlace, prag, regensburg } from "@/prisma/factories/place";
import { pdfText } from "./pdf-text";

const [start, day] = [Date.UTC(2027, 4, 6, 5), 86_400_000];
const party = (name: string) => ({
  name,
  lines: ["Domplatz 1", "93047 Regensburg"],
  phone: "+49 941 1",
  email: "a@b.example",
});
const content: Confirmation = {
  ...{ request: "CB-10247", author: party("Katrin Hofmann"), company: party("Donaubus Kellermayer") },
  bus: { licenceplate: "R-DK 512", design: "coach", capacity: 57, name: "Setra 517" },
  programme: {
    ...{ transferType: "transfertwoway", startPlace: makePlace(regensburg), endPlace: makePlace(prag) },
    stops: Array.from({ length: 10 }, () => makePlace(regensburg)),
    ...{ start, end: start + 2 * day, arrival: start + 4 * 3_600_000, back: null, passengers: 44, quantity: 1 },
  },
  price: {
    currency: "EUR",
    amount: 184_000,
    vatIncluded: true,
    vatRate: 19,
    net: 154_622,
    vat: 29_378,
    gross: 184_000,
  },
  terms: {
    ...{
      vehicle: "",
      included: ["tolls"],
      notIncluded: [],
      confirms: [],
      description: "Der Bus steht bereit. ".repeat(40),
    },
    ...{ cancellation: "Frei bis zum Vortag. ".repeat(40), ladder: [{ days: 27, percent: 20 }] },
  },
};

it.each(languages)("each page of a paper names it, its version and itself: %s", async (language) => {
  const bytes = await renderConfirmation({ number: 10_012, version: 3, issuedAt: start - day, content }, language);
  const pages = (await PDFDocument.load(bytes)).getPageCount();
  expect(pages).toBeGreaterThan(1);
  const text = (await pdfText(new Uint8Array(bytes))).replaceAll("\u00a0", " ");
  const numbered = [...text.matchAll(/(?:Seite|Page|Página) (\d+) \w+ (\d+)/g)].map(([, page, of]) => [
    Number(page),
    Number(of),
  ]);
  expect(numbered).toEqual(Array.from({ length: pages }, (_none, at) => [at + 1, pages]));
  // In the head of the first page, and in the foot of each.
  expect(text.split("AB-10012, ").length - 1).toBe(pages + 1);
});

it("what is included stands below its heading, however far down the page that is", async () => {
  const place = makePlace(regensburg);
  const terms = { ...content.terms, description: "", cancellation: "" };
  for (let count = 5; count <= 7; count += 1) {
    const programme = { ...content.programme, stops: Array.from({ length: count }, () => place) };
    const issued = { number: 1, version: 1, issuedAt: start, content: { ...content, programme, terms } };
    const text = await pdfText(new Uint8Array(await renderConfirmation(issued, "de")));
    expect(text, `${count} stops`).toMatch(/Im Preis enthalten\s+Maut/);
  }
});

/** How far down the page something begins, in points of 842. */
function depthsOf(bytes: Buffer) {
  const streams = [...bytes.toString("latin1").matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(
    ([, body = ""]) => {
      try {
        return [inflateSync(Buffer.from(body, "latin1")).toString("latin1")];
      } catch {
        return [];
      }
    },
  );
  return streams.flatMap((text) => [...text.matchAll(/1 0 0 1 \S+ (\S+) cm/g)].map(([, y]) => Number(y)));
}

it("draws the foot at the end of each page, above its edge", async () => {
  const bytes = await renderConfirmation({ number: 10_012, version: 3, issuedAt: start - day, content }, "de");
  const feet = depthsOf(bytes).filter((depth) => depth > 780 && depth < 842);
  expect(feet).toHaveLength((await PDFDocument.load(bytes)).getPageCount());
});

it.each(languages)(
  "a day there and back over a stop is signed on the first page of its journey form: %s",
  async (lng) => {
    const { price: _price, terms: _terms, ...rest } = content;
    const [home, there] = [makePlace(regensburg), makePlace(prag)];
    const times = { km: 74, minutes: 80, leave: start, arrive: start + 80 * 60_000 };
    const [yard, out, back] = [
      { ...times, empty: true, from: null, to: home },
      { ...times, empty: false, from: home, to: there },
      { ...times, empty: false, from: there, to: home },
    ];
    const sections = [yard, out, out, back, { ...yard, from: home, to: null }];
    const programme = { ...content.programme, stops: [there], back: start + day };
    const form = { number: 10_012, version: 1, issuedAt: start, content: { ...rest, programme, sections } };
    const bytes = await renderJourneyForm(form, { crew: [], vehicle: null }, lng);
    expect((await PDFDocument.load(bytes)).getPageCount()).toBe(1);
  },
);
