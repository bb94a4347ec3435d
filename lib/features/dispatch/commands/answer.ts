import type { Viewer } from "@/lib/access/viewer";
import { prisma, type Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { AppError, conflict, validationFailed } from "@/lib/errors";
import { lockRequest } from "@/lib/features/offer/commands/reach";
import { clashesOf, clashName } from "@/lib/features/offer/queries/clash";
import { settleItems } from "@/lib/features/inbox/commands/put";
import { mailedSelect, notifyAnswer } from "../notify";
import { toAsk } from "../present";
import { type AskRow, requireAsk } from "../queries/asked";
import { isOpen } from "../rules";
import type { DispatchAnswer } from "../schema/dispatch";
import type { DispatchCall } from "./reach";
import { recordLine, tellDispatch } from "./record";
import { takeStep } from "./step";

const hour = 3_600_000;

const pathOf = (at: number) => (at === 0 ? "bus" : `moreBuses.${at - 1}`);

/** Each of the company's own fleet, none twice, and free from now until the trip is over. */
async function requireBuses(tx: Transaction, viewer: Viewer, { row, input, arrives }: Sent, now: Date) {
  const { bus, moreBuses } = input;
  if (!bus && moreBuses.length > 0) throw validationFailed([{ path: "bus", message: "required" }]);
  if (!bus) return;
  const ids = [bus, ...moreBuses];
  if (moreBuses.includes(bus)) throw validationFailed([{ path: pathOf(ids.lastIndexOf(bus)), message: "busTwice" }]);
  const where = { id: { in: ids }, companyId: row.companyId, active: true };
  const own = await tx.bus.findMany({ where, select: { id: true } });
  const stranger = ids.findIndex((id) => own.every((one) => one.id !== id));
  if (stranger >= 0) throw validationFailed([{ path: pathOf(stranger), message: "busUnknown" }]);
  const [clash] = await tx.booking.findMany(clashesOf(ids, now, new Date(arrives.getTime() + hour)));
  if (!clash) return;
  const path = pathOf(ids.indexOf(clash.busId ?? ""));
  throw conflict([{ path, message: "busBooked", detail: clashName(clash, viewer.language) }]);
}

type Sent = Pick<Given, "row" | "input"> & { arrives: Date };

async function sendBus(tx: Transaction, viewer: Viewer, { row, input, byLink }: Given, now: Date) {
  const { minutes, price, bus, moreBuses } = input;
  const [busId, amount] = [bus ?? null, price?.amount ?? null];
  const arrivesAt = new Date(now.getTime() + minutes * 60_000);
  await requireBuses(tx, viewer, { row, input, arrives: arrivesAt }, now);
  const more = { create: moreBuses.map((id, position) => ({ busId: id, position })) };
  const data = { can: true, answeredAt: now, seenAt: row.seenAt ?? now, arrivesAt, busId, more, amount, byLink };
  await tx.dispatchAsk.update({ where: { id: row.id }, data });
  const line = { kind: "can", askId: row.id, data: { arrives: arrivesAt.getTime() } } as const;
  await recordLine(tx, viewer, row.requestId, line, now);
  const request = await tx.busRequest.findUniqueOrThrow({ where: { id: row.requestId }, select: mailedSelect });
  await notifyAnswer(tx, request, { company: row.company.name, arrivesAt, amount });
}

type Given = { row: AskRow; input: Extract<DispatchAnswer, { can: true }>; byLink: boolean };

/** Whoever is left may still answer; where nobody is, the next ring need not wait for its time. */
async function declineAsk(tx: Transaction, viewer: Viewer, { row, byLink }: Omit<Given, "input">, now: Date) {
  const { id, requestId } = row;
  await tx.dispatchAsk.update({
    where: { id },
    data: { can: false, answeredAt: now, seenAt: row.seenAt ?? now, byLink },
  });
  await recordLine(tx, viewer, requestId, { kind: "cannot", askId: id }, now);
  const waiting = await tx.dispatchAsk.count({
    where: { requestId, stoodDownAt: null, OR: [{ can: null }, { can: true }] },
  });
  if (waiting === 0 && row.dispatch.state === "running") await takeStep(tx, requestId, now);
}

const stoodDown = () => new AppError("StoodDown");
const answered = () => conflict([{ path: "can", message: "dispatchAnswered" }]);

/**
 * POST /dispatch/{id}/answer: the company that was asked, signed in or by its mail's link, once. Throws Unauthorized,
 * NotFound, StoodDown once the search is over, Conflict where it has answered or its bus is on the road.
 */
export async function answerAsk(viewer: Viewer, call: DispatchCall, input: DispatchAnswer, now = new Date()) {
  return transaction(async (tx) => {
    await requireAsk(tx, viewer, call);
    await lockRequest(tx, call.id);
    const { row, byLink } = await requireAsk(tx, viewer, call);
    if (row.can !== null && !row.stoodDownAt) throw answered();
    if (!isOpen(row.dispatch.state) || row.stoodDownAt) throw stoodDown();
    if (input.can) await sendBus(tx, viewer, { row, input, byLink }, now);
    else await declineAsk(tx, viewer, { row, byLink }, now);
    await settleItems(tx, {
      kind: ["emergency"],
      requestId: call.id,
      holder: { companyId: row.companyId, userId: null },
    });
    await tellDispatch(tx, call.id, [row.companyId]);
    return toAsk((await requireAsk(tx, viewer, call)).row);
  });
}

/** POST /dispatch/{id}/seen: its page was opened by people, not by what checks links. Throws Unauthorized, NotFound. */
export async function markSeen(viewer: Viewer, call: DispatchCall, now = new Date()) {
  const known = (await requireAsk(prisma, viewer, call)).row;
  if (known.seenAt || !isOpen(known.dispatch.state)) return toAsk(known);
  return transaction(async (tx) => {
    await lockRequest(tx, call.id);
    // Somebody else may have been accepted meanwhile: then its page says so, and the history has no line after the end.
    const { row } = await requireAsk(tx, viewer, call);
    if (row.seenAt || !isOpen(row.dispatch.state)) return toAsk(row);
    await tx.dispatchAsk.update({ where: { id: row.id }, data: { seenAt: now } });
    await recordLine(tx, viewer, call.id, { kind: "seen", askId: row.id }, now);
    await tellDispatch(tx, call.id);
    return toAsk({ ...row, seenAt: now });
  });
}
