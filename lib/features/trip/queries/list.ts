import { ownsRequest, worksFor } from "@/lib/access/records";
import { notFoundBy } from "@/lib/access/refusals";
import { isAdmin, isSignedIn } from "@/lib/access/rules";
import type { SignedIn, Viewer } from "@/lib/access/viewer";
import { query as ask } from "@/lib/db/pool";
import { prisma } from "@/lib/db/prisma";
import { findRequestOfLink } from "@/lib/features/busrequest/queries/link";
import { toTripRow, type TripListed, tripRowSelect } from "../present";
import { type TripTab, tripTabs } from "../rules";
import type { TripListQuery } from "../schema/input";
import type { TripRow } from "../schema/record";
import { overSql, type Reach, reachOf, reachOfRequest, tripsIn } from "./reach";

const day = 86_400_000;

/** The same as `tripStateAt`, for the database: done or called off, or over at `$1` (ms), a day ago. */
const past = `(t.state in ('done', 'cancelled') or ${overSql("to_timestamp($1::float8 / 1000)")})`;
const changed = `exists (select from trip_change c where c."tripId" = t.id and c.state = 'open')`;
const tabs: Record<TripTab | "all", string> = {
  all: "$1::float8 is not null",
  past,
  upcoming: `not ${past}`,
  changed: `not ${past} and ${changed}`,
};
const sinceAt = (now: Date) => now.getTime() - day;

function sideOf(viewer: SignedIn, { companyId, request }: TripListed) {
  if (ownsRequest(viewer, request)) return "author";
  return worksFor(viewer, companyId) || !isAdmin(viewer) ? "company" : null;
}

/** Whose trips are told, and on which side of each the reader stands. Throws Unauthorized. */
async function seenBy(viewer: Viewer, token: string | null) {
  const requestId = token && (await findRequestOfLink(token));
  if (requestId) return { reach: reachOfRequest(requestId), sideIn: () => "author" as const };
  if (!isSignedIn(viewer)) throw notFoundBy(viewer);
  return { reach: reachOf(viewer), sideIn: (row: TripListed) => sideOf(viewer, row) };
}

type PageOf = { ids: string[]; total: number };

async function pageOf(reach: Reach, { show, take, skip }: TripListQuery, now: Date): Promise<PageOf> {
  const way = show === "upcoming" || show === "changed" ? "asc" : "desc";
  const order = `start ${way}, id ${way}`;
  const sql = `with found as (select t.id, t.start from ${tripsIn(reach, 4)} and ${tabs[show]})
    select (select count(*)::int from found) as total, array(select p.id from
      (select * from found order by ${order} limit $2 offset $3) p order by ${order}) as ids`;
  const values = [sinceAt(now), take, skip, ...reach.values];
  const [found] = await ask<PageOf>(`trip.list.${show}.${reach.of}`, sql, values);
  return found ?? { ids: [], total: 0 };
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
  const { reach, sideIn } = await seenBy(viewer, token);
  const { ids, total } = await pageOf(reach, query, now);
  const rows = await prisma.trip.findMany({ where: { id: { in: ids } }, select: tripRowSelect });
  rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  return { rows: rows.map((row) => toTripRow(row, sideIn(row), now)), total };
}

/** How many stand in each tab. */
export async function countTrips(viewer: SignedIn, now = new Date()): Promise<Record<TripTab, number>> {
  const reach = reachOf(viewer);
  const counts = tripTabs.map((tab) => `count(*) filter (where ${tabs[tab]})::int as ${tab}`);
  const sql = `select ${counts.join(", ")} from ${tripsIn(reach, 2)}`;
  const [counted] = await ask<Record<TripTab, number>>("trip.counts", sql, [sinceAt(now), ...reach.values]);
  return counted ?? { upcoming: 0, changed: 0, past: 0 };
}
