import type { Viewer } from "@/lib/access/viewer";
import type { Transaction } from "@/lib/db/prisma";
import type { Prisma } from "@/prisma/generated/client";

export type AuditLine = {
  deed: string;
  noun: string;
  recordId: string;
  before?: Prisma.InputJsonObject;
  after?: Prisma.InputJsonObject;
};

/** Adds who did what in the transaction that does it; the table takes no update and no delete. */
export async function audit(tx: Transaction, viewer: Viewer | null, line: AuditLine) {
  const known = viewer?.kind === "user" ? viewer : null;
  const userName = known?.userName ?? (viewer ? "anonymous" : "system");
  await tx.auditEntry.create({ data: { ...line, userId: known?.id, userName } });
}
