import type { Admin } from "@/lib/access/viewer";
import { queryOnce } from "@/lib/db/pool";

export type Duplicate = { id: string; reference: string; pending: boolean };

/** About five kilometres: the same town, typed as a street or as a sight. */
const near = 0.05;
const sameSpot = (column: string) => `abs(o.${column} - r.${column}) < ${near}`;

// The day of the market, so that 8:15 and 8:30 meet and the next morning does not.
const marketDay = (row: string) => `(${row}."startDate" at time zone 'Europe/Berlin')::date`;

const duplicatesSql = `select distinct on (r.id) r.id as of, o.id, 'CB-' || o.number as reference, o.state = 'pending' as pending
  from bus_request r join bus_request o on o.id <> r.id and o."endedAt" is null and o.category = r.category
    and o."startDate" between r."startDate" - interval '1 day' and r."startDate" + interval '1 day'
    and ${marketDay("o")} = ${marketDay("r")}
    and ${sameSpot('"startLongitude"')} and ${sameSpot('"startLatitude"')}
    and ${sameSpot('"endLongitude"')} and ${sameSpot('"endLatitude"')}
  where r.id = any($1::uuid[]) order by r.id, o."createdAt"`;

/** For each of the requests, another open one with the same route on the same day. */
export async function findDuplicates(_viewer: Admin, ids: readonly string[]) {
  const rows = await queryOnce<Duplicate & { of: string }>(duplicatesSql, [ids]);
  return new Map(rows.map(({ of, ...duplicate }) => [of, duplicate]));
}
