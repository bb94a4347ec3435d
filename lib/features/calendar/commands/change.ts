import type { Admin, BusPartner } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import type { Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { conflict, notFound, validationFailed } from "@/lib/errors";
import { noteBusChange } from "@/lib/features/offer/commands/bus-notice";
import { endReturn } from "@/lib/features/returnleg/commands/publish";
import { bookingSelect, type BookingRow, isAgreed } from "../present/booking";
import { bookingReach } from "../queries/booking";
import { bookingErrors, mayDo } from "../rules";
import type { BookingChange } from "../schema";
import { lockBus, onceABus, requireFree, requireSeats, withPosts } from "./bus";

const status = (row: BookingRow) => ({ state: row.state, agreed: isAgreed(row) });

/** With the group's share of each of the trip's buses. */
function carried({ request, busId, more, main }: BookingRow) {
  const vehicles = 1 + (main?.more ?? more).length;
  return { busId, request: request && { ...request, quantity: Math.max(request.quantity, vehicles) } };
}

async function lockBooking(tx: Transaction, viewer: BusPartner | Admin, id: string) {
  const within = bookingReach(viewer);
  await tx.$queryRaw`select id from booking where id = ${id}::uuid for update`;
  const row = await tx.booking.findFirst({ where: { id, ...within }, select: bookingSelect });
  if (!row) throw notFound();
  return row;
}

/** What a booking's times become; those of a trip that a customer has accepted stay. */
function timesOf(row: BookingRow, change: BookingChange, now: number) {
  const before = { start: row.start.getTime(), end: row.end.getTime() };
  const times = { start: change.start ?? before.start, end: change.end ?? before.end };
  const moved = times.start !== before.start || times.end !== before.end;
  if (moved && !mayDo("move", status(row))) throw validationFailed([{ path: "start", message: "bookingAgreed" }]);
  const errors = moved ? bookingErrors(times, now) : [];
  if (errors.length > 0) throw validationFailed(errors);
  return { start: new Date(times.start), end: new Date(times.end) };
}

type Call = { id: string; change: BookingChange };

/**
 * Moves or edits a booking; of another bus for an accepted trip its author is told. Throws Conflict for a stale version, a cancelled one, or at `bus` where the bus is booked
 * at that time; NotFound; ValidationFailed, also for a bus with too few seats.
 */
export async function changeBooking(viewer: BusPartner | Admin, { id, change }: Call, now = Date.now()) {
  return onceABus(() =>
    transaction(async (tx) => {
      const before = await lockBooking(tx, viewer, id);
      if (before.version !== change.version || !mayDo("change", status(before))) throw conflict();
      const times = timesOf(before, change, now);
      const wanted = change.bus === undefined ? before.busId : change.bus;
      const busId = await lockBus(tx, { companyId: before.companyId, busId: wanted, keeps: before.busId });
      await requireSeats(tx, carried(before), busId);
      await requireFree(tx, { companyId: before.companyId, busId, id, ...times, language: viewer.language });
      const { title, note } = change;
      const next = { title, note, busId, ...times, version: { increment: 1 }, sequence: { increment: 1 } };
      const after = await tx.booking.update({ where: { id }, data: next, select: bookingSelect });
      const bus = { before: { bus: before.busId }, after: { bus: busId } };
      if (isAgreed(before)) {
        await noteBusChange(tx, { bookingId: id, before: before.busId, after: busId, end: after.end, now });
      }
      await audit(tx, viewer, { action: "change", noun: "booking", recordId: id, ...bus });
      return withPosts(tx, after, viewer.language);
    }),
  );
}

/**
 * Calls a booking off; it stays, so that calendar feeds can tell of it. Throws Conflict for one that a customer has
 * accepted or that is cancelled already, NotFound.
 */
export async function cancelBooking(viewer: BusPartner | Admin, id: string) {
  await transaction(async (tx) => {
    const before = await lockBooking(tx, viewer, id);
    if (before.state === "booked" && !mayDo("cancel", status(before))) {
      throw conflict([{ path: "state", message: "bookingAgreed" }]);
    }
    if (before.state === "cancelled") throw conflict();
    const next = { state: "cancelled", version: { increment: 1 }, sequence: { increment: 1 } } as const;
    await tx.booking.update({ where: { id }, data: next, select: { id: true } });
    await endReturn(tx, viewer, id);
    await audit(tx, viewer, { action: "cancel", noun: "booking", recordId: id });
  });
}
