import type { BusPartner } from "@/lib/access/viewer";
import { prisma, type Transaction } from "@/lib/db/prisma";
import { notFound } from "@/lib/errors";
import { clashesOf, clashName } from "@/lib/features/offer/queries/clash";
import { externalTimes } from "@/lib/features/externalcalendar/queries/busy";
import { freeFrom } from "@/lib/features/way/queries";
import { routeName } from "@/lib/i18n/place-names";
import type { Place } from "@/lib/features/place/schema";
import { formatDateTime } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import type { Prisma } from "@/prisma/generated/client";
import { driverSelect, presentDriver } from "../present/driver";
import { mostDrivers } from "../rules";
import type { AssignmentRecord } from "../schema/assignment";
import { crewHours } from "./hours";
import { programmeSelect } from "./programme";

export const assignedSelect = {
  id: true,
  number: true,
  companyId: true,
  requestId: true,
  bookingId: true,
  state: true,
  version: true,
  ...programmeSelect,
  passengers: true,
  booking: {
    select: { busId: true, end: true, more: { select: { id: true, busId: true }, orderBy: { position: "asc" } } },
  },
  company: { select: { timeZone: true, companyType: true } },
  drivers: {
    select: { driverId: true, vehicle: true, driver: { select: driverSelect }, link: { select: { createdAt: true } } },
    orderBy: { position: "asc" },
  },
} satisfies Prisma.TripSelect;
/** Bookings of the trip's buses, the first one in front. */
export const vehiclesOf = ({ bookingId, booking }: AssignedRow) =>
  bookingId && booking ? [{ id: bookingId, busId: booking.busId }, ...booking.more] : [];

export type AssignedRow = Prisma.TripGetPayload<{ select: typeof assignedSelect }>;

type Clash = { trip: Pick<AssignedRow, "number" | "startPlace" | "endPlace">; start: Date; end: Date };

/** "A-10012 Regensburg → Prag, 12.06.2027 07:00 – 13.06.2027 21:00" */
export function driverClashName({ trip, start, end }: Clash, language: Language, timeZone: string) {
  const route = routeName(trip.startPlace as Place, trip.endPlace as Place | null, language);
  return `A-${trip.number} ${route}, ${formatDateTime(start, timeZone)} – ${formatDateTime(end, timeZone)}`;
}

/** From when to when a trip holds its buses and drivers: with the way back, which begins at its end. */
export async function holdOf(row: AssignedRow): Promise<Hold> {
  return { start: row.start, end: await freeFrom(row) };
}

type Hold = { start: Date; end: Date };
const clashSelect = {
  driverId: true,
  start: true,
  end: true,
  trip: { select: { number: true, startPlace: true, endPlace: true } },
} satisfies Prisma.TripDriverSelect;

/** Trips that hold one of the drivers meanwhile, the earliest first. */
export function driverClashes(db: Transaction | typeof prisma, drivers: readonly string[], trip: string, hold: Hold) {
  return db.tripDriver.findMany({
    where: {
      driverId: { in: [...drivers] },
      tripId: { not: trip },
      held: true,
      start: { lt: hold.end },
      end: { gt: hold.start },
    },
    select: clashSelect,
    orderBy: { start: "asc" },
  });
}

async function choicesOf({ language }: BusPartner, row: AssignedRow, hold: Hold) {
  const { companyId, company } = row;
  const buses = await prisma.bus.findMany({
    where: { companyId, OR: [{ active: true }, { id: { in: vehiclesOf(row).flatMap(({ busId }) => busId ?? []) } }] },
    select: { id: true, licenceplate: true, country: true, capacity: true, active: true },
    orderBy: [{ licenceplate: "asc" }, { id: "asc" }],
    take: 1_000,
  });
  const drivers = await prisma.driver.findMany({
    where: { companyId },
    select: { id: true, name: true, languages: true },
    orderBy: [{ name: "asc" }, { id: "asc" }],
    take: mostDrivers,
  });
  const { where, ...asked } = clashesOf(
    buses.map(({ id }) => id),
    hold.start,
    hold.end,
  );
  const own = { id: { notIn: vehiclesOf(row).map(({ id }) => id) } };
  const booked = await prisma.booking.findMany({ ...asked, where: { ...where, ...own } });
  const external = await externalTimes(prisma, { buses: buses.map(({ id }) => id), ...hold });
  const held = await driverClashes(
    prisma,
    drivers.map(({ id }) => id),
    row.id,
    hold,
  );
  const { timeZone } = company;
  return {
    buses: buses.map((bus) => {
      const clash = booked.find(({ busId }) => busId === bus.id);
      const foreign = external.filter(({ busId }) => busId === null || busId === bus.id);
      return {
        ...bus,
        busy: clash ? clashName(clash, language, timeZone) : null,
        external: foreign.map(({ calendar, start, end }) => ({ calendar, start: start.getTime(), end: end.getTime() })),
      };
    }),
    drivers: drivers.map((driver) => {
      const clash = held.find(({ driverId }) => driverId === driver.id);
      return { ...driver, busy: clash ? driverClashName(clash, language, timeZone) : null };
    }),
  };
}

/** GET /trip/{id}/assignment. Throws NotFound for what is not the viewer's company's. */
export async function readAssignment(viewer: BusPartner, id: string): Promise<AssignmentRecord> {
  const where = { id, companyId: viewer.company.id };
  const row = await prisma.trip.findFirst({ where, select: assignedSelect });
  if (!row) throw notFound();
  const choices = await choicesOf(viewer, row, await holdOf(row));
  const drivers: AssignmentRecord["drivers"] = [];
  for (const { driver, vehicle, link } of row.drivers) {
    const linkedAt = link?.createdAt.getTime() ?? null;
    const { name, phone, languages } = presentDriver(driver);
    const hours = await crewHours(driver.id, row, row.company.timeZone);
    const busNumber = vehicle === null ? null : vehicle + 1;
    drivers.push({ id: driver.id, name, phone, languages, busNumber, hours, linkedAt });
  }
  const { state, version, booking } = row;
  const moreBuses = booking?.more.map(({ busId }) => busId) ?? [];
  return { trip: id, state, version, bus: booking?.busId ?? null, moreBuses, drivers, choices };
}
