import { Values } from "@/lib/db/filter-sql";
import { queryOnce } from "@/lib/db/pool";
import { notFound } from "@/lib/errors";
import { corridorKm } from "@/lib/features/advertiserlocation/rules/route";
import { circleReach, filterSql, kindsSql, notOver, publicReach } from "@/lib/features/busrequest/queries/where";
import { type Kind, kinds as allKinds } from "@/lib/features/busrequest/rules/kinds";
import type { BusRequestFilter } from "@/lib/features/busrequest/schema/filter";
import type { Place } from "@/lib/features/place/schema";
import { type SettingsRow, toFilters } from "../present";
import { filtersOfLook, mapPoints, mostCounted, mostFresh, type NearLook, type NearSort, roundKinds } from "../rules";
import type { NearPoint, NearRow } from "../schema";
import { orders, type Source, walkSql } from "./near-walk";
import { locationsOf, passingSource } from "./passing";
import { distanceSql, matchSql } from "./where";

export type NearSearch = {
  take: number;
  skip: number;
  sort: NearSort | "latest";
  kinds: readonly Kind[];
  hidden: boolean;
  filter?: BusRequestFilter;
  km?: number;
  /** Of a travel service: one of its locations alone. */
  location?: string | null;
  /** The page's look at another place, radius or kind than the settings name; absent: the settings as they stand. */
  look?: NearLook;
  /** Milliseconds; what came in since is new. */
  seenAt?: number | null;
  /** Emergencies before all others. */
  pin?: boolean;
  /** Nothing but what fits. */
  fitting?: boolean;
  /** Rows for the map beside the list. */
  points?: boolean;
  /** With what the company may read before all others; a list that counts as long leaves it to the inbox. */
  first?: boolean;
};

type FoundPoint = Omit<NearPoint, "title"> & { from: Place; to: Place | null };
type Match = Pick<NearRow, "hidden" | "note" | "isNew" | "way"> & { id: string; distance: number | null };
type Page = { page: Match[] | null; points: FoundPoint[] | null };
type Counts = {
  total: number;
  hiddenTotal: number;
  fresh: number;
  fitting: number;
  kinds: Partial<Record<Kind, number>> | null;
};
type Looked = Page & Counts & { looked: number };
type Found = Page & Counts & { long: boolean };

/** What a search asks: its conditions for a statement's values, `ids` of what fits best first (null: not asked). */
type Asked = {
  source: Source;
  row: SettingsRow;
  search: NearSearch;
  ids: readonly string[] | null;
};

const since = 'coalesce(r."approvedAt", r."createdAt")';
/**
 * Where nothing narrows the market the table's first pages would do as well, but such a large table is read past the
 * cache: five hundred reads of the disk for each look, where an index leads to rows that are kept. Not by start: of two
 * such indexes PostgreSQL takes the narrower one, which begins with all that is over.
 */
const firstMet = `order by ${since} desc, r.id desc`;
/** Rows that are looked at before a list counts as long. A short one is told whole by this first look. */
const firstLook = 1_500;
/** Posts of the whole market among which a long list counts what is new. */
const newestOfAll = 3_000;

async function sourceOf(row: SettingsRow, { km = corridorKm, location, look, filter }: NearSearch): Promise<Source> {
  if (row.companyType === "private") throw notFound();
  const all = (values: Values, found: { from?: string; where: string[]; apart?: string[] }) => {
    return { from: "", ...found, where: [notOver, ...found.where, ...filterSql(values, filter)] };
  };
  if (row.companyType === "travelService") {
    const places = (await locationsOf(row.id)).filter(({ id }) => !location || id === location);
    const conditions = (values: Values, isApart?: boolean) => all(values, passingSource(values, places, km, isApart));
    const distance = (_values: Values, of = "d") => (places.length > 0 ? `${of}.km` : "null::float8");
    return { conditions, distance, spots: null, everywhere: false };
  }
  const filters = look ? filtersOfLook(toFilters(row), look) : toFilters(row);
  return {
    conditions: (values) => all(values, { where: matchSql(values, filters) }),
    distance: (values) => distanceSql(values, filters),
    spots: filters.bases.length > 0 ? filters.bases : filters.seat ? [filters.seat] : [],
    everywhere: filters.bases.length === 0 && !filter,
  };
}

const markJoin = (company: string) =>
  `left join request_mark m on m."companyId" = ${company}::uuid and m."requestId" = r.id`;

function rowSql(values: Values, distance: string, seenAt: number | null | undefined) {
  return `r.id, r.category, r."wayKm", r."wayMinutes", r."waySource", r."startDate", r."createdAt", ${since} as since,
    ${distance} as distance, coalesce(m.hidden, false) as hidden, coalesce(m.note, '') as note,
    coalesce(${since} > to_timestamp(${values.add(seenAt ?? null)}::float8 / 1000), false) as "isNew"`;
}

const wayJson = `case when "wayKm" >= 1 then json_build_object('km', round("wayKm"),
  'minutes', 5 * round("wayMinutes" / 5), 'source', coalesce("waySource", 'network')) end`;

const pageJson = (order: string, rows: string) =>
  `(select json_agg(json_build_object('id', id, 'distance', distance, 'hidden', hidden, 'note', note,
    'isNew', "isNew", 'way', ${wayJson}) order by ${order}) from (${rows}) p)`;

function pointsJson(order: string) {
  return `(select json_agg(json_build_object('id', p.id, 'category', p.category, 'longitude', r."startLongitude",
      'latitude', r."startLatitude", 'from', r."startPlace", 'to', r."endPlace", 'passengers', r.passengers,
      'quantity', r.quantity, 'date', (extract(epoch from r."startDate") * 1000)::bigint) order by p.n)
    from (select *, row_number() over (order by ${order}) as n from shown order by n limit ${mapPoints}) p
    join bus_request r on r.id = p.id)`;
}

/** What a company may read before all others, found from its own end: it is little, and no index knows it. */
const firstReach = (
  company: string,
) => `r.id in (select q."requestId" from request_reader q where q."companyId" = ${company})
  and ${circleReach(company)} and r.state = 'active' and r."endedAt" is null`;

/** Everything at once, of all that `narrow` leaves or of the first rows that are met. */
async function look({ source, row, search, ids }: Asked, narrow: (values: Values) => string[], most?: number) {
  const values = new Values();
  const { from, where, apart } = source.conditions(values, most !== undefined);
  const distance = source.distance(values);
  const order = `${search.pin ? "(category = 'emergency') desc, " : ""}${orders[search.sort]}`;
  const fits = ids ? `left join unnest(${values.add(ids)}::uuid[]) with ordinality b(id, n) on b.id = r.id` : "";
  const [hidden, company] = [values.add(search.hidden), values.add(row.id)];
  const chosen = search.fitting ? "fit is not null" : "true";
  const wanted = `category = any(${values.add(search.kinds)}::"RequestKind"[])`;
  const columns = `${rowSql(values, distance, search.seenAt)}, ${ids ? "b.n" : "null::bigint"} as fit`;
  const wishes = [...where, ...narrow(values)];
  const rows = (reach: string, end: string) =>
    `(select ${columns} from bus_request r ${from} ${fits} ${markJoin(company)} where ${[reach, ...wishes].join(" and ")} ${end})`;
  const limit = most ? `limit ${most}` : "";
  const inAll = apart?.map((part) => `${publicReach} and ${part}`) ?? [publicReach];
  const arms = [
    ...(search.first ? [rows(firstReach(`${company}::uuid`), "")] : []),
    ...inAll.map((reach) => rows(reach, most && source.everywhere ? `${firstMet} ${limit}` : limit)),
  ];
  const sql = `with found as materialized (
      select * from (${arms.join(" union all ")}) a ${limit}
    ), shown as (select * from found where hidden = ${hidden} and ${wanted} and ${chosen})
    select (select count(*)::int from found) as looked, (select count(*)::int from shown) as total,
      (select count(*)::int from found where hidden and ${wanted}) as "hiddenTotal",
      (select count(*)::int from found where "isNew" and not hidden and ${wanted}) as fresh,
      (select count(*)::int from found where fit is not null and hidden = ${hidden} and ${wanted}) as fitting,
      (select json_object_agg(category, n) from
        (select category, count(*)::int as n from found where hidden = ${hidden} and ${chosen} group by category) k) as kinds,
      ${pageJson(order, `select * from shown order by ${order} limit ${search.take} offset ${search.skip}`)} as page,
      ${search.points ? pointsJson(order) : "null"} as points`;
  const [found] = await queryOnce<Looked>(sql, values.list);
  if (!found) throw notFound();
  return found;
}

/**
 * Of a long list: each number for itself, none further than it is told. `few`: kinds that the first look hardly met;
 * `known`: the total, where that look has met more than is told.
 */
async function countLong({ source, row, search, ids }: Asked, few: readonly Kind[], known: number | null) {
  const values = new Values();
  const company = values.add(row.id);
  const count = (rows: string, narrow: string[], most?: number) => {
    const { from, where } = source.conditions(values);
    const all = [...where, ...narrow].join(" and ");
    const limit = most ? `limit ${most}` : "";
    return `(select count(*)::int from (select from ${rows} ${from} ${markJoin(company)} where ${all} ${limit}) c)`;
  };
  const wanted = kindsSql(search.kinds);
  const [seen, open] = [search.seenAt ?? null, "not coalesce(m.hidden, false)"];
  const newest = () => `(select * from bus_request r where ${publicReach}
      and ${since} > to_timestamp(${values.add(seen)}::float8 / 1000) order by ${since} desc, id desc limit ${newestOfAll}) r`;
  const ofKind = (kind: Kind) => count("bus_request r", [publicReach, kindsSql([kind]), open], roundKinds);
  const fits = ids ? [`r.id = any(${values.add(ids)}::uuid[])`, publicReach, wanted, open] : null;
  const sql = `select ${known ?? count("bus_request r", [publicReach, wanted, open], mostCounted + 1)} as total,
    ${count("bus_request r", [publicReach, wanted, "m.hidden"])} as "hiddenTotal",
    ${seen === null ? "0" : count(newest(), [wanted, open], mostFresh + 1)} as fresh,
    ${fits ? count("bus_request r", fits) : "0"} as fitting,
    json_build_object(${few.map((kind) => `'${kind}', ${ofKind(kind)}`).join(", ")}) as kinds`;
  const [found] = await queryOnce<Counts>(sql, values.list);
  if (!found) throw notFound();
  return found;
}

/** A page of a long list, in the order of an index. */
async function walk({ source, row, search, ids }: Asked) {
  const values = new Values();
  const company = values.add(row.id);
  const { sort, skip, take, pin, kinds } = search;
  const rows = walkSql(values, {
    source,
    columns: () => rowSql(values, source.distance(values, "r"), search.seenAt),
    join: markJoin(company),
    hidden: `array(select "requestId" from request_mark where "companyId" = ${company}::uuid and hidden)`,
    sort,
    most: skip + take,
    parts: pin ? [kinds.filter((kind) => kind === "emergency"), kinds.filter((kind) => kind !== "emergency")] : [kinds],
    ids,
  });
  const page = `select * from (${rows}) w order by part, n limit ${take} offset ${skip}`;
  const [found] = await queryOnce<Pick<Page, "page">>(`select ${pageJson("part, n", page)} as page`, values.list);
  return found?.page ?? null;
}

const capped = (count: number) => Math.min(count, mostCounted + 1);

/** What is few enough to be sorted whole: what is hidden, what fits, the kinds that are rare here. */
function narrowed({ search, ids }: Asked) {
  return (values: Values) => [
    ...(search.hidden ? ["m.hidden"] : []),
    ...(search.fitting ? [`r.id = any(${values.add(ids ?? [])}::uuid[])`] : []),
    ...(search.hidden || search.fitting ? [] : [kindsSql(search.kinds)]),
  ];
}

/** Kinds of a long list are told in hundreds: so many there are at least. */
function atLeast(met: Partial<Record<Kind, number>>, counted: Partial<Record<Kind, number>>) {
  const told = (kind: Kind) => {
    const count = counted[kind] ?? met[kind] ?? 0;
    return count < roundKinds ? count : count - (count % roundKinds);
  };
  return Object.fromEntries(allKinds.map((kind) => [kind, told(kind)]));
}

async function findLong(asked: Asked, first: Looked): Promise<Found> {
  const { search } = asked;
  const apart = search.hidden || search.fitting;
  const met = apart ? {} : (first.kinds ?? {});
  const few = apart ? [] : allKinds.filter((kind) => (met[kind] ?? 0) < roundKinds);
  const counted = await countLong(asked, few, apart || first.total <= mostCounted ? null : mostCounted + 1);
  if (!apart && counted.total > mostCounted) {
    const page = search.take > 0 ? await walk(asked) : null;
    return { ...counted, long: true, kinds: atLeast(met, counted.kinds ?? {}), page, points: first.points };
  }
  const whole = await look(asked, narrowed(asked));
  const kinds = apart ? whole.kinds : atLeast(met, counted.kinds ?? {});
  return { ...counted, long: !apart, kinds, total: capped(whole.total), page: whole.page, points: whole.points };
}

/** `ids`: requests that fit, the best first; null where nobody asks. Numbers beyond `mostCounted` are one more than it. */
export async function findNear(row: SettingsRow, search: NearSearch, ids: readonly string[] | null): Promise<Found> {
  const asked: Asked = { source: await sourceOf(row, search), row, search, ids };
  const first = await look(asked, () => [], firstLook);
  if (first.looked >= firstLook) return findLong(asked, first);
  return { ...first, long: false, total: capped(first.total), fresh: Math.min(first.fresh, mostFresh + 1) };
}
