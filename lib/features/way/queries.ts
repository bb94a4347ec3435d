import { setImmediate } from "node:timers/promises";
import type { Viewer } from "@/lib/access/viewer";
import { Values } from "@/lib/db/filter-sql";
import { queryOnce } from "@/lib/db/pool";
import { reachSql } from "@/lib/features/busrequest/queries/where";
import { encodePolyline, thinStretches } from "@/lib/geo/polyline";
import type { z } from "zod";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import { isChosen } from "@/lib/features/place/rules";
import type { Place } from "@/lib/features/place/schema";
import { road } from "@/lib/geo/road/port";
import type { RoadPoint, Stretch } from "@/lib/geo/road/profile";
import { ferriesOf, lineDigits } from "./rules";
import type { RequestWay, TripWay, wayInput, wayRecord } from "./schema";

const sailed = (ferries: Stretch[]) => (ferries.length > 0 ? { ferries } : {});

/** Km to a tenth, whole minutes. Positions carry no country: where no road is near, the common factor holds. */
export async function measureWay({ points }: z.output<typeof wayInput>): Promise<z.output<typeof wayRecord>> {
  const way = await road.way(points.map(({ latitude, longitude }) => ({ lat: latitude, lon: longitude, country: "" })));
  const { line, source } = way;
  return {
    km: Math.round(way.km * 10) / 10,
    minutes: Math.round(way.minutes),
    line,
    source,
    ...sailed(ferriesOf(way)),
  };
}

type Trip = Pick<BusRequestRecord, "start" | "end" | "stops">;

/** Where a place lies, as the road port asks for it. */
export const roadPointOf = ({ location, address_fields }: Place): RoadPoint => ({
  lat: location.latitude,
  lon: location.longitude,
  country: address_fields.countryISO3166Code,
});

/** As pages tell it; null where all points are one place. Decimals of the line as far as the map shows them. */
export async function wayOver(points: readonly RoadPoint[]): Promise<TripWay | null> {
  const way = await road.way(points);
  if (way.km < 1) return null;
  const ends = points.map(({ lon, lat }): [number, number] => [lon, lat]);
  const line = [ends[0], ...way.line.slice(1, -1), ends.at(-1)].flatMap((point): [number, number][] =>
    point ? [[Number(point[0].toFixed(4)), Number(point[1].toFixed(4))]] : [],
  );
  const { wheel, crossings, source } = way;
  return { km: Math.round(way.km), minutes: Math.round(way.minutes / 5) * 5, wheel, crossings, line, source };
}

/** Null where an end is open. */
export async function tripWay({ start, end, stops }: Trip): Promise<TripWay | null> {
  if (!end.address || !isChosen(end.address)) return null;
  return wayOver([start.address, ...stops, end.address].filter(isChosen).map(roadPointOf));
}

type ThereAndBack = { transferType: string; startPlace: unknown; endPlace: unknown };

/** Of a trip there and back the way home, past no stop: those are of the way out. Null of others, and where an end is open. */
export async function wayHome({ transferType, startPlace, endPlace }: ThereAndBack): Promise<TripWay | null> {
  const [from, to] = [endPlace as Place | null, startPlace as Place];
  if (transferType !== "transfertwoway" || !from || !isChosen(from) || !isChosen(to)) return null;
  return wayOver([from, to].map(roadPointOf));
}

/**
 * The empty way of a one-way trip from its end to the yard of the bus; where that is not known, back to the start: a bus from there is
 * assumed. Null of other trips, where an end is open, and of a way without stops, which is driven back as it came.
 */
export async function emptyWayHome({ transferType, start, end, stops }: Driving, yard: RoadPoint | null = null) {
  const to = yard ?? (isChosen(start.address) && stops.some(isChosen) ? roadPointOf(start.address) : null);
  if (transferType !== "transferoneway" || !end.address || !isChosen(end.address) || !to) return null;
  const { km, minutes, wheel, crossings, source } = await road.way([roadPointOf(end.address), to]);
  return { km: Math.round(km), minutes: Math.round(minutes / 5) * 5, wheel, crossings, source };
}

type Driving = Trip & Pick<BusRequestRecord, "transferType">;

/** The way as it is driven: of a trip there and back over stops with its own way home, of others none is measured. */
export async function drivenWay(trip: Driving): Promise<TripWay | null> {
  const { transferType, start, end, stops } = trip;
  const way = await tripWay(trip);
  if (!way || transferType !== "transfertwoway" || !stops.some(isChosen)) return way;
  const home = await wayHome({ transferType, startPlace: start.address, endPlace: end.address });
  // Null: a round over stops, which ends where it began.
  return { ...way, home: home ?? { km: 0, minutes: 0, wheel: 0, crossings: [], line: [], source: way.source } };
}

/** When bus and drivers are free again: with the way home of a trip there and back, which begins at its end. */
export async function freeFrom({ end, ...trip }: ThereAndBack & { end: Date }): Promise<Date> {
  const home = await wayHome(trip);
  return new Date(end.getTime() + (home?.minutes ?? 0) * 60_000);
}

/** What lies closer to the line than this (degrees) is no bend on a map of a country. */
const thin = 0.005;

type Row = { id: string; from: Place; to: Place; stops: Place[] };

/** Lines of the requests that a viewer may list; positions are those of the road port's cells. */
export async function waysOfRequests(viewer: Viewer, ids: readonly string[]): Promise<RequestWay[]> {
  const values = new Values();
  const where = [...reachSql(viewer, undefined), `r.id = any(${values.add(ids)}::uuid[])`].join(" and ");
  const rows = await queryOnce<Row>(
    `select r.id, r."startPlace" as "from", r."endPlace" as "to", r.stops from bus_request r
      where ${where} and r.category <> 'vacancy' and r."endLongitude" is not null`,
    values.list,
  );
  const found: RequestWay[] = [];
  for (const { id, from, to, stops } of rows) {
    const places = [from, ...stops, to].filter(isChosen);
    if (places.length < 2) continue;
    const way = await road.way(places.map(roadPointOf));
    const ferries = ferriesOf(way);
    // The bundled roads have few points, and rides on one road the same: the map draws what they share once.
    const { line, stretches } =
      way.source === "network" ? { line: way.line, stretches: ferries } : thinStretches(way.line, ferries, thin);
    found.push({ id, source: way.source, line: encodePolyline(line, lineDigits), ...sailed(stretches) });
    // A way takes some milliseconds: other readers come between.
    await setImmediate();
  }
  return found;
}
