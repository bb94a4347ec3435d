import { randomUUID } from "node:crypto";
import { notify } from "@/lib/db/notices";
import type { Transaction } from "@/lib/db/prisma";
import type { Language } from "@/lib/i18n/routing";
import { canText } from "./gateway";
import { type TextContent, textOf } from "./words";

/** PostgreSQL channel on which a worker hears of committed texts. */
export const textChannel = "text_queued";

interface Recipient {
  userId: string;
  number: string;
  language: Language;
}

async function put(tx: Transaction, to: readonly Recipient[], content: TextContent) {
  if (to.length === 0) return 0;
  const { template } = content;
  const data = to.map(({ userId, number, language }) => {
    return { id: randomUUID(), userId, number, template, body: textOf(content, language) };
  });
  await tx.textMessage.createMany({ data });
  await notify(tx, textChannel, "");
  return data.length;
}

/** The code goes to a number that nobody has proven yet. */
export const queueCode = (tx: Transaction, to: Recipient, code: string) =>
  put(tx, [to], { template: "code", data: { code } });

/**
 * Texts everybody of a company who has confirmed a number, as part of the caller's transaction; a job hands the texts
 * over after the commit. Returns how many: none where there is no gateway.
 */
export async function textCompany(
  tx: Transaction,
  companyId: string,
  content: Exclude<TextContent, { template: "code" }>,
): Promise<number> {
  if (!canText()) return 0;
  const rows = await tx.textNumber.findMany({
    where: { confirmedAt: { not: null }, user: { companyId, closedAt: null, deleteAfter: null } },
    select: { userId: true, number: true, user: { select: { language: true } } },
    orderBy: { userId: "asc" },
    take: 50,
  });
  const to = rows.map(({ userId, number, user }) => ({ userId, number, language: user.language }));
  return put(tx, to, content);
}
