import { rules } from "@/lib/access/rules";
import { call } from "@/lib/http/calls";
import { mailParams, mailRecord, mailSummary } from "./schema/outbox";
import { mailList } from "./schema/admin-call";

export const outboxCalls = {
  list: call.get("/admin/outbox", {
    summary: "Mails that were sent, wait or failed, newest first (admins)",
    rule: rules["admin.read"],
    query: mailList.query,
    givesList: mailSummary,
  }),
  read: call.get("/admin/outbox/{id}", {
    summary: "One mail with its text, preview and headers (admins)",
    rule: rules["admin.read"],
    params: mailParams,
    gives: mailRecord,
  }),
  resend: call.post("/admin/outbox/{id}/resend", {
    summary:
      "Sends a mail again: one that never left keeps its Message-ID, a delivered one gets a new row and a new one",
    rule: rules["admin.change"],
    params: mailParams,
    gives: mailRecord,
    errors: [409],
  }),
};
