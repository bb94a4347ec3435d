import { changed } from "@/lib/cache/tags";
import { prisma } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { lockRequest } from "@/lib/features/offer/commands/reach";
import { log } from "@/lib/log";
import { closeDispatch } from "./close";
import { recordLine, tellDispatch } from "./record";
import { takeStep } from "./step";

const most = 200;

/** The next ring; but where a bus can come it waits to be accepted, and nobody else is asked. */
async function goOn(requestId: string, now: Date) {
  return transaction(async (tx) => {
    await lockRequest(tx, requestId);
    const due = await tx.dispatch.findFirst({ where: { requestId, dueAt: { lte: now } } });
    if (!due) return 0;
    const held = await tx.dispatchAsk.count({ where: { requestId, can: true, stoodDownAt: null } });
    if (held === 0) await takeStep(tx, requestId, now);
    else {
      await tx.dispatch.update({ where: { requestId }, data: { dueAt: null } });
      await recordLine(tx, null, requestId, { kind: "held" }, now);
      await tellDispatch(tx, requestId);
    }
    return 1;
  });
}

/** Its request has ended otherwise: withdrawn by an admin, rejected, past. */
async function close(requestId: string, now: Date) {
  await transaction(async (tx) => {
    await lockRequest(tx, requestId);
    await closeDispatch(tx, requestId, { companyId: null, viewer: null, now });
  });
  return 1;
}

/**
 * Its end is only an estimate: as long as a bus is searched for, half a day at most, the emergency stays open and the
 * estimate moves on.
 */
async function extend(now: Date) {
  await transaction(async (tx) => {
    const count = await tx.$executeRaw`update bus_request r set "endDate" = ${now}::timestamptz + interval '2 hours'
      from dispatch d where d."requestId" = r.id and d.state in ('running', 'paused') and r."endedAt" is null
        and d."createdAt" > ${now}::timestamptz - interval '12 hours'
        and r."endDate" < ${now}::timestamptz + interval '30 minutes'`;
    if (count > 0) await changed(tx, "busrequest");
  });
}

/** Asks the next ring where nobody has answered in time, and closes what has nothing to search for. Returns how many. */
export async function keepDispatches(now = new Date()) {
  const select = { requestId: true } as const;
  await extend(now);
  const ended = await prisma.dispatch.findMany({
    where: { state: { in: ["running", "paused"] }, request: { endedAt: { not: null } } },
    select,
    take: most,
  });
  const due = await prisma.dispatch.findMany({ where: { dueAt: { lte: now } }, select, take: most });
  let moved = 0;
  const run = (requestId: string, work: typeof close) =>
    work(requestId, now).catch((error: unknown) => {
      log.error({ err: error, requestId }, "a dispatch did not go on");
      return 0;
    });
  for (const { requestId } of ended) moved += await run(requestId, close);
  const over = new Set(ended.map(({ requestId }) => requestId));
  for (const { requestId } of due) if (!over.has(requestId)) moved += await run(requestId, goOn);
  return moved;
}
