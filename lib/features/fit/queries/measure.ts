import { road, type TableWay } from "@/lib/geo/road/port";
import type { RoadPoint } from "@/lib/geo/road/profile";
import { endOf, type FitBusSide, type FitTrip, startOf } from "./trip";

/** From each of the first to each of the second. */
export type Block = readonly [from: readonly RoadPoint[], to: readonly RoadPoint[]];

const keyOf = (from: RoadPoint, to: RoadPoint) => `${from.lat},${from.lon} ${to.lat},${to.lon}`;

/** Measured ways, looked up by both ends. */
export class Ways {
  readonly #known = new Map<string, TableWay>();

  set(from: RoadPoint, to: RoadPoint, way: TableWay) {
    this.#known.set(keyOf(from, to), way);
  }

  /** Throws where nobody has measured it. */
  readonly between = (from: RoadPoint, to: RoadPoint): TableWay => {
    const way = this.#known.get(keyOf(from, to));
    if (!way) throw new RangeError("a way that nobody has measured");
    return way;
  };

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
}

type Along = Pick<FitTrip, "wayKm" | "wayMinutes"> & Parameters<typeof startOf>[0];

/** The way of a trip from its start to its end, as it is stored or else measured now; null where an end is open. */
export async function ownWay(trip: Along): Promise<TableWay | null> {
  const end = endOf(trip);
  if (!end) return null;
  // Whoever measured it, whether a service or the bundled roads: the source is told by the ways around it.
  if (trip.wayKm !== null && trip.wayMinutes !== null)
    return { km: trip.wayKm, minutes: trip.wayMinutes, source: "network" };
  const [[way] = []] = await road.table([startOf(trip)], [end]);
  return way ?? null;
}

/** The own ways of several, known before they are compared. */
export async function addOwnWays(ways: Ways, trips: readonly (FitTrip | FitBusSide)[]) {
  for (const trip of trips) {
    const [end, way] = [endOf(trip), await ownWay(trip)];
    if (end && way) ways.set(startOf(trip), end, way);
  }
}
