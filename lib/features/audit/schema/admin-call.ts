import type { z } from "zod";
import { withTerms } from "@/lib/http/admin-list-call";
import { plainAuditList } from "./admin-list";
import { auditTerms } from "./audit";

/** The list (admin-list.ts) with what its call takes. */
export const auditList = withTerms(plainAuditList, auditTerms);
export type AuditFilter = z.output<typeof auditList.filter>;
export type AuditTerms = NonNullable<AuditFilter["a"]>;
