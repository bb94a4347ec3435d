import { prisma } from "@/lib/db/prisma";
import { notFound, validationFailed } from "@/lib/errors";
import { type Base, baseOfCompany, baseSelect } from "@/lib/features/company/queries/base";
import type { VehicleType } from "@/lib/features/busrequest/rules/kinds";
import { externalTimes } from "@/lib/features/externalcalendar/queries/busy";
import { isChosen } from "@/lib/features/place/rules";
import type { Place } from "@/lib/features/place/schema";
import type { TaskBus } from "@/lib/chains/task";
import { cellOf } from "@/lib/geo/road/port";
import { placeName } from "@/lib/i18n/place-names";
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
  litres: number | null;
  wheelchairPlaces: number;
  seatsPerWheelchair: number;
}

/** A booking that stands, milliseconds. */
interface FixedPoint {
  title: string;
  start: number;
  end: number;
}

/** A stretch of a bus's time in which nothing holds it: from where to where, milliseconds; what holds it before and behind. */
export interface Gap {
  bus: TourBus;
  from: number;
  to: number;
  base: Spot;
  end: Spot;
  fixed: FixedPoint[];
}

/** Of a fleet so many are looked at: one of each size that is free alike. */
const mostBuses = 12;
const shortestGap = 60 * 60_000;

export interface Ends {
  start?: Place | null;
  end?: Place | null;
}

/** A place that is named; null where none is. */
export function spotAt(place: Place | null | undefined): Spot | null {
  if (!place || !isChosen(place)) return null;
  const { location, address_fields } = place;
  return {
    place,
    point: { lat: location.latitude, lon: location.longitude, country: address_fields.countryISO3166Code },
  };
}

async function yardOf(companyId: string): Promise<Spot | null> {
  const row = await prisma.company.findUnique({ where: { id: companyId }, select: baseSelect });
  return row && baseOfCompany(row);
}

/** What the yard is called; null where nobody knows where it is. */
export async function yardName({ company, language }: Desk) {
  const yard = await yardOf(company.id);
  return yard && placeName(yard.place, language);
}

/**
 * The company's yard, where the bus begins and where it must be at the end: at the yard unless a place is named. Throws ValidationFailed
 * where nobody knows the yard and one of them is left to it.
 */
export async function spotsOf(companyId: string, ends: Ends) {
  const [start, end] = [spotAt(ends.start), spotAt(ends.end)];
  // Without a yard a bus stands where it begins while it has an entry without a place.
  const base = (await yardOf(companyId)) ?? (end && start);
  if (!base) throw validationFailed([{ path: "bus", message: "baseUnknown" }]);
  return { base, start: start ?? base, end: end ?? base };
}

const busSelect = {
  id: true,
  licenceplate: true,
  country: true,
  name: true,
  design: true,
  capacity: true,
  litres: true,
  wheelchairPlaces: true,
  seatsPerWheelchair: true,
} as const;

/** The company's buses in service, or the one asked for. Throws NotFound for a foreign one. */
export async function busesOf(viewer: Desk, busId: string | null): Promise<TourBus[]> {
  const rows = await prisma.bus.findMany({
    where: { companyId: viewer.company.id, active: true, ...(busId && { id: busId }) },
    select: busSelect,
    orderBy: [{ capacity: "asc" }, { id: "asc" }],
    take: 500,
  });
  if (rows.length === 0 && busId) throw notFound();
  return rows.map((row) => ({ ...row, design: row.design as VehicleType }));
}

interface Held {
  title: string;
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
async function heldBuses(ids: readonly string[], { from, to, legs }: Window) {
  const rows = await prisma.booking.findMany({
    where: {
      busId: { in: [...ids] },
      state: "booked",
      start: { lt: new Date(to) },
      end: { gt: new Date(from) },
      // Null is no leg, which NOT IN alone would leave out.
      OR: [{ requestId: null }, { requestId: { notIn: [...legs] } }],
    },
    select: {
      busId: true,
      title: true,
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
  const hold = (id: string, one: Held) => held.set(id, [...(held.get(id) ?? []), one]);
  for (const { busId, title, start, end, request } of rows) {
    const begin = request && spotOf(request.startPlace, request.startLongitude, request.startLatitude);
    const oneWay = request?.transferType === "transferoneway";
    const finish = oneWay ? spotOf(request.endPlace, request.endLongitude, request.endLatitude) : begin;
    hold(busId ?? "", { title, start, end, from: begin ?? null, to: finish ?? null });
  }
  const external = await externalTimes(prisma, { buses: ids, start: new Date(from), end: new Date(to) });
  for (const { busId, title, start, end } of external)
    for (const id of busId === null ? ids : [busId]) hold(id, { title, start, end, from: null, to: null });
  for (const list of held.values()) list.sort((a, b) => a.start.getTime() - b.start.getTime());
  return held;
}

/** `base`: the yard; `legs`: trips of the chain itself, which do not hold the bus against it. */
type Window = { from: number; to: number; base: Spot; start: Spot; end: Spot; legs: readonly string[] };

const fixedPoint = ({ title, start, end }: Held): FixedPoint => ({ title, start: start.getTime(), end: end.getTime() });

/** The gaps between what holds a bus. What has no place is at the yard. */
function gapsOf(bus: TourBus, held: readonly Held[], { from, to, base, start, end }: Window): Gap[] {
  const gaps: Gap[] = [];
  let at: { time: number; spot: Spot; last?: Held } = { time: from, spot: start };
  const add = (until: number, spot: Spot, next?: Held) => {
    const fixed = [at.last, next].flatMap((one) => (one ? fixedPoint(one) : []));
    if (until - at.time >= shortestGap) gaps.push({ bus, from: at.time, to: until, base: at.spot, end: spot, fixed });
  };
  for (const trip of held) {
    add(trip.start.getTime(), trip.from ?? base, trip);
    at = { time: Math.max(at.time, trip.end.getTime()), spot: trip.to ?? base, last: trip };
  }
  add(to, end);
  return gaps;
}

/** Where and when the buses are free; of those alike one. */
export async function freeGaps(buses: readonly TourBus[], window: Window): Promise<Gap[]> {
  const held = await heldBuses(
    buses.map(({ id }) => id),
    window,
  );
  const seen = new Set<string>();
  const chosen = buses.filter(({ id, capacity, wheelchairPlaces, seatsPerWheelchair }) => {
    const times = (held.get(id) ?? []).map(({ start, end }) => `${start.getTime()}-${end.getTime()}`);
    const key = [capacity, wheelchairPlaces, seatsPerWheelchair, ...times].join(" ");
    return !seen.has(key) && seen.add(key);
  });
  // The largest carry every group that a smaller one could.
  return chosen.slice(-mostBuses).flatMap((bus) => gapsOf(bus, held.get(bus.id) ?? [], window));
}

export const taskBus = ({ bus, from, to, base, end }: Gap, id: string, epoch: number): TaskBus => ({
  id,
  base: cellOf(base.point),
  end: cellOf(end.point),
  seats: bus.capacity,
  wheelchairPlaces: bus.wheelchairPlaces,
  seatsPerWheelchair: bus.seatsPerWheelchair,
  availableFrom: (from - epoch) / 60_000,
  availableTo: (to - epoch) / 60_000,
});
