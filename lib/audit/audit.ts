import { v7 as uuidv7 } from "uuid";
import type { Viewer } from "@/lib/access/viewer";
import type { Transaction } from "@/lib/db/prisma";
import type { Prisma } from "@/prisma/generated/client";
import { veil } from "./veil";

export type AuditLine = {
  action: string;
  noun: string;
  recordId: string;
  /** Who did it where a mailed link, not a session, has proven it. */
  userId?: string;
  before?: Prisma.InputJsonObject;
  after?: Prisma.InputJsonObject;
};

const json = (record: Record<string, unknown>) => record as Prisma.InputJsonObject;

function rowOf(viewer: Viewer | null, line: AuditLine) {
  const known = viewer && viewer.kind !== "anonymous" ? viewer : null;
  const { before, after } = line;
  const userName = known?.role ?? (line.userId ? "user" : viewer ? "anonymous" : "system");
  return {
    ...line,
    before: before && json(veil(before, after)),
    after: after && json(veil(after, before)),
    userId: known?.id ?? line.userId,
    userName,
  };
}

/**
 * Adds who did what in the transaction that does it; the table takes no update and no delete. So it holds no
 * name and no address: a person is its id, `userName` its kind, personal values are veiled (decision 013).
 */
export async function audit(tx: Transaction, viewer: Viewer | null, line: AuditLine) {
  await tx.auditEntry.create({ data: rowOf(viewer, line) });
}

const insertSql = `insert into audit_entry (id, "userId", "userName", action, noun, "recordId", before, after)
  select id, "userId", "userName", action, noun, "recordId", before, after from jsonb_to_recordset($1::jsonb)
    as r(id uuid, "userId" uuid, "userName" text, action text, noun text, "recordId" text, before jsonb, after jsonb)`;

/** The same for one action that changes many records: one value, for Prisma takes long to build thousands. */
export async function auditAll(tx: Transaction, viewer: Viewer | null, lines: readonly AuditLine[]) {
  const rows = lines.map((line) => ({ ...rowOf(viewer, line), id: uuidv7() }));
  await tx.$executeRawUnsafe(insertSql, JSON.stringify(rows));
}
