import { isAdmin, isSignedIn } from "@/lib/access/rules";
import type { Viewer } from "@/lib/access/viewer";
import { conditionsSql, holdsText, type Values, type Writers } from "@/lib/db/filter-sql";
import { normaliseName } from "@/lib/fold";
import type { Circle } from "@/lib/features/place/schema";
import { chordOf, lonLatSql } from "@/lib/geo/earth";
import type { Kind } from "../rules/kinds";
import type { BusRequestFilter, FilterTerms } from "../schema/filter";

/** What every reader may list. The partial indexes carry the same condition. */
export const publicReach = `r.state = 'active' and r.mode = 'collective' and r."endedAt" is null`;
/** A past request leaves public lists even before the upkeep job has ended it. */
export const notOver = 'r."endDate" > now()';

/** A request of a circle, for the company `at`; every other condition here leaves such a one out until it opens. */
export const circleReach = (at: string) => `(r.mode = 'circle' and r."approvedAt" is not null
  and exists (select from request_reader q where q."requestId" = r.id and q."companyId" = ${at}))`;

/** Of some kinds, which the wire has checked: written out, so that the text can be planned once. */
export const kindsSql = (kinds: readonly Kind[]) =>
  kinds.length > 0 ? `r.category in (${kinds.map((kind) => `'${kind}'`).join(", ")})` : "false";

const isOwn = (at: string) => `(r."authorCompanyId" = ${at} or r."receiverCompanyId" = ${at})`;

type Point = { longitude: number; latitude: number };

/** The point as the generated columns write it. */
export function positionSql(values: Values, { longitude, latitude }: Point) {
  return lonLatSql(`${values.add(longitude)}::float8`, `${values.add(latitude)}::float8`);
}

/** Writes the condition that a position column lies in a circle, so that its GiST index is used. */
export const withinSql = (column: string) => (values: Values, circle: Circle) => {
  // Reckoned once, where a plan is kept for all circles, too: else its sines are taken for each row that is looked at.
  const here = `(select ${positionSql(values, circle)})`;
  const chord = `${values.add(chordOf(circle.km))}::float8`;
  return `(${column} <@ cube_enlarge(${here}, ${chord}, 3) and cube_distance(${column}, ${here}) <= ${chord})`;
};

const busCompanies = "('busoperator', 'touroperator', 'driver')";

/** A moment that PostgreSQL takes: from 1970 to the year 2255. */
const farthest = 9e12;
const seconds = (ms: number) => Math.min(Math.max(ms, 0), farthest) / 1000;

const equal = (column: string) => (values: Values, value: string) => `${column} = ${values.add(value)}`;

export const writers: Writers<FilterTerms> = {
  category: equal("r.category"),
  transferType: equal('r."transferType"'),
  mode: equal("r.mode"),
  organisationType: equal('r."organisationType"'),
  state: equal("r.state"),
  companyType: equal('r."companyType"'),
  company: (values, id) => isOwn(`${values.add(id)}::uuid`),
  vehicleTypes: (values, type) => `r."vehicleTypes" @> array[${values.add(type)}]::text[]`,
  passengers: (values, query) => {
    if (typeof query === "number") return `r.passengers = ${values.add(query)}`;
    return `r.passengers between ${values.add(query.min ?? 1)} and ${values.add(query.max ?? 500)}`;
  },
  date: (values, { from = 0, to = farthest }) =>
    `(r."endDate" >= to_timestamp(${values.add(seconds(from))}::float8)
      and r."startDate" <= to_timestamp(${values.add(seconds(to))}::float8))`,
  address: (values, text) => holdsText(values, 'r."searchText"', normaliseName(text)),
  description: (values, text) => holdsText(values, "r.description", text),
  radius: withinSql('r."startPos"'),
  endRadius: withinSql('r."endPos"'),
  audience: (_values, audience) => {
    if (audience === "all") return "true";
    return audience === "public" ? `r."companyType" = 'private'` : `r."companyType" in ${busCompanies}`;
  },
  active: (_values, query) => {
    if (query === "all") return "true";
    return query === "active"
      ? `(r.state = 'active' and r."endedAt" is null)`
      : `(r.state <> 'active' or r."endedAt" is not null)`;
  },
};

export const filterSql = (values: Values, filter: BusRequestFilter | undefined) =>
  conditionsSql(writers, values, filter);

/** Of what is public all is active: said so that no row is read to find that out. */
const publicWriters: typeof writers = { ...writers, active: (_values, asked) => String(asked !== "inactive") };

/** The conditions of a filter upon the rows of `reachSql`. */
export const narrowedSql = (viewer: Viewer, values: Values, filter: BusRequestFilter | undefined) =>
  conditionsSql(isAdmin(viewer) || askedOwn(viewer, filter) ? writers : publicWriters, values, filter);

/** The viewer's company where the filter asks for its own rows. An id of the database, safe as a literal. */
export function askedOwn(viewer: Viewer, filter: BusRequestFilter | undefined) {
  if (!isSignedIn(viewer) || viewer.company === null) return null;
  return filter?.a?.company === viewer.company.id ? `'${viewer.company.id}'::uuid` : null;
}

/** Rows that a viewer may list: admins all, a company's staff their own when they ask for them, everybody the public ones. */
export function reachSql(viewer: Viewer, filter: BusRequestFilter | undefined) {
  if (isAdmin(viewer)) return ["true"];
  const own = askedOwn(viewer, filter);
  if (own) return [`(r."authorCompanyId" = ${own} or r."approvedAt" is not null)`];
  return [publicReach, notOver];
}
