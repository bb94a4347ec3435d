import { rules } from "@/lib/access/rules";
import { companyIdParams } from "@/lib/features/company/schema";
import { call, hourly } from "@/lib/http/calls";
import { badgeInput, ledgerProof, ledgerQuery, ledgerRecord, proofParams, signQuery } from "./schema";

const own = { rule: rules["ledger.own"], params: companyIdParams, query: ledgerQuery } as const;

export const ledgerCalls = {
  read: call.get("/company/{id}/ledger", {
    summary: "Empty km that the company's driven trips of a year avoided, by month, bus and source",
    ...own,
    gives: ledgerRecord,
  }),
  file: call.get("/company/{id}/ledger.csv", {
    summary: "Its trips as CSV (RFC 4180, UTF-8)",
    ...own,
    givesFile: "text/csv",
  }),
  sheets: call.get("/company/{id}/ledger.pdf", {
    summary: "Three sheets for tenders: method, list, checksum with the address where it is compared",
    ...own,
    givesFile: "application/pdf",
    limit: hourly("ledger-pdf", 60),
  }),
  badge: call.post("/ledger/badge", {
    summary: "Shows the year's avoided km on the company's profile, from ten trips on, or no longer",
    rule: rules["ledger.show"],
    body: badgeInput,
  }),
  sign: call.get("/company/{id}/ledger.svg", {
    summary: "The sign with its avoided km, for the company's own web page; only where the profile shows it",
    rule: rules.anyone,
    params: companyIdParams,
    query: signQuery,
    givesFile: "image/svg+xml",
  }),
  proof: call.get("/ledger/proof/{code}", {
    summary: "What a ledger given out as PDF says",
    rule: rules.anyone,
    params: proofParams,
    gives: ledgerProof,
    limit: hourly("ledger-proof", 120),
  }),
};
