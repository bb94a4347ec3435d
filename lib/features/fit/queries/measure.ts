import { isChosen } from "@/lib/features/place/rules";
import { measureWay } from "@/lib/geo/road/measure";
import { cellOf, road, type TableWay } from "@/lib/geo/road/port";
import type { MeasureWay, RoadPoint } from "@/lib/geo/road/profile";
import { endOf, type FitBusSide, type FitTrip, startOf } from "./trip";

/** From each of the first to each of the second. */
export type Block = readonly [from: readonly RoadPoint[], to: readonly RoadPoint[]];

type Along = Pick<FitTrip, "wayKm" | "wayMinutes" | "waySource" | "stops"> & Parameters<typeof startOf>[0];

const keyOf = (from: RoadPoint, to: RoadPoint) => `${from.lat},${from.lon} ${to.lat},${to.lon}`;

/** Over the stops that are known; null where an end is open. */
function pointsOf(trip: Along): RoadPoint[] | null {
  const end = endOf(trip);
  const stops = trip.stops.filter(isChosen).map(({ location, address_fields }) => ({
    lat: location.latitude,
    lon: location.longitude,
    country: address_fields.countryISO3166Code,
  }));
  return end && [startOf(trip), ...stops, end];
}

/** The bundled roads, by network or circles, are one measure; each routing service is another. */
const measureOf = ({ source }: TableWay) => (source === "network" || source === "factor" ? "bundled" : source);

/** By the bundled roads, whoever measures else. */
function bundledWay(points: readonly RoadPoint[]): TableWay {
  const whole: TableWay = { km: 0, minutes: 0, source: "network" };
  for (const [at, to] of points.entries()) {
    const from = points[at - 1];
    if (!from) continue;
    const { km, minutes, source } = measureWay(cellOf(from), cellOf(to));
    whole.km += km;
    whole.minutes += minutes;
    if (source === "factor") whole.source = source;
  }
  return whole;
}

interface Measured {
  way: TableWay;
  /** Of a trip with stops: what it was measured over. */
  points: readonly RoadPoint[];
}

/** Measured ways, looked up by both ends. */
export class Ways {
  readonly #known = new Map<string, Measured>();

  set(from: RoadPoint, to: RoadPoint, way: TableWay, points: readonly RoadPoint[] = [from, to]) {
    this.#known.set(keyOf(from, to), { way, points });
  }

  #get(from: RoadPoint, to: RoadPoint): Measured {
    const found = this.#known.get(keyOf(from, to));
    if (!found) throw new RangeError("a way that nobody has measured");
    return found;
  }

  /** Throws where nobody has measured it. */
  readonly between = (from: RoadPoint, to: RoadPoint): TableWay => this.#get(from, to).way;

  /**
   * What measures the ways of one sum, all by the same roads: where a service has measured some and the bundled roads others (a way
   * stored before the service came, or one that it does not know), all of them by the bundled roads.
   */
  agreeing(pairs: readonly (readonly [from: RoadPoint, to: RoadPoint])[]) {
    const found = pairs.map(([from, to]) => this.#get(from, to));
    const measures = new Set(found.map(({ way }) => measureOf(way)));
    const ways = measures.size < 2 ? found.map(({ way }) => way) : found.map(({ points }) => bundledWay(points));
    const byKey = new Map(pairs.map(([from, to], at) => [keyOf(from, to), ways[at]]));
    const between: MeasureWay = (from, to) => byKey.get(keyOf(from, to)) ?? this.between(from, to);
    const source = ways.find((way) => way.source === "factor")?.source ?? ways[0]?.source ?? "factor";
    return { between, source };
  }

  async measure(blocks: readonly Block[]) {
    for (const [from, to] of blocks) {
      const table = await road.table(from, to);
      for (const [row, a] of from.entries()) {
        for (const [column, b] of to.entries()) {
          const way = table[row]?.[column];
          if (way) this.set(a, b, way);
        }
      }
    }
  }

  /** A trip's own way. */
  own(trip: Along, way: TableWay) {
    const points = pointsOf(trip);
    if (points) this.set(startOf(trip), points.at(-1) ?? startOf(trip), way, points);
  }
}

/**
 * Km with the group there and back, as ticket, guide and chains count them: stops are of the way out alone, a tour comes back to
 * where it began. Measured as the fit is.
 */
export async function kmWithGroup(
  trip: Pick<FitTrip, "transferType"> & Along,
  { tripKm, source }: { tripKm: number; source: TableWay["source"] },
): Promise<number> {
  const points = pointsOf(trip);
  if (trip.transferType === "transferoneway" || !points) return tripKm;
  if (trip.transferType === "transfertwoway" && points.length === 2) return 2 * tripKm;
  const [from, to] = [points.slice(-1), points.slice(0, 1)];
  const [[way] = []] = await road.table(from, to);
  const isSame = way && measureOf(way) === measureOf({ km: 0, minutes: 0, source });
  return tripKm + (isSame ? way : bundledWay([...from, ...to])).km;
}

const storedWay = ({ wayKm: km, wayMinutes: minutes, waySource }: Along): TableWay | null =>
  km === null || minutes === null ? null : { km, minutes, source: waySource ?? "network" };

/** The way of a trip from its start over its stops to its end, as it is stored or else measured now; null where an end is open. */
async function knownWay(trip: Along): Promise<TableWay | null> {
  const points = pointsOf(trip);
  if (!points) return null;
  const stored = storedWay(trip);
  if (stored) return stored;
  if (points.length > 2) return road.way(points);
  const [[way] = []] = await road.table(points.slice(0, 1), points.slice(1));
  return way ?? null;
}

/** The same of the trip that all others are compared with: measured anew where another one measured it than measures them. */
export function ownWay(trip: Along): Promise<TableWay | null> {
  const stored = storedWay(trip);
  const isNow = stored && measureOf(stored) === (road.service ?? "bundled");
  return knownWay(isNow ? trip : { ...trip, wayKm: null });
}

/** The own ways of several, known before they are compared. */
export async function addOwnWays(ways: Ways, trips: readonly (FitTrip | FitBusSide)[]) {
  for (const trip of trips) {
    const way = await knownWay(trip);
    if (way) ways.own(trip, way);
  }
}
