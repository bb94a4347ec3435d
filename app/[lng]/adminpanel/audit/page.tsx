import { AuditList } from "@/components/audit/audit-list";
import { listAudit } from "@/lib/features/audit/queries";
import { auditList } from "@/lib/features/audit/schema/admin-call";
import { adminListPage } from "../admin-list-page";
import "@/sheets/admin-lists.css";

const page = adminListPage(auditList, {
  ns: ["audit"],
  read: listAudit,
  View: AuditList,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
