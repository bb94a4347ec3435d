import { PDFDocument } from "pdf-lib";
import { expect, it } from "vitest";
import type { LedgerProof, LedgerRecord, LedgerTrip } from "@/lib/features/ledger/schema";
import { languages } from "@/lib/i18n/routing";
import { renderLedgerSheets } from "@/lib/papers/ledger-sheets";
import { ledgerWords } from "@/lib/i18n/ledger-words";
import { pdfText } from "./pdf-text";

const trip = (at: number): LedgerTrip => ({
  ...{ id: `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`, day: "2026-05-06", title: "Prag → Pilsen" },
  ...{ source: "chain", bus: null, alone: 266, empty: 160.1, paid: 108, avoided: 105.9, litres: 29, carbon: 79 },
  ...{ measured: "network", sections: [] },
});
const trips = Array.from({ length: 60 }, (_none, at) => trip(at));
const total = { avoided: 6_354, litres: 1_740, carbon: 4_740, trips: 60, share: 0.4 };
const ledger = { year: 2026, years: [2026], trips, total, before: total, months: [], sources: [], buses: [] };
const proof = {
  ...{ code: "eb267d393c5722bcf803", company: "Donaubus", year: 2026, issued: "2026-11-28T09:00:00.000Z" },
  ...{ avoided: 6_354, litres: 1_740, carbon: 4_740, share: 0.4, trips: 60 },
} as unknown as LedgerProof;

it.each(languages)(
  "each sheet bears its checksum and its number, each page of the list its heads: %s",
  async (language) => {
    const bytes = await renderLedgerSheets(ledger as unknown as LedgerRecord, proof, language);
    const pages = (await PDFDocument.load(bytes)).getPageCount();
    expect(pages).toBeGreaterThan(4);
    const text = (await pdfText(new Uint8Array(bytes))).replaceAll("\u00a0", " ");
    const numbered = [...text.matchAll(/(?:Blatt|Sheet|Hoja) (\d+) \w+ (\d+)/g)].map(([, page, of]) => [
      Number(page),
      Number(of),
    ]);
    expect(numbered).toEqual(Array.from({ length: pages }, (_none, at) => [at + 1, pages]));
    // In the foot of each, and twice on the last: itself and in the address.
    expect(text.split(proof.code).length - 1).toBe(pages + 2);
    expect(text.split(ledgerWords(language)("file.source")).length - 1).toBe(pages - 2);
    // Decimals stand below one another.
    expect(text).toContain(language === "en" ? "266.0" : "266,0");
  },
);
