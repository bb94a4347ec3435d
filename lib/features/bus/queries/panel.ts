import type { BusOperator } from "@/lib/access/viewer";
import { query } from "@/lib/db/pool";
import { busySql } from "@/lib/features/externalcalendar/queries/busy";
import type { Page } from "@/lib/http/list-query";
import { marketTimeZone } from "@/lib/i18n/formats";
import type { BusFilter } from "../schema/bus";
import type { BusJob, FleetRow, FleetTotals } from "../schema/fleet";
import { listBuses } from "./list";

const totalsSql = `select count(*)::int as buses, coalesce(sum(bus.capacity), 0)::int as seats,
    (count(*) filter (where not exists (select 1 from booking b where b."busId" = bus.id and b.state = 'booked'
      and b.start < today.start + interval '1 day' and b."end" > today.start)
      and not ${busySql('bus."companyId"', "bus.id", "today.start", "today.start + interval '1 day'")}))::int as free
  from bus cross join (select date_trunc('day', $2::timestamptz at time zone $3) at time zone $3 as start) today
  where bus."companyId" = $1::uuid and bus.active`;

/** Trips ahead that are named before a bus goes out of service. */
const named = 5;
const jobsSql = `select b.bus, b.title, r.category::text as kind, b.ahead,
    extract(epoch from b.start)::float8 * 1000 as start, extract(epoch from b."end")::float8 * 1000 as "end"
  from (select "busId" as bus, title, start, "end", id, "requestId", (count(*) over (partition by "busId"))::int as ahead,
      row_number() over (partition by "busId" order by start, id) as place
    from booking where "busId" = any($1::uuid[]) and state = 'booked' and "end" > $2::timestamptz) b
  left join bus_request r on r.id = b."requestId" where b.place <= ${named} order by b.bus, b.place`;

const scanDays = 30;
const scansSql = `select "busId" as bus, (today.day - s.day)::int as ago, s.count
  from bus_scan s cross join (select ($2::timestamptz at time zone $3)::date as day) today
  where s."busId" = any($1::uuid[]) and s.day > today.day - ${scanDays}::int and s.day <= today.day`;

type JobRow = BusJob & { bus: string; ahead: number };
type ScanRow = { bus: string; ago: number; count: number };

/** Scans of the last 30 days, by bus. */
export async function scansOf(buses: readonly string[], now: Date) {
  const rows = await query<ScanRow>("bus.scans", scansSql, [buses, now, marketTimeZone]);
  const scans = new Map(buses.map((bus) => [bus, Array<number>(scanDays).fill(0)]));
  for (const { bus, ago, count } of rows) scans.get(bus)?.splice(scanDays - 1 - ago, 1, count);
  return scans;
}

/** Trips now and ahead, by bus; the first few by name. */
export async function aheadOf(buses: readonly string[], now: Date) {
  const rows = await query<JobRow>("bus.ahead", jobsSql, [buses, now]);
  const jobs = new Map<string, { count: number; named: BusJob[] }>();
  for (const { bus, ahead, ...job } of rows) {
    jobs.set(bus, { count: ahead, named: [...(jobs.get(bus)?.named ?? []), job] });
  }
  return jobs;
}

/** One page of the viewer's own fleet with each bus's next trip and scans, and the totals of those in service. */
export async function readFleet(viewer: BusOperator, listQuery: Page & { filter?: BusFilter }, now = new Date()) {
  const companyId = viewer.company.id;
  const { rows, total } = await listBuses(viewer, companyId, listQuery);
  const buses = rows.map(({ id }) => id);
  const [jobs, scans, [totals]] = await Promise.all([
    aheadOf(buses, now),
    scansOf(buses, now),
    query<FleetTotals>("bus.totals", totalsSql, [companyId, now, marketTimeZone]),
  ]);
  const fleet: FleetRow[] = rows.map((bus) => {
    const ahead = jobs.get(bus.id) ?? { count: 0, named: [] };
    return { bus, next: ahead.named[0] ?? null, ahead, scans: scans.get(bus.id) ?? [] };
  });
  return { rows: fleet, total, totals: totals ?? { buses: 0, seats: 0, free: 0 } };
}
