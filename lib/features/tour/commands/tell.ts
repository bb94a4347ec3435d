import { audit } from "@/lib/audit/audit";
import { prisma } from "@/lib/db/prisma";
import { queryOnce } from "@/lib/db/pool";
import { transaction } from "@/lib/db/transaction";
import type { Place } from "@/lib/features/place/schema";
import type { Language } from "@/lib/i18n/routing";
import { log } from "@/lib/log";
import { keeperSelect, legSelect, notifyJoins, notifyLost } from "../notify";
import { type Desk, spotsOf } from "../queries/buses";
import { chainOf } from "../queries/drafts";
import { candidateTrips } from "../queries/legs";
import { mostLegs } from "../rules";

const most = 200;
/** New trips that are tried in a chain at a time. */
const mostTried = 20;

// A trip that the company has won itself is not lost.
const lostSql = `select l."tourId", l."requestId" from tour_leg l join tour t on t.id = l."tourId"
    join bus_request r on r.id = l."requestId"
  where l."lostAt" is null and (r."endedAt" is not null or r.state <> 'active') and t."end" > $1
    and not exists (select from offer o where o."requestId" = r.id and o."companyId" = t."companyId" and o.state = 'accepted')
  order by l."tourId", l.position limit ${most}`;
type Lost = { tourId: string; requestId: string };

function tellLost({ tourId, requestId }: Lost, now: Date) {
  return transaction(async (tx) => {
    const { count } = await tx.tourLeg.updateMany({
      where: { tourId, requestId, lostAt: null },
      data: { lostAt: now },
    });
    if (count === 0) return 0;
    await tx.tour.update({ where: { id: tourId }, data: { version: { increment: 1 } } });
    const tour = await tx.tour.findUniqueOrThrow({ where: { id: tourId }, select: keeperSelect });
    const leg = await tx.busRequest.findUniqueOrThrow({ where: { id: requestId }, select: legSelect });
    await notifyLost(tx, tour, leg);
    await audit(tx, null, { action: "lose", noun: "tour", recordId: tourId, after: { request: requestId } });
    return 1;
  });
}

/** Whoever keeps a draft learns of each of its legs that is gone, once. Returns how many. */
export async function tellLostLegs(now = new Date()) {
  let told = 0;
  for (const lost of await queryOnce<Lost>(lostSql, [now])) told += await tellLost(lost, now);
  return told;
}

const watchedSelect = {
  ...keeperSelect,
  busId: true,
  start: true,
  end: true,
  startPlace: true,
  endPlace: true,
  drivers: true,
  flex: true,
  watchedTo: true,
  createdAt: true,
  legs: { where: { lostAt: null }, orderBy: { position: "asc" }, select: { requestId: true } },
} as const;

const watchedTours = (now: Date) =>
  prisma.tour.findMany({
    where: { watch: true, end: { gt: now }, busId: { not: null } },
    select: watchedSelect,
    orderBy: [{ watchedTo: "asc" }, { id: "asc" }],
    take: most,
  });
type Watched = Awaited<ReturnType<typeof watchedTours>>[number];

/** The new trips that the bus can drive beside those of the draft, at any place among them. */
async function joining(tour: Watched, now: Date) {
  const desk: Desk = { company: tour.company, language: (tour.user?.language ?? "de") as Language };
  const held = tour.legs.map(({ requestId }) => requestId);
  if (held.length === 0 || held.length >= mostLegs) return [];
  const frame = {
    bus: tour.busId,
    from: tour.start.getTime(),
    to: tour.end.getTime(),
    start: tour.startPlace as Place | null,
    end: tour.endPlace as Place | null,
    drivers: tour.drivers === 2 ? (2 as const) : (1 as const),
    flex: tour.flex,
  };
  const { start } = await spotsOf(tour.company.id, frame);
  const trips = await candidateTrips(desk, { ...frame, near: start }, { since: tour.watchedTo ?? tour.createdAt });
  const found: string[] = [];
  for (const { id } of trips.filter((trip) => !held.includes(trip.id)).slice(0, mostTried)) {
    for (let at = 0; at <= held.length; at++) {
      const chain = await chainOf(desk, { ...frame, legs: held.toSpliced(at, 0, id) }, now.getTime());
      if (!chain) continue;
      found.push(id);
      break;
    }
  }
  return found;
}

async function tellWatched(tour: Watched, now: Date) {
  const found = await joining(tour, now);
  return transaction(async (tx) => {
    const { id, watchedTo } = tour;
    const { count } = await tx.tour.updateMany({ where: { id, watch: true, watchedTo }, data: { watchedTo: now } });
    if (count === 0) return 0;
    const legs = await tx.busRequest.findMany({ where: { id: { in: found } }, select: legSelect });
    for (const leg of legs) await notifyJoins(tx, tour, leg);
    return legs.length;
  });
}

/** Whoever watches a draft learns of each new trip that joins it, once. Returns how many. */
export async function tellJoiningLegs(now = new Date()) {
  let told = 0;
  for (const tour of await watchedTours(now)) {
    told += await tellWatched(tour, now).catch((error: unknown) => {
      log.error({ err: error, tour: tour.id }, "a watched tour was not looked at");
      return 0;
    });
  }
  return told;
}
