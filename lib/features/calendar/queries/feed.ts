import type { Admin, BusPartner } from "@/lib/access/viewer";
import { hashMailedToken } from "@/lib/auth/mailed-token";
import { prisma } from "@/lib/db/prisma";
import { query } from "@/lib/db/pool";
import { notFound } from "@/lib/errors";
import type { Language } from "@/lib/i18n/routing";
import { feedSelect, toFeed } from "../present/booking";
import type { FeedRow } from "../present/feed";
import { feedRowSql } from "../present/feed-row";
import { orderedStandsSql, orderedTripSql } from "../present/ordered";
import { feedsBack, goneFor } from "../rules";
import { calendarCompany } from "./reach";

/** A company's private addresses, without their secrets. */
export async function listFeeds(viewer: BusPartner | Admin, companyId: string) {
  const where = { companyId: await calendarCompany(viewer, companyId) };
  return (await prisma.calendarFeed.findMany({ where, select: feedSelect, orderBy: { id: "asc" } })).map(toFeed);
}

export type Feed = {
  id: string;
  companyId: string;
  company: string;
  busId: string | null;
  licenceplate: string | null;
  language: Language;
  timeZone: string;
};

const feedSql = `select f.id, f."companyId", c.name as company, c."timeZone", f."busId", v.licenceplate, coalesce(
    (select u.language::text from user_account u where u."companyId" = c.id and u.owner order by u.id limit 1), 'en') as language
  from calendar_feed f join company c on c.id = f."companyId" left join bus v on v.id = f."busId"
  where f.hash = $1 and c.active`;

const since = "to_timestamp($2::float8 / 1000)";
const cancelledSince = "to_timestamp($3::float8 / 1000)";
const lasting = `case when t.id is not null then t.over >= ${since} and (${orderedStandsSql} or t."cancelledAt" > ${cancelledSince})
  else r."endDate" >= ${since} and (r."endedAt" is null or r."endReason" in ('past', 'filled') or r."endedAt" > ${cancelledSince}) end`;
const requestsSql = (row: string, own: string) => `select coalesce(t.start, r."startDate"), ${row} as row
  from bus_request r left join ${orderedTripSql} on true where ${own} and ${lasting}`;

const bookingsSql = (bus: string) => `select b.start, ${feedRowSql.booking} as row from booking b
  left join bus v on v.id = b."busId" left join bus_request r on r.id = b."requestId"
  where b."companyId" = $1::uuid ${bus} and b."end" >= ${since} and (b.state = 'booked' or b."updatedAt" > ${cancelledSince})`;

const list = (parts: string) =>
  `select coalesce(json_agg(e.row order by e.start, e.row->>'id'), '[]') as rows from (${parts}) e`;

// What the company received and drives is told with its booking.
const companySql = list(`${bookingsSql("")}
  union all ${requestsSql(feedRowSql.own, 'r."authorCompanyId" = $1::uuid')}
  union all ${requestsSql(
    feedRowSql.received,
    't.id is null and r."receiverCompanyId" = $1::uuid and r."approvedAt" is not null and r."authorCompanyId" is distinct from $1::uuid',
  )}`);
// What the bus is published for holds it tentatively.
const busSql = list(`${bookingsSql('and b."busId" = $4::uuid')}
  union all ${requestsSql(feedRowSql.own, 'r."authorCompanyId" = $1::uuid and r."busId" = $4::uuid')}`);

/** What a private address tells: 90 days back, and what was called off in the last 60. Throws NotFound. */
export async function readFeed(secret: string, now = Date.now()) {
  const [feed] = await query<Feed>("calendar.feed.of", feedSql, [hashMailedToken(secret)]);
  if (!feed) throw notFound();
  const values = [feed.companyId, now - feedsBack, now - goneFor];
  const [found] = feed.busId
    ? await query<{ rows: FeedRow[] }>("calendar.feed.bus", busSql, [...values, feed.busId])
    : await query<{ rows: FeedRow[] }>("calendar.feed.company", companySql, values);
  return { feed, rows: found?.rows ?? [] };
}
