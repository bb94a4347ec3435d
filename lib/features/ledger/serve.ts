import type { BusPartner } from "@/lib/access/viewer";
import { type Column, csvText } from "@/lib/csv/csv";
import { csvFormOf } from "@/lib/csv/form";
import { csvResponse } from "@/lib/http/csv-response";
import { privateFileResponse } from "@/lib/http/file-response";
import { bind } from "@/lib/http/serve";
import { ledgerWords } from "@/lib/i18n/ledger-words";
import { semaphore } from "@/lib/semaphore";
import { ledgerCalls } from "./calls";
import { issueProof, showBadge } from "./commands";
import { getProof, readLedger } from "./queries";
import type { LedgerTrip } from "./schema";

type Query = { year?: number };

/** Drawing takes the processor: one at a time leaves the pages their share; the library comes with the first. */
const limited = semaphore("ledger.pdf", 1);

async function ledgerFile(viewer: BusPartner, query: Query) {
  const { year, trips } = await readLedger(viewer, query);
  const t = ledgerWords(viewer.language);
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
    { head: t("file.measured"), of: ({ measured }) => measured },
  ];
  const form = csvFormOf(viewer.language, { yes: "", no: "" });
  return csvResponse(`charabanc-ledger-${year}`, csvText(columns, trips, form));
}

async function ledgerSheets(viewer: BusPartner, query: Query) {
  const ledger = await readLedger(viewer, query);
  const proof = await issueProof(viewer, ledger);
  const bytes = await limited(async () => {
    const { renderLedgerSheets } = await import("@/lib/papers/ledger-sheets");
    return renderLedgerSheets(ledger, proof, viewer.language);
  });
  return privateFileResponse(bytes, `charabanc-ledger-${ledger.year}.pdf`);
}

export const ledgerRoutes = bind(ledgerCalls, {
  read: ({ viewer, query }) => readLedger(viewer, query),
  file: ({ viewer, query }) => ledgerFile(viewer, query),
  sheets: ({ viewer, query }) => ledgerSheets(viewer, query),
  badge: ({ viewer, body }) => showBadge(viewer, body),
  proof: ({ viewer, params }) => getProof(viewer, params.code),
});
