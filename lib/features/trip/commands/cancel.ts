import type { Viewer } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { changed } from "@/lib/cache/tags";
import { prisma, type Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { validationFailed } from "@/lib/errors";
import { endReturn } from "@/lib/features/returnleg/commands/publish";
import type { Currency } from "@/lib/features/offer/rules/price";
import { notifyCancelled } from "../notify";
import { type TripFull, tripSelect } from "../present";
import { type TripCall, tripWithSide } from "../queries/read";
import {
  cancelPercent,
  cancelReasons,
  isAwaited,
  missingBus,
  shareOf,
  stepBegins,
  tripPrice,
  type TripSide,
  tripSides,
} from "../rules";
import type { CancelInput } from "../schema/input";
import type { CancellationRecord } from "../schema/record";
import { tripTerms } from "../schema/terms";
import { lockTrip, requireAhead, requireParty } from "./reach";
import { recordStep } from "./record";
import { reopenRequest } from "./reopen";

type CancelReason = NonNullable<CancelInput["reason"]>;
type Call = TripCall & { input: CancelInput };

/** The price of which the steps take their share: with tax where it is known. */
function shared({ amount, vatIncluded, vatRate }: TripFull) {
  const price = tripPrice({ amount, vatIncluded, vatRate: vatRate === null ? null : Number(vatRate) });
  return price.gross ?? amount;
}

const isMissing = (row: TripFull, now: Date) =>
  isAwaited({ ...row, category: row.request.category, history: row.events }, now);

/** Throws Conflict with its reason once the trip has begun or is called off, but for a bus that does not come. */
function requireStoppable(row: TripFull, now: Date) {
  if (!isMissing(row, now)) requireAhead(row, now);
}

/** What it costs at `now`. A company that calls off asks for nothing, one whose bus does not come neither. */
function cancellationOf(row: TripFull, by: TripSide, now: Date): CancellationRecord {
  const { ladder, cancellation: words } = tripTerms.parse(row.terms);
  const start = row.start.getTime();
  const price = shared(row);
  const missing = isMissing(row, now);
  const percent = by === "company" || missing ? 0 : ladder && cancelPercent(ladder, start, now.getTime());
  return {
    cancelled: false,
    by,
    percent,
    words,
    amount: percent === null ? null : shareOf(price, percent),
    currency: row.currency as Currency,
    steps: (ladder ?? []).map((step) => ({
      ...step,
      from: stepBegins(start, step.days),
      amount: shareOf(price, step.percent),
    })),
    reopens: missing ? isFilled(row) : by === "company" && reopens(row, now),
  };
}

/** Its author can be told, and nothing else has ended it. */
const isFilled = ({ request }: TripFull) => request.email !== "" && request.endReason === "filled";

/** A group that still wants to go, on the day that was agreed last. */
const reopens = (row: TripFull, now: Date) => row.start > now && isFilled(row);

/** POST /trip/{id}/cancel?preview=1: what it would cost, and nothing else happens. */
export async function previewCancel(viewer: Viewer, call: TripCall, now = new Date()) {
  const { row, side } = await tripWithSide(prisma, viewer, call);
  const by = requireParty(side);
  requireStoppable(row, now);
  return cancellationOf(row, by, now);
}

function requireReason(by: TripSide, { reason }: CancelInput, missing: boolean) {
  const known: readonly string[] = by === "author" && missing ? [missingBus] : cancelReasons[by];
  if (!reason) throw validationFailed([{ path: "reason", message: "required" }]);
  if (!known.includes(reason)) throw validationFailed([{ path: "reason", message: "invalidValue" }]);
  return reason;
}

/** The bus is free, an open proposal has nothing left to change. */
async function release(tx: Transaction, viewer: Viewer | null, row: TripFull, now: Date) {
  await tx.tripChange.updateMany({
    where: { tripId: row.id, state: "open" },
    data: { state: "withdrawn", answeredAt: now },
  });
  if (!row.bookingId) return;
  const next = { state: "cancelled", version: { increment: 1 }, sequence: { increment: 1 } } as const;
  await tx.booking.update({ where: { id: row.bookingId }, data: next });
  await tx.busNotice.deleteMany({
    where: { OR: [{ bookingId: row.bookingId }, { booking: { mainId: row.bookingId } }] },
  });
  await endReturn(tx, viewer, row.bookingId, now);
}

async function cancelIn(tx: Transaction, viewer: Viewer, call: Call, now: Date) {
  const { row, side } = await lockTrip(tx, viewer, call);
  const by = requireParty(side);
  requireStoppable(row, now);
  const reason = requireReason(by, call.input, isMissing(row, now));
  return callOff(tx, viewer, row, { by, reason, text: call.input.text, tell: tripSides }, now);
}

type CalledOff = { by: TripSide; reason: CancelReason; text: string; tell: readonly TripSide[] };

/** The trip is locked and lies ahead. `tell`: the sides that are written to. */
export async function callOff(tx: Transaction, viewer: Viewer | null, row: TripFull, given: CalledOff, now: Date) {
  const { by, reason, text, tell } = given;
  const result = cancellationOf(row, by, now);
  await release(tx, viewer, row, now);
  const written = await tx.trip.update({
    where: { id: row.id },
    data: {
      state: "cancelled",
      cancelledBy: by,
      cancelReason: reason,
      cancelText: text,
      cancelFee: result.amount,
      cancelledAt: now,
      version: { increment: 1 },
    },
    select: tripSelect,
  });
  const { percent, amount } = result;
  await recordStep(tx, viewer, row.id, { kind: "cancelled", by, data: { reason, percent, amount } }, now);
  await audit(tx, viewer, { action: "cancel", noun: "trip", recordId: row.id, after: { by, reason } });
  if (result.reopens) await reopenRequest(tx, viewer, written, now);
  await notifyCancelled(tx, written, { by, reason, text, fee: amount, reopened: result.reopens }, tell);
  await changed(tx, "busrequest", `busrequest:${row.requestId}`);
  return { ...result, cancelled: true };
}

/**
 * One side calls the trip off, at the price of the agreed steps; the other is told, the bus is free. Throws NotFound,
 * Forbidden, ValidationFailed, Conflict for a stale version and a trip that has begun or ended; the bus of an emergency
 * that does not come can be called off until it is there.
 */
export const cancelTrip = (viewer: Viewer, call: Call, now = new Date()) =>
  transaction((tx) => cancelIn(tx, viewer, call, now));
