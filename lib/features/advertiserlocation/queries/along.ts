import { query } from "@/lib/db/pool";
import { earthKm } from "@/lib/geo/earth";
import { thinLine } from "@/lib/geo/polyline";
import { type LocationRow, locationColumns } from "../present/location";
import { legsOf, type Line, lineKm, spotsOf } from "../rules/legs";
import {
  counted,
  countedAtMost,
  countShown,
  type Found,
  ground,
  isOf,
  type Looked,
  metres,
  paid,
  serves,
} from "./shown";

type Counted = LocationRow & { total: number };

/** km²: in a larger corridor may lie many more rows than are wanted; of a smaller one all are read and counted. */
const small = 50_000;
/** Half the way round the Earth. */
const everywhere = Math.PI * earthKm;

/** Bends of a road below this (km) change no distance that is shown. */
const bend = 0.1;
/** Of a corridor's width: as far off a counted line may be. Rows are measured from the finer one. */
const countedBend = 0.02;
const mostPoints = 400;
const kmPerDegree = (Math.PI * earthKm) / 180;

function thinned(line: Line, km: number): Line {
  let thin = thinLine(line, km / kmPerDegree);
  for (let wider = 2 * km; thin.length > mostPoints; wider *= 2) thin = thinLine(thin, wider / kmPerDegree);
  return thin;
}

const position = `cross join lateral (select cube_ll_coord(l.pos, 1) / ${metres} as x,
  cube_ll_coord(l.pos, 2) / ${metres} as y, cube_ll_coord(l.pos, 3) / ${metres} as z) p`;
const dot = (name: string) => `(p.x * leg.${name}x + p.y * leg.${name}y + p.z * leg.${name}z)`;
const floats = ["s", "h", "k", "f"].flatMap((name) => ["x", "y", "z"].map((axis) => `${name}${axis} float8`));
const legColumns = ["box cube", "a cube", "b cube", ...floats, "before float8", "own float8"].join(", ");

/**
 * $1 legs of a line (rules/legs.ts), $2 km, $3 category, $4 rows, $5 what a stop has to have. Distance from the nearest great circle of the line, before and
 * behind it from the nearer end; how far along the line that is, 0 before its start and its whole length behind its end.
 */
const corridor = `from (select distinct on (l.id) l.id, d.km as distance,
      leg.before + least(leg.own, ${earthKm} * greatest(0, atan2(${dot("h")}, ${dot("f")}))) as along
    from json_to_recordset($1::json) as leg(${legColumns})
    join advertiser_location l on l.pos <@ leg.box and l.active and ${isOf(3)} ${position}
    cross join lateral (select case when ${dot("h")} > 0 and ${dot("k")} > 0
        then ${earthKm} * asin(least(1, abs(${dot("s")})))
        else least(${ground("cube_distance(l.pos, leg.a)")}, ${ground("cube_distance(l.pos, leg.b)")}) end as km) d
    where d.km <= $2::float8 order by l.id, d.km, leg.before) near
  join advertiser_location l on l.id = near.id ${paid} where ${serves(5)}`;

const routeSql = `select ${locationColumns}, near.distance, near.along, count(*) over ()::int as total ${corridor}
  order by near.distance, l.id limit $4::int`;
const countRoute = `select count(*)::int as total from (select ${corridor} limit $4::int) found`;

/** Within how many km of one of these places, all on the route, so many rows are: no more than so far from the route. */
const boundSql = `select min(${ground("bound.d")}) as km from unnest($1::cube[]) spot(at)
  cross join lateral (select l.pos <-> spot.at as d from advertiser_location l ${paid} where l.active and ${isOf(2)} and ${serves(4)}
    order by l.pos <-> spot.at offset $3::int limit 1) bound`;

/** How far off the last row that is wanted can be; everywhere where there are not so many. */
async function boundOf(line: Line, { category, needs, take }: Looked) {
  const values = [spotsOf(line), category, take - 1, needs];
  const [row] = await query<{ km: number | null }>("advertiserlocation.bound", boundSql, values);
  // A metre more, so that no rounding loses the last one.
  return row?.km == null ? everywhere : row.km + 0.001;
}

/** Nearest to the line first, ties by id; `total` up to 5,000, where the line is a road within a hundredth or two. */
export async function findAlong(road: Line, km: number | null, looked: Looked): Promise<Found> {
  const { category, needs, take } = looked;
  const line = thinned(road, bend);
  const length = lineKm(line);
  const inReach = (reach: number) => {
    const legs = JSON.stringify(legsOf(line, reach));
    return query<Counted>("advertiserlocation.along", routeSql, [legs, reach, category, take, needs]);
  };
  const asked = km ?? everywhere;
  const area = asked * (2 * length + Math.PI * asked);
  const bound = area > small || line.length > 2 ? await boundOf(line, looked) : everywhere;
  const widest = Math.min(asked, bound);
  // As many rows as in a circle of `bound` lie in a strip of the same area, if they lie everywhere alike.
  const strip = bound < everywhere ? Math.max(1, (2 * bound * bound) / Math.max(1, length / 2)) : widest;
  let reach = Math.min(widest, strip);
  let rows = await inReach(reach);
  while (rows.length < take && reach < widest) {
    reach = Math.min(widest, reach * 3);
    rows = await inReach(reach);
  }
  if (reach === asked || rows.length < take) return { rows, total: rows[0]?.total ?? 0, lineKm: length };
  if (!km) return { rows, total: await countShown(looked), lineKm: length };
  const legs = JSON.stringify(legsOf(thinned(line, km * countedBend), km));
  const total = await counted("countAlong", countRoute, [legs, km, category, countedAtMost, needs]);
  return { rows, total, lineKm: length };
}
