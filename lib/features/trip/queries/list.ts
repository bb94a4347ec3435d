import { ownsRequest, worksFor } from "@/lib/access/records";
import { notFoundBy } from "@/lib/access/refusals";
import { isAdmin, isSignedIn } from "@/lib/access/rules";
import type { SignedIn, Viewer } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { findRequestOfLink } from "@/lib/features/busrequest/queries/link";
import type { Prisma } from "@/prisma/generated/client";
import { toTripRow, type TripListed, tripRowSelect } from "../present";
import type { TripTab } from "../rules";
import type { TripListQuery } from "../schema/input";
import type { TripRow } from "../schema/record";

const day = 86_400_000;

/** What the viewer's company drives, what it has ordered, and what the person has; an admin's own alone. */
export function reachOf({ id, company }: SignedIn): Prisma.TripWhereInput {
  const own: Prisma.TripWhereInput = { request: { authorCompanyId: null, authorUserId: id } };
  if (!company) return own;
  return { OR: [{ companyId: company.id }, { request: { authorCompanyId: company.id } }, own] };
}

/** The same as `overAt`, as a condition for the database. */
export const overBy = (moment: Date) =>
  ({
    end: { lte: moment },
    OR: [{ transferType: { not: "transfertwoway" } }, { bookingId: null }, { booking: { end: { lte: moment } } }],
  }) satisfies Prisma.TripWhereInput;

/** The same as `tripStateAt`, as a condition for the database. */
function tabOf(tab: TripTab, now: Date): Prisma.TripWhereInput {
  const over = new Date(now.getTime() - day);
  if (tab === "past") return { OR: [{ state: { in: ["done", "cancelled"] } }, overBy(over)] };
  const ahead = {
    state: { notIn: ["done", "cancelled"] },
    OR: [{ end: { gt: over } }, { transferType: "transfertwoway", booking: { end: { gt: over } } }],
  } satisfies Prisma.TripWhereInput;
  return tab === "changed" ? { ...ahead, changes: { some: { state: "open" } } } : ahead;
}

function sideOf(viewer: SignedIn, { companyId, request }: TripListed) {
  if (ownsRequest(viewer, request)) return "author";
  return worksFor(viewer, companyId) || !isAdmin(viewer) ? "company" : null;
}

/** Whose trips are told, and on which side of each the reader stands. Throws Unauthorized. */
async function seenBy(viewer: Viewer, token: string | null) {
  const requestId = token && (await findRequestOfLink(token));
  if (requestId) return { reach: { requestId }, sideIn: () => "author" as const };
  if (!isSignedIn(viewer)) throw notFoundBy(viewer);
  return { reach: reachOf(viewer), sideIn: (row: TripListed) => sideOf(viewer, row) };
}

/**
 * GET /trip: what is ahead with the next first, what is over with the last first. By an author's link the trips of that
 * request alone, whoever is signed in beside it.
 */
export async function listTrips(
  viewer: Viewer,
  query: TripListQuery,
  token: string | null = null,
  now = new Date(),
): Promise<{ rows: TripRow[]; total: number }> {
  const { show, take, skip } = query;
  const { reach, sideIn } = await seenBy(viewer, token);
  const where = { AND: [reach, show === "all" ? {} : tabOf(show, now)] };
  const start = show === "upcoming" || show === "changed" ? "asc" : "desc";
  const [rows, total] = await Promise.all([
    prisma.trip.findMany({ where, select: tripRowSelect, orderBy: [{ start }, { id: start }], take, skip }),
    prisma.trip.count({ where }),
  ]);
  return { rows: rows.map((row) => toTripRow(row, sideIn(row), now)), total };
}

/** How many stand in each tab. */
export async function countTrips(viewer: SignedIn, now = new Date()) {
  const count = (tab: TripTab) => prisma.trip.count({ where: { AND: [reachOf(viewer), tabOf(tab, now)] } });
  const [upcoming, changed, past] = await Promise.all([count("upcoming"), count("changed"), count("past")]);
  return { upcoming, changed, past };
}
