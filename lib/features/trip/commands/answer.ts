import type { Viewer } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { changed } from "@/lib/cache/tags";
import { faultKind } from "@/lib/db/faults";
import type { Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { AppError, conflict, forbidden, notFound } from "@/lib/errors";
import { freeFrom } from "@/lib/features/way/queries";
import { endPostsOfBus } from "@/lib/features/busrequest/commands/book-out";
import type { Prisma } from "@/prisma/generated/client";
import { notifyAnswered } from "../notify";
import { toTrip, type TripFull, tripSelect } from "../present";
import type { TripCall } from "../queries/read";
import { withWay } from "../queries/way";
import type { TripSide } from "../rules";
import { type ChangeParts, changeParts } from "../schema/record";
import { lockTrip, requireAhead, requireParty } from "./reach";
import { recordStep } from "./record";

type Call = TripCall & { changeId: string };
type Answer = "accepted" | "declined" | "withdrawn";

const driverBusy = () => conflict([{ path: "drivers", message: "driverBusy" }]);
const busBooked = () => conflict([{ path: "bus", message: "busBooked" }]);

/** New times hold the bus, too, and so does another way home. Returns until when; null where nothing moves. Throws Conflict where it is on the road then. */
async function moveBooking(tx: Transaction, viewer: Viewer, row: TripFull, after: ChangeParts, now: Date) {
  const { start: newStart, end: newEnd, startPlace = row.startPlace, endPlace = row.endPlace } = after;
  const stays = newStart === undefined && newEnd === undefined && !after.startPlace && !after.endPlace;
  if (!row.bookingId || !row.booking || stays) return null;
  const start = new Date(newStart ?? row.start);
  const { transferType } = row;
  const end = await freeFrom({ transferType, startPlace, endPlace, end: new Date(newEnd ?? row.end) });
  const all = [row.booking, ...row.booking.more].flatMap(({ busId }) => busId ?? []).toSorted();
  await tx.$queryRaw`select id from bus where id = any(${all}::uuid[]) order by id for update`;
  const others = { state: "booked", start: { lt: end }, end: { gt: start } } as const;
  const strange = { id: { not: row.bookingId }, OR: [{ mainId: null }, { mainId: { not: row.bookingId } }] };
  if ((await tx.booking.count({ where: { busId: { in: all }, ...others, ...strange } })) > 0) throw busBooked();
  for (const busId of all) await endPostsOfBus(tx, viewer, { busId, start, end }, now);
  const next = { start, end, version: { increment: 1 }, sequence: { increment: 1 } };
  await tx.booking.update({ where: { id: row.bookingId }, data: next });
  return end;
}

/** What a proposal makes of the trip; bus, drivers and papers are to be looked at anew. */
function agreedData(after: ChangeParts, delta: number): Prisma.TripUncheckedUpdateInput {
  const { start, end, startPlace, endPlace, stops, passengers } = after;
  return {
    ...(start !== undefined && { start: new Date(start) }),
    ...(end !== undefined && { end: new Date(end) }),
    ...(startPlace && { startPlace }),
    ...(endPlace && { endPlace }),
    ...(stops && { stops }),
    ...(passengers !== undefined && { passengers }),
    amount: { increment: delta },
    state: "changed",
  };
}

/** Who may say what: a yes or no is the other side's, taking back is one's own. */
function requireAnswerer(answer: Answer, by: TripSide, side: TripSide) {
  if ((answer === "withdrawn") !== (by === side)) throw forbidden();
}

async function settle(tx: Transaction, viewer: Viewer, call: Call, answer: Answer, now: Date) {
  const { row, side: known } = await lockTrip(tx, viewer, call);
  const side = requireParty(known);
  const change = row.changes.find(({ id }) => id === call.changeId);
  if (!change) throw notFound();
  requireAnswerer(answer, change.by, side);
  if (change.state !== "open") throw conflict([{ path: "state", message: "changeAnswered" }]);
  requireAhead(row, now);
  const after = changeParts.parse(change.after);
  const free = answer === "accepted" ? await moveBooking(tx, viewer, row, after, now) : null;
  await tx.tripChange.update({ where: { id: change.id }, data: { state: answer, answeredAt: now } });
  const line = { kind: answer, by: side, data: { change: change.id, delta: change.delta } };
  await recordStep(tx, viewer, row.id, line, now);
  await audit(tx, viewer, { action: answer, noun: "trip", recordId: row.id, after: { change: change.id } });
  const data = { ...(answer === "accepted" && agreedData(after, change.delta)), version: { increment: 1 } };
  const written = await tx.trip.update({ where: { id: row.id }, data, select: tripSelect });
  // The database has moved its drivers with its times; another way home holds them longer or less.
  if (free) await tx.tripDriver.updateMany({ where: { tripId: row.id }, data: { end: free } });
  const before = changeParts.parse(change.before);
  await notifyAnswered(tx, written, { answer, by: side, before, after, delta: change.delta });
  await changed(tx, `busrequest:${row.requestId}`);
  return toTrip(written, side, now);
}

/**
 * The other side's yes or no, or the own side's second thought. An accepted change is in force at once, its booking too.
 * Throws NotFound, Forbidden, Conflict with its reason (answered meanwhile, stale, begun, bus on the road).
 */
export async function answerChange(viewer: Viewer, call: Call, answer: Answer, now = new Date()) {
  try {
    return await withWay(await transaction((tx) => settle(tx, viewer, call, answer, now)));
  } catch (error) {
    // The bus was looked at with its row locked: what the database still refuses is a driver on two trips.
    if (!(error instanceof AppError) && faultKind(error) === "conflict") throw driverBusy();
    throw error;
  }
}
