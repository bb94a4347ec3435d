import { queryOnce } from "@/lib/db/pool";
import { log } from "@/lib/log";
import { road } from "@/lib/geo/road/port";
import type { RoadPoint } from "@/lib/geo/road/profile";
import type { Place } from "@/lib/features/place/schema";
import { untilStopping } from "@/lib/stopping";

/** Ways in one run; the next goes on. */
const most = 1_000;

const waitingSql = `select r.id, r.version, r."startLongitude", r."startLatitude", r."startPlace", r.stops,
    r."endLongitude", r."endLatitude", r."endPlace" from bus_request r
  where r.state = 'active' and r."endedAt" is null and r."wayKm" is null and r."endLongitude" is not null
    and r."startDate" > now()
  order by r."startDate", r.id limit $1::int`;
// Where the trip was moved meanwhile, its version is another one.
const storeSql = `update bus_request set "wayKm" = $3::float8, "wayMinutes" = $4::float8, "waySource" = $5
  where id = $1::uuid and version = $2::int and "wayKm" is null`;

interface Row {
  id: string;
  version: number;
  startLongitude: number;
  startLatitude: number;
  startPlace: Place;
  stops: Place[];
  endLongitude: number;
  endLatitude: number;
  endPlace: Place;
}

const pointOf = (lon: number, lat: number, place: Place): RoadPoint => {
  return { lon, lat, country: place.address_fields.countryISO3166Code };
};

const pointsOf = (row: Row) => [
  pointOf(row.startLongitude, row.startLatitude, row.startPlace),
  ...row.stops.map((stop) => pointOf(stop.location.longitude, stop.location.latitude, stop)),
  pointOf(row.endLongitude, row.endLatitude, row.endPlace),
];

async function measure(row: Row) {
  const way = await road.way(pointsOf(row));
  await queryOnce(storeSql, [row.id, row.version, way.km, way.minutes, way.source]);
}

/** Measures the ways of active requests that have none, the next departures first; one that fails stops no other. */
export async function measureWays(limit = most) {
  const rows = await queryOnce<Row>(waitingSql, [limit]);
  for (const row of untilStopping(rows)) {
    await measure(row).catch((error) => log.warn({ err: error, requestId: row.id }, "way not measured"));
  }
  return rows.length;
}
