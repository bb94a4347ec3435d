import type { Admin } from "@/lib/access/viewer";
import { queryOnce } from "@/lib/db/pool";
import { publicReach } from "./where";

export type Duplicate = { id: string; reference: string; pending: boolean };

/** About five kilometres: the same town, typed as a street or as a sight. */
const near = 0.05;
const sameSpot = (column: string) => `abs(r.${column} - a.${column}) < ${near}`;
/** Metres that hold all of them; an index finds what lies within, and the degrees decide. */
const reach = 8_000;

// The day of the market, so that 8:15 and 8:30 meet and the next morning does not.
const market = `at time zone 'Europe/Berlin'`;
const sameDay = `r.category = a.category and r."startDate" >= a.day ${market}
  and r."startDate" < (a.day + interval '1 day') ${market}`;

// What is open to all is found around the start, all else by its day: on a day of a large market thousands set out.
const duplicatesSql = `with asked as materialized (
    select r.id, r.category, r."startPos", r."startLongitude", r."startLatitude", r."endLongitude", r."endLatitude",
      date_trunc('day', r."startDate" ${market}) as day from bus_request r where r.id = any($1::uuid[])),
  found as (
    select a.id as of, r.id from asked a cross join lateral (select r.id from bus_request r
      where ${publicReach} and r."startPos" <@ cube_enlarge(a."startPos", ${reach}, 3) and ${sameDay}) r
    union all
    select a.id, r.id from asked a join bus_request r
      on r."endedAt" is null and (r.state <> 'active' or r.mode <> 'collective') and ${sameDay})
  select distinct on (a.id) a.id as of, r.id, 'CB-' || r.number as reference, r.state = 'pending' as pending
  from found f join asked a on a.id = f.of join bus_request r on r.id = f.id
  where r.id <> a.id and ${sameSpot('"startLongitude"')} and ${sameSpot('"startLatitude"')}
    and ${sameSpot('"endLongitude"')} and ${sameSpot('"endLatitude"')}
  order by a.id, r."createdAt"`;

/** For each of the requests, another open one with the same route on the same day. */
export async function findDuplicates(_viewer: Admin, ids: readonly string[]) {
  const rows = await queryOnce<Duplicate & { of: string }>(duplicatesSql, [ids]);
  return new Map(rows.map(({ of, ...duplicate }) => [of, duplicate]));
}
