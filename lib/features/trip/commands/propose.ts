import type { Viewer } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import type { Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { type FieldError, validationFailed } from "@/lib/errors";
import { highestAmount } from "@/lib/features/offer/rules/price";
import type { Prisma } from "@/prisma/generated/client";
import { notifyProposed } from "../notify";
import { toTrip, type TripFull, tripSelect } from "../present";
import { difference, partsOf, placeErrors } from "../queries/difference";
import type { TripCall } from "../queries/read";
import { withWay } from "../queries/way";
import type { TripSide } from "../rules";
import type { ChangeInput } from "../schema/input";
import type { ChangeParts } from "../schema/record";
import { lockTrip, requireAhead, requireParty } from "./reach";
import { recordStep } from "./record";

const twoYears = 2 * 366 * 86_400_000;

function errorsOf(row: TripFull, after: ChangeParts, delta: number, now: Date): FieldError[] {
  const next = { ...partsOf(row), ...after };
  const errors: FieldError[] = [];
  if (Object.keys(after).length === 0 && delta === 0) errors.push({ path: "start", message: "nothingChanged" });
  if (after.start !== undefined && after.start <= now.getTime())
    errors.push({ path: "start.date", message: "dateInPast" });
  if (next.end < next.start) errors.push({ path: "end.date", message: "endBeforeStart" });
  if (next.end > now.getTime() + twoYears) errors.push({ path: "end.date", message: "dateTooFar" });
  const amount = row.amount + delta;
  if (amount < 1 || amount > highestAmount) errors.push({ path: "delta", message: "priceRange" });
  return errors;
}

/** Makes room: an own open proposal goes, one of the other side is answered by this one. */
async function closeOpen(tx: Transaction, row: TripFull, by: TripSide, now: Date) {
  const open = row.changes.find(({ state }) => state === "open");
  if (!open) return false;
  const state = open.by === by ? "withdrawn" : "countered";
  await tx.tripChange.update({ where: { id: open.id }, data: { state, answeredAt: now } });
  return state === "countered";
}

type Call = TripCall & { change: ChangeInput };

async function propose(tx: Transaction, viewer: Viewer, call: Call, now: Date) {
  const { row, side } = await lockTrip(tx, viewer, call);
  const by = requireParty(side);
  requireAhead(row, now);
  const { delta, note } = call.change;
  const { before, after } = difference(row, call.change);
  const errors = errorsOf(row, after, delta, now);
  errors.push(...(await placeErrors(row, after)));
  if (errors.length > 0) throw validationFailed(errors);
  const countered = await closeOpen(tx, row, by, now);
  const data = { tripId: row.id, by, delta, note, createdAt: now };
  const parts = { before: before as Prisma.InputJsonValue, after: after as Prisma.InputJsonValue };
  const { id: change } = await tx.tripChange.create({ data: { ...data, ...parts }, select: { id: true } });
  const kind = countered ? "countered" : "proposed";
  await recordStep(tx, viewer, row.id, { kind, by, data: { change, delta, parts: Object.keys(after) } }, now);
  await audit(tx, viewer, { action: "propose", noun: "trip", recordId: row.id, after: { change } });
  const next = { where: { id: row.id }, data: { version: { increment: 1 } }, select: tripSelect };
  const written = await tx.trip.update(next);
  await notifyProposed(tx, written, { by, before, after, delta, note });
  return toTrip(written, by, now);
}

/**
 * One side would like to have something otherwise; it holds with the other's yes alone. Throws NotFound, Forbidden,
 * Conflict for a stale version and a trip that has begun or ended, ValidationFailed.
 */
export const proposeChange = async (viewer: Viewer, call: Call, now = new Date()) =>
  withWay(await transaction((tx) => propose(tx, viewer, call, now)));
