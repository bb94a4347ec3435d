import { ownsRequest } from "@/lib/access/records";
import type { SignedIn } from "@/lib/access/viewer";
import { query } from "@/lib/db/pool";
import { prisma } from "@/lib/db/prisma";
import { placeName } from "@/lib/i18n/place-names";
import type { Place } from "@/lib/features/place/schema";
import { plateOfDriver, platesOf, platesSelect } from "@/lib/features/trip/queries/plates";
import { type Reach, reachOf, tripsIn } from "@/lib/features/trip/queries/reach";
import { tripStateAt } from "@/lib/features/trip/rules";
import { marketDay } from "@/lib/i18n/formats";
import type { Prisma } from "@/prisma/generated/client";
import type { DayRecord, DayTrip } from "./schema";

const hour = 3_600_000;
/** A trip's end is when its way back begins: it is on the road for hours yet. */
const wayBack = 12 * hour;
/** More than a company has on the road in two days; bounds what a browser keeps. */
const most = 50;

const select = {
  id: true,
  number: true,
  state: true,
  startPlace: true,
  endPlace: true,
  stops: true,
  start: true,
  end: true,
  passengers: true,
  transferType: true,
  booking: { select: { ...platesSelect, end: true } },
  company: { select: { name: true, telephone: true, cellphone: true } },
  request: {
    select: { companyName: true, phone: true, mobile: true, authorCompanyId: true, authorUserId: true },
  },
  drivers: {
    where: { held: true },
    select: { vehicle: true, driver: { select: { name: true, phone: true } } },
    orderBy: { position: "asc" },
  },
} satisfies Prisma.TripSelect;
type Row = Prisma.TripGetPayload<{ select: typeof select }>;

/** Whom to call on the other side. */
function contactOf({ company, request }: Row, isAuthor: boolean): DayTrip["contact"] {
  if (isAuthor) return { name: company.name, phone: company.cellphone ?? company.telephone };
  return { name: request.companyName, phone: request.mobile ?? request.phone };
}

function toDayTrip(viewer: SignedIn, row: Row, now: Date): DayTrip {
  const nameOf = (place: unknown) => placeName(place as Place | null, viewer.language);
  const isAuthor = ownsRequest(viewer, row.request);
  return {
    id: row.id,
    reference: `A-${row.number}`,
    side: isAuthor ? "author" : "company",
    state: tripStateAt(row, now),
    start: { place: nameOf(row.startPlace), at: row.start.getTime() },
    end: row.endPlace === null ? null : { place: nameOf(row.endPlace), at: row.end.getTime() },
    stops: (row.stops as Place[]).map((place) => nameOf(place)),
    passengers: row.passengers,
    ...platesOf(row.booking),
    drivers: row.drivers.map(({ driver, vehicle }) => ({
      ...driver,
      plate: plateOfDriver(row.booking, vehicle)?.licenceplate ?? null,
    })),
    contact: contactOf(row, isAuthor),
  };
}

const momentOf = (ms: string) => `to_timestamp(${ms}::float8 / 1000)`;
const daySql = (reach: Reach) => `select t.id from ${tripsIn(reach, 3)} and t.state <> 'cancelled'
  and t.start < ${momentOf("$1")} and t."end" > ${momentOf("$2")} order by t.start, t.id limit ${most}`;

/** GET /day: what the viewer's company drives today and tomorrow, what it has ordered, and what the person has. */
export async function readDay(viewer: SignedIn, now = new Date()): Promise<DayRecord> {
  const until = marketDay(now.getTime()) + 48 * hour;
  const reach = reachOf(viewer);
  const values = [until, now.getTime() - wayBack, ...reach.values];
  const ids = (await query<{ id: string }>("day.trips", daySql(reach), values)).map(({ id }) => id);
  const rows = await prisma.trip.findMany({
    where: { id: { in: ids } },
    select,
    orderBy: [{ start: "asc" }, { id: "asc" }],
  });
  return { at: now.getTime(), until, trips: rows.map((row) => toDayTrip(viewer, row, now)) };
}
