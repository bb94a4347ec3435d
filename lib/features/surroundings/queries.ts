import type { Viewer } from "@/lib/access/viewer";
import { memo } from "@/lib/cache/memo";
import { Values } from "@/lib/db/filter-sql";
import { queryOnce } from "@/lib/db/pool";
import { publicRecords } from "@/lib/features/busrequest/queries/records";
import { notOver, publicReach, withinSql } from "@/lib/features/busrequest/queries/where";
import { type Kind, kinds } from "@/lib/features/busrequest/rules/kinds";
import { drivenBooking } from "@/lib/features/ledger/queries";
import { passingSource } from "@/lib/features/filtersetting/queries/passing";
import type { Location } from "@/lib/features/place/schema";
import { providerReach } from "@/lib/features/provider/rules/reach";
import { aroundKm, type Market, passingKm, type Surroundings } from "./schema";

/** Milliseconds that sums are remembered; a committed change of a request forgets them at once. */
const keptFor = 60_000;
const kept = <T>(key: string, read: () => Promise<T>) => memo(`surroundings ${key}`, "busrequest", keptFor, read);

/** A kilometre is exact enough, and neighbours share what is remembered. */
const coarse = ({ longitude, latitude }: Location): Location => ({
  longitude: Math.round(longitude * 100) / 100,
  latitude: Math.round(latitude * 100) / 100,
});

const open = `${publicReach} and ${notOver}`;

async function countsAround(at: Location) {
  const values = new Values();
  const within = withinSql('r."startPos"')(values, { ...at, km: aroundKm });
  const rows = await queryOnce<{ category: Kind; total: number }>(
    `select r.category, count(*)::int as total from bus_request r where ${open} and ${within} group by r.category`,
    values.list,
  );
  const found = new Map(rows.map(({ category, total }) => [category, total]));
  return Object.fromEntries(kinds.map((kind) => [kind, found.get(kind) ?? 0])) as Record<Kind, number>;
}

function passingSql(values: Values, at: Location) {
  const { from, where } = passingSource(values, [at], aroundKm);
  return `from bus_request r ${from} where ${[open, "r.category = 'grouprequest'", ...where].join(" and ")}`;
}

async function tripsPassing(at: Location) {
  const values = new Values();
  const source = passingSql(values, at);
  const [row] = await queryOnce<{ close: number; all: number }>(
    `select count(*) filter (where d.km <= ${passingKm})::int as close, count(*)::int as all ${source}`,
    values.list,
  );
  return [
    { km: passingKm, trips: row?.close ?? 0 },
    { km: aroundKm, trips: row?.all ?? 0 },
  ];
}

/** What the market has around a place. */
export function surroundingsOf(place: Location): Promise<Surroundings> {
  const at = coarse(place);
  return kept(`around ${at.longitude} ${at.latitude}`, async () => {
    const [counts, passing] = await Promise.all([countsAround(at), tripsPassing(at)]);
    const requests = kinds.reduce((sum, kind) => sum + counts[kind], 0);
    return { km: aroundKm, requests, kinds: counts, passing };
  });
}

/** The next group trips that pass a place, as everybody reads them. */
export async function nextPassing(viewer: Viewer, place: Location, take: number) {
  const at = coarse(place);
  const found = await kept(`passing ${at.longitude} ${at.latitude} ${take}`, () => {
    const values = new Values();
    const source = passingSql(values, at);
    const sql = `select r.id ${source} and d.km <= ${passingKm} order by r."startDate", r.id limit ${take}`;
    return queryOnce<{ id: string }>(sql, values.list);
  });
  const records = await publicRecords(
    viewer,
    found.map(({ id }) => id),
  );
  return found.flatMap(({ id }) => records.get(id) ?? []);
}

/** Requests of one kind on the short list, so that none pushes the others off it. */
const ofEachKind = 2;
/** Groups that a coach of the example has seats for. */
export const exampleSeats = 53;
const fewestOfGroup = 20;

/** The next requests around a place, or of the whole market, of all kinds; and the next group that fills a coach. */
export async function nextAround(viewer: Viewer, place: Location | null, take: number) {
  const at = place && coarse(place);
  const found = await kept(`next ${at?.longitude} ${at?.latitude} ${take}`, () => {
    const values = new Values();
    const where = at ? `${open} and ${withinSql('r."startPos"')(values, { ...at, km: aroundKm })}` : open;
    const next = (wanted: string, limit: number) =>
      `select r.id, r."startDate" from bus_request r where ${where} and ${wanted} order by r."startDate", r.id limit ${limit}`;
    const groups = `r.category = 'grouprequest' and r.passengers between ${fewestOfGroup} and ${exampleSeats}`;
    return queryOnce<{ id: string; example: boolean }>(
      `(select n.id, false as example from unnest(array['${kinds.join("','")}']::"RequestKind"[]) k(kind)
        cross join lateral (${next("r.category = k.kind", ofEachKind)}) n order by n."startDate", n.id limit ${take})
      union all (select e.id, true from (${next(groups, 1)}) e)`,
      values.list,
    );
  });
  const records = await publicRecords(
    viewer,
    found.map(({ id }) => id),
  );
  const rows = found.flatMap(({ id, example }) => (example ? [] : (records.get(id) ?? [])));
  return { rows, example: records.get(found.find(({ example }) => example)?.id ?? "") ?? null };
}

const openSql = `select r."startPlace"->'address_fields'->>'countryISO3166Code' as country, r.category,
  count(*)::int as total from bus_request r where ${open} group by 1, 2`;

const marketSql = `select
  (select count(*)::int from company c where ${providerReach} and c.registered and c.active
    and c."companyType" in ('busoperator', 'touroperator', 'driver')) as companies,
  (select coalesce(sum(greatest(0, l."aloneKm" - l."emptyKm")), 0)::float8 from ledger_entry l
    join booking b on b.id = l."bookingId" where ${drivenBooking("b", "now()")}) as saved,
  w.wait, w.answered
  from (select count(*)::int as answered, (1000 * percentile_cont(0.5) within group (order by
      greatest(0, extract(epoch from f.first - coalesce(r."approvedAt", r."createdAt")))))::float8 as wait
    from (select "requestId", min("createdAt") as first from offer
      where "createdAt" > now() - interval '30 days' group by 1) f
    join bus_request r on r.id = f."requestId" and r."createdAt" > now() - interval '30 days') w`;

/** The whole market in a few numbers. */
export function marketNumbers(): Promise<Market> {
  return kept("market", async () => {
    const [rows, [numbers]] = await Promise.all([
      queryOnce<{ country: string; category: Kind; total: number }>(openSql),
      queryOnce<Omit<Market, "open" | "kinds" | "countries">>(marketSql),
    ]);
    const none = { companies: 0, wait: null, answered: 0, saved: 0 };
    const sumOf = (wanted: (row: (typeof rows)[number]) => boolean) =>
      rows.reduce((sum, row) => sum + (wanted(row) ? row.total : 0), 0);
    const countries = [...new Set(rows.map(({ country }) => country))].map((country) => {
      return { country, total: sumOf((row) => row.country === country) };
    });
    return {
      ...(numbers ?? none),
      open: sumOf(() => true),
      kinds: Object.fromEntries(kinds.map((kind) => [kind, sumOf(({ category }) => category === kind)])) as Record<
        Kind,
        number
      >,
      countries: countries.sort((a, b) => b.total - a.total || (a.country < b.country ? -1 : 1)),
    };
  });
}
