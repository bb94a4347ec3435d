import type { BusPartner, Viewer } from "@/lib/access/viewer";
import { type Column, csvText } from "@/lib/csv/csv";
import { csvFormOf } from "@/lib/csv/form";
import { notFound } from "@/lib/errors";
import { csvResponse } from "@/lib/http/csv-response";
import { privateFileResponse } from "@/lib/http/file-response";
import { bind } from "@/lib/http/serve";
import { ledgerWords } from "@/lib/i18n/ledger-words";
import type { Language } from "@/lib/i18n/routing";
import { drawLedgerSign } from "@/lib/papers/ledger-sign";
import { semaphore } from "@/lib/semaphore";
import { ledgerCalls } from "./calls";
import { issueProof, showBadge } from "./commands";
import { getLedgerBadge, getProof, readLedger } from "./queries";
import { measuredBy } from "./rules";
import type { LedgerTrip } from "./schema";

type Asked = { id: string; year?: number };

/** Drawing takes the processor: one at a time leaves the pages their share; the library comes with the first. */
const limited = semaphore("ledger.pdf", 1);

async function ledgerFile(viewer: BusPartner, asked: Asked) {
  const { year, trips } = await readLedger(viewer, asked);
  const t = ledgerWords(viewer.language);
  const wordOf = (measured: string) => {
    const known = measuredBy(measured);
    return known ? t(`measured.${known}`) : measured;
  };
  const number = (key: "alone" | "empty" | "avoided" | "paid" | "litres" | "carbon"): Column<LedgerTrip> => ({
    head: t(`file.${key}`),
    of: (trip) => trip[key],
  });
  const columns: Column<LedgerTrip>[] = [
    { head: t("file.day"), of: ({ day }) => new Date(`${day}T12:00:00Z`), kind: "day" },
    { head: t("file.title"), of: ({ title }) => title },
    { head: t("file.source"), of: ({ source }) => t(`source.${source}`) },
    { head: t("file.plate"), of: ({ bus }) => bus?.plate },
    ...(["alone", "empty", "avoided", "paid", "litres", "carbon"] as const).map(number),
    { head: t("file.measured"), of: ({ measured }) => wordOf(measured) },
  ];
  const form = csvFormOf(viewer.language, { yes: "", no: "" });
  return csvResponse(`charabanc-ledger-${year}`, csvText(columns, trips, form));
}

async function ledgerSheets(viewer: BusPartner, asked: Asked) {
  const ledger = await readLedger(viewer, asked);
  const proof = await issueProof(viewer, ledger);
  const bytes = await limited(async () => {
    const { renderLedgerSheets } = await import("@/lib/papers/ledger-sheets");
    return renderLedgerSheets(ledger, proof, viewer.language);
  });
  return privateFileResponse(bytes, `charabanc-ledger-${ledger.year}.pdf`);
}

/** Anybody's page may hold it, and keeps it for an hour. */
async function ledgerSign(viewer: Viewer, id: string, language: Language) {
  const badge = await getLedgerBadge(viewer, id);
  if (!badge) throw notFound();
  const headers = {
    "content-type": "image/svg+xml; charset=utf-8",
    "cache-control": "public, max-age=3600",
    "content-security-policy": "default-src 'none'; sandbox",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "cross-origin",
  };
  return new Response(drawLedgerSign({ km: badge.avoided, year: badge.year, language }), { headers });
}

export const ledgerRoutes = bind(ledgerCalls, {
  read: ({ viewer, params, query }) => readLedger(viewer, { ...params, ...query }),
  file: ({ viewer, params, query }) => ledgerFile(viewer, { ...params, ...query }),
  sheets: ({ viewer, params, query }) => ledgerSheets(viewer, { ...params, ...query }),
  badge: ({ viewer, body }) => showBadge(viewer, body),
  sign: ({ viewer, params, query }) => ledgerSign(viewer, params.id, query.lng),
  proof: ({ viewer, params }) => getProof(viewer, params.code),
});
