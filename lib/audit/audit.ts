import { v7 as uuidv7 } from "uuid";
import type { Viewer } from "@/lib/access/viewer";
import type { Transaction } from "@/lib/db/prisma";
import { run } from "@/lib/db/statement";
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

/** SQL that writes the lines of `auditValue`, the parameter of that name. */
export const auditSql = (value: string) => `insert into audit_entry
    (id, "userId", "userName", action, noun, "recordId", before, after, "createdAt")
  select id, "userId", "userName", action, noun, "recordId", before, after, "createdAt" from jsonb_to_recordset(${value}::jsonb)
    as line(id uuid, "userId" uuid, "userName" text, action text, noun text, "recordId" text, before jsonb, after jsonb,
      "createdAt" timestamptz)`;

/** Lines as one value: Prisma takes long to build thousands, and for one alone longer than all else that a line costs. */
export function auditValue(viewer: Viewer | null, lines: readonly AuditLine[]) {
  const createdAt = new Date();
  return JSON.stringify(lines.map((line) => ({ ...rowOf(viewer, line), id: uuidv7(), createdAt })));
}

const insertSql = auditSql("$1");

/** The same as `audit` for one action that changes many records. */
export async function auditAll(tx: Transaction, viewer: Viewer | null, lines: readonly AuditLine[]) {
  await run(tx, "audit.write", insertSql, [auditValue(viewer, lines)]);
}

/**
 * Adds who did what in the transaction that does it; the table takes no update and no delete. So it holds no
 * name and no address: a person is its id, `userName` its kind, personal values are veiled (decision 013).
 */
export const audit = (tx: Transaction, viewer: Viewer | null, line: AuditLine) => auditAll(tx, viewer, [line]);
