import { isBusPartner, isTravelService } from "@/lib/access/rules";
import type { Admin, BusPartner, SignedIn, TravelService, Viewer } from "@/lib/access/viewer";
import { Values } from "@/lib/db/filter-sql";
import { queryOnce } from "@/lib/db/pool";
import { prisma } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { notFound } from "@/lib/errors";
import { corridorKm } from "@/lib/features/advertiserlocation/rules/route";
import { publicRecords } from "@/lib/features/busrequest/queries/records";
import { filterSql, notOver, publicReach } from "@/lib/features/busrequest/queries/where";
import { type Kind, kinds as allKinds } from "@/lib/features/busrequest/rules/kinds";
import type { BusRequestFilter } from "@/lib/features/busrequest/schema/filter";
import { type CompanyFits, fitsByRequest, toRequestFit } from "@/lib/features/fit/queries/of-company";
import { type FitLook, usualLook } from "@/lib/features/fit/rules";
import { routeName } from "@/lib/features/place/rules";
import type { Place } from "@/lib/features/place/schema";
import { type SettingsRow, toFilters } from "../present";
import { filtersOfLook, mapPoints, type NearLook, type NearSort } from "../rules";
import type { NearList, NearPoint, NearQuery, NearRecord, NearRow } from "../schema";
import { circlesOf } from "./circles";
import { locationsOf, passingSource } from "./passing";
import { companyInReach } from "./settings";
import { distanceSql, matchSql } from "./where";

type Query = {
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
  /** What fits the company's posts and free buses, within these bounds, is told of each row. */
  fits?: FitLook;
  /** Nothing but what fits. */
  fitting?: boolean;
  /** Rows for the map beside the list. */
  points?: boolean;
};

type FoundPoint = Omit<NearPoint, "title"> & { from: Place; to: Place | null };
type Match = Pick<NearRow, "hidden" | "note" | "isNew" | "way"> & { id: string; distance: number | null };
type Found = {
  total: number;
  hiddenTotal: number;
  fresh: number;
  fitting: number;
  kinds: Partial<Record<Kind, number>> | null;
  page: Match[] | null;
  points: FoundPoint[] | null;
};

const orders: Record<Query["sort"], string> = {
  distance: "distance nulls last, id",
  date: '"startDate", id',
  newest: "since desc, id desc",
  latest: '"createdAt" desc, id desc',
  fits: 'fit nulls last, "startDate", id',
};

async function sourceOf(row: SettingsRow, values: Values, { km = corridorKm, location, look }: Query) {
  if (row.companyType === "travelService") {
    const places = await locationsOf(row.id);
    return passingSource(
      values,
      places.filter(({ id }) => !location || id === location),
      km,
    );
  }
  if (row.companyType === "private") throw notFound();
  const filters = look ? filtersOfLook(toFilters(row), look) : toFilters(row);
  return { from: "", where: matchSql(values, filters), distance: distanceSql(values, filters) };
}

function pointsSql(order: string) {
  return `(select json_agg(json_build_object('id', p.id, 'category', p.category, 'longitude', r."startLongitude",
      'latitude', r."startLatitude", 'from', r."startPlace", 'to', r."endPlace", 'passengers', r.passengers,
      'quantity', r.quantity, 'date', (extract(epoch from r."startDate") * 1000)::bigint))
    from (select * from shown order by ${order} limit ${mapPoints}) p join bus_request r on r.id = p.id)`;
}

async function foundSql(row: SettingsRow, values: Values, listQuery: Query, fitting: readonly string[]) {
  const { from, where, distance } = await sourceOf(row, values, listQuery);
  const company = values.add(row.id);
  const [kinds, hidden] = [values.add(listQuery.kinds), values.add(listQuery.hidden)];
  const seen = values.add(listQuery.seenAt ?? null);
  const byFit = listQuery.fits ? values.add(fitting) : null;
  const chosen = listQuery.fitting ? "fit is not null" : "true";
  const wanted = `category = any(${kinds}::"RequestKind"[])`;
  const order = `${listQuery.pin ? "(category = 'emergency') desc, " : ""}${orders[listQuery.sort]}`;
  const all = [publicReach, notOver, ...where, ...filterSql(values, listQuery.filter)].join(" and ");
  const fits = byFit ? `left join unnest(${byFit}::uuid[]) with ordinality b(id, n) on b.id = r.id` : "";
  return `with found as materialized (
      select r.id, r.category, ${byFit ? "b.n" : "null::bigint"} as fit, r."wayKm", r."wayMinutes", r."waySource", r."startDate", r."createdAt", coalesce(r."approvedAt", r."createdAt") as since,
        ${distance} as distance, coalesce(m.hidden, false) as hidden, coalesce(m.note, '') as note,
        coalesce(coalesce(r."approvedAt", r."createdAt") > to_timestamp(${seen}::float8 / 1000), false) as "isNew"
      from bus_request r ${from} ${fits}
      left join request_mark m on m."companyId" = ${company}::uuid and m."requestId" = r.id where ${all}
    ), shown as (select * from found where hidden = ${hidden} and ${wanted} and ${chosen})
    select (select count(*)::int from shown) as total,
      (select count(*)::int from found where hidden and ${wanted}) as "hiddenTotal",
      (select count(*)::int from found where "isNew" and not hidden and ${wanted}) as fresh,
      (select count(*)::int from found where fit is not null and hidden = ${hidden} and ${wanted}) as fitting,
      (select json_object_agg(category, n) from
        (select category, count(*)::int as n from found where hidden = ${hidden} and ${chosen} group by category) k) as kinds,
      (select json_agg(json_build_object('id', id, 'distance', distance, 'hidden', hidden, 'note', note, 'isNew', "isNew",
        'way', case when "wayKm" >= 1 then json_build_object('km', round("wayKm"), 'minutes', 5 * round("wayMinutes" / 5), 'crow', coalesce("waySource" = 'factor', false)) end)
        order by ${order}) from (select * from shown order by ${order} limit ${listQuery.take} offset ${listQuery.skip}) p) as page,
      ${listQuery.points ? pointsSql(order) : "null"} as points`;
}

const noFits: ReadonlyMap<string, CompanyFits> = new Map();

const tenth = (km: number) => Math.round(km * 10) / 10;

/** Nobody's contact data, of companies neither: for a travel service the list is one to read. */
function withoutContact(found: NearRecord): NearRecord {
  const { email: _email, phone: _phone, mobile: _mobile, companyName: _name, ...record } = found;
  return record;
}

async function find(viewer: Viewer, row: SettingsRow, listQuery: Query) {
  const values = new Values();
  const fits = isBusPartner(viewer) && listQuery.fits ? await fitsByRequest(row.id, listQuery.fits) : noFits;
  const [found] = await queryOnce<Found>(await foundSql(row, values, listQuery, [...fits.keys()]), values.list);
  if (!found) throw notFound();
  const matches = found.page ?? [];
  const records =
    matches.length > 0
      ? await publicRecords(
          viewer,
          matches.map(({ id }) => id),
        )
      : new Map();
  const rows = matches.flatMap(({ id, distance, hidden, note, isNew, way }): NearRow[] => {
    const [record, fitting] = [records.get(id), fits.get(id)];
    if (!record) return [];
    const fit = fitting ? toRequestFit(fitting, viewer.language) : null;
    const near: NearRecord = distance === null ? record : { ...record, distance: tenth(distance) };
    return [
      {
        ...(row.companyType === "travelService" ? withoutContact(near) : near),
        hidden,
        note,
        isNew,
        fit,
        way,
      },
    ];
  });
  return { ...found, rows };
}

/** GET /busrequest/filter/company/{id}: active requests that match a company's settings, or pass its locations. */
export async function matchedRequests(viewer: BusPartner | TravelService | Admin, companyId: string, query: NearQuery) {
  const row = await transaction((tx) => companyInReach(tx, viewer, companyId));
  const { take, skip, hidden, filter, km } = query;
  const sort = query.sort ?? (query.latest ? "latest" : "date");
  const { rows, total } = await find(viewer, row, {
    ...{ take, skip, sort, hidden, filter, km, kinds: allKinds },
    fits: sort === "fits" ? usualLook : undefined,
  });
  return {
    rows: rows.map(({ hidden: _hidden, note: _note, isNew: _isNew, fit: _fit, way: _way, ...record }) => record),
    total,
  };
}

async function seenAt(viewer: SignedIn) {
  const user = await prisma.user.findUnique({ where: { id: viewer.id }, select: { nearSeenAt: true } });
  return user?.nearSeenAt?.getTime() ?? null;
}

/** How many that the settings look for came in since the last visit to their page; none before the first one. */
export async function countFresh(viewer: BusPartner | TravelService) {
  const { id } = viewer.company;
  const [row, seen] = await Promise.all([transaction((tx) => companyInReach(tx, viewer, id)), seenAt(viewer)]);
  if (seen === null) return 0;
  const set = toFilters(row).kinds;
  const kinds = isTravelService(viewer) ? (["grouprequest"] as const) : set.length > 0 ? set : allKinds;
  const first = { take: 0, skip: 0, sort: "newest", hidden: false } as const;
  return (await find(viewer, row, { ...first, kinds, seenAt: seen })).fresh;
}

export type NearPageQuery = Pick<
  Query,
  "take" | "skip" | "hidden" | "km" | "location" | "filter" | "fits" | "fitting"
> & {
  sort: NearSort;
  /** null: those of the filter settings. */
  kinds: readonly Kind[] | null;
  look: NearLook;
};

/** The page of one's own company: its rows with what was noted of them, and where they lie. */
export async function listNear(viewer: BusPartner | TravelService, listQuery: NearPageQuery): Promise<NearList> {
  const { id } = viewer.company;
  const [row, seen] = await Promise.all([transaction((tx) => companyInReach(tx, viewer, id)), seenAt(viewer)]);
  const set = toFilters(row).kinds;
  const standard = set.length > 0 ? set : allKinds;
  // What an advertiser looks for are people on a bus.
  const kinds = isTravelService(viewer) ? (["grouprequest"] as const) : (listQuery.kinds ?? standard);
  const [found, { circles, locations }] = await Promise.all([
    find(viewer, row, { ...listQuery, kinds, seenAt: seen, pin: true, points: true }),
    circlesOf(row, { ...listQuery, language: viewer.language }),
  ]);
  const { rows, total, hiddenTotal, fresh, fitting, points } = found;
  const counts = found.kinds ?? {};
  return {
    rows,
    total,
    hiddenTotal,
    fresh,
    fitting,
    circles,
    locations,
    standard,
    shown: kinds,
    seenAt: seen,
    points: (points ?? []).map(({ from, to, ...point }) => {
      return { ...point, title: routeName(from, to, viewer.language) };
    }),
    kinds: counts,
  };
}
