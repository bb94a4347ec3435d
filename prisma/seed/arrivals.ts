import { asksForEnd } from "@/lib/features/busrequest/rules/kind-fields";
import type { Kind } from "@/lib/features/busrequest/rules/kinds";
import type { Place } from "@/lib/features/place/schema";
import { tripWay } from "@/lib/features/way/queries";
import type { BusRequestData } from "@/prisma/factories/bus-request";

const minute = 60_000;

/** Ends that nobody gives are, as in the form, when the bus arrives by the road. */
export async function withArrivals(requests: readonly BusRequestData[]): Promise<BusRequestData[]> {
  const arriving: BusRequestData[] = [];
  for (const request of requests) {
    const { category, transferType = "transferoneway", startPlace, endPlace, stops } = request;
    const start = new Date(request.startDate).getTime();
    const places = { start: { address: startPlace as Place, date: start }, stops: (stops ?? []) as Place[] };
    const end = { address: (endPlace ?? null) as Place | null, date: start };
    const way = asksForEnd(category as Kind, transferType) ? null : await tripWay({ ...places, end });
    arriving.push(way ? { ...request, endDate: new Date(start + Math.max(5, way.minutes) * minute) } : request);
  }
  return arriving;
}
