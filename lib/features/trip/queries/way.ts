import { tripWay } from "@/lib/features/way/queries";
import type { TripRecord, WaylessTrip } from "../schema/record";

/** With how long one way takes by the road port, an estimate. Outside of transactions: a routing service may take its time. */
export async function withWay(trip: WaylessTrip): Promise<TripRecord> {
  const way = await tripWay(trip);
  return { ...trip, way: way && { km: way.km, minutes: way.minutes, source: way.source } };
}
