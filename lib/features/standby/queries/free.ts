import { prisma } from "@/lib/db/prisma";
import { driverWork } from "@/lib/features/driver/queries/work";
import { meets, restWarning, type Span } from "../rules";

export interface FreeCrew {
  /** Nobody stands ready at the base in these hours yet. */
  isFree: (base: string, hours: Span) => boolean;
  /** A driver with enough rest and a bus that are free; null where there is none. */
  crewOf: (hours: Span) => { driver: string | null; bus: string | null };
}

const day = 86_400_000;
const timed = <T extends { start: Date; end: Date }>(row: T) => {
  return { ...row, start: row.start.getTime(), end: row.end.getTime() };
};

/** Who and what of a company is free in some nights. */
export async function freeCrews(companyId: string, span: Span): Promise<FreeCrew> {
  const during = { start: { lt: new Date(span.end) }, end: { gt: new Date(span.start) } };
  const [windows, drivers, buses, bookings] = await Promise.all([
    prisma.standbyWindow.findMany({ where: { companyId, ...during } }),
    prisma.driver.findMany({ where: { companyId }, select: { id: true }, orderBy: { name: "asc" } }),
    prisma.bus.findMany({ where: { companyId, active: true }, select: { id: true }, orderBy: { licenceplate: "asc" } }),
    prisma.booking.findMany({
      where: { companyId, state: "booked", busId: { not: null }, ...during },
      select: { busId: true, start: true, end: true },
    }),
  ]);
  const held = windows.map(timed);
  const booked = bookings.map(timed);
  const ids = drivers.map(({ id }) => id);
  const work = await driverWork(ids, span.start - day, span.end + day);
  return {
    isFree: (base, hours) => !held.some((one) => one.base === base && meets(one, hours)),
    crewOf: (hours) => {
      const tonight = held.filter((one) => meets(one, hours));
      const rested = (id: string) =>
        restWarning(
          hours,
          work.filter(({ driver }) => driver === id),
        ) === null;
      const driver = ids.find((id) => !tonight.some(({ driverId }) => driverId === id) && rested(id));
      const bus = buses.find(
        ({ id }) =>
          !tonight.some(({ busId }) => busId === id) && !booked.some((one) => one.busId === id && meets(one, hours)),
      );
      return { driver: driver ?? null, bus: bus?.id ?? null };
    },
  };
}
