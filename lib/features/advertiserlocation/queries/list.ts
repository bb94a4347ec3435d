import type { Viewer } from "@/lib/access/viewer";
import { query } from "@/lib/db/pool";
import { wayOver } from "@/lib/features/way/queries";
import type { TripWay } from "@/lib/features/way/schema";
import type { Language } from "@/lib/i18n/routing";
import { type LocationRow, locationColumns, toAdvertiserLocation, toRecommendation } from "../present/location";
import { type Ends, findLocations } from "./near";
import { paid } from "./shown";
import { corridorKm, type routeOrders } from "../rules/route";
import type { LocationCategory, Wanted } from "../rules/facts";
import type { Recommendation } from "../schema/location";
import type { NearInput } from "../schema/search";

const onPage = 50;
const onWire = 500;

type Point = NonNullable<Ends["start"]>;
// Positions carry no country: where no road is near, the common factor holds.
const roadPoint = ({ longitude, latitude }: Point) => ({ lon: longitude, lat: latitude, country: "" });

type RouteQuery = {
  start: Point;
  end: Point;
  via?: readonly Point[];
  category?: LocationCategory | null;
  wanted?: Wanted;
};
type Found = { rows: LocationRow[]; total: number; way: TripWay | null };

/** Nearest to the road first; `along` is km of the way as it is told. One place at both ends is no way. */
async function findOnRoad({ via = [], ...route }: RouteQuery, km: number, take: number): Promise<Found> {
  const { start, end } = route;
  const way = await wayOver([start, ...via, end].map(roadPoint));
  const { rows, total, lineKm = 0 } = await findLocations({ ...route, line: way?.line, km, take });
  const kmAt = (along: number | null) => (way && along !== null && lineKm > 0 ? (along / lineKm) * way.km : null);
  return { rows: rows.map((row) => ({ ...row, along: kmAt(row.along) })), total, way };
}

/** Active locations of paying advertisers, as the wire has them; the same for every reader. */
export async function listActiveNear(viewer: Viewer, { start, end, radius, road, ...given }: NearInput) {
  const { amenities, coachBays = null, groupSize = null, openAt = null } = given;
  const wanted = { amenities: amenities ?? [], coachBays, groupSize, openAt };
  if (road && start && end) {
    const { rows, total, way } = await findOnRoad({ start, end, wanted }, radius ?? corridorKm, onWire);
    return { rows: rows.map((row) => toAdvertiserLocation(row, viewer.language, way)), total };
  }
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

type WayQuery = PageQuery & { via?: readonly Point[]; order?: (typeof routeOrders)[number] };

/** Between both ends along the road, with the way itself; the nearest of all, also where they stand in the order of the way. */
export async function listOnTheWay(viewer: Viewer, { via, order, ...listQuery }: WayQuery) {
  const { start, end, category, wanted, km = corridorKm, language, take = onPage } = listQuery;
  if (!start || !end) return { ...(await listRecommendations(viewer, listQuery)), way: null };
  const { rows, total, way } = await findOnRoad({ start, end, via, category, wanted }, km, take);
  const shown: Recommendation[] = rows.map((row) => toRecommendation(row, language));
  if (order === "way") shown.sort((one, other) => (one.along ?? 0) - (other.along ?? 0));
  return { rows: shown, total, way };
}

const companySql = `select ${locationColumns}, null::float8 as distance, null::float8 as along
  from advertiser_location l ${paid} where l.active and c.id = $1::uuid order by l."createdAt", l.id limit 20`;

/** What a travel service's public profile shows of its locations: none that is not paid for. */
export async function listCompanyLocations(_viewer: Viewer, companyId: string, language: Language) {
  const rows = await query<LocationRow>("advertiserlocation.company", companySql, [companyId]);
  return rows.map((row) => toRecommendation(row, language));
}
