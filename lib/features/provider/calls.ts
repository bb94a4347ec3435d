import { rules } from "@/lib/access/rules";
import { call } from "@/lib/http/calls";
import { withVersion } from "@/lib/http/version";
import { importInput, importResult } from "./schema/importing";
import { mergeInput, providerChange, providerParams, providerRecord } from "./schema/list";
import { registeredList } from "./schema/list-call";

const one = { params: providerParams, gives: providerRecord } as const;

export const providerCalls = {
  list: call.get("/admin/providers", {
    summary: "Companies with an account and passive providers (admins)",
    rule: rules["admin.read"],
    query: registeredList.query,
    givesList: providerRecord,
  }),
  read: call.get("/admin/providers/{id}", { summary: "One of them", ...one, rule: rules["admin.read"] }),
  change: call.put("/admin/providers/{id}", {
    summary: "Closes or reopens a company",
    ...one,
    rule: rules["admin.change"],
    body: withVersion(providerChange),
  }),
  invite: call.post("/admin/providers/{id}/invite", {
    summary: "Invites a passive provider by mail: once in 14 days, never after an opt-out",
    ...one,
    rule: rules["admin.change"],
    errors: [409],
  }),
  merge: call.post("/admin/providers/{id}/merge", {
    summary: "Makes a passive provider part of a registered company; answers that one",
    ...one,
    rule: rules["admin.change"],
    body: mergeInput,
  }),
  import: call.post("/admin/providers/import", {
    summary: "A part of a CSV file of passive providers, stored whole or not at all; what became of each line",
    rule: rules["admin.change"],
    body: importInput,
    givesList: importResult,
    idempotent: true,
  }),
};
