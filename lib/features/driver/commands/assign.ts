import type { BusPartner } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { faultKind } from "@/lib/db/faults";
import type { Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { AppError, conflict, notFound, validationFailed } from "@/lib/errors";
import { lockBus, onceABus, requireFree, requireSeats } from "@/lib/features/calendar/commands/bus";
import { noteBusChange } from "@/lib/features/offer/commands/bus-notice";
import { lockRequest } from "@/lib/features/offer/commands/reach";
import { recordStep } from "@/lib/features/trip/commands/record";
import {
  type AssignedRow,
  assignedSelect,
  driverClashes,
  driverClashName,
  holdOf,
  readAssignment,
} from "../queries/assignment";
import { mayAssign, stateOf } from "../rules";
import type { AssignmentInput } from "../schema/assignment";

/** As every action on what was accepted: first the request, then its trip. Throws NotFound. */
async function lockAssigned(tx: Transaction, { company }: BusPartner, id: string) {
  const where = { id, companyId: company.id };
  const known = await tx.trip.findFirst({ where, select: { requestId: true } });
  if (!known) throw notFound();
  await lockRequest(tx, known.requestId);
  await tx.$queryRaw`select id from trip where id = ${id}::uuid for update`;
  return tx.trip.findUniqueOrThrow({ where: { id }, select: assignedSelect });
}

/** Gives the trip's booking another bus. Throws Conflict that names the entry in the way, ValidationFailed. */
async function giveBus(tx: Transaction, { language }: BusPartner, row: AssignedRow, wanted: string | null, now: Date) {
  const { bookingId: id, companyId } = row;
  const before = row.booking?.busId ?? null;
  if (wanted === before) return false;
  if (!id) throw validationFailed([{ path: "bus", message: "busUnknown" }]);
  await tx.$queryRaw`select id from booking where id = ${id}::uuid for update`;
  const select = { request: { select: { passengers: true, quantity: true } }, start: true, end: true } as const;
  const { request, start, end } = await tx.booking.findUniqueOrThrow({ where: { id }, select });
  const busId = await lockBus(tx, { companyId, busId: wanted, keeps: before });
  await requireSeats(tx, { request, busId: before }, busId);
  await requireFree(tx, { companyId, busId, id, start, end, language });
  const data = { busId, version: { increment: 1 }, sequence: { increment: 1 } };
  await tx.booking.update({ where: { id }, data, select: { id: true } });
  await noteBusChange(tx, { bookingId: id, before, after: busId, end, now: now.getTime() });
  return true;
}

/** Throws Conflict that names the trip in the way, ValidationFailed for who does not drive for the company. */
async function giveDrivers(tx: Transaction, viewer: BusPartner, row: AssignedRow, wanted: readonly string[]) {
  const before = row.drivers.map(({ driverId }) => driverId);
  if (before.join() === wanted.join()) return false;
  const { id: tripId, companyId, company } = row;
  // In one order, so that two who assign the same people do not wait for each other.
  const ids = wanted.toSorted();
  await tx.$queryRaw`select id from driver where id = any(${ids}::uuid[]) order by id for update`;
  const known = await tx.driver.findMany({ where: { id: { in: ids }, companyId }, select: { id: true, name: true } });
  const stranger = wanted.findIndex((id) => known.every((driver) => driver.id !== id));
  if (stranger >= 0) throw validationFailed([{ path: `drivers.${stranger}`, message: "driverUnknown" }]);
  const hold = await holdOf(row);
  const [clash] = await driverClashes(tx, wanted, tripId, hold);
  if (clash) {
    const name = known.find(({ id }) => id === clash.driverId)?.name ?? "";
    const detail = `${name}: ${driverClashName(clash, viewer.language, company.timeZone)}`;
    throw conflict([{ path: `drivers.${wanted.indexOf(clash.driverId)}`, message: "driverBusy", detail }]);
  }
  await tx.tripDriver.deleteMany({ where: { tripId, driverId: { notIn: [...wanted] } } });
  for (const [position, driverId] of wanted.entries()) {
    const key = { tripId_driverId: { tripId, driverId } };
    await tx.tripDriver.upsert({
      where: key,
      create: { tripId, driverId, position, ...hold },
      update: { position, ...hold },
    });
  }
  return true;
}

async function settle(tx: Transaction, viewer: BusPartner, row: AssignedRow, now: Date) {
  const after = await tx.trip.findUniqueOrThrow({ where: { id: row.id }, select: assignedSelect });
  const [bus, drivers] = [after.booking?.busId ?? null, after.drivers.length];
  const wasChanged = (await tx.tripChange.count({ where: { tripId: row.id, state: "accepted" } })) > 0;
  const hasFleet = row.company.companyType === "busoperator";
  const state = stateOf({ state: row.state, bus, drivers, hasFleet, wasChanged });
  await tx.trip.update({ where: { id: row.id }, data: { state, version: { increment: 1 } } });
  const plate = bus && (await tx.bus.findUniqueOrThrow({ where: { id: bus }, select: { licenceplate: true } }));
  const data = { bus: plate ? plate.licenceplate : null, drivers };
  await recordStep(tx, viewer, row.id, { kind: "assigned", by: "company", data }, now);
  if (state === "ready" && row.state !== "ready")
    await recordStep(tx, viewer, row.id, { kind: "ready", by: "system" }, new Date(now.getTime() + 1));
  const ids = after.drivers.map(({ driverId }) => driverId);
  await audit(tx, viewer, { action: "assign", noun: "trip", recordId: row.id, after: { bus, drivers: ids } });
}

/** What raced past the look is the exclusion constraint's to refuse; the bus's says so itself. */
async function onceADriver<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError || faultKind(error) !== "conflict") throw error;
    throw conflict([{ path: "drivers", message: "driverBusy" }]);
  }
}

/**
 * PUT /trip/{id}/assignment: bus and drivers as they are to be. Throws NotFound, ValidationFailed, Conflict for a stale
 * version, a trip that is over, or with the entry in the way.
 */
export async function assignTrip(viewer: BusPartner, id: string, input: AssignmentInput, now = new Date()) {
  await transaction(async (tx) => {
    const row = await lockAssigned(tx, viewer, id);
    if (!mayAssign(row.state)) throw conflict([{ path: "state", message: "tripOver" }]);
    if (row.version !== input.version) throw conflict();
    const bus = await onceABus(() => giveBus(tx, viewer, row, input.bus, now));
    const drivers = await onceADriver(() => giveDrivers(tx, viewer, row, input.drivers));
    if (bus || drivers) await settle(tx, viewer, row, now);
  });
  return readAssignment(viewer, id);
}
