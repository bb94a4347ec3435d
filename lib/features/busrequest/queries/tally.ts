import type { Viewer } from "@/lib/access/viewer";
import { isAdmin } from "@/lib/access/rules";
import { query } from "@/lib/db/pool";
import { unseen } from "@/lib/db/unseen";
import { type Kind, kinds } from "../rules/kinds";
import type { BusRequestFilter } from "../schema/filter";
import { askedOwn, notOver, publicReach } from "./where";

/** The kinds whose public requests a list holds, whole; null where it asks for something else, too. */
export function talliedKinds(viewer: Viewer, filter: BusRequestFilter | undefined): readonly Kind[] | null {
  if (isAdmin(viewer) || askedOwn(viewer, filter)) return null;
  const asked = [...Object.entries(filter?.a ?? {}), ...Object.entries(filter?.o ?? {})];
  if (asked.every(([, value]) => value === undefined)) return kinds;
  const { category, ...others } = filter?.a ?? {};
  const isAlone = Object.keys(others).length === 0 && Object.keys(filter?.o ?? {}).length === 0;
  return isAlone && category !== undefined ? [category].flat() : null;
}

/** What is over before the upkeep job has ended it: of one minute, and among those that have begun. */
const over = `select r.category, r."startDate", r."createdAt" from bus_request r
  where ${publicReach} and not (${notOver}) and r."startDate" <= now()`;

const asked = unseen("$1", "text[]");

const totalsSql = `select t.category, sum(t.n)::int as total from (
    select category, n from request_tally where side = 'posted' union all select o.category, -1 from (${over}) o) t
  where t.category::text = any(${asked}::text[]) group by t.category having sum(t.n) <> 0`;

/** Public requests of each kind at this moment, without counting them. */
export async function totalsOf(wanted: readonly Kind[]) {
  const rows = await query<{ category: Kind; total: number }>("busrequest.totals", totalsSql, [wanted]);
  return Object.fromEntries(rows.map(({ category, total }) => [category, total])) as Partial<Record<Kind, number>>;
}

const sides = {
  next: { side: "begins", column: '"startDate"', way: "asc", from: "d.day" },
  latest: { side: "posted", column: '"createdAt"', way: "desc", from: "d.day + 1" },
} as const;

const daySql = ({ side, column, way, from }: (typeof sides)[keyof typeof sides]) => `
  select ((${from})::timestamp at time zone 'UTC')::text as "from", d.before::int as before from (
    select s.day, s.n, sum(s.n) over (order by s.day ${way}) - s.n as before from (
      select t.day, sum(t.n) as n from (
        select day, category, n from request_tally where side = '${side}'
        union all select (o.${column} at time zone 'UTC')::date, o.category, -1 from (${over}) o) t
      where t.category::text = any(${asked}::text[]) group by t.day) s) d
  where d.before + d.n > $2 order by d.day ${way} limit 1`;

/** Where the day begins (of the latest: ends) in which a page lies, and the rows to skip from there; null past the last. */
export async function dayOf(wanted: readonly Kind[], order: keyof typeof sides, skip: number) {
  const { column, way } = sides[order];
  const [found] = await query<{ from: string; before: number }>(`busrequest.day.${order}`, daySql(sides[order]), [
    wanted,
    skip,
  ]);
  if (!found) return null;
  return { condition: `r.${column} ${way === "asc" ? ">=" : "<"} '${found.from}'`, offset: skip - found.before };
}
