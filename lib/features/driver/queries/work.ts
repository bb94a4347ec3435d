import { prisma } from "@/lib/db/prisma";
import { dutyOf, dutySelect } from "./hours";

/** A driver's trip from leaving the yard to its end, in milliseconds. */
export interface DriverWork {
  driver: string;
  reference: string;
  start: number;
  end: number;
}

const select = {
  ...dutySelect,
  driverId: true,
  start: true,
  end: true,
  trip: { select: { ...dutySelect.trip.select, number: true } },
} as const;

/** What these drivers drive between two moments. Of a trip whose hours nobody knows it is the time that it holds them. */
export async function driverWork(drivers: readonly string[], from: number, to: number): Promise<DriverWork[]> {
  if (drivers.length === 0) return [];
  const rows = await prisma.tripDriver.findMany({
    where: { driverId: { in: [...drivers] }, held: true, end: { gt: new Date(from) }, start: { lt: new Date(to) } },
    select,
    orderBy: { start: "asc" },
    take: 300,
  });
  const work: DriverWork[] = [];
  for (const row of rows) {
    const duty = await dutyOf(row);
    const minutes = (duty?.onwards ?? duty?.activities)?.reduce((sum, one) => sum + one.minutes, 0) ?? 0;
    const start = Math.min(duty?.begin ?? Infinity, row.start.getTime());
    const end = Math.max(duty ? duty.begin + minutes * 60_000 : 0, row.end.getTime());
    work.push({ driver: row.driverId, reference: `A-${row.trip.number}`, start, end });
  }
  return work;
}
