import { hoursOfAnyone } from "@/lib/features/drivinghours/queries/of-company";
import { tripHours } from "@/lib/features/drivinghours/queries/trip";
import type { Place } from "@/lib/features/place/schema";
import { drivenWay, emptyWayHome, roadPointOf } from "@/lib/features/way/queries";
import { road } from "@/lib/geo/road/port";

type Trip = {
  transferType: "transferoneway" | "transfertwoway";
  start: { address: Place; date: number };
  end: { address: Place; date?: number };
  stops: Place[];
};

/** The hours of a trip by a company whose yard is known, else by a bus from near the start. */
export async function companyHoursFrom(yard: Place | null, { end, ...facts }: Trip) {
  const trip = { category: "grouprequest" as const, ...facts, end: { date: 0, ...end } };
  const way = await drivenWay(trip);
  if (!yard) return hoursOfAnyone(trip, way);
  const from = roadPointOf(yard);
  const approach = await road.way([from, roadPointOf(trip.start.address)]);
  return tripHours(trip, way, { ...approach, home: await emptyWayHome(trip, from) });
}
