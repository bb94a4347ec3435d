import type { Viewer } from "@/lib/access/viewer";
import { query } from "@/lib/db/pool";
import type { Language } from "@/lib/i18n/routing";
import { type LocationRow, locationColumns, toAdvertiserLocation, toRecommendation } from "./present";
import { chordOf, corridorKm, earth, type LocationCategory, routeOf, type Vector } from "./rules";
import type { NearInput } from "./schema";

type Point = { longitude: number; latitude: number };
type Ends = { start?: Point | null; end?: Point | null };
type Wish = Ends & { category?: LocationCategory | null; km?: number | null; take: number };
type Found = LocationRow & { total: number };

const onPage = 50;
const onWire = 500;
/** Half the way round the Earth. */
const everywhere = Math.PI * earth;

/** What is shown at all: switched on, of a company that is open, and paid for. */
const paid = `advertiser_location l join company c on c.id = l."companyId" and c.active
  join advertiser a on a."companyId" = c.id and a.active and a.abonnement = 'active'`;

const metres = earth * 1000;
const at = (from: number) => `cube(array[$${from}::float8, $${from + 1}, $${from + 2}])`;
const position = `cross join lateral (select cube_ll_coord(l.pos, 1) / ${metres} as x,
  cube_ll_coord(l.pos, 2) / ${metres} as y, cube_ll_coord(l.pos, 3) / ${metres} as z) p`;
const dot = (from: number) => `(p.x * $${from}::float8 + p.y * $${from + 1}::float8 + p.z * $${from + 2}::float8)`;
const angle = (end: string) => `2 * asin(least(1, cube_distance(l.pos, ${end}) / ${2 * metres}))`;

/**
 * Distance from the great circle between both ends; before and behind it from the nearer end. The index on `pos`
 * gives those in a ball around the route, the corridor is cut out of them. $1 and $4 the ends in metres, $7 side,
 * $10 ahead, $13 back, $16 start, $19 middle and $22 size of the ball, $23 km, $24 category, $25 rows (rules.ts, routeOf).
 */
const nearSql = `select *, count(*) over ()::int as total from (
    select ${locationColumns}, ${earth} * case when ${dot(10)} > 0 and ${dot(13)} > 0
        then asin(least(1, abs(${dot(7)}))) else least(${angle(at(1))}, ${angle(at(4))}) end as distance,
      ${earth} * greatest(0, atan2(${dot(10)}, ${dot(16)})) as along
    from ${paid} ${position}
    where l.active and l.pos <@ cube_enlarge(${at(19)}, $22::float8, 3) and ($24::text is null or l.category = $24)) found
  where distance <= $23::float8 order by distance, id limit $25::int`;

const newestSql = `select ${locationColumns}, null::float8 as distance, null::float8 as along, count(*) over ()::int as total
  from ${paid} where l.active and ($1::text is null or l.category = $1) order by l."createdAt" desc, l.id desc limit $2::int`;

const inMetres = ([x, y, z]: Vector) => [x * metres, y * metres, z * metres];

function findNear(from: Point, to: Point, { category, km, take }: Wish) {
  const { a, b, side, ahead, back, middle, halfKm } = routeOf(from, to);
  const reach = km ?? everywhere;
  const ball = chordOf(halfKm + reach) * metres;
  const values = [...inMetres(a), ...inMetres(b), ...side, ...ahead, ...back, ...a, ...inMetres(middle)];
  return query<Found>("advertiserlocation.near", nearSql, [...values, ball, reach, category ?? null, take]);
}

/** Nearest first; with both ends by distance from the line between them, with neither the newest. */
function find(wish: Wish) {
  const from = wish.start ?? wish.end;
  const to = wish.end ?? wish.start;
  if (from && to) return findNear(from, to, wish);
  return query<Found>("advertiserlocation.newest", newestSql, [wish.category ?? null, wish.take]);
}

const totalOf = (rows: Found[]) => rows[0]?.total ?? 0;

/** Active locations of paying advertisers, as the wire has them; the same for every reader. */
export async function listActiveNear(viewer: Viewer, { start, end, radius }: NearInput) {
  const rows = await find({ start, end, km: radius, take: onWire });
  return { rows: rows.map((row) => toAdvertiserLocation(row, viewer.language)), total: totalOf(rows) };
}

type PageWish = Ends & { category: LocationCategory | null; km?: number; language: Language };

/** The same for a page: within a corridor, with what the list and the map tell of each. */
export async function listRecommendations(_viewer: Viewer, { language, km = corridorKm, ...wish }: PageWish) {
  const rows = await find({ ...wish, km, take: onPage });
  const route = Boolean(wish.start && wish.end);
  return rows.map((row) => toRecommendation(route ? row : { ...row, along: null }, language));
}

/** What a travel service's public profile shows of its locations: none that is not paid for. */
export async function listCompanyLocations(_viewer: Viewer, companyId: string, language: Language) {
  const text = `select ${locationColumns}, null::float8 as distance, null::float8 as along
    from ${paid} where l.active and c.id = $1::uuid order by l."createdAt", l.id limit 20`;
  const rows = await query<LocationRow>("advertiserlocation.company", text, [companyId]);
  return rows.map((row) => toRecommendation(row, language));
}
