import { isDeepStrictEqual } from "node:util";
import { hashMailedToken } from "@/lib/auth/mailed-token";
import { prisma, type Transaction } from "@/lib/db/prisma";
import type { Place } from "@/lib/features/place/schema";
import { thinStretches } from "@/lib/geo/polyline";
import { overAt } from "@/lib/features/trip/rules";
import { plateOfDriver, platesOf, platesSelect } from "@/lib/features/trip/queries/plates";
import { roadPointOf, tripWay, wayHome, wayOver } from "@/lib/features/way/queries";
import { ferriesOf } from "@/lib/features/way/rules";
import type { Prisma } from "@/prisma/generated/client";
import { earliestPress, furthestBehind, linkOutlasts, nextStep, type Voice } from "../rules";
import { programmeSelect } from "./programme";
import { runOf, runsOf, runsSelect, voiceIn } from "./runs";

/** The trip for which a driver's link speaks, over or not; null for a link that nobody has given. */
export async function tripOfLink(db: Transaction | typeof prisma, token: string | null) {
  if (!token || !/^[\w-]{43}$/.test(token)) return null;
  const link = await db.driveLink.findUnique({
    where: { hash: hashMailedToken(token) },
    select: {
      hash: true,
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
  booking: { select: { ...platesSelect, ...runsSelect.booking.select, end: true } },
  positions: { select: { latitude: true, longitude: true, at: true, teller: true }, orderBy: { at: "desc" } },
  drivers: {
    select: { driverId: true, vehicle: true, driver: { select: { name: true, phone: true, languages: true } } },
    orderBy: { position: "asc" },
  },
  events: runsSelect.events,
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
    progress: runOf(row, voiceIn(row, link.driverId)),
    sharing: row.positions.some(({ teller }) => teller === link.driverId),
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

type Programme = Awaited<ReturnType<typeof programmeOf>>;

/** What comes next of each bus, and until then where it is, as far as somebody shares that. */
function runsWith(row: DayRow, programme: Programme) {
  const runs = runsOf(row).map((run) => {
    const next = nextStep({ ...programme, hasEnd: row.endPlace !== null }, run.progress);
    const tells = ({ teller }: DayRow["positions"][number]) => run.voice === null || run.drivers.includes(teller);
    return { ...run, next, position: next.step === "over" ? null : (row.positions.find(tells) ?? null) };
  });
  return runs as [(typeof runs)[number], ...typeof runs];
}

/** Whether all of a trip is driven, by what was told; for a driver of several buses the way of the own one. */
export async function isDriven(tripId: string, driverId: string | null) {
  const row = await prisma.trip.findUnique({ where: { id: tripId }, select: daySelect });
  if (!row) return false;
  const voice = voiceIn(row, driverId);
  const runs = voice ? [runOf(row, voice)] : runsOf(row).map(({ progress }) => progress);
  // Before an arrival it is not, and no way need be measured.
  if (runs.some(({ arrivedAt }) => arrivedAt === null)) return false;
  const course = { ...(await programmeOf(row)), hasEnd: row.endPlace !== null };
  return runs.every((progress) => nextStep(course, progress).step === "over");
}

const dayBefore = 24 * 3_600_000;

/** How far the bus still is from where the group waits for it, by road; null where that is next to nothing. */
async function leftTo(place: Place, { longitude: lon, latitude: lat }: Place["location"]) {
  const to = roadPointOf(place);
  return (await wayOver([{ lon, lat, country: to.country }, to]))?.km ?? null;
}

type At = { latitude: number; longitude: number; at: Date };

/** `left`: km to where the group waits; null once it is on board. */
async function shownAt(position: At | null, place: Place | null) {
  if (!position) return null;
  const { latitude, longitude, at } = position;
  return { latitude, longitude, at: at.getTime(), left: place && (await leftTo(place, position)) };
}

/** By what the group knows a bus: its number and plate, or who drives it. */
function nameOf(row: DayRow, voice: Voice): { bus?: number; plate?: string | null; driver?: string } {
  if (voice === null) return {};
  if ("bus" in voice) return { bus: voice.bus, plate: plateOfDriver(row.booking, voice.bus - 1)?.licenceplate ?? null };
  return { driver: firstName(row.drivers.find(({ driverId }) => driverId === voice.driver)?.driver.name ?? "") };
}

/** Where the bus is; of several what is told of none of them, as by the company. */
function loosePosition({ positions }: DayRow, runs: ReturnType<typeof runsWith>) {
  const [first] = runs;
  if (first.voice === null) return first.position;
  return positions.find(({ teller }) => runs.every(({ drivers }) => !drivers.includes(teller))) ?? null;
}

/** Of several buses each one, once they do not all run alike. */
async function eachBus(row: DayRow, runs: ReturnType<typeof runsWith>, place: Place) {
  const each = runs.map(async ({ voice, progress, next, position }) => ({
    ...nameOf(row, voice),
    progress,
    over: next.step === "over",
    position: await shownAt(position, next.step === "departure" ? place : null),
  }));
  const [first] = runs;
  const alike = runs.every(({ progress, position }) => !position && isDeepStrictEqual(progress, first.progress));
  return alike || runs.length === 1 ? [] : Promise.all(each);
}

/**
 * What both sides see from the day before on: bus, driver's number, delay, the way, position while it is shared. Null
 * before, after, and without a driver. The caller has proved one of them.
 */
export async function dayOfTrip(tripId: string, now = Date.now()) {
  const row = await prisma.trip.findUnique({ where: { id: tripId }, select: daySelect });
  if (!row || row.state === "done" || row.state === "cancelled" || row.drivers.length === 0) return null;
  if (now < row.start.getTime() - dayBefore || now > overAt(row) + linkOutlasts) return null;
  const programme = await programmeOf(row);
  const { startPlace, stops, endPlace, line, ferries } = programme;
  const runs = runsWith(row, programme);
  const { next, progress } = furthestBehind(runs);
  const over = next.step === "over";
  const goal = next.leadsHome ? startPlace : endPlace;
  const place = (over && goal) || (next.isBack && endPlace) || startPlace;
  const waits = next.step === "departure";
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
    position: await shownAt(over ? null : loosePosition(row, runs), waits ? place : null),
    runs: await eachBus(row, runs, place),
  };
}
