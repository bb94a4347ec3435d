import type { Viewer } from "@/lib/access/viewer";
import { query } from "@/lib/db/pool";
import type { Language } from "@/lib/i18n/routing";
import { type LocationRow, locationColumns, toAdvertiserLocation, toRecommendation } from "../present/location";
import { type Ends, findLocations, paid } from "./near";
import { corridorKm } from "../rules/route";
import type { LocationCategory, Wanted } from "../rules/facts";
import type { NearInput } from "../schema/search";

const onPage = 50;
const onWire = 500;

/** Active locations of paying advertisers, as the wire has them; the same for every reader. */
export async function listActiveNear(viewer: Viewer, { start, end, radius, ...given }: NearInput) {
  const { amenities, coachBays = null, groupSize = null, openAt = null } = given;
  const wanted = { amenities: amenities ?? [], coachBays, groupSize, openAt };
  const { rows, total } = await findLocations({ start, end, km: radius, wanted, take: onWire });
  return { rows: rows.map((row) => toAdvertiserLocation(row, viewer.language)), total };
}

type PageQuery = Ends & {
  category: LocationCategory | null;
  km?: number;
  wanted?: Wanted;
  language: Language;
  take?: number;
};

/** The same for a page: within a corridor, with what the list and the map tell of each. */
export async function listRecommendations(_viewer: Viewer, listQuery: PageQuery) {
  const { language, km = corridorKm, take = onPage, ...ends } = listQuery;
  const { rows, total } = await findLocations({ ...ends, km, take });
  const route = Boolean(listQuery.start && listQuery.end);
  const shown = rows.map((row) => toRecommendation(route ? row : { ...row, along: null }, language));
  return { rows: shown, total };
}

const companySql = `select ${locationColumns}, null::float8 as distance, null::float8 as along
  from advertiser_location l ${paid} where l.active and c.id = $1::uuid order by l."createdAt", l.id limit 20`;

/** What a travel service's public profile shows of its locations: none that is not paid for. */
export async function listCompanyLocations(_viewer: Viewer, companyId: string, language: Language) {
  const rows = await query<LocationRow>("advertiserlocation.company", companySql, [companyId]);
  return rows.map((row) => toRecommendation(row, language));
}
