import type { Values } from "@/lib/db/filter-sql";
import { prisma } from "@/lib/db/prisma";
import { vectorOf } from "@/lib/features/advertiserlocation/rules/route";
import { positionSql } from "@/lib/features/busrequest/queries/where";
import { chordOf, earthKm, earthMetres as metres } from "@/lib/geo/earth";

/** Box around a request's route; the great circle bulges out of the straight line. The index carries the same words, flat. */
const end = 'coalesce(r."endPos", r."startPos")';
const bulge = `${metres} - sqrt(greatest(0, ${metres}::float8 ^ 2 - (cube_distance(r."startPos", ${end}) / 2) ^ 2))`;
const routeBox = `cube_enlarge(cube_union(r."startPos", ${end}), ${bulge}, 3)`;

const axes = ["x", "y", "z"] as const;
const unit = (name: string, column: string) =>
  axes.map((axis, i) => `cube_ll_coord(${column}, ${i + 1}) / ${metres} as ${name}${axis}`).join(", ");
const cross = (a: string, b: string) =>
  `(${a}y * ${b}z - ${a}z * ${b}y) as nx, (${a}z * ${b}x - ${a}x * ${b}z) as ny, (${a}x * ${b}y - ${a}y * ${b}x) as nz`;
const dotCross = (a: string, b: string) =>
  `(n.nx * (${a}y * ${b}z - ${a}z * ${b}y) + n.ny * (${a}z * ${b}x - ${a}x * ${b}z) + n.nz * (${a}x * ${b}y - ${a}y * ${b}x))`;
const angle = (a: string) => `2 * asin(least(1, sqrt((${a}x - l.x) ^ 2 + (${a}y - l.y) ^ 2 + (${a}z - l.z) ^ 2) / 2))`;

/**
 * km of a place `l` from the great circle between a request's ends; before and behind it from the nearer end.
 * The way that `activeallnear` measures it without `road` (advertiserlocation), with the route in the row.
 */
const kmSql = `${earthKm} * case when n.size > 1e-9 and ${dotCross("n.a", "l.")} > 0 and ${dotCross("l.", "n.b")} > 0
  then asin(least(1, abs(n.nx * l.x + n.ny * l.y + n.nz * l.z) / n.size)) else least(${angle("n.a")}, ${angle("n.b")}) end`;

/** Active locations of a travel service: no plan allows more than 20. */
export function locationsOf(companyId: string) {
  const where = { companyId, active: true };
  const select = { id: true, longitude: true, latitude: true, address: true };
  return prisma.advertiserLocation.findMany({ where, select, orderBy: { id: "asc" }, take: 20 });
}

type Point = { longitude: number; latitude: number };

/**
 * Requests whose route passes one of the places within so many km, with the distance of the nearest as `d.km`. `apart`:
 * to be added one after the other, none is found twice; for all places at once an index is read to its end before the first row.
 */
export function passingSource(values: Values, places: readonly Point[], km: number, isApart = false) {
  if (places.length === 0) return { from: "", where: ["false"] };
  const vectors = places.map(vectorOf);
  const lists = axes.map((_axis, i) => `${values.add(vectors.map((vector) => vector[i]))}::float8[]`);
  const within = values.add(km);
  const chord = values.add(chordOf(km));
  const boxes = places.map(
    (place) => `flat_box(${routeBox}) && flat_box(cube_enlarge(${positionSql(values, place)}, ${chord}::float8, 3))`,
  );
  const from = `cross join lateral (select ${unit("a", 'r."startPos"')}, ${unit("b", end)}) e
    cross join lateral (select e.*, ${cross("e.a", "e.b")}) c
    cross join lateral (select c.*, sqrt(c.nx ^ 2 + c.ny ^ 2 + c.nz ^ 2) as size) n
    cross join lateral (select min(${kmSql}) as km from unnest(${lists.join(", ")}) l(x, y, z)) d`;
  const near = `d.km <= ${within}::float8`;
  if (!isApart) return { from, where: [`(${boxes.join(" or ")})`, near] };
  const apart = boxes.map((box, i) => [box, ...boxes.slice(0, i).map((other) => `not ${other}`)].join(" and "));
  return { from, where: [near], apart };
}
