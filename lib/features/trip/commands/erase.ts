import type { Transaction } from "@/lib/db/prisma";
import type { Place } from "@/lib/features/place/schema";
import { withoutFrontDoor } from "@/lib/features/place/rules";
import type { Prisma } from "@/prisma/generated/client";
import { erasePapers } from "./erase-papers";

type Json = Prisma.InputJsonValue;
const placeKeys = new Set(["startPlace", "endPlace"]);

/** A proposal's places without their front doors. */
function veiled(parts: Prisma.JsonValue): Json {
  const entries = Object.entries(parts as Record<string, unknown>).map(([key, value]) => {
    if (placeKeys.has(key) && value) return [key, withoutFrontDoor(value as Place)];
    return [key, key === "stops" ? (value as Place[]).map(withoutFrontDoor) : value];
  });
  return Object.fromEntries(entries) as Json;
}

async function eraseChanges(tx: Transaction, tripId: string) {
  const rows = await tx.tripChange.findMany({ where: { tripId }, select: { id: true, before: true, after: true } });
  for (const { id, before, after } of rows) {
    await tx.tripChange.update({ where: { id }, data: { before: veiled(before), after: veiled(after) } });
  }
  await tx.tripChange.updateMany({ where: { tripId, by: "author" }, data: { note: "" } });
}

/** Takes a request's author out of its trips: towns, times and prices stay, they are the company's books, too. */
export async function eraseTripsOf(tx: Transaction, requestId: string) {
  const select = { id: true, startPlace: true, endPlace: true, stops: true, cancelledBy: true } as const;
  for (const { id, cancelledBy, ...places } of await tx.trip.findMany({ where: { requestId }, select })) {
    const { startPlace, endPlace, stops } = places;
    const data: Prisma.TripUncheckedUpdateInput = {
      startPlace: withoutFrontDoor(startPlace as Place),
      stops: (stops as Place[]).map(withoutFrontDoor),
      ...(endPlace !== null && { endPlace: withoutFrontDoor(endPlace as Place) }),
      ...(cancelledBy === "author" && { cancelText: "" }),
    };
    await tx.trip.update({ where: { id }, data });
    await eraseChanges(tx, id);
    await erasePapers(tx, { id }, "author");
    await tx.tripRating.updateMany({ where: { tripId: id, by: "author" }, data: { text: "" } });
    await tx.tripRating.updateMany({ where: { tripId: id, by: "company" }, data: { answer: "" } });
  }
}

/** The words of a company for which nobody works any more. */
export async function eraseTripCompany(tx: Transaction, companyId: string) {
  const words = { vehicle: "", description: "", cancellation: "" };
  await tx.$executeRaw`update trip set terms = terms || ${JSON.stringify(words)}::jsonb where "companyId" = ${companyId}::uuid`;
  await erasePapers(tx, { companyId }, "company");
  await tx.trip.updateMany({ where: { companyId, cancelledBy: "company" }, data: { cancelText: "" } });
  await tx.tripChange.updateMany({ where: { trip: { companyId }, by: "company" }, data: { note: "" } });
  await tx.tripRating.updateMany({ where: { trip: { companyId }, by: "company" }, data: { text: "" } });
  await tx.tripRating.updateMany({ where: { trip: { companyId }, by: "author" }, data: { answer: "" } });
}
