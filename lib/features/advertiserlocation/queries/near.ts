import { earthKm } from "@/lib/geo/earth";
import { memo } from "@/lib/cache/memo";
import { query } from "@/lib/db/pool";
import { shownSql } from "@/lib/features/subscription/rules";
import { type LocationRow, locationColumns } from "../present/location";
import { type LocationCategory, openNow, type Wanted } from "../rules/facts";
import { routeOf, type Vector, vectorOf } from "../rules/route";
import { legBoxes } from "../rules/legs";

type Point = { longitude: number; latitude: number };
export type Ends = { start?: Point | null; end?: Point | null };
type Query = Ends & { category?: LocationCategory | null; km?: number | null; wanted?: Wanted; take: number };
type Counted = LocationRow & { total: number };

/** km²: in a larger corridor may lie many more rows than are wanted; of a smaller one all are read and counted. */
const small = 50_000;
/** Half the way round the Earth. */
const everywhere = Math.PI * earthKm;
/** What lies within a wide radius is counted up to here. */
const countedAtMost = 5_000;

/** Of a company that is open, of an advertiser that is switched on and paid for: joined to `advertiser_location l`. */
export const paid = `join company c on c.id = l."companyId" and c.active
  join advertiser a on a."companyId" = c.id and a.active and ${shownSql("a")}`;

const metres = earthKm * 1000;
const at = (from: number) => `cube(array[$${from}::float8, $${from + 1}, $${from + 2}])`;
const isOf = (parameter: number) => `($${parameter}::text is null or l.category = $${parameter})`;
/** Of `l` beside its company `c`; null wants nothing. */
const serves = (parameter: number) =>
  `($${parameter}::jsonb is null or location_serves(l.facts, c."timeZone", $${parameter}::jsonb))`;
const ground = (distance: string) => `${2 * earthKm} * asin(least(1, (${distance}) / ${2 * metres}))`;
const inMetres = ([x, y, z]: Vector) => [x * metres, y * metres, z * metres];

// The index on `pos` gives the nearest first: no more rows are read than are wanted.
const aroundSql = (box: string) => `select ${locationColumns}, null::float8 as along,
    ${ground(`l.pos <-> ${at(1)}`)} as distance
  from advertiser_location l ${paid} where l.active and ${isOf(4)} and ${serves(6)} ${box}
  order by l.pos <-> ${at(1)}, l.id limit $5::int`;
const withinSql = `and l.pos <@ cube_enlarge(${at(1)}, $7::float8, 3) and l.pos <-> ${at(1)} <= $7::float8`;

const nearest = aroundSql("");
const within = aroundSql(withinSql);
const countWithin = `select count(*)::int as total from (select from advertiser_location l ${paid}
  where l.active and ${isOf(4)} and ${serves(6)} ${withinSql} limit $5::int) found`;

const position = `cross join lateral (select cube_ll_coord(l.pos, 1) / ${metres} as x,
  cube_ll_coord(l.pos, 2) / ${metres} as y, cube_ll_coord(l.pos, 3) / ${metres} as z) p`;
const dot = (from: number) => `(p.x * $${from}::float8 + p.y * $${from + 1}::float8 + p.z * $${from + 2}::float8)`;
const fromEnd = (from: number) => ground(`cube_distance(l.pos, ${at(from)})`);

/**
 * Distance from the great circle between both ends; before and behind it from the nearer end. $1 and $4 the ends in
 * metres, $7 side, $10 ahead, $13 back, $16 start (rules.ts, routeOf), $19 boxes of the legs, $20 km, $21 category,
 * $22 rows, $23 what a stop has to have. A place in two boxes counts with the first.
 */
const corridor = `from (select l.id, case when ${dot(10)} > 0 and ${dot(13)} > 0
        then ${earthKm} * asin(least(1, abs(${dot(7)}))) else least(${fromEnd(1)}, ${fromEnd(4)}) end as distance,
      ${earthKm} * greatest(0, atan2(${dot(10)}, ${dot(16)})) as along
    from unnest($19::cube[]) with ordinality leg(box, nth)
    join advertiser_location l on l.pos <@ leg.box and l.active and ${isOf(21)} ${position}
    where not exists (select from unnest(($19::cube[])[:(leg.nth - 1)::int]) earlier(box) where l.pos <@ earlier.box)) near
  join advertiser_location l on l.id = near.id ${paid} where near.distance <= $20::float8
    and ${serves(23)}`;

const routeSql = `select ${locationColumns}, near.distance, near.along, count(*) over ()::int as total ${corridor}
  order by near.distance, l.id limit $22::int`;
const countRoute = `select count(*)::int as total from (select ${corridor} limit $22::int) found`;

const newestSql = `select ${locationColumns}, null::float8 as distance, null::float8 as along
  from advertiser_location l ${paid} where l.active and ${isOf(1)} and ${serves(3)}
  order by l."createdAt" desc, l.id desc limit $2::int`;

const countAll = `select count(*)::int as total from advertiser_location l ${paid} where l.active and ${isOf(1)} and ${serves(2)}`;

/** Within how many km of one of these places, all on the route, so many rows are: no more than so far from the route. */
const boundSql = `select min(${ground("bound.d")}) as km from unnest($1::cube[]) spot(at)
  cross join lateral (select l.pos <-> spot.at as d from advertiser_location l ${paid} where l.active and ${isOf(2)} and ${serves(4)}
    order by l.pos <-> spot.at offset $3::int limit 1) bound`;

type Found = { rows: LocationRow[]; total: number };

async function counted(name: string, text: string, values: unknown[]) {
  const [row] = await query<{ total: number }>(`advertiserlocation.${name}`, text, values);
  return row?.total ?? 0;
}

/** What `location_serves` asks of a place, as text; null where any will do. */
function asked({ amenities, coachBays, groupSize, openAt }: Wanted) {
  const given = Object.entries({ coachBays, groupSize }).filter(([, number]) => number !== null);
  if (amenities.length + given.length === 0 && openAt === null) return null;
  const moment = openAt === openNow ? { instant: new Date().toISOString() } : { local: openAt ?? undefined };
  const has = Object.fromEntries(amenities.map((amenity) => [amenity, true]));
  return JSON.stringify({ has, atLeast: Object.fromEntries(given), ...moment });
}
const askedOf = ({ wanted }: Query) => (wanted ? asked(wanted) : null);

/** All that is shown, however far off. */
function countShown({ category = null, ...listQuery }: Query) {
  const needs = askedOf(listQuery);
  const count = () => counted("all", countAll, [category, needs]);
  return needs ? count() : memo(`advertiserlocation.count ${category}`, "advertiser", 60_000, count);
}

async function findAround(place: Point, listQuery: Query): Promise<Found> {
  const { category = null, km, take } = listQuery;
  const values = [...inMetres(vectorOf(place)), category, take, askedOf(listQuery)];
  if (!km) {
    const rows = await query<LocationRow>("advertiserlocation.nearest", nearest, values);
    return { rows, total: rows.length < take ? rows.length : await countShown(listQuery) };
  }
  const reach = 2 * metres * Math.sin(Math.min(km / earthKm, Math.PI) / 2);
  const rows = await query<LocationRow>("advertiserlocation.within", within, [...values, reach]);
  if (rows.length < take) return { rows, total: rows.length };
  const most = [...values.slice(0, 4), countedAtMost, values[5], reach];
  return { rows, total: await counted("countWithin", countWithin, most) };
}

/** How far off the last row that is wanted can be; null where there are not so many. */
async function boundOf(from: Point, to: Point, listQuery: Query) {
  const { category = null, take } = listQuery;
  const { a, b, middle } = routeOf(from, to);
  const spots = [a, middle, b].filter((spot) => spot.some((part) => part !== 0));
  const cubes = spots.map((spot) => `(${inMetres(spot).join(",")})`);
  const [row] = await query<{ km: number | null }>("advertiserlocation.bound", boundSql, [
    cubes,
    category,
    take - 1,
    askedOf(listQuery),
  ]);
  // A metre more, so that no rounding loses the last one.
  return row?.km == null ? null : row.km + 0.001;
}

async function findAlong(from: Point, to: Point, listQuery: Query): Promise<Found> {
  const { category = null, km, take } = listQuery;
  const { a, b, side, ahead, back, halfKm } = routeOf(from, to);
  const ends = [...inMetres(a), ...inMetres(b), ...side, ...ahead, ...back, ...a];
  const needs = askedOf(listQuery);
  const values = (reach: number, rows: number) => [...ends, legBoxes(from, to, reach), reach, category, rows, needs];
  const inReach = (reach: number) => query<Counted>("advertiserlocation.along", routeSql, values(reach, take));
  const wide = km ?? everywhere;
  const area = wide * (4 * halfKm + Math.PI * wide);
  const bound = area > small ? ((await boundOf(from, to, listQuery)) ?? everywhere) : everywhere;
  const widest = Math.min(wide, bound);
  // As many rows as in a circle of `bound` lie in a strip of the same area, if they lie everywhere alike.
  const strip = bound < everywhere ? Math.max(1, (2 * bound * bound) / Math.max(1, halfKm)) : widest;
  let reach = Math.min(widest, strip);
  let rows = await inReach(reach);
  while (rows.length < take && reach < widest) {
    reach = Math.min(widest, reach * 3);
    rows = await inReach(reach);
  }
  if (reach === wide || rows.length < take) return { rows, total: rows[0]?.total ?? 0 };
  if (!km) return { rows, total: await countShown(listQuery) };
  return { rows, total: await counted("countAlong", countRoute, values(wide, countedAtMost)) };
}

/** Nearest first; with both ends by distance from the line between them, with neither the newest. Ties by id. */
export async function findLocations(listQuery: Query): Promise<Found> {
  const { start, end, category = null, take } = listQuery;
  if (start && end) return findAlong(start, end, listQuery);
  const place = start ?? end;
  if (place) return findAround(place, listQuery);
  const rows = await query<LocationRow>("advertiserlocation.newest", newestSql, [
    ...[category, take, askedOf(listQuery)],
  ]);
  return { rows, total: rows.length < take ? rows.length : await countShown(listQuery) };
}
