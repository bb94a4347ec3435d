import { query } from "@/lib/db/pool";
import { greatCircleKm } from "@/lib/geo/earth";
import { road } from "@/lib/geo/road/port";
import type { RoadPoint } from "@/lib/geo/road/profile";
import { positionSql } from "./on-call";

/** As the crow flies; nobody drives further in two hours. */
const furthest = 160;

export interface Window extends RoadPoint {
  companyId: string;
  start: number;
  end: number;
}

type Row = Omit<Window, "start" | "end"> & { start: Date; end: Date };

const windowsSql = `select o."companyId", o.start, o."end", o.latitude as lat, o.longitude as lon, o.country from (
    select w."companyId", w.start, w."end", ${positionSql},
      coalesce(case when w.base = 'home' then c.address else w.place -> 'address_fields' end ->> 'countryISO3166Code', '') as country
    from standby_window w join company c on c.id = w."companyId" and c.active and c.registered and c."companyType" = 'busoperator'
    where exists (select from bus v where v."companyId" = c.id and v.active) and tstzrange(w.start, w."end", '[)') && tstzrange($1::timestamptz, $2::timestamptz, '[)')) o`;

/** Windows that touch the time, of all companies that the ring of an emergency would ask (lib/features/dispatch/queries/ring.ts). */
export async function windowsBetween(start: number, end: number): Promise<Window[]> {
  const rows = await query<Row>("standby.between", windowsSql, [new Date(start), new Date(end)]);
  return rows.map((row) => ({ ...row, start: row.start.getTime(), end: row.end.getTime() }));
}

const keyOf = ({ lat, lon }: RoadPoint) => `${lat},${lon}`;

/** Minutes from each base to the towns near it, by the road port: `minutes(base)[town]`, Infinity for far ones. */
export async function minutesFrom(bases: readonly RoadPoint[], towns: readonly RoadPoint[]) {
  const known = new Map<string, number[]>();
  let source = "";
  for (const base of new Map(bases.map((one) => [keyOf(one), one])).values()) {
    const near = towns.flatMap((town, index) => (greatCircleKm(base, town) <= furthest ? [{ town, index }] : []));
    const [ways = []] =
      near.length > 0
        ? await road.table(
            [base],
            near.map(({ town }) => town),
          )
        : [];
    const minutes = towns.map(() => Infinity);
    for (const [at, { index }] of near.entries()) {
      minutes[index] = ways[at]?.minutes ?? Infinity;
      // Measured by circles is but what lies off the roads.
      if (source === "" || source === "factor") source = ways[at]?.source ?? source;
    }
    known.set(keyOf(base), minutes);
  }
  return { source: source || "network", minutes: (base: RoadPoint) => known.get(keyOf(base)) ?? [] };
}
