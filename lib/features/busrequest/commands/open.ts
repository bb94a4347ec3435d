import type { Viewer } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { changed } from "@/lib/cache/tags";
import { prisma, type Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { conflict } from "@/lib/errors";
import { openDispatch } from "@/lib/features/dispatch/commands/open";
import { log } from "@/lib/log";
import { announceRequest } from "./announce";
import { lockOwn } from "./reach";
import { readRecord } from "./read";
import { tellRequests } from "./tell";

/** From now on everybody reads it, and hears of it as of one that is posted now. */
async function openTo(tx: Transaction, viewer: Viewer | null, id: string, now: Date) {
  await tx.busRequest.update({
    where: { id },
    data: { mode: "collective", opensAt: null, approvedAt: now, version: { increment: 1 } },
  });
  const parts = { before: { mode: "circle" }, after: { mode: "collective" } };
  await audit(tx, viewer, { action: "open", noun: "busrequest", recordId: id, ...parts });
  await openDispatch(tx, viewer, id, now);
  await announceRequest(tx, id);
  await changed(tx, "busrequest", `busrequest:${id}`);
  await tellRequests(tx, id);
}

/**
 * Its author or an admin opens a circle's request before its time. Throws Conflict where it is open or ended already,
 * NotFound.
 */
export function openBusRequest(viewer: Viewer, id: string, now = new Date()) {
  return transaction(async (tx) => {
    const row = await lockOwn(tx, viewer, id, null);
    if (row.mode !== "circle" || row.endedAt !== null || row.endDate <= now) throw conflict();
    await openTo(tx, viewer, id, now);
    return readRecord(tx, id);
  });
}

function openDue(id: string, now: Date) {
  return transaction(async (tx) => {
    const due = await tx.$queryRaw<unknown[]>`select id from bus_request where id = ${id}::uuid and mode = 'circle'
      and "opensAt" <= ${now} and state = 'active' and "endedAt" is null for update skip locked`;
    if (due.length > 0) await openTo(tx, null, id, now);
    return due.length;
  });
}

/** Opens what its circle has had to itself for long enough. Returns how many. */
export async function openDueRequests(now = new Date()) {
  const due = await prisma.busRequest.findMany({
    where: { opensAt: { lte: now }, state: "active", endedAt: null },
    select: { id: true },
    orderBy: { opensAt: "asc" },
    take: 500,
  });
  let opened = 0;
  for (const { id } of due) {
    opened += await openDue(id, now).catch((error: unknown) => {
      log.warn({ err: error, requestId: id }, "a circle's request did not open, trying again");
      return 0;
    });
  }
  return opened;
}
