import { queryOnce } from "@/lib/db/pool";
import type { Kind, OrganisationType, TransferType, VehicleType } from "@/lib/features/busrequest/rules/kinds";
import type { Place } from "@/lib/features/place/schema";
import type { WaySource } from "@/lib/geo/road/port";
import type { RoadPoint } from "@/lib/geo/road/profile";

/** Places of a request as they are searched by: of a private author rounded to 0.01°. */
interface Ends {
  startPlace: Place;
  startLongitude: number;
  startLatitude: number;
  endPlace: Place | null;
  endLongitude: number | null;
  endLatitude: number | null;
  /** Milliseconds. */
  start: number;
  end: number;
}

interface Bus {
  id: string;
  licenceplate: string;
  country: string;
  name: string | null;
  design: VehicleType;
}

/** One row of `bus_request`, whatever its kind. */
export interface FitTrip extends Ends {
  id: string;
  number: number;
  category: Kind;
  transferType: TransferType;
  organisationType: OrganisationType | null;
  /** People of a group, seats of a bus. */
  passengers: number | null;
  quantity: number;
  wheelchairs: number;
  radius: number | null;
  wayKm: number | null;
  wayMinutes: number | null;
  /** Who measured it. */
  waySource: WaySource | null;
  stops: Place[];
  company: { id: string; name: string; slug: string } | null;
  bus: Bus | null;
  /** When the bus of an empty ride is booked next; null where it names none, or nothing follows. */
  dueAt: number | null;
  wheelchairPlaces: number;
  seatsPerWheelchair: number;
}

/** A free bus or an empty ride; without an id a bus of the company's own that nobody has posted. */
export interface FitBusSide
  extends Ends,
    Pick<
      FitTrip,
      "passengers" | "radius" | "wayKm" | "wayMinutes" | "waySource" | "stops" | "company" | "bus" | "dueAt"
    > {
  id: string | null;
  number: number | null;
  category: "vacancy" | "emptyride";
  wheelchairPlaces: number;
  seatsPerWheelchair: number;
}

const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`;
/** Town, country and id name a place; the front door stays where it is. */
const named = (
  column: string,
) => `case when ${column} is not null then json_build_object('address', ${column}->>'address',
    'placeId', ${column}->>'placeId', 'address_fields', json_build_object('city', ${column} #>> '{address_fields,city}',
      'country', ${column} #>> '{address_fields,country}',
      'countryISO3166Code', ${column} #>> '{address_fields,countryISO3166Code}')) end`;

/** Columns of a FitTrip, and the tables that they come from; `r` is the request. */
export const tripSql = `r.id, r.number, r.category, r."transferType", r."organisationType", r.passengers, r.quantity,
  r.radius, r."wayKm", r."wayMinutes", r."waySource", r.stops, r."startLongitude", r."startLatitude", r."endLongitude", r."endLatitude",
  ${named('r."startPlace"')} as "startPlace", ${named('r."endPlace"')} as "endPlace",
  ${ms('r."startDate"')} as start, ${ms('r."endDate"')} as "end",
  case when r.category = 'emptyride' then (select ${ms("min(b.start)")} from booking b
    where b."busId" = r."busId" and b.state = 'booked' and b.start >= r."startDate") end as "dueAt",
  coalesce(n."wheelchairPlaces", 0) as wheelchairs,
  coalesce(v."wheelchairPlaces", 0) as "wheelchairPlaces", coalesce(v."seatsPerWheelchair", 0) as "seatsPerWheelchair",
  case when c.id is not null then json_build_object('id', c.id, 'name', c.name, 'slug', c.slug) end as company,
  case when v.id is not null then json_build_object('id', v.id, 'licenceplate', v.licenceplate, 'country', v.country,
    'name', v.name, 'design', v.design) end as bus`;
export const joinsSql = `left join company c on c.id = r."authorCompanyId" left join bus v on v.id = r."busId"
  left join request_needs n on n."requestId" = r.id`;

/** Active requests by id. */
export async function tripsById(ids: readonly string[]) {
  const sql = `select ${tripSql} from bus_request r ${joinsSql}
    where r.id = any($1::uuid[]) and r.state = 'active' and r."endedAt" is null`;
  return queryOnce<FitTrip>(sql, [ids]);
}

export const isSupply = (trip: FitTrip): trip is FitTrip & { category: "vacancy" | "emptyride" } =>
  trip.category === "vacancy" || trip.category === "emptyride";

const country = (place: Place | null) => place?.address_fields.countryISO3166Code ?? "";
export const startOf = (ends: Ends): RoadPoint => ({
  lat: ends.startLatitude,
  lon: ends.startLongitude,
  country: country(ends.startPlace),
});
/** Null where an end is open. */
export function endOf({ endLatitude: lat, endLongitude: lon, endPlace }: Ends): RoadPoint | null {
  return lat === null || lon === null ? null : { lat, lon, country: country(endPlace) };
}
