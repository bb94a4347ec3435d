import type { Viewer } from "@/lib/access/viewer";
import { notify } from "@/lib/db/notices";
import type { Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { conflict } from "@/lib/errors";
import { withdrawBusRequest } from "@/lib/features/busrequest/commands/withdraw";
import { readDispatch } from "../queries/read";
import { searchSteps } from "../rules";
import { type DispatchCall, lockLead } from "./reach";
import { recordLine, tellDispatch } from "./record";
import { ringChannel, takeStep } from "./step";

/** So soon nobody has read what the step before has done: a second press, or one that came with the clock's own step. */
const justNow = 3_000;

const begins = ["opened", "reopened"];

/** The ring with which a search begins, at that very moment, is no step that a press can have meant. */
async function hasJustGone(tx: Transaction, requestId: string, now: Date) {
  const createdAt = { gt: new Date(now.getTime() - justNow) };
  const lines = await tx.dispatchEvent.findMany({
    where: { requestId, createdAt },
    select: { kind: true, createdAt: true },
  });
  const begun = Math.max(
    0,
    ...lines.filter(({ kind }) => begins.includes(kind)).map((line) => line.createdAt.getTime()),
  );
  return lines.some((line) => searchSteps.includes(line.kind) && line.createdAt.getTime() > begun);
}

/**
 * The next ring is asked now; a second call at once finds that done and asks no further one. Throws Unauthorized, NotFound,
 * Conflict where all are asked or the search is over.
 */
export async function widenDispatch(viewer: Viewer, call: DispatchCall, now = new Date()) {
  await transaction(async (tx) => {
    const { step, rings } = await lockLead(tx, viewer, call);
    if (await hasJustGone(tx, call.id, now)) return;
    if (step > rings.length + 1) throw conflict([{ path: "state", message: "dispatchEverywhere" }]);
    await recordLine(tx, viewer, call.id, { kind: "widened" }, now);
    await takeStep(tx, call.id, now);
  });
  return readDispatch(viewer, call);
}

/** Nobody further is asked until it goes on; the time that was left is kept. Throws Unauthorized, NotFound, Conflict. */
export async function pauseDispatch(viewer: Viewer, call: DispatchCall, paused: boolean, now = new Date()) {
  await transaction(async (tx) => {
    const { state, dueAt, left } = await lockLead(tx, viewer, call);
    if ((state === "paused") === paused) return;
    const data = paused
      ? { state: "paused" as const, left: dueAt && Math.max(0, dueAt.getTime() - now.getTime()), dueAt: null }
      : { state: "running" as const, left: null, dueAt: left === null ? null : new Date(now.getTime() + left) };
    await tx.dispatch.update({ where: { requestId: call.id }, data });
    await recordLine(tx, viewer, call.id, { kind: paused ? "paused" : "resumed" }, now);
    await tellDispatch(tx, call.id);
    if (!paused) await notify(tx, ringChannel, call.id);
  });
  return readDispatch(viewer, call);
}

/** No bus is needed any more: the emergency is withdrawn, which stands all down. Throws Unauthorized, NotFound, Conflict. */
export async function endDispatch(viewer: Viewer, call: DispatchCall) {
  await transaction((tx) => lockLead(tx, viewer, call));
  await withdrawBusRequest(viewer, call);
  return readDispatch(viewer, call);
}
