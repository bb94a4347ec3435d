import { env } from "@/env.mjs";
import { subYears } from "date-fns/subYears";
import { changed } from "@/lib/cache/tags";
import { prisma } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { confirmWithin } from "../rules/status";

/** Ends what is over, so that lists and counters need not ask the clock. Returns how many. */
export function endPastRequests(now = new Date()) {
  return transaction(async (tx) => {
    const { count } = await tx.busRequest.updateMany({
      where: { endedAt: null, endDate: { lt: now } },
      data: { endedAt: now, endReason: "past" },
    });
    if (count > 0) await changed(tx, "busrequest");
    return count;
  });
}

/** Removes anonymous requests that nobody confirmed within 72 hours, with their links. Returns how many. */
export async function dropUnconfirmedRequests(now = Date.now()) {
  const where = {
    state: "pending" as const,
    confirmedAt: null,
    endedAt: null,
    createdAt: { lt: new Date(now - confirmWithin) },
  };
  const stale = await prisma.busRequest.findMany({ where, select: { id: true }, take: 1_000 });
  const ids = stale.map(({ id }) => id);
  await prisma.$transaction([
    prisma.mailedToken.deleteMany({ where: { requestId: { in: ids } } }),
    prisma.busRequest.deleteMany({ where: { ...where, id: { in: ids } } }),
  ]);
  return ids.length;
}

/** Removes what ended KEEP_YEARS ago and who saw its contact data, as the privacy policy says. Returns how many. */
export async function purgeOldRequests(now = new Date()) {
  const before = subYears(now, env.KEEP_YEARS);
  const old = await prisma.busRequest.findMany({
    where: { endedAt: { lt: before } },
    select: { id: true },
    take: 5_000,
  });
  const ids = old.map(({ id }) => id);
  await prisma.$transaction([
    prisma.mailedToken.deleteMany({ where: { requestId: { in: ids } } }),
    prisma.contactReveal.deleteMany({ where: { createdAt: { lt: before } } }),
    prisma.busRequest.deleteMany({ where: { id: { in: ids } } }),
  ]);
  return ids.length;
}
