import { isBusPartner } from "@/lib/access/rules";
import type { Viewer } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import type { InboxData } from "@/lib/features/inbox/schema";
import type { Place } from "@/lib/features/place/schema";
import { nextStep } from "../rules";
import { readRuns, runOf } from "./runs";

type At = Place["location"] & { at: Date };

/** Where the driver said to stand when pressing 'breakdown', which goes to the company alone. */
async function pressedAt(companyId: string, tripId: string): Promise<At | null> {
  const item = await prisma.inboxItem.findFirst({
    where: { companyId, kind: "emergency", noun: "trip", record: tripId },
    select: { data: true, at: true },
    orderBy: { at: "desc" },
  });
  const { latitude, longitude } = (item?.data ?? {}) as InboxData;
  return item && typeof latitude === "number" && typeof longitude === "number"
    ? { latitude, longitude, at: item.at }
    : null;
}

/** Older than that (milliseconds) the bus may stand elsewhere. */
const fresh = 30 * 60_000;

/**
 * What the emergency of an own trip can say at once: where its driver's phone says it stands, where the people want to
 * go, how many they are, and the company's number. Null for a trip of others, or one that is over.
 */
export async function breakdownOf(viewer: Viewer, tripId: string, now = Date.now()) {
  if (!isBusPartner(viewer) || !/^[\da-f-]{36}$/i.test(tripId)) return null;
  const row = await prisma.trip.findFirst({
    where: { id: tripId, companyId: viewer.company.id, state: { notIn: ["done", "cancelled"] } },
    select: {
      transferType: true,
      startPlace: true,
      endPlace: true,
      start: true,
      end: true,
      passengers: true,
      quantity: true,
      positions: { select: { latitude: true, longitude: true, at: true } },
      company: { select: { cellphone: true, telephone: true } },
      request: { select: { needs: { select: { wheelchairPlaces: true } } } },
    },
  });
  if (!row) return null;
  const { positions, company, request, quantity } = row;
  const times = { start: row.start.getTime(), end: row.end.getTime(), lasts: null, lastsHome: null };
  const course = { transferType: row.transferType, ...times, hasEnd: row.endPlace !== null };
  const { leadsHome } = nextStep(course, runOf(await readRuns(prisma, tripId), null));
  const pressed = await pressedAt(viewer.company.id, tripId);
  // Of several buses the others share where they are, too.
  const known = [pressed, ...(quantity > 1 && pressed ? [] : positions)]
    .filter((at) => at !== null && at.at.getTime() > now - fresh)
    .toSorted((a, b) => (b?.at.getTime() ?? 0) - (a?.at.getTime() ?? 0));
  return {
    position: known[0] ?? null,
    to: ((leadsHome ? null : row.endPlace) ?? row.startPlace) as Place,
    // Of several buses one has broken down: nobody knows who sat in it.
    passengers: quantity > 1 ? null : row.passengers,
    phone: company.cellphone || company.telephone,
    wheelchairPlaces: quantity > 1 ? 0 : (request.needs?.wheelchairPlaces ?? 0),
  };
}
