import { bind } from "@/lib/http/serve";
import { auditCalls } from "./calls";
import { getAudit, listAudit } from "./queries";

export const auditRoutes = bind(auditCalls, {
  list: ({ viewer, query }) => listAudit(viewer, query),
  read: ({ viewer, params }) => getAudit(viewer, params.id),
});
