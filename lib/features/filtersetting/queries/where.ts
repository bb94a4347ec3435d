import type { Values } from "@/lib/db/filter-sql";
import { positionSql } from "@/lib/features/busrequest/queries/where";
import { chordOf, earthMetres as earth, kmOfChord } from "@/lib/geo/earth";
import { type Filters, hasWishes } from "../rules";
import { wishesOfValues, wishesSql } from "./wishes";

export const partnerTypes = "('busoperator', 'touroperator', 'driver')";

/**
 * A company that wants requests from everywhere has no base. It is kept as one base that no place has, at the
 * South Pole and out of the list's order, so that the index on `reach` finds it like every other.
 */
export const everywhere = {
  longitude: 0,
  latitude: -90,
  radius: 1,
  position: -1,
  cube: `cube(array[0, 0, -${earth}]::float8[])`,
} as const;

/** How far a free bus or an empty ride comes by itself. The indexes on both reaches carry the same expression. */
const own = "coalesce(r.radius, 0)";
const withinRange = (column: string) =>
  `cube_enlarge(${column}, ${2 * earth} * sin(${own}::float8 * 1000 / ${2 * earth}), 3)`;

type Base = Filters["bases"][number];

function baseSql(values: Values, base: Base) {
  const here = positionSql(values, base);
  const chord = `${values.add(chordOf(base.radius))}::float8`;
  const box = `cube_enlarge(${here}, ${chord}, 3)`;
  const both = `${2 * earth} * sin((${values.add(base.radius)}::float8 + ${own}) * 1000 / ${2 * earth})`;
  const meets = (column: string) =>
    `(${withinRange(column)} && ${box} and cube_distance(${column}, ${here}) <= ${both})`;
  return `(r.category in ('grouprequest', 'emergency') and r."startPos" <@ ${box} and cube_distance(r."startPos", ${here}) <= ${chord})
    or (r.category in ('vacancy', 'emptyride') and ${meets('r."startPos"')})
    or (r.category = 'emptyride' and ${meets('r."endPos"')})`;
}

/**
 * Conditions on `bus_request r` that a company's settings ask for; the other way round than `matchedCompanies`.
 * `now`: SQL of the moment that days ahead are counted from.
 */
export function matchSql(values: Values, filters: Filters, now = "now()") {
  const { companyId, kinds, vehicleTypes, passengers, bases } = filters;
  const where = [`r."authorCompanyId" is distinct from ${values.add(companyId)}::uuid`];
  if (kinds.length > 0) where.push(`r.category = any(${values.add(kinds)}::"RequestKind"[])`);
  if (vehicleTypes.length > 0) {
    where.push(`(r."vehicleTypes" = '{}' or r."vehicleTypes" && ${values.add(vehicleTypes)}::text[])`);
  }
  const { min, max } = passengers;
  if (min || max) {
    const range = `${values.add(min ?? 1)}::int and ${values.add(max ?? 500)}::int`;
    where.push(`(r.passengers is null or r.passengers between ${range})`);
  }
  if (bases.length > 0) where.push(`(${bases.map((base) => baseSql(values, base)).join(" or ")})`);
  return hasWishes(filters.wishes) ? [...where, ...wishesSql(wishesOfValues(values, filters), now)] : where;
}

/** km from the nearest base to the start, of an empty ride to the nearer end; from the seat where there is no base. */
export function distanceSql(values: Values, { bases, seat }: Filters) {
  const from = bases.length > 0 ? bases : seat ? [seat] : [];
  if (from.length === 0) return "null::float8";
  const spots = from.map((spot) => positionSql(values, spot));
  const start = spots.map((spot) => `cube_distance(r."startPos", ${spot})`);
  const end = spots.map((spot) => `cube_distance(r."endPos", ${spot})`);
  return kmOfChord(`least(${start.join(", ")}, case when r.category = 'emptyride' then least(${end.join(", ")}) end)`);
}
