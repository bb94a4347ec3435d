import { prisma } from "@/lib/db/prisma";
import { notFound, validationFailed } from "@/lib/errors";
import { type Base, baseOfCompany, baseSelect } from "@/lib/features/company/queries/base";
import type { VehicleType } from "@/lib/features/busrequest/rules/kinds";
import type { Place } from "@/lib/features/place/schema";
import type { TaskBus } from "@/lib/chains/task";
import type { Language } from "@/lib/i18n/routing";

/** Whose desk it is: a person's, or the company's where a job looks for it. */
export interface Desk {
  company: { id: string };
  language: Language;
}

/** Where a bus stands: a place of a trip, or the company's address. */
export type Spot = Base;

interface TourBus {
  id: string;
  licenceplate: string;
  country: string;
  name: string | null;
  design: VehicleType;
  capacity: number;
}

/** A stretch of a bus's time in which nothing holds it: from where to where, milliseconds. */
export interface Gap {
  bus: TourBus;
  from: number;
  to: number;
  base: Spot;
  end: Spot;
}

/** Of a fleet so many are looked at: one of each size that is free alike. */
const mostBuses = 12;
const shortestGap = 60 * 60_000;

/** Where the company's buses stand. Throws ValidationFailed where nobody knows. */
export async function baseOf(companyId: string): Promise<Spot> {
  const row = await prisma.company.findUnique({ where: { id: companyId }, select: baseSelect });
  const base = row && baseOfCompany(row);
  if (!base) throw validationFailed([{ path: "bus", message: "baseUnknown" }]);
  return base;
}

/** The company's buses in service, or the one asked for. Throws NotFound for a foreign one. */
export async function busesOf(viewer: Desk, busId: string | null): Promise<TourBus[]> {
  const rows = await prisma.bus.findMany({
    where: { companyId: viewer.company.id, active: true, ...(busId && { id: busId }) },
    select: { id: true, licenceplate: true, country: true, name: true, design: true, capacity: true },
    orderBy: [{ capacity: "asc" }, { id: "asc" }],
    take: 500,
  });
  if (rows.length === 0 && busId) throw notFound();
  return rows.map((row) => ({ ...row, design: row.design as VehicleType }));
}

interface Held {
  start: Date;
  end: Date;
  from: Spot | null;
  to: Spot | null;
}

function spotOf(place: unknown, longitude: number | null, latitude: number | null): Spot | null {
  if (!place || longitude === null || latitude === null) return null;
  const known = place as Place;
  return { place: known, point: { lat: latitude, lon: longitude, country: known.address_fields.countryISO3166Code } };
}

/** What holds the buses in the window, by bus; a trip there and back ends where it began. */
async function heldBuses(ids: readonly string[], from: number, to: number) {
  const rows = await prisma.booking.findMany({
    where: { busId: { in: [...ids] }, state: "booked", start: { lt: new Date(to) }, end: { gt: new Date(from) } },
    select: {
      busId: true,
      start: true,
      end: true,
      request: {
        select: {
          transferType: true,
          startPlace: true,
          startLongitude: true,
          startLatitude: true,
          endPlace: true,
          endLongitude: true,
          endLatitude: true,
        },
      },
    },
    orderBy: { start: "asc" },
  });
  const held = new Map<string, Held[]>();
  for (const { busId, start, end, request } of rows) {
    const begin = request && spotOf(request.startPlace, request.startLongitude, request.startLatitude);
    const oneWay = request?.transferType === "transferoneway";
    const finish = oneWay ? spotOf(request.endPlace, request.endLongitude, request.endLatitude) : begin;
    const list = held.get(busId ?? "") ?? [];
    held.set(busId ?? "", [...list, { start, end, from: begin ?? null, to: finish ?? null }]);
  }
  return held;
}

type Window = { from: number; to: number; base: Spot; end: Spot };

/** The gaps between what holds a bus. What has no place is at the base. */
function gapsOf(bus: TourBus, held: readonly Held[], { from, to, base, end }: Window): Gap[] {
  const gaps: Gap[] = [];
  let at = { time: from, spot: base };
  for (const trip of held) {
    if (trip.start.getTime() - at.time >= shortestGap)
      gaps.push({ bus, from: at.time, to: trip.start.getTime(), base: at.spot, end: trip.from ?? base });
    at = { time: Math.max(at.time, trip.end.getTime()), spot: trip.to ?? base };
  }
  if (to - at.time >= shortestGap) gaps.push({ bus, from: at.time, to, base: at.spot, end });
  return gaps;
}

/** Where and when the buses are free; of those alike one. */
export async function freeGaps(buses: readonly TourBus[], window: Window): Promise<Gap[]> {
  const held = await heldBuses(
    buses.map(({ id }) => id),
    window.from,
    window.to,
  );
  const seen = new Set<string>();
  const chosen = buses.filter(({ id, capacity }) => {
    const times = (held.get(id) ?? []).map(({ start, end }) => `${start.getTime()}-${end.getTime()}`);
    const key = [capacity, ...times].join(" ");
    return !seen.has(key) && seen.add(key);
  });
  // The largest carry every group that a smaller one could.
  return chosen.slice(-mostBuses).flatMap((bus) => gapsOf(bus, held.get(bus.id) ?? [], window));
}

export const taskBus = ({ bus, from, to, base, end }: Gap, id: string, epoch: number): TaskBus => ({
  id,
  base: base.point,
  end: end.point,
  seats: bus.capacity,
  availableFrom: (from - epoch) / 60_000,
  availableTo: (to - epoch) / 60_000,
});
