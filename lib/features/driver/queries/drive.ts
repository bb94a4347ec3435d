import { hashMailedToken } from "@/lib/auth/mailed-token";
import { prisma, type Transaction } from "@/lib/db/prisma";
import type { Place } from "@/lib/features/place/schema";
import { thinStretches } from "@/lib/geo/polyline";
import { overAt } from "@/lib/features/trip/rules";
import { plateOfDriver, platesOf, platesSelect } from "@/lib/features/trip/queries/plates";
import { roadPointOf, tripWay, wayHome, wayOver } from "@/lib/features/way/queries";
import { ferriesOf } from "@/lib/features/way/rules";
import type { Prisma } from "@/prisma/generated/client";
import { earliestPress, linkOutlasts, nextStep, progressKinds, progressOf } from "../rules";
import { programmeSelect } from "./programme";

const steps = {
  where: { kind: { in: [...progressKinds] } },
  select: { kind: true, data: true, createdAt: true },
  orderBy: [{ createdAt: "asc" }, { id: "asc" }],
} satisfies Prisma.Trip$eventsArgs;

type StepRow = { kind: string; data: Prisma.JsonValue; createdAt: Date };

const progressOfRows = (rows: readonly StepRow[]) =>
  progressOf(
    rows.map(({ kind, data, createdAt }) => ({
      kind,
      at: createdAt.getTime(),
      minutes: (data as Record<string, unknown>).minutes,
    })),
  );

/** How a trip runs by what its driver has told. */
export async function readProgress(db: Transaction | typeof prisma, tripId: string) {
  return progressOfRows(await db.tripEvent.findMany({ ...steps, where: { ...steps.where, tripId } }));
}

/** The trip for which a driver's link speaks, over or not; null for a link that nobody has given. */
export async function tripOfLink(db: Transaction | typeof prisma, token: string | null) {
  if (!token || !/^[\w-]{43}$/.test(token)) return null;
  const link = await db.driveLink.findUnique({
    where: { hash: hashMailedToken(token) },
    select: {
      tripId: true,
      driverId: true,
      assigned: { select: { end: true, vehicle: true, trip: { select: { state: true } } } },
    },
  });
  return link && { ...link, end: link.assigned.end, vehicle: link.assigned.vehicle, state: link.assigned.trip.state };
}

type Link = NonNullable<Awaited<ReturnType<typeof tripOfLink>>>;

/** A link ends with its trip. */
export const isOver = ({ end, state }: Pick<Link, "end" | "state">, now: number) =>
  state === "done" || state === "cancelled" || end.getTime() + linkOutlasts < now;

const daySelect = {
  id: true,
  number: true,
  state: true,
  ...programmeSelect,
  passengers: true,
  company: { select: { name: true, telephone: true, cellphone: true } },
  request: { select: { companyName: true, phone: true, mobile: true } },
  booking: { select: { ...platesSelect, end: true } },
  position: { select: { latitude: true, longitude: true, at: true } },
  drivers: {
    select: { driverId: true, vehicle: true, driver: { select: { name: true, phone: true, languages: true } } },
    orderBy: { position: "asc" },
  },
  events: steps,
} satisfies Prisma.TripSelect;
type DayRow = Prisma.TripGetPayload<{ select: typeof daySelect }>;

/** What lies closer to the line than this (degrees) is no bend on a drawing as wide as a telephone. */
const thin = 0.01;

const firstName = (name: string) => name.split(" ")[0] ?? name;

async function programmeOf(row: DayRow) {
  const { transferType, passengers } = row;
  const [startPlace, endPlace, stops] = [row.startPlace as Place, row.endPlace as Place | null, row.stops as Place[]];
  const [start, end] = [row.start.getTime(), row.end.getTime()];
  const way = await tripWay({
    start: { address: startPlace, date: start },
    end: { address: endPlace, date: end },
    stops,
  });
  const lasts = way && transferType !== "transfertour" ? way.minutes * 60_000 : null;
  const home = await wayHome(row);
  const lastsHome = home && home.minutes * 60_000;
  const { line, stretches: ferries } = thinStretches(way?.line ?? [], way ? ferriesOf(way) : [], thin);
  const places = { startPlace, endPlace, stops };
  return { transferType, passengers, ...places, start, end, km: way?.km ?? null, lasts, lastsHome, line, ferries };
}

/** Hours: what a driver's page tells of the same driver's next trips; each has a link of its own. */
const ahead = 36 * 3_600_000;

/** Further trips of the driver that begin before long, with place and time alone. */
async function furtherTrips({ tripId, driverId }: Link, now: number) {
  const rows = await prisma.tripDriver.findMany({
    where: {
      driverId,
      tripId: { not: tripId },
      start: { gte: new Date(now), lt: new Date(now + ahead) },
      trip: { state: { notIn: ["done", "cancelled"] } },
    },
    select: { trip: { select: { id: true, start: true, startPlace: true, passengers: true } } },
    orderBy: { start: "asc" },
    take: 5,
  });
  return rows.map(({ trip: { id, start, startPlace, passengers } }) => {
    return { id, start: start.getTime(), place: startPlace as Place, passengers };
  });
}

/** A driver's day: the programme, whom to call, and how it runs. Null for an unknown link; `over` once the trip is. */
export async function readDrive(token: string, now = Date.now()) {
  const link = await tripOfLink(prisma, token);
  if (!link) return null;
  const row = await prisma.trip.findUniqueOrThrow({ where: { id: link.tripId }, select: daySelect });
  const { request, drivers } = row;
  const company = { name: row.company.name, phone: row.company.cellphone ?? row.company.telephone };
  if (isOver(link, now)) return { over: true, cancelled: link.state === "cancelled", company } as const;
  const me = drivers.find(({ driverId }) => driverId === link.driverId);
  return {
    over: false,
    /** Nothing is to be told before. */
    today: now >= row.start.getTime() - earliestPress,
    trip: row.id,
    reference: `A-${row.number}`,
    driver: firstName(me?.driver.name ?? ""),
    company,
    further: await furtherTrips(link, now),
    contact: { name: request.companyName, phone: request.mobile || request.phone },
    ...platesFor(row, link.driverId),
    programme: await programmeOf(row),
    progress: progressOfRows(row.events),
    sharing: row.position !== null,
  } as const;
}

/** The driver's own bus in front, where that is settled, and who else is on the way with the group. */
function platesFor({ booking, drivers }: DayRow, driverId: string) {
  const { bus, moreBuses } = platesOf(booking);
  const all = [...(bus ? [bus] : []), ...moreBuses];
  const own = plateOfDriver(booking, drivers.find((one) => one.driverId === driverId)?.vehicle ?? null);
  const others = drivers.filter((one) => one.driverId !== driverId);
  return {
    ownBus: own,
    buses: own ? all.filter((one) => one !== own) : all,
    crew: others.map(({ driver: { name, phone }, vehicle }) => ({
      name,
      phone,
      plate: plateOfDriver(booking, vehicle)?.licenceplate ?? null,
    })),
  };
}

/** Presses are the trip's: of several buses nobody knows which one has arrived last. */
const hasSeveral = ({ booking }: Pick<DayRow, "booking">) => platesOf(booking).moreBuses.length > 0;

/** Whether all of a trip is driven, by what its driver has told; of several buses only its end says so. */
export async function isDriven(tripId: string) {
  const row = await prisma.trip.findUnique({ where: { id: tripId }, select: daySelect });
  const progress = row && progressOfRows(row.events);
  // Before an arrival it is not, and no way need be measured.
  if (!row || !progress || progress.arrivedAt === null || hasSeveral(row)) return false;
  return nextStep({ ...(await programmeOf(row)), hasEnd: row.endPlace !== null }, progress).step === "over";
}

const dayBefore = 24 * 3_600_000;

/** How far the bus still is from where the group waits for it, by road; null where that is next to nothing. */
async function leftTo(place: Place, { longitude: lon, latitude: lat }: Place["location"]) {
  const to = roadPointOf(place);
  return (await wayOver([{ lon, lat, country: to.country }, to]))?.km ?? null;
}

/**
 * What the author sees from the day before on: bus, driver's number, delay, the way, position while it is shared. Null
 * before, after, and without a driver. The caller has proved the author.
 */
export async function dayOfTrip(tripId: string, now = Date.now()) {
  const row = await prisma.trip.findUnique({ where: { id: tripId }, select: daySelect });
  if (!row || row.state === "done" || row.state === "cancelled" || row.drivers.length === 0) return null;
  if (now < row.start.getTime() - dayBefore || now > overAt(row) + linkOutlasts) return null;
  const progress = progressOfRows(row.events);
  const programme = await programmeOf(row);
  const { startPlace, stops, endPlace, line, ferries } = programme;
  const next = nextStep({ ...programme, hasEnd: endPlace !== null }, progress);
  const over = next.step === "over";
  const goal = next.leadsHome ? startPlace : endPlace;
  const place = (over && goal) || (next.isBack && endPlace) || startPlace;
  const waits = next.step === "departure";
  const position = over && !hasSeveral(row) ? null : row.position;
  return {
    start: next.planned,
    /** With what was told of a delay, until the group is on board. */
    leaves: waits ? next.leaves : next.planned,
    over,
    underway: next.step === "arrival",
    /** Where the group gets on; once it is over, where it got off. */
    place,
    /** Where this way ends and when it should, as far as both are known. */
    arrival: goal && next.arrives !== null && !over ? { place: goal, at: next.arrives } : null,
    line,
    ferries,
    stops: [startPlace, ...stops, ...(endPlace ? [endPlace] : [])],
    company: { name: row.company.name, phone: row.company.cellphone ?? row.company.telephone },
    ...platesOf(row.booking),
    drivers: row.drivers.map(({ driver: { name, phone, languages }, vehicle }) => ({
      name: firstName(name),
      phone,
      languages,
      plate: plateOfDriver(row.booking, vehicle)?.licenceplate ?? null,
    })),
    progress,
    /** `left`: km to where the group waits; null once it is on board. */
    position: position && {
      ...position,
      at: position.at.getTime(),
      left: waits ? await leftTo(place, position) : null,
    },
  };
}
