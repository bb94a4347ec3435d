import { faultKind } from "@/lib/db/faults";
import type { Transaction } from "@/lib/db/prisma";
import { AppError, conflict, validationFailed } from "@/lib/errors";
import { overlapsOf } from "@/lib/features/busrequest/queries/overlaps";
import type { Language } from "@/lib/i18n/routing";
import { clashesOf, clashName } from "@/lib/features/offer/queries/clash";
import { type BookingRow, toBooking } from "../present/booking";
import type { BookingRecord } from "../schema";

type Wanted = { companyId: string; busId: string | null; keeps?: string | null };

/**
 * The company's own bus, locked, so that bookings of it come one after the other. One that is out of service stays
 * where it was (`keeps`) but takes nothing new. Throws ValidationFailed.
 */
export async function lockBus(tx: Transaction, { companyId, busId, keeps = null }: Wanted) {
  if (busId === null) return null;
  await tx.$queryRaw`select id from bus where id = ${busId}::uuid for update`;
  const bus = await tx.bus.findFirst({ where: { id: busId, companyId }, select: { id: true, active: true } });
  if (!bus || (!bus.active && bus.id !== keeps)) throw validationFailed([{ path: "bus", message: "busUnknown" }]);
  return bus.id;
}

type Carried = { request: { passengers: number | null; quantity: number } | null; busId: string | null };

/** What a customer has agreed has its seats: a bus smaller than its share of the group, and than the one before, is refused. */
export async function requireSeats(tx: Transaction, { request, busId: before }: Carried, busId: string | null) {
  if (request === null || request.passengers === null || busId === null || busId === before) return;
  const buses = await tx.bus.findMany({
    where: { id: { in: [busId, before ?? busId] } },
    select: { id: true, capacity: true },
  });
  const capacityOf = (id: string | null) => buses.find((bus) => bus.id === id)?.capacity ?? Number.POSITIVE_INFINITY;
  const needed = Math.min(Math.ceil(request.passengers / Math.max(1, request.quantity)), capacityOf(before));
  if (capacityOf(busId) < needed) throw validationFailed([{ path: "bus", message: "busTooSmall" }]);
}

/** `id`: of the booking itself, where it is there already. */
type Trip = { companyId: string; busId: string | null; start: Date; end: Date; language: Language; id?: string };

/** With the bus locked: Conflict that names the trip in the way, in the caller's language, by the company's clock. */
export async function requireFree(tx: Transaction, { companyId, busId, start, end, language, id }: Trip) {
  if (busId === null) return;
  const { where, ...asked } = clashesOf([busId], start, end);
  const clash = await tx.booking.findFirst({ ...asked, where: { ...where, ...(id && { id: { not: id } }) } });
  if (!clash) return;
  const company = await tx.company.findUniqueOrThrow({ where: { id: companyId }, select: { timeZone: true } });
  throw conflict([{ path: "bus", message: "busBooked", detail: clashName(clash, language, company.timeZone) }]);
}

/** A booking as its company gets it back, with what its bus is published for meanwhile. */
export async function withPosts(tx: Transaction, row: BookingRow, language: Language): Promise<BookingRecord> {
  const { id: except, busId: bus, start, end } = row;
  const held = bus !== null && row.state === "booked";
  const overlaps = held ? await overlapsOf(tx, { bus, start, end, except, language }) : [];
  const booking = toBooking(row, language);
  return overlaps.length > 0 ? { ...booking, overlaps } : booking;
}

/** The exclusion constraint's refusal as a message at the bus. */
export async function onceABus<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError || faultKind(error) !== "conflict") throw error;
    throw conflict([{ path: "bus", message: "busBooked" }]);
  }
}
