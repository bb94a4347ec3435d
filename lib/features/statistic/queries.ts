import { isAdmin } from "@/lib/access/rules";
import type { Admin, TravelService } from "@/lib/access/viewer";
import { query } from "@/lib/db/pool";
import { notFound, validationFailed } from "@/lib/errors";
import {
  type EntryLineRow,
  type LineRow,
  type LocationCountsRow,
  sums,
  toEntryLine,
  toLine,
  toLocationCounts,
} from "./present";
import { type Counts, type DayCounts, type EntryCounts, noCounts, spanBefore, sumOf } from "./rules";
import type { StatisticQuery, StatisticRecord } from "./schema";

// Reach stands in each statement: $1 the company, $2 and $3 the days, $4 one location or null for all.
const own = `l."companyId" = $1::uuid and ($4::uuid is null or l.id = $4)`;
const within = `s.day between $2::date and $3::date`;

const daysSql = `select to_char(d.day, 'YYYY-MM-DD') as day, ${sums}
  from (select $2::date + n as day from generate_series(0, $3::date - $2::date) n) d
  left join (location_day s join advertiser_location l on l.id = s."locationId" and ${own}) on s.day = d.day
  group by d.day order by d.day`;

const locationsSql = `select l.id, l.title, l.active, ${sums} from advertiser_location l
  left join location_day s on s."locationId" = l.id and ${within}
  where l."companyId" = $1::uuid group by l.id order by l."createdAt", l.id`;

const sumSql = `select ${sums} from location_day s join advertiser_location l on l.id = s."locationId"
  where ${own} and ${within}`;

const linesSql = `select to_char(d.day, 'YYYY-MM-DD') as day, l.title, coalesce(s.shown, 0) as shown,
    coalesce(s.opened, 0) as opened, coalesce(s."clickedWeb", 0) as web, coalesce(s."clickedPhone", 0) as phone
  from (select $2::date + n as day from generate_series(0, $3::date - $2::date) n) d
  cross join advertiser_location l left join location_day s on s."locationId" = l.id and s.day = d.day
  where ${own} order by d.day, l."createdAt", l.id`;

const ofEntry = `home_day s join advertiser a on a.id = s."advertiserId" and a."companyId" = $1::uuid`;

const entrySql = `select coalesce(sum(s.shown), 0)::int as shown, coalesce(sum(s.opened), 0)::int as opened
  from ${ofEntry} where ${within}`;

const entryLinesSql = `select to_char(s.day, 'YYYY-MM-DD') as day, s.shown, s.opened
  from ${ofEntry} where ${within} order by s.day`;

/** Whose counts: the viewer's own company, for an admin the one named. A foreign one does not exist. */
function companyFor(viewer: TravelService | Admin, named?: string) {
  if (isAdmin(viewer)) {
    if (!named) throw validationFailed([{ path: "company", message: "required" }]);
    return named;
  }
  if (named && named !== viewer.company.id) throw notFound();
  return viewer.company.id;
}

async function locationsOf(companyId: string, { from, to, location }: StatisticQuery) {
  const rows = await query<LocationCountsRow>("statistic.locations", locationsSql, [companyId, from, to]);
  if (location && !rows.some(({ id }) => id === location)) throw notFound();
  return rows;
}

/** Counts of a company's locations by day and by location, and the sum of as many days before. */
export async function readStatistic(
  viewer: TravelService | Admin,
  listQuery: StatisticQuery,
): Promise<StatisticRecord> {
  const company = companyFor(viewer, listQuery.company);
  const { from, to, location = null } = listQuery;
  const past = spanBefore(listQuery);
  const [locations, days, [before], [entry]] = await Promise.all([
    locationsOf(company, listQuery),
    query<DayCounts>("statistic.days", daysSql, [company, from, to, location]),
    query<Counts>("statistic.sum", sumSql, [company, past.from, past.to, location]),
    query<EntryCounts>("statistic.entry", entrySql, [company, from, to]),
  ]);
  return {
    from,
    to,
    days,
    total: sumOf(days),
    before: before ?? noCounts,
    entry: entry ?? { shown: 0, opened: 0 },
    locations: locations.map((row) => toLocationCounts(row, viewer.language)),
  };
}

/**
 * The same for a spreadsheet: one line a day and location, zeros too; then, where all are asked for, the days on which
 * the entry on the home page was seen, under `entryName`.
 */
export async function readStatisticLines(viewer: TravelService | Admin, listQuery: StatisticQuery, entryName: string) {
  const company = companyFor(viewer, listQuery.company);
  await locationsOf(company, listQuery);
  const { from, to, location = null } = listQuery;
  const rows = await query<LineRow>("statistic.lines", linesSql, [company, from, to, location]);
  const span = [company, from, to];
  const entries = location ? [] : await query<EntryLineRow>("statistic.entryLines", entryLinesSql, span);
  return [...rows.map((row) => toLine(row, viewer.language)), ...entries.map((row) => toEntryLine(row, entryName))];
}
