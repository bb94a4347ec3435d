import type { Viewer } from "@/lib/access/viewer";
import { prisma, type Transaction } from "@/lib/db/prisma";
import { conflict, notFound, validationFailed } from "@/lib/errors";
import { acceptInTurn } from "@/lib/features/offer/commands/accept";
import { placeAccepted } from "@/lib/features/offer/commands/place-accepted";
import { lockRequest } from "@/lib/features/offer/commands/reach";
import { readDispatch } from "../queries/read";
import { isOpen } from "../rules";
import type { DispatchAccept } from "../schema/dispatch";
import { type DispatchCall, requireLead } from "./reach";

/** Somebody was faster, or the emergency is over: whose bus comes. */
async function requireUnlocked(tx: Transaction, requestId: string) {
  const { state, acceptedAskId: id } = await tx.dispatch.findUniqueOrThrow({ where: { requestId } });
  if (isOpen(state)) return;
  const won = id ? await tx.dispatchAsk.findUnique({ where: { id }, select: { company: true } }) : null;
  if (!won) throw conflict([{ path: "answer", message: "dispatchOver" }]);
  throw conflict([{ path: "answer", message: "dispatchTaken", detail: won.company.name }]);
}

/** Of a company that can send a bus. Throws NotFound, Conflict where it cannot any more, ValidationFailed without a price. */
async function answerOf(tx: Transaction, requestId: string, { answer, price }: DispatchAccept) {
  const row = await tx.dispatchAsk.findFirst({
    where: { id: answer, requestId },
    include: {
      company: true,
      bus: { select: { active: true } },
      more: { select: { busId: true, bus: { select: { active: true } } }, orderBy: { position: "asc" } },
    },
  });
  if (!row) throw notFound();
  const isRetired = [row.bus, ...row.more.map(({ bus }) => bus)].some((bus) => bus?.active === false);
  if (!row.can || row.stoodDownAt || !row.arrivesAt || !row.company.active || isRetired)
    throw conflict([{ path: "answer", message: "dispatchNoBus" }]);
  const amount = row.amount ?? price?.amount;
  if (!amount) throw validationFailed([{ path: "price", message: "required" }]);
  return { ...row, amount, arrivesAt: row.arrivesAt };
}

/** The trip begins when the bus is there, and takes as long as it was reckoned with. */
async function moveTrip(tx: Transaction, id: string, arrivesAt: Date, now: Date) {
  const { startDate, endDate } = await tx.busRequest.findUniqueOrThrow({ where: { id } });
  const start = new Date(Math.max(arrivesAt.getTime(), now.getTime()));
  const lasts = endDate.getTime() - startDate.getTime();
  await tx.busRequest.update({
    where: { id },
    data: { startDate: start, endDate: new Date(start.getTime() + lasts) },
  });
}

/**
 * POST /dispatch/{id}/accept: the first acceptance locks, in one transaction with the trip that it makes; all others are
 * stood down. Throws Unauthorized, NotFound, Conflict for who comes second (with whose bus comes) and for a bus that is
 * on the road by now, ValidationFailed where no price is known.
 */
export async function acceptAnswer(viewer: Viewer, call: DispatchCall, input: DispatchAccept, now = new Date()) {
  await requireLead(prisma, viewer, call);
  await acceptInTurn(async (tx) => {
    await lockRequest(tx, call.id);
    await requireUnlocked(tx, call.id);
    const { companyId, busId, more, amount, arrivesAt } = await answerOf(tx, call.id, input);
    await moveTrip(tx, call.id, arrivesAt, now);
    await placeAccepted(tx, viewer, { requestId: call.id, companyId, busId, more, amount }, now);
  });
  return readDispatch(viewer, call);
}
