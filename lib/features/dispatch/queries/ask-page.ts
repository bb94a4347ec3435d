import { mostBuses, seatsSpare, seatsTogether } from "@/lib/features/busrequest/rules/seats";
import type { Viewer } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import type { Prisma } from "@/prisma/generated/client";
import type { Place } from "@/lib/features/place/schema";
import { roadPointOf, wayOver } from "@/lib/features/way/queries";
import { ferriesOf } from "@/lib/features/way/rules";
import { allOf, toAsk, townOf } from "../present";
import { isOpen } from "../rules";
import { type AskRow, askOfLink, requireAsk } from "./asked";

const requestSelect = {
  id: true,
  startPlace: true,
  endPlace: true,
  passengers: true,
  description: true,
  companyName: true,
  phone: true,
} as const;

const horizon = 3 * 86_400_000;

/** Buses that may come, the free ones first, each with when it is on the road next; of too small ones the largest. */
async function busesOf(companyId: string, passengers: number | null, now: Date) {
  const group = allOf(passengers);
  const rows = await prisma.bus.findMany({
    where: { companyId, active: true },
    select: {
      id: true,
      licenceplate: true,
      country: true,
      name: true,
      capacity: true,
      bookings: {
        where: { state: "booked", end: { gt: now }, start: { lt: new Date(now.getTime() + horizon) } },
        select: { start: true, end: true },
        orderBy: { start: "asc" },
        take: 1,
      },
    },
    orderBy: [{ capacity: "asc" }, { id: "asc" }],
  });
  const buses = rows.map(({ bookings: [next], ...bus }) => {
    const onRoad = next !== undefined && next.start <= now;
    const freeUntil = onRoad ? null : (next?.start.getTime() ?? null);
    return { ...bus, spare: seatsSpare(bus.capacity, group), backAt: onRoad ? next.end.getTime() : null, freeUntil };
  });
  const rank = ({ backAt, spare }: (typeof buses)[number]) => (backAt ? 2 : 0) + ((spare ?? 0) < 0 ? 1 : 0);
  const missing = ({ spare }: (typeof buses)[number]) => Math.max(0, -(spare ?? 0));
  return buses.toSorted((a, b) => rank(a) - rank(b) || missing(a) - missing(b));
}

type Buses = Awaited<ReturnType<typeof busesOf>>;

/** A bus that is on the road before is of no help. */
const away = 3 * 3_600_000;

/** The fewest free buses that take all people where no single one does, the last no larger than need be; none where they do not either. */
function togetherOf(buses: Buses, passengers: number | null, now: Date) {
  const free = buses.filter(
    ({ backAt, freeUntil }) => backAt === null && (freeUntil === null || freeUntil > now.getTime() + away),
  );
  if (passengers === null || free.some(({ spare }) => (spare ?? 0) >= 0)) return [];
  const largest = free.toSorted((a, b) => b.capacity - a.capacity).slice(0, mostBuses);
  const enough = (some: Buses) => {
    const seats = some.map(({ capacity }) => capacity);
    return (seatsTogether(seats, allOf(passengers)) ?? -1) >= 0;
  };
  const least = largest.findIndex((_bus, at) => enough(largest.slice(0, at + 1)));
  const first = largest.slice(0, Math.max(0, least));
  const last = largest.slice(first.length).findLast((bus) => enough([...first, bus]));
  return last ? [...first, last].map(({ id }) => id) : [];
}

/** From the company's base that is nearest as the crow flies: so its seat, where it has named none. */
async function wayTo({ companyId }: AskRow, to: Place) {
  const { bases, ...company } = await prisma.company
    .findUniqueOrThrow({
      where: { id: companyId },
      select: {
        latitude: true,
        longitude: true,
        address: true,
        filters: { select: { bases: { where: { position: { gte: 0 } } } } },
      },
    })
    .then(({ filters, ...row }) => ({ ...row, bases: filters?.bases ?? [] }));
  const seat = company.latitude !== null && company.longitude !== null && bases.length === 0 ? [company] : [];
  const { latitude, longitude } = to.location;
  const far = (at: { latitude: number | null; longitude: number | null }) =>
    Math.hypot((at.latitude ?? 0) - latitude, (at.longitude ?? 0) - longitude);
  const [from] = [...bases, ...seat].toSorted((a, b) => far(a) - far(b));
  if (!from || from.latitude === null || from.longitude === null) return null;
  const point = { lat: from.latitude, lon: from.longitude, country: "" };
  const way = await wayOver([point, roadPointOf(to)]);
  const town = "place" in from ? (from.place as Place).address_fields.city : townOf(company.address);
  if (!way) return null;
  const { km, minutes, line } = way;
  return { km, minutes: Math.max(1, minutes), line, ferries: ferriesOf(way), from: { ...point, town } };
}

/** Its bus is the one that comes, and the trip is still on. */
async function drives({ id, requestId, companyId, dispatch }: AskRow) {
  if (dispatch.acceptedAskId !== id) return false;
  const where = { requestId, companyId, state: { notIn: ["done", "cancelled"] } } satisfies Prisma.TripWhereInput;
  return (await prisma.trip.count({ where })) > 0;
}

async function pageOf(row: AskRow, now: Date) {
  const request = await prisma.busRequest.findUniqueOrThrow({ where: { id: row.requestId }, select: requestSelect });
  const { acceptedAskId, state, endedAt, rings } = row.dispatch;
  const won = acceptedAskId ? await prisma.dispatchAsk.findUnique({ where: { id: acceptedAskId } }) : null;
  const [start, end] = [request.startPlace as Place, request.endPlace as Place | null];
  const open = isOpen(state);
  // Who is to answer may ask first, and who comes has to find the place: to all others the number is of no use.
  const calls = (open && row.can === null && row.stoodDownAt === null) || (await drives(row));
  const own = row.busId ? await prisma.bus.findUnique({ where: { id: row.busId } }) : null;
  const plates = [...(own ? [own] : []), ...row.more.map(({ bus }) => bus)].map(({ licenceplate }) => licenceplate);
  const { passengers } = request;
  const buses = open && row.can === null ? await busesOf(row.companyId, passengers, now) : [];
  const together = togetherOf(buses, passengers, now);
  return {
    id: request.id,
    open,
    taken: state === "locked",
    ask: toAsk(row),
    company: row.company.name,
    start,
    end,
    passengers,
    description: request.description,
    name: request.companyName,
    phone: calls ? request.phone : null,
    askedAt: row.askedAt.getTime(),
    ring: rings[row.ring] ?? 0,
    distance: Math.round(row.distance),
    way: open ? await wayTo(row, start) : null,
    onward: end && open ? ((await wayOver([roadPointOf(start), roadPointOf(end)]))?.km ?? null) : null,
    buses: buses.toSorted((a, b) => Number(together.includes(b.id)) - Number(together.includes(a.id))),
    together,
    plates,
    amount: row.amount,
    endedAt: endedAt?.getTime() ?? null,
    wonArrivesAt: won?.arrivesAt?.getTime() ?? null,
  };
}

/** What a mailed link shows; null for one that nobody has sent. */
export async function readLinkPage(token: string, now = new Date()) {
  const row = await askOfLink(prisma, token);
  return row && pageOf(row, now);
}

/** The same for the company's people, signed in. Throws NotFound, Unauthorized. */
export async function readAskPage(viewer: Viewer, id: string, now = new Date()) {
  return pageOf((await requireAsk(prisma, viewer, { id, token: null })).row, now);
}
