import { queryOnce } from "@/lib/db/pool";
import { marketTimeZone } from "@/lib/i18n/formats";
import { noWaits, type OfferCount, type RequestCount, type WaitRow, weeksOf } from "../rules";

// A range of an index for each week, so that the years before cost nothing.
const weeks = `w as materialized (
  select to_char(monday, 'YYYY-MM-DD') as day, monday at time zone '${marketTimeZone}' as begin,
    (monday + interval '7 days') at time zone '${marketTimeZone}' as until
  from (select date_trunc('week', $1::timestamptz at time zone '${marketTimeZone}') - $3::int * interval '1 week' as now) n,
    generate_series(n.now - ($2::int - 1) * interval '1 week', n.now, interval '1 week') monday)`;

const requestsSql = `with ${weeks}
  select w.day, r.category, count(*)::int as total
  from w join bus_request r on r."createdAt" >= w.begin and r."createdAt" < w.until group by 1, 2`;

const offersSql = `with ${weeks}
  select w.day, r.category, count(*)::int as total
  from w join offer o on o."createdAt" >= w.begin and o."createdAt" < w.until
    join bus_request r on r.id = o."requestId" group by 1, 2`;

// A request's first offer is never older than the request: offers of these weeks are enough.
const waitsSql = `with ${weeks}, f as (
    select "requestId", min("createdAt") as first from offer
    where "createdAt" >= (select min(begin) from w) group by 1
  ), waits as (
    select r."createdAt", greatest(0, extract(epoch from f.first - coalesce(r."approvedAt", r."createdAt")))::float8 as wait
    from bus_request r join f on f."requestId" = r.id where r."createdAt" >= (select min(begin) from w)
  )
  select w.day, count(*)::int as answered,
    round(1000 * percentile_cont(0.5) within group (order by wait))::float8 as median,
    round(1000 * percentile_cont(0.9) within group (order by wait))::float8 as p90
  from w join waits on waits."createdAt" >= w.begin and waits."createdAt" < w.until
  group by grouping sets ((w.day), ())`;

/**
 * The last weeks of the market's calendar, this one included; weeks begin on Mondays. `ago`: so many weeks earlier, by
 * that calendar, for a week in which the clocks change has 167 or 169 hours.
 */
export async function readWeeks(now: Date, range: number, ago = 0) {
  const values = [now, range, ago];
  const [days, requests, offers, waits] = await Promise.all([
    queryOnce<{ day: string }>(`with ${weeks} select day from w order by day`, values),
    queryOnce<RequestCount>(requestsSql, values),
    queryOnce<OfferCount>(offersSql, values),
    queryOnce<WaitRow>(waitsSql, values),
  ]);
  const all = waits.find(({ day }) => day === null);
  return {
    weeks: weeksOf({ days: days.map(({ day }) => day), requests, offers, waits }),
    waits: all ? { median: all.median, p90: all.p90, answered: all.answered } : noWaits,
  };
}
