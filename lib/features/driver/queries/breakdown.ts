import { isBusPartner } from "@/lib/access/rules";
import type { Viewer } from "@/lib/access/viewer";
import { prisma, type Transaction } from "@/lib/db/prisma";
import type { InboxData } from "@/lib/features/inbox/schema";
import type { Place } from "@/lib/features/place/schema";
import { plateOfDriver, platesSelect } from "@/lib/features/trip/queries/plates";
import type { Prisma } from "@/prisma/generated/client";
import { furthestBehind, nextStep, standsBroken } from "../rules";
import { runsOf, runsSelect } from "./runs";

type TripRow = {
  id: string;
  transferType: string;
  startPlace: unknown;
  endPlace: unknown;
  start: Date;
  end: Date;
  passengers: number | null;
};

const busSelect = {
  ...runsSelect,
  booking: { select: { ...platesSelect, ...runsSelect.booking.select } },
  drivers: { ...runsSelect.drivers, select: { ...runsSelect.drivers.select, driver: { select: { name: true } } } },
} satisfies Prisma.TripSelect;
type BusRow = Prisma.TripGetPayload<{ select: typeof busSelect }>;

/** How each of the buses runs, the one of which a breakdown was told last in front. */
function runsToward({ transferType, startPlace, endPlace, start, end }: TripRow, buses: BusRow) {
  const times = { start: start.getTime(), end: end.getTime(), lasts: null, lastsHome: null };
  const course = { transferType, ...times, hasEnd: endPlace !== null };
  return runsOf(buses)
    .map((run) => {
      const { leadsHome, ...next } = nextStep(course, run.progress);
      const to = ((leadsHome ? null : endPlace) ?? startPlace) as Place;
      return { ...run, next, to, brokenAt: standsBroken(run.progress) ? (run.progress.brokenAt ?? 0) : 0 };
    })
    .toSorted((one, other) => other.brokenAt - one.brokenAt);
}

/**
 * The bus of a trip that stands, the last one of which that was told; without one the bus furthest behind. `bus` and
 * `named` say which of several, where one driver has told it. Who of the group sits in it nobody knows: `passengers` is
 * null then. `drivers`: whose telephones are in it.
 */
export async function brokenBus(db: Transaction | typeof prisma, trip: TripRow) {
  const row = await db.trip.findUniqueOrThrow({ where: { id: trip.id }, select: busSelect });
  const [first, ...others] = runsToward(trip, row);
  if (!first) throw new Error("a trip has a bus");
  const stands = first.brokenAt > 0;
  const { to, drivers, voice } = stands ? first : furthestBehind([first, ...others]);
  // Told by the company of all, it is told of none.
  const one = stands && others.every(({ brokenAt }) => brokenAt < first.brokenAt) ? voice : null;
  const bus = one && "bus" in one ? one.bus : null;
  const plate = bus === null ? null : plateOfDriver(row.booking, bus - 1)?.licenceplate;
  const who = one && "driver" in one ? row.drivers.find(({ driverId }) => driverId === one.driver)?.driver.name : null;
  const several = (row.booking?._count.more ?? 0) > 0;
  const named = [bus, plate, who].filter(Boolean).join(", ");
  return { to, drivers, bus, named, several, passengers: several ? null : trip.passengers };
}

type At = Place["location"] & { at: Date };

/** Where the driver said to stand when pressing 'breakdown', which goes to the company alone. */
async function pressedAt(companyId: string, tripId: string): Promise<At | null> {
  const item = await prisma.inboxItem.findFirst({
    where: { companyId, kind: "emergency", noun: "trip", record: tripId },
    select: { data: true, at: true },
    orderBy: { at: "desc" },
  });
  const { latitude, longitude } = (item?.data ?? {}) as InboxData;
  return item && typeof latitude === "number" && typeof longitude === "number"
    ? { latitude, longitude, at: item.at }
    : null;
}

/** Older than that (milliseconds) the bus may stand elsewhere. */
const fresh = 30 * 60_000;

/**
 * What the emergency of an own trip can say at once: where its driver's phone says it stands, where the people want to
 * go, how many they are, and the company's number. Null for a trip of others, or one that is over.
 */
export async function breakdownOf(viewer: Viewer, tripId: string, now = Date.now()) {
  if (!isBusPartner(viewer) || !/^[\da-f-]{36}$/i.test(tripId)) return null;
  const row = await prisma.trip.findFirst({
    where: { id: tripId, companyId: viewer.company.id, state: { notIn: ["done", "cancelled"] } },
    select: {
      id: true,
      transferType: true,
      startPlace: true,
      endPlace: true,
      start: true,
      end: true,
      passengers: true,
      positions: { select: { latitude: true, longitude: true, at: true, teller: true } },
      company: { select: { cellphone: true, telephone: true } },
      request: { select: { needs: { select: { wheelchairPlaces: true } } } },
    },
  });
  if (!row) return null;
  const { positions, company, request } = row;
  const { to, drivers, several, passengers } = await brokenBus(prisma, row);
  const pressed = await pressedAt(viewer.company.id, tripId);
  // Of several buses the others share where they are, too.
  const own = several ? positions.filter(({ teller }) => drivers.includes(teller)) : positions;
  const known = [pressed, ...own]
    .filter((at) => at !== null && at.at.getTime() > now - fresh)
    .toSorted((a, b) => (b?.at.getTime() ?? 0) - (a?.at.getTime() ?? 0));
  return {
    position: known[0] ?? null,
    to,
    passengers,
    phone: company.cellphone || company.telephone,
    wheelchairPlaces: several ? 0 : (request.needs?.wheelchairPlaces ?? 0),
  };
}
