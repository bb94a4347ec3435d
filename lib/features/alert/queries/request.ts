import { prisma } from "@/lib/db/prisma";
import type { Language } from "@/lib/i18n/routing";
import { alertedSelect, answerUntil, toAlerted } from "../present";

/** A request as partners are told of it; null where it is not to be found any more. */
export async function alertedRequest(id: string, now: Date) {
  const row = await prisma.busRequest.findFirst({
    where: { id, state: "active", mode: "collective", endedAt: null, endDate: { gt: now } },
    select: alertedSelect,
  });
  return (
    row && { requestIn: (language: Language) => toAlerted(row, language), kind: row.category, until: answerUntil(row) }
  );
}
