import { tripWay, wayHome } from "@/lib/features/way/queries";
import { factsOf } from "@/lib/features/way/rules";
import type { TripRecord, WaylessTrip } from "../schema/record";

/** With how long the ways take by the road port, an estimate. Outside of transactions: a routing service may take its time. */
export async function withWay(trip: WaylessTrip): Promise<TripRecord> {
  const way = await tripWay(trip);
  const { transferType, start, end } = trip;
  const home = await wayHome({ transferType, startPlace: start.address, endPlace: end.address });
  return { ...trip, way: way && factsOf(way), wayHome: home && factsOf(home) };
}
