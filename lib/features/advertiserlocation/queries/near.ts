import { query } from "@/lib/db/pool";
import { earthKm } from "@/lib/geo/earth";
import { type LocationRow, locationColumns } from "../present/location";
import type { LocationCategory, Wanted } from "../rules/facts";
import type { Line } from "../rules/legs";
import { type Vector, vectorOf } from "../rules/route";
import { findAlong } from "./along";
import {
  counted,
  countedAtMost,
  countShown,
  type Found,
  ground,
  isOf,
  type Looked,
  metres,
  needsOf,
  paid,
  serves,
} from "./shown";

type Point = { longitude: number; latitude: number };
export type Ends = { start?: Point | null; end?: Point | null };
/** `line`: a road between both ends; without it the great circle is the route. */
type Query = Ends & {
  line?: Line;
  category?: LocationCategory | null;
  km?: number | null;
  wanted?: Wanted;
  take: number;
};

const at = (from: number) => `cube(array[$${from}::float8, $${from + 1}, $${from + 2}])`;
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

const newestSql = `select ${locationColumns}, null::float8 as distance, null::float8 as along
  from advertiser_location l ${paid} where l.active and ${isOf(1)} and ${serves(3)}
  order by l."createdAt" desc, l.id desc limit $2::int`;

async function findAround(place: Point, km: number | null, looked: Looked): Promise<Found> {
  const { category, needs, take } = looked;
  const values = [...inMetres(vectorOf(place)), category, take, needs];
  if (!km) {
    const rows = await query<LocationRow>("advertiserlocation.nearest", nearest, values);
    return { rows, total: rows.length < take ? rows.length : await countShown(looked) };
  }
  const reach = 2 * metres * Math.sin(Math.min(km / earthKm, Math.PI) / 2);
  const rows = await query<LocationRow>("advertiserlocation.within", within, [...values, reach]);
  if (rows.length < take) return { rows, total: rows.length };
  const most = [...values.slice(0, 4), countedAtMost, needs, reach];
  return { rows, total: await counted("countWithin", countWithin, most) };
}

const position = ({ longitude, latitude }: Point) => [longitude, latitude] as const;

/** Nearest first; with both ends by distance from the line between them, with neither the newest. Ties by id. */
export async function findLocations({ start, end, line, km = null, wanted, ...listQuery }: Query): Promise<Found> {
  const { category = null, take } = listQuery;
  const looked = { category, take, needs: needsOf(wanted) };
  if (start && end) return findAlong(line ?? [position(start), position(end)], km, looked);
  const place = start ?? end;
  if (place) return findAround(place, km, looked);
  const rows = await query<LocationRow>("advertiserlocation.newest", newestSql, [category, take, looked.needs]);
  return { rows, total: rows.length < take ? rows.length : await countShown(looked) };
}
