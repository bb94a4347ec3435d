import { reachesCompany } from "@/lib/access/records";
import { isBusPartner } from "@/lib/access/rules";
import type { Viewer } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { notFound } from "@/lib/errors";
import { getBusRequest } from "@/lib/features/busrequest/queries/get";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import { yardOf } from "@/lib/features/company/queries/yard";
import { isChosen } from "@/lib/features/place/rules";
import type { Place } from "@/lib/features/place/schema";
import { drivenWay, emptyWayHome, roadPointOf } from "@/lib/features/way/queries";
import type { TripWay } from "@/lib/features/way/schema";
import { road } from "@/lib/geo/road/port";
import type { TripHoursRecord } from "../schema";
import { tripHours } from "./trip";

type Trip = Pick<BusRequestRecord, "category" | "transferType" | "start" | "end" | "stops">;

/** The way from the company's yard to the start, and of a one-way trip from the end back to it; null where the company has no position. */
async function approachOf(companyId: string, trip: Trip) {
  const yard = await yardOf(companyId);
  const start = trip.start.address;
  if (!yard || !isChosen(start)) return null;
  const [way, home] = await Promise.all([road.way([yard, roadPointOf(start)]), emptyWayHome(trip, yard)]);
  return { ...way, home };
}

/** How a company's drivers can drive a trip, from its own yard; an empty ride's bus is where it begins. */
export async function companyHours(
  companyId: string,
  trip: Trip,
  way: TripWay | null,
): Promise<TripHoursRecord | null> {
  const yard = trip.category === "emptyride" ? null : await approachOf(companyId, trip);
  return way && (yard ? tripHours(trip, way, yard) : hoursOfAnyone(trip, way));
}

/** How a bus from near the start would drive it: whose it is, nobody knows yet. */
export async function hoursOfAnyone(trip: Trip, way: TripWay | null): Promise<TripHoursRecord | null> {
  return way && tripHours(trip, way, null, await emptyWayHome(trip));
}

/** The trip of an offer, driven by who made it. Throws NotFound for a company that is not the viewer's. */
export async function hoursOfOffer(viewer: Viewer, id: string) {
  const offer = await prisma.offer.findUnique({ where: { id }, select: { companyId: true, request: true } });
  if (!offer || !reachesCompany(viewer, offer.companyId)) throw notFound();
  const { category, transferType, startPlace, startDate, endPlace, endDate, stops } = offer.request;
  const trip: Trip = {
    category,
    transferType,
    start: { address: startPlace as Place, date: startDate.getTime() },
    end: { address: endPlace as Place | null, date: endDate.getTime() },
    stops: stops as Place[],
  };
  const way = await drivenWay(trip);
  return { trip: await companyHours(offer.companyId, trip, way), start: trip.start.date, way };
}

/** A request, driven from the viewer's own yard; who drives no buses is told of one from near the start. Throws NotFound for one that the viewer may not see. */
export async function hoursOfRequest(viewer: Viewer, id: string) {
  const { record } = await getBusRequest(viewer, id);
  const way = await drivenWay(record);
  const trip = await (isBusPartner(viewer) ? companyHours(viewer.company.id, record, way) : hoursOfAnyone(record, way));
  return { trip, start: record.start.date, way };
}
