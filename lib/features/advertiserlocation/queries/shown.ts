import { memo } from "@/lib/cache/memo";
import { query } from "@/lib/db/pool";
import { shownSql } from "@/lib/features/subscription/rules";
import { earthKm } from "@/lib/geo/earth";
import type { LocationRow } from "../present/location";
import { type LocationCategory, openNow, type Wanted } from "../rules/facts";

/** `lineKm`: of the line along which rows were measured. */
export type Found = { rows: LocationRow[]; total: number; lineKm?: number };

export const metres = earthKm * 1000;
/** What lies within a wide radius is counted up to here. */
export const countedAtMost = 5_000;

/** Of a company that is open, of an advertiser that is switched on and paid for: joined to `advertiser_location l`. */
export const paid = `join company c on c.id = l."companyId" and c.active
  join advertiser a on a."companyId" = c.id and a.active and ${shownSql("a")}`;

export const isOf = (parameter: number) => `($${parameter}::text is null or l.category = $${parameter})`;
/** Of `l` beside its company `c`; null wants nothing. */
export const serves = (parameter: number) =>
  `($${parameter}::jsonb is null or location_serves(l.facts, c."timeZone", $${parameter}::jsonb))`;
/** Km along the ground of a chord in metres. */
export const ground = (distance: string) => `${2 * earthKm} * asin(least(1, (${distance}) / ${2 * metres}))`;

export async function counted(name: string, text: string, values: unknown[]) {
  const [row] = await query<{ total: number }>(`advertiserlocation.${name}`, text, values);
  return row?.total ?? 0;
}

const countAll = `select count(*)::int as total from advertiser_location l ${paid} where l.active and ${isOf(1)} and ${serves(2)}`;

/** What `location_serves` asks of a place, as text; null where any will do. */
export function needsOf(wanted: Wanted | undefined) {
  if (!wanted) return null;
  const { amenities, coachBays, groupSize, openAt } = wanted;
  const given = Object.entries({ coachBays, groupSize }).filter(([, number]) => number !== null);
  if (amenities.length + given.length === 0 && openAt === null) return null;
  const moment = openAt === openNow ? { instant: new Date().toISOString() } : { local: openAt ?? undefined };
  const has = Object.fromEntries(amenities.map((amenity) => [amenity, true]));
  return JSON.stringify({ has, atLeast: Object.fromEntries(given), ...moment });
}

/** What is looked for: of a category, with what a stop has to have; so many rows. */
export interface Looked {
  category: LocationCategory | null;
  needs: string | null;
  take: number;
}

/** All that is shown, however far off. */
export function countShown({ category, needs }: Pick<Looked, "category" | "needs">) {
  const count = () => counted("all", countAll, [category, needs]);
  return needs ? count() : memo(`advertiserlocation.count ${category}`, "advertiser", 60_000, count);
}
