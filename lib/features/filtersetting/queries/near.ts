import { isBusPartner } from "@/lib/access/rules";
import type { Admin, BusPartner, SignedIn, TravelService, Viewer } from "@/lib/access/viewer";
import { query } from "@/lib/db/pool";
import { prisma } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { publicRecords } from "@/lib/features/busrequest/queries/records";
import { type Kind, kinds as allKinds } from "@/lib/features/busrequest/rules/kinds";
import { type CompanyFits, fitsByRequest, toRequestFit } from "@/lib/features/fit/queries/of-company";
import { type FitLook, usualLook } from "@/lib/features/fit/rules";
import { routeName } from "@/lib/i18n/place-names";
import { type SettingsRow, settingsSelect, toFilters } from "../present";
import type { NearLook, NearSort } from "../rules";
import type { NearList, NearMapQuery, NearPoint, NearQuery, NearRecord, NearRow } from "../schema";
import { circlesOf } from "./circles";
import { findNear, type NearSearch } from "./near-rows";
import { companyInReach } from "./settings";

/** `fits`: what fits the company's posts and free buses within these bounds is told of each row. */
type Query = NearSearch & { fits?: FitLook };

const noFits: ReadonlyMap<string, CompanyFits> = new Map();

const tenth = (km: number) => Math.round(km * 10) / 10;

/** Nobody's contact data, of companies neither: for a travel service the list is one to read. */
function withoutContact(found: NearRecord): NearRecord {
  const { email: _email, phone: _phone, mobile: _mobile, companyName: _name, ...record } = found;
  return record;
}

async function find(viewer: Viewer, row: SettingsRow, listQuery: Query) {
  const fits = isBusPartner(viewer) && listQuery.fits ? await fitsByRequest(row.id, listQuery.fits) : noFits;
  // Its own people's alone: an admin who reads the list sees what all may see.
  const first = isBusPartner(viewer) && viewer.company.id === row.id;
  const found = await findNear(row, { ...listQuery, first }, listQuery.fits ? [...fits.keys()] : null);
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
    take,
    skip,
    sort,
    hidden,
    filter,
    km,
    kinds: allKinds,
    fits: sort === "fits" ? usualLook : undefined,
  });
  return {
    rows: rows.map(({ hidden: _hidden, note: _note, isNew: _isNew, fit: _fit, way: _way, ...record }) => record),
    total,
  };
}

const seenSql = `select (extract(epoch from u."nearSeenAt") * 1000)::float8 as at from user_account u where u.id = $1::uuid`;

async function seenAt(viewer: SignedIn) {
  const [user] = await query<{ at: number | null }>("near.seen", seenSql, [viewer.id]);
  return user?.at ?? null;
}

/** Of the viewer's own company: read at once, without a unit around it, as the rail of each page does. */
const settingsOf = (id: string) => prisma.company.findUniqueOrThrow({ where: { id }, select: settingsSelect });

/** Kinds that the settings name, and those that are looked at: `chosen`, where it says any. What an advertiser looks for are people on a bus. */
function kindsOf(row: SettingsRow, chosen: readonly Kind[] | null) {
  const set = toFilters(row).kinds;
  const standard = set.length > 0 ? set : allKinds;
  return { standard, shown: row.companyType === "travelService" ? (["grouprequest"] as const) : (chosen ?? standard) };
}

/** How many that the settings look for came in since the last visit to their page; none before the first one. */
export async function countFresh(viewer: BusPartner | TravelService) {
  const { id } = viewer.company;
  const seen = await seenAt(viewer);
  if (seen === null) return 0;
  const row = await settingsOf(id);
  const { shown: kinds } = kindsOf(row, null);
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
  const [row, seen] = await Promise.all([settingsOf(id), seenAt(viewer)]);
  const { shown, standard } = kindsOf(row, listQuery.kinds);
  const [found, { circles, locations }] = await Promise.all([
    find(viewer, row, { ...listQuery, kinds: shown, seenAt: seen, pin: true }),
    circlesOf(row, { ...listQuery, language: viewer.language }),
  ]);
  const { rows, total, hiddenTotal, fresh, fitting } = found;
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
    shown,
    seenAt: seen,
    kinds: counts,
    long: found.long,
  };
}

/** GET /busrequest/filter/company/{id}/map: the map's part of that page, which asks for it where a map is drawn. */
export async function nearMap(viewer: BusPartner | TravelService | Admin, companyId: string, query: NearMapQuery) {
  const row = await transaction((tx) => companyInReach(tx, viewer, companyId));
  const { kinds, at, radius = null, detour, hours, sort = "date", ...rest } = query;
  const { points } = await find(viewer, row, {
    ...rest,
    sort,
    take: 0,
    skip: 0,
    kinds: kindsOf(row, kinds ?? null).shown,
    look: { around: at ? { ...at, name: "" } : null, radius },
    fits: { hours, km: detour },
    pin: true,
    points: true,
  });
  const rows = (points ?? []).map(({ from, to, ...point }): NearPoint => {
    return { ...point, title: routeName(from, to, viewer.language) };
  });
  return { rows, total: rows.length };
}
