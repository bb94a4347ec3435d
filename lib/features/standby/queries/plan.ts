import { worksFor } from "@/lib/access/records";
import type { BusPartner } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { notFound } from "@/lib/errors";
import { whyUnasked } from "@/lib/features/dispatch/queries/reachable";
import { type DriverWork, driverWork } from "@/lib/features/driver/queries/work";
import { addDays, today, weekStart } from "@/lib/i18n/days";
import type { Language } from "@/lib/i18n/routing";
import { atWallClock } from "@/lib/i18n/wall-clock";
import { meets, restWarning } from "../rules";
import type { StandbyQuery, StandbyRecord, StandbyWindow } from "../schema";
import { baseName, basesOf, type StandbyBase } from "./bases";

const day = 86_400_000;

/** From the first moment of a day on for so many days, by a zone's clock. */
export function daysSpan(from: string, days: number, timeZone: string) {
  const at = (date: string) => atWallClock(`${date}T00:00`, timeZone);
  return { start: at(from), end: at(addDays(from, days)) };
}

const windowSelect = {
  id: true,
  base: true,
  start: true,
  end: true,
  busId: true,
  driverId: true,
  series: true,
} as const;

function windowRows(companyId: string, span: { start: number; end: number }) {
  return prisma.standbyWindow.findMany({
    where: { companyId, start: { gte: new Date(span.start), lt: new Date(span.end) } },
    select: windowSelect,
    orderBy: [{ start: "asc" }, { base: "asc" }],
  });
}
type Row = Awaited<ReturnType<typeof windowRows>>[number];

function presentWindow({ id, base, start, end, busId, driverId, series }: Row): StandbyWindow {
  return { id, base, start: start.getTime(), end: end.getTime(), bus: busId, driver: driverId, series };
}

function restWarnings(windows: readonly StandbyWindow[], work: readonly DriverWork[]): StandbyRecord["warnings"] {
  return windows.flatMap((window) => {
    const found = restWarning(
      window,
      work.filter(({ driver }) => driver === window.driver),
    );
    return found ? [{ window: window.id, ...found }] : [];
  });
}

/** Of a bus that is booked meanwhile. */
async function busWarnings(windows: readonly StandbyWindow[]): Promise<StandbyRecord["warnings"]> {
  const [first, last] = [windows[0]?.start ?? 0, Math.max(0, ...windows.map(({ end }) => end))];
  const rows = await prisma.booking.findMany({
    where: {
      busId: { in: windows.flatMap(({ bus }) => bus ?? []) },
      state: "booked",
      start: { lt: new Date(last) },
      end: { gt: new Date(first) },
    },
    select: { busId: true, start: true, end: true, trip: { select: { number: true } } },
    orderBy: { start: "asc" },
    take: 300,
  });
  const bookings = rows.map(({ start, end, ...row }) => ({ ...row, start: start.getTime(), end: end.getTime() }));
  return windows.flatMap((window) => {
    const found = bookings.find((one) => one.busId === window.bus && meets(one, window));
    if (!found) return [];
    const reference = found.trip ? `A-${found.trip.number}` : null;
    return [{ window: window.id, kind: "busBooked" as const, reference, minutes: 0, repair: null }];
  });
}

async function warningsOf(windows: readonly StandbyWindow[]) {
  if (windows.length === 0) return [];
  const drivers = [...new Set(windows.flatMap(({ driver }) => driver ?? []))];
  const from = Math.min(...windows.map(({ start }) => start)) - day;
  const to = Math.max(...windows.map(({ end }) => end)) + day;
  const work = await driverWork(drivers, from, to);
  return [...restWarnings(windows, work), ...(await busWarnings(windows))];
}

const presentBase = ({ key, longitude, latitude, ...base }: StandbyBase, language: Language) => {
  return { key, name: baseName(base, language), home: key === "home", longitude, latitude };
};

const choices = (companyId: string) =>
  Promise.all([
    prisma.driver.findMany({ where: { companyId }, select: { id: true, name: true }, orderBy: { name: "asc" } }),
    prisma.bus.findMany({
      where: { companyId, active: true },
      select: { id: true, licenceplate: true },
      orderBy: { licenceplate: "asc" },
    }),
  ]);

/** GET /company/{id}/standby. Throws NotFound for a foreign company. */
export async function readStandby(
  viewer: BusPartner,
  companyId: string,
  { from: asked, days }: StandbyQuery,
): Promise<StandbyRecord> {
  if (!worksFor(viewer, companyId)) throw notFound();
  const { bases, timeZone } = await basesOf(prisma, companyId);
  const from = asked ?? weekStart(today(Date.now(), timeZone), 1);
  const rows = await windowRows(companyId, daysSpan(from, days, timeZone));
  const windows = rows.map(presentWindow);
  const plan = await prisma.standbyPlan.findUnique({ where: { companyId }, select: { version: true } });
  const [[drivers, buses], unasked] = await Promise.all([choices(companyId), whyUnasked(companyId)]);
  return {
    unasked,
    from,
    days,
    timeZone,
    version: plan?.version ?? 0,
    bases: bases.map((base) => presentBase(base, viewer.language)),
    windows,
    warnings: await warningsOf(windows),
    drivers,
    buses,
  };
}
