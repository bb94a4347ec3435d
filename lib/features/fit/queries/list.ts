import { ownsRequest, worksFor } from "@/lib/access/records";
import { forbiddenTo, notFoundBy } from "@/lib/access/refusals";
import { isAdmin, isBusPartner, isSignedIn } from "@/lib/access/rules";
import type { Admin, BusPartner, Viewer } from "@/lib/access/viewer";
import { queryOnce } from "@/lib/db/pool";
import { prisma } from "@/lib/db/prisma";
import { notFound, validationFailed } from "@/lib/errors";
import { isAuthorToken } from "@/lib/features/busrequest/commands/token";
import { circleReach } from "@/lib/features/busrequest/queries/where";
import { calendarCompany } from "@/lib/features/calendar/queries/reach";
import { type Fit, toFit } from "../present";
import type { CompanyFitsQuery, FitsQuery } from "../schema";
import { usualLook } from "../rules";
import { groupsForAll } from "./of-company";
import { freeBuses } from "./own-buses";
import { kmWithGroup } from "./measure";
import { postsOf } from "./posts";
import { busesFor, groupsFor } from "./search";
import { type FitTrip, isSupply, joinsSql, tripSql } from "./trip";

type Seen = FitTrip & {
  authorCompanyId: string | null;
  authorUserId: string | null;
  receiverCompanyId: string | null;
  listed: boolean;
  approved: boolean;
  /** To be listed once it is confirmed and approved. */
  waits: boolean;
  /** The reader's company belongs to the circle that reads it first. */
  first: boolean;
  posted: boolean;
};

const seenSql = `select ${tripSql}, r."authorCompanyId", r."authorUserId", r."receiverCompanyId",
    r.state = 'active' and r.mode = 'collective' as listed, r."approvedAt" is not null as approved,
    r.state = 'pending' and r.mode = 'collective' as waits,
    r.state = 'pending' and r."confirmedAt" is null and coalesce(r.email = $2::text, false) as posted,
    coalesce(${circleReach("$3::uuid")}, false) as first
  from bus_request r ${joinsSql} where r.id = $1::uuid and r."endedAt" is null`;

/** Companies that a group's author has asked. */
export async function askedCompanies(requestId: string): Promise<ReadonlySet<string>> {
  const rows = await prisma.fitAsk.findMany({ where: { requestId }, select: { companyId: true } });
  return new Set(rows.map(({ companyId }) => companyId));
}

const companyOf = (viewer: Viewer) => (isSignedIn(viewer) ? (viewer.company?.id ?? null) : null);

/** `email`: of an unconfirmed request, whose author has no link yet. */
type Asked = { id: string; token: string | null; email?: string };

/** `author` or `admin`: whose trip it is. `partner`: has buses for it. Throws what the refusals say. */
export async function standingOf(viewer: Viewer, { id, token, email }: Asked) {
  const [trip] = await queryOnce<Seen>(seenSql, [id, email ?? null, companyOf(viewer)]);
  if (!trip) throw notFoundBy(viewer);
  if (trip.posted || ownsRequest(viewer, trip, await isAuthorToken(prisma, token, id)) || isAdmin(viewer))
    return { trip, side: "author" } as const;
  const asked = trip.approved && worksFor(viewer, trip.receiverCompanyId);
  if (!trip.listed && !asked && !trip.first) throw notFoundBy(viewer);
  if (isSupply(trip) || !isBusPartner(viewer)) throw forbiddenTo(viewer);
  return { trip, side: "partner" } as const;
}

type Standing = Awaited<ReturnType<typeof standingOf>>;

async function fitsOf(viewer: Viewer, { trip, side }: Standing, query: FitsQuery): Promise<Fit[]> {
  const { hours, km, others, missed } = query;
  const except = trip.authorCompanyId;
  if (isSupply(trip)) return groupsFor(trip, { look: { hours, km, moves: "bus" }, whose: { except }, missed });
  if (side === "author") return busesFor(trip, { look: { hours, km, moves: "group" }, whose: { except }, missed });
  const company = companyOf(viewer);
  const more = company ? await freeBuses(company, trip.start) : [];
  const whose = others ? { except } : { company, except };
  return busesFor(trip, { look: { hours, km, moves: "bus" }, whose, more, missed });
}

type Paging = { take: number; skip: number };

async function pageOf(viewer: Viewer, fits: readonly Fit[], { take, skip }: Paging, asked?: ReadonlySet<string>) {
  const reader = { language: viewer.language, companyId: companyOf(viewer), asked };
  const shown = fits.slice(skip, skip + take).map(async (fit) => {
    return toFit({ ...fit, tripKm: await kmWithGroup(fit.request, fit) }, reader);
  });
  return { rows: await Promise.all(shown), total: fits.length };
}

/**
 * GET /busrequest/{id}/fits: its author sees published buses, a bus partner its own (and others' where it asks), the
 * owner of a free bus or an empty ride the groups. Throws NotFound, Unauthorized, Forbidden.
 */
export async function listFits(viewer: Viewer, asked: Asked, query: FitsQuery) {
  const standing = await standingOf(viewer, asked);
  const known = standing.side === "author" ? await askedCompanies(asked.id) : undefined;
  return pageOf(viewer, await fitsOf(viewer, standing, query), query, known);
}

/** POST /busrequest/{id}/fits/passing: the same for who has just posted. Throws NotFound. */
export function listPassing(viewer: Viewer, asked: Asked) {
  return listFits(viewer, asked, { ...usualLook, take: 10, skip: 0, others: true, missed: false });
}

const week = 7 * 86_400_000;

async function busAt(companyId: string, bus: string, { from, to }: { from: number; to: number }) {
  if ((await prisma.bus.count({ where: { id: bus, companyId } })) === 0) throw notFound();
  const [free] = await freeBuses(companyId, from, bus);
  return free ? [{ ...free, start: Math.max(from, Date.now()), end: Math.min(free.end, to) }] : [];
}

/** GET /company/{id}/fits: groups for its posts, or for one of its buses at a time. Throws NotFound (a foreign bus, too), ValidationFailed. */
export async function listCompanyFits(viewer: BusPartner | Admin, companyId: string, query: CompanyFitsQuery) {
  const company = await calendarCompany(viewer, companyId);
  const { hours, km, bus, from, to } = query;
  const begin = from ?? Date.now();
  // Posts that end some time are told without a beginning, too; a bus is looked at from now on.
  if (to !== undefined && to <= begin && (bus || from !== undefined))
    throw validationFailed([{ path: "to", message: "endBeforeStart" }]);
  const span = { from: begin, to: to ?? begin + week };
  const supplies = bus ? await busAt(company, bus, span) : await postsOf(company, from, to);
  return pageOf(viewer, await groupsForAll(supplies, company, { hours, km }), query);
}
