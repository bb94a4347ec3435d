import type { BusPartner } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { faultKind } from "@/lib/db/faults";
import type { Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { AppError, conflict, notFound, validationFailed } from "@/lib/errors";
import { settleBused } from "@/lib/features/inbox/commands/due";
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
  vehiclesOf,
} from "../queries/assignment";
import { mayAssign } from "../rules";
import type { AssignmentInput } from "../schema/assignment";
import { endLinks } from "./link";
import { platesOf, standingOf } from "./standing";

/** As every action on what was accepted: first the request, then its trip. Throws NotFound. */
export async function lockAssigned(tx: Transaction, { company }: BusPartner, id: string) {
  const where = { id, companyId: company.id };
  const known = await tx.trip.findFirst({ where, select: { requestId: true } });
  if (!known) throw notFound();
  await lockRequest(tx, known.requestId);
  await tx.$queryRaw`select id from trip where id = ${id}::uuid for update`;
  return tx.trip.findUniqueOrThrow({ where: { id }, select: assignedSelect });
}

type Wanted = readonly (string | null)[];
const pathOf = (at: number) => (at === 0 ? "bus" : `moreBuses.${at - 1}`);
const refused = (at: number, message: string) => validationFailed([{ path: pathOf(at), message }]);

type Given = { wanted: string | null; vehicles: number; hold: { start: Date; end: Date }; now: Date };

/** Gives one of the trip's bookings another bus. Throws Conflict that names the entry in the way, ValidationFailed. */
async function giveBus(
  tx: Transaction,
  { language }: BusPartner,
  { id, busId: before, companyId }: { id: string; busId: string | null; companyId: string },
  { wanted, vehicles, hold, now }: Given,
) {
  await tx.$queryRaw`select id from booking where id = ${id}::uuid for update`;
  const select = { request: { select: { passengers: true, quantity: true } } } as const;
  const { request: asked } = await tx.booking.findUniqueOrThrow({ where: { id }, select });
  const request = asked && { ...asked, quantity: Math.max(asked.quantity, vehicles) };
  const busId = await lockBus(tx, { companyId, busId: wanted, keeps: before });
  await requireSeats(tx, { request, busId: before }, busId);
  await requireFree(tx, { companyId, busId, id, ...hold, language });
  const data = { busId, ...hold, version: { increment: 1 }, sequence: { increment: 1 } };
  await tx.booking.update({ where: { id }, data, select: { id: true } });
  await noteBusChange(tx, { bookingId: id, before, after: busId, end: hold.end, now: now.getTime() });
}

/** The buses as they are to be. Two that change places are freed before they are taken. */
async function giveBuses(tx: Transaction, viewer: BusPartner, row: AssignedRow, wanted: Wanted, now: Date) {
  const vehicles = vehiclesOf(row);
  if (vehicles.length === 0 && wanted[0] != null) throw refused(0, "busUnknown");
  if (wanted.length > Math.max(1, vehicles.length)) throw refused(vehicles.length, "tooMany");
  const twice = wanted.findIndex((id, at) => id !== null && wanted.indexOf(id) < at);
  if (twice >= 0) throw refused(twice, "busTwice");
  const changes = vehicles.flatMap((vehicle, at) => {
    const next = wanted[at];
    return next === undefined || next === vehicle.busId ? [] : [{ ...vehicle, next }];
  });
  if (changes.length === 0) return false;
  const hold = await holdOf(row);
  const moved = changes.filter(({ busId }) => busId !== null && wanted.includes(busId));
  for (const { id } of moved) await tx.booking.update({ where: { id }, data: { busId: null }, select: { id: true } });
  for (const { id, busId, next } of changes) {
    const asked = { wanted: next, vehicles: vehicles.length, hold, now };
    await giveBus(tx, viewer, { id, busId, companyId: row.companyId }, asked);
  }
  return true;
}

/** Which of the buses each of them takes, as asked; who stays keeps it where nothing is asked. Throws ValidationFailed. */
function vehiclesWanted(row: AssignedRow, { drivers, driverBuses }: AssignmentInput) {
  const buses = vehiclesOf(row).length;
  if (!driverBuses) return drivers.map((id) => row.drivers.find((one) => one.driverId === id)?.vehicle ?? null);
  if (driverBuses.length !== drivers.length) throw validationFailed([{ path: "driverBuses", message: "invalidValue" }]);
  const strange = driverBuses.findIndex((number) => number !== null && number > Math.max(1, buses));
  if (strange >= 0) throw validationFailed([{ path: `driverBuses.${strange}`, message: "busUnknown" }]);
  return driverBuses.map((number) => (number === null ? null : number - 1));
}

/** Throws Conflict that names the trip in the way, ValidationFailed for who does not drive for the company. */
async function giveDrivers(tx: Transaction, viewer: BusPartner, row: AssignedRow, input: AssignmentInput) {
  const { drivers: wanted } = input;
  const vehicles = vehiclesWanted(row, input);
  const before = row.drivers.map(({ driverId, vehicle }) => `${driverId} ${vehicle}`);
  if (before.join() === wanted.map((id, at) => `${id} ${vehicles[at]}`).join()) return false;
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
  const gone = { tripId, driverId: { notIn: [...wanted] } };
  await endLinks(tx, gone, row.version);
  await tx.tripDriver.deleteMany({ where: gone });
  for (const [position, driverId] of wanted.entries()) {
    const key = { tripId_driverId: { tripId, driverId } };
    const vehicle = vehicles[position] ?? null;
    await tx.tripDriver.upsert({
      where: key,
      create: { tripId, driverId, position, vehicle, ...hold },
      update: { position, vehicle, ...hold },
    });
  }
  return true;
}

async function settle(tx: Transaction, viewer: BusPartner, row: AssignedRow, now: Date) {
  const after = await tx.trip.findUniqueOrThrow({ where: { id: row.id }, select: assignedSelect });
  const [bus, drivers] = [after.booking?.busId ?? null, after.drivers.length];
  const { state, buses } = await standingOf(tx, after);
  await tx.trip.update({ where: { id: row.id }, data: { state, version: { increment: 1 } } });
  const data = { bus: platesOf(buses) || null, drivers };
  await recordStep(tx, viewer, row.id, { kind: "assigned", by: "company", data }, now);
  if (state === "ready" && row.state !== "ready")
    await recordStep(tx, viewer, row.id, { kind: "ready", by: "system" }, new Date(now.getTime() + 1));
  await settleBused(tx, row.id, now);
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
    const bus = await onceABus(() => giveBuses(tx, viewer, row, [input.bus, ...(input.moreBuses ?? [])], now));
    const drivers = await onceADriver(() => giveDrivers(tx, viewer, row, input));
    if (bus || drivers) await settle(tx, viewer, row, now);
  });
  return readAssignment(viewer, id);
}
