import type { Admin, BusPartner } from "@/lib/access/viewer";
import { Values } from "@/lib/db/filter-sql";
import { queryOnce } from "@/lib/db/pool";
import { transaction } from "@/lib/db/transaction";
import { notOver } from "@/lib/features/busrequest/queries/where";
import { placeName } from "@/lib/i18n/place-names";
import type { Place } from "@/lib/features/place/schema";
import type { Language } from "@/lib/i18n/routing";
import { toFilters } from "../present";
import { noWishes, previewDays, previewRows } from "../rules";
import type { Preview, PreviewInput, PreviewRow } from "../schema";
import { partnerInReach } from "./settings";
import { distanceSql, matchSql } from "./where";

const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::bigint`;

const row = `json_build_object('id', r.id, 'category', r.category, 'from', r."startPlace", 'to', r."endPlace", 'date', ${ms('r."startDate"')}, 'passengers', r.passengers,
  'distance', round(f.distance::numeric, 1), 'open', r."endedAt" is null and ${notOver})`;

type FoundRow = Omit<PreviewRow, "from" | "to"> & { from: Place; to: Place | null };

/** Filled and past ones count as well: they would have come by mail. Withdrawn and rejected ones are gone for good. */
function previewSql(distance: string, where: string[]) {
  return `with found as materialized (
      select r.id, r."createdAt", ${distance} as distance from bus_request r
      where r."createdAt" > now() - interval '${previewDays} days' and r.state = 'active' and r.mode = 'collective'
        and (r."endReason" is null or r."endReason" in ('past', 'filled')) and ${where.join(" and ")})
    select (select count(*)::int from found) as total,
      (select coalesce(json_agg(${row} order by f."createdAt" desc, f.id desc), '[]')
        from (select * from found order by "createdAt" desc, id desc limit ${previewRows}) f
        join bus_request r on r.id = f.id) as rows`;
}

/** POST /company/{id}/filtersettings/preview: what of the last 30 days matches values that need not be saved. */
export async function previewFilterSettings(
  viewer: BusPartner | Admin,
  companyId: string,
  input: PreviewInput,
  language: Language = viewer.language,
): Promise<Preview> {
  const company = await transaction((tx) => partnerInReach(tx, viewer, companyId));
  const { seat } = toFilters(company);
  const bases = input.bases.map(({ place, radius }) => ({ ...place.location, radius }));
  const { dates, length, ahead, fleetMeetsNeeds, ...rest } = input;
  const wishes = {
    dates: dates ?? noWishes.dates,
    length: length ?? noWishes.length,
    ahead: ahead ?? noWishes.ahead,
    fleetMeetsNeeds: fleetMeetsNeeds ?? false,
  };
  const filters = { ...rest, wishes, companyId, bases, seat };
  const values = new Values();
  // As it was on the day when the mail would have left.
  const sql = previewSql(distanceSql(values, filters), matchSql(values, filters, 'r."createdAt"'));
  const [found] = await queryOnce<{ total: number; rows: FoundRow[] }>(sql, values.list);
  const rows = (found?.rows ?? []).map(({ from, to, ...row }) => {
    return { ...row, from: placeName(from, language), to: placeName(to, language) };
  });
  return { days: previewDays, total: found?.total ?? 0, rows };
}
