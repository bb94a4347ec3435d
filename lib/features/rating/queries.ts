import { isAdmin } from "@/lib/access/rules";
import type { Viewer } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { notFound } from "@/lib/errors";
import type { Prisma } from "@/prisma/generated/client";
import { answerTime, overall, rounded, shownName, tripsForRates } from "./rules";
import type { CompanyRating, PublicRating } from "./schema";

/** Customers' ratings that everybody may read. */
const publicOf = (companyId: string) =>
  ({ by: "author", shownAt: { not: null }, hiddenAt: null, trip: { companyId } }) satisfies Prisma.TripRatingWhereInput;

const select = {
  tripId: true,
  punctual: true,
  vehicle: true,
  contact: true,
  text: true,
  answer: true,
  createdAt: true,
  trip: {
    select: {
      start: true,
      request: { select: { authorCompany: { select: { name: true, companyType: true, active: true } } } },
    },
  },
} satisfies Prisma.TripRatingSelect;
type Row = Prisma.TripRatingGetPayload<{ select: typeof select }>;

function toPublic({ tripId, trip, createdAt, ...row }: Row, viewer: Viewer): PublicRating {
  return {
    ...row,
    from: shownName(trip.request.authorCompany),
    date: trip.start.getTime(),
    created_at: createdAt.getTime(),
    trip: isAdmin(viewer) ? tripId : null,
  };
}

/** Throws NotFound for what has no public profile. */
async function requirePublic(id: string) {
  const where = { id, active: true, companyType: { not: "private" } } as const;
  if ((await prisma.company.count({ where })) === 0) throw notFound();
}

type Page = { take: number; skip: number };

/** GET /company/{id}/ratings: those with words, the newest first. Throws NotFound. */
export async function listRatings(viewer: Viewer, companyId: string, { take, skip }: Page) {
  await requirePublic(companyId);
  const where = { ...publicOf(companyId), text: { not: "" } };
  const orderBy: Prisma.TripRatingOrderByWithRelationInput[] = [{ createdAt: "desc" }, { tripId: "desc" }];
  const [rows, total] = await Promise.all([
    prisma.tripRating.findMany({ where, select, orderBy, take, skip }),
    prisma.tripRating.count({ where }),
  ]);
  return { rows: rows.map((row) => toPublic(row, viewer)), total };
}

type Requests = { asked: number; answered: number };

/** Requests to the company alone that it had time to answer, and those that it has offered for. */
async function requestsTo(companyId: string, now: Date): Promise<Requests> {
  const before = new Date(now.getTime() - answerTime);
  const [row] = await prisma.$queryRaw<Requests[]>`
    select count(*)::int as asked, count(*) filter (where exists (
      select 1 from offer o where o."requestId" = r.id and o."companyId" = r."receiverCompanyId"))::int as answered
    from bus_request r where r."receiverCompanyId" = ${companyId}::uuid and r.mode = 'individual' and r.state = 'active'
      and coalesce(r."approvedAt", r."confirmedAt") <= ${before}
      and (r."endReason" is distinct from 'withdrawn'
        or r."endedAt" > coalesce(r."approvedAt", r."confirmedAt") + interval '2 days')`;
  return row ?? { asked: 0, answered: 0 };
}

/** How many trips were driven or called off by the company, and how reliable that makes it. */
async function ratesOf(companyId: string, now: Date) {
  const [done, calledOff] = await Promise.all([
    prisma.trip.count({ where: { companyId, state: "done" } }),
    prisma.trip.count({ where: { companyId, state: "cancelled", cancelledBy: "company" } }),
  ]);
  const trips = done + calledOff;
  if (trips < tripsForRates) return { trips, answered: null, cancelled: null };
  const { asked, answered } = await requestsTo(companyId, now);
  return { trips, answered: asked === 0 ? null : answered / asked, cancelled: calledOff / trips };
}

/** GET /company/{id}/rating. Throws NotFound for what has no public profile. */
export async function companyRating(companyId: string, now = new Date()): Promise<CompanyRating> {
  await requirePublic(companyId);
  const mean = { punctual: true, vehicle: true, contact: true } as const;
  const [{ _avg: means, _count: count }, rates] = await Promise.all([
    prisma.tripRating.aggregate({ where: publicOf(companyId), _avg: mean, _count: true }),
    ratesOf(companyId, now),
  ]);
  const { punctual, vehicle, contact } = means;
  if (punctual === null || vehicle === null || contact === null) {
    return { count, punctual: null, vehicle: null, contact: null, overall: null, ...rates };
  }
  const marks = { punctual: rounded(punctual), vehicle: rounded(vehicle), contact: rounded(contact) };
  return { count, ...marks, overall: rounded(overall({ punctual, vehicle, contact })), ...rates };
}
