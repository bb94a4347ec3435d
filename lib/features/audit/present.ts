import type { AuditRecord } from "./schema";

/** A line with the name of who did it, read from the account as long as it is there. */
export const auditRecordSql = `a.id, (extract(epoch from a."createdAt") * 1000)::float8 as created_at, a."userId",
  a."userName" as kind, nullif(trim(concat(u.firstname, ' ', u.lastname)), '') as "user",
  a.deed, a.noun, a."recordId", a.before, a.after`;

export type AuditRow = AuditRecord;
export const presentAudit = (row: AuditRow): AuditRecord => ({ ...row, created_at: Math.round(row.created_at) });
