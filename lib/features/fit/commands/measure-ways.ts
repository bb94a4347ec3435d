import { queryOnce } from "@/lib/db/pool";
import { log } from "@/lib/log";
import { road } from "@/lib/geo/road/port";
import type { RoadPoint } from "@/lib/geo/road/profile";
import type { Place } from "@/lib/features/place/schema";
import { untilStopping } from "@/lib/stopping";

/** Ways in one run; the next goes on. */
const most = 1_000;

const waitingColumns = `r.id, r.version, r."startLongitude", r."startLatitude", r."startPlace", r.stops,
    r."endLongitude", r."endLatitude", r."endPlace"`;
const waitingSql = `select ${waitingColumns} from bus_request r
  where r.state = 'active' and r."endedAt" is null and r."wayKm" is null and r."endLongitude" is not null
    and r."startDate" > now()
  order by r."startDate", r.id limit $1::int`;
// Accepted before a run came by: a bidder's accepted offers are told by these km.
const filledSql = `select ${waitingColumns} from bus_request r
  where r."endReason" = 'filled' and r."wayKm" is null and r."endLongitude" is not null
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

/** Requests of which one run looks whether another one measured their way, and how long all rest once all were looked at. */
const lookedAt = 2_000;
const rest = 3_600_000;

const elsewhereSql = `with part as (select r.id from bus_request r where r.id < $1::uuid order by r.id desc limit ${lookedAt})
  select s.id as last, r.id, r.version, r."startLongitude", r."startLatitude", r."startPlace", r.stops, r."endLongitude",
    r."endLatitude", r."endPlace"
  from part s left join bus_request r on r.id = s.id and r.state = 'active' and r."endedAt" is null
    and r."startDate" > now() and r."endLongitude" is not null and r."wayKm" is not null
    and not coalesce(r."waySource", 'network') = any($2::text[])
  order by s.id desc`;
const replaceSql = `update bus_request set "wayKm" = $3::float8, "wayMinutes" = $4::float8, "waySource" = $5
  where id = $1::uuid and version = $2::int and "wayKm" is not null`;

const newest = "ffffffff-ffff-ffff-ffff-ffffffffffff";
type Looked = ({ last: string } & Row) | { last: string; id: null };

/**
 * Measures again what was measured before a routing service came, or by one that is gone: the newest requests first, some a run, all
 * within hours. What the service does not know stays as it is.
 */
export function makeRemeasure(port: Pick<typeof road, "service" | "way"> = road) {
  let before = newest;
  let resting = 0;
  const wanted: string[] = port.service ? [port.service] : ["network", "factor"];
  async function measureAgain(row: Row) {
    const way = await port.way(pointsOf(row));
    if (!wanted.includes(way.source)) return 0;
    await queryOnce(replaceSql, [row.id, row.version, way.km, way.minutes, way.source]);
    return 1;
  }
  return async (now = Date.now()) => {
    if (now < resting) return 0;
    const rows = await queryOnce<Looked>(elsewhereSql, [before, wanted]);
    let done = 0;
    for (const row of untilStopping(rows)) {
      before = row.last;
      if (row.id === null) continue;
      done += await measureAgain(row).catch((error) => {
        log.warn({ err: error, requestId: row.id }, "way not measured again");
        return 0;
      });
    }
    if (rows.length === lookedAt) return done;
    before = newest;
    resting = now + rest;
    return done;
  };
}

export const remeasureWays = makeRemeasure();

/** Measures the ways of active requests that have none, the next departures first, then of accepted ones; one that fails stops no other. */
export async function measureWays(limit = most) {
  const open = await queryOnce<Row>(waitingSql, [limit]);
  const left = limit - open.length;
  const rows = left > 0 ? [...open, ...(await queryOnce<Row>(filledSql, [left]))] : open;
  for (const row of untilStopping(rows)) {
    await measure(row).catch((error) => log.warn({ err: error, requestId: row.id }, "way not measured"));
  }
  return rows.length;
}
