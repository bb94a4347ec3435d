import { rules } from "@/lib/access/rules";
import { userParams } from "@/lib/features/user/schema/user";
import { call } from "@/lib/http/calls";
import { auditList } from "./schema/admin-call";
import { auditRecord } from "./schema/audit";

const line = auditRecord.meta({ id: "AuditLine" });

/** Nobody changes the trail. */
export const auditCalls = {
  list: call.get("/admin/audit", {
    summary: "Who did what, newest first; nobody can change it",
    rule: rules["admin.read"],
    query: auditList.query,
    givesList: line,
  }),
  read: call.get("/admin/audit/{id}", {
    summary: "One line of the audit trail",
    rule: rules["admin.read"],
    params: userParams,
    gives: line,
  }),
};
