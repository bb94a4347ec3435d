import { isBusPartner } from "@/lib/access/rules";
import type { BusPartner, Viewer } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { postsHolding } from "@/lib/features/busrequest/queries/overlaps";
import { overlapName } from "@/lib/features/busrequest/rules/overlap";
import type { FitBus } from "@/lib/features/busrequest/rules/needs";
import { placeName } from "@/lib/features/place/rules";
import type { Place } from "@/lib/features/place/schema";
import type { Language } from "@/lib/i18n/routing";
import { type OfferRow, offerSelect, toOffer } from "../present";
import { type OfferState, whereState } from "../rules";
import { clashesOf, clashName } from "./clash";
import type { OfferedTrip, OfferRecord, OwnOffersQuery } from "../schema";

export type OwnOffer = { offer: OfferRecord; trip: OfferedTrip };

function tripOf({ request }: OfferRow, language: Language): OfferedTrip {
  const { id, number, category, transferType, startPlace, endPlace, startDate, endDate } = request;
  const { passengers, quantity, endedAt } = request;
  return {
    ...{ id, category, transferType, passengers, quantity },
    reference: `CB-${number}`,
    from: placeName(startPlace as Place, language),
    to: placeName(endPlace as Place | null, language) || null,
    start: startDate.getTime(),
    end: endDate.getTime(),
    ended: endedAt !== null,
  };
}

/** The viewer's company's offers, newest first, with their trips. */
export async function listOwnOffers(viewer: BusPartner, query: OwnOffersQuery, now = new Date()) {
  const companyId = viewer.company.id;
  const where = { companyId, id: query.offer, ...(query.state && whereState(query.state, now)) };
  const [rows, total] = await Promise.all([
    prisma.offer.findMany({
      where,
      select: offerSelect,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: query.take,
      skip: query.skip,
    }),
    prisma.offer.count({ where }),
  ]);
  const entry = (row: OfferRow): OwnOffer => {
    return { offer: toOffer(row, "bidder", now), trip: tripOf(row, viewer.language) };
  };
  return { rows: rows.map(entry), total };
}

/** How many offers of the company stand in each state: the counts on the list's filter. */
export async function countOwnOffers(
  viewer: BusPartner,
  now = new Date(),
): Promise<Partial<Record<OfferState, number>>> {
  const companyId = viewer.company.id;
  const [groups, open] = await Promise.all([
    prisma.offer.groupBy({ by: ["state"], where: { companyId }, _count: true }),
    prisma.offer.count({ where: { companyId, ...whereState("open", now) } }),
  ]);
  const stored: Partial<Record<OfferState, number>> = Object.fromEntries(groups.map((one) => [one.state, one._count]));
  return { ...stored, open, expired: (stored.expired ?? 0) + (stored.open ?? 0) - open };
}

/** Id of the newest offer that the viewer's company made for a request, wherever that stands now. */
export async function lastOwnOffer(viewer: Viewer, requestId: string) {
  if (!isBusPartner(viewer)) return null;
  const where = { requestId, companyId: viewer.company.id };
  const row = await prisma.offer.findFirst({
    where,
    select: { id: true },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
  return row?.id ?? null;
}

type OwnBus = FitBus & {
  id: string;
  licenceplate: string;
  country: string;
  name: string | null;
  capacity: number;
  /** The trip that it is booked for meanwhile. */
  clash: string | null;
  /** What it is published for meanwhile: an offer warns of it, the acceptance ends it. */
  held: string | null;
};
type Times = { start: number; end: number };

/** The buses that the company may name in an offer, free ones first. */
export async function ownBusesToOffer(viewer: BusPartner, { start, end }: Times): Promise<OwnBus[]> {
  const buses = await prisma.bus.findMany({
    where: { companyId: viewer.company.id, active: true, company: { companyType: "busoperator" } },
    select: {
      id: true,
      licenceplate: true,
      country: true,
      name: true,
      capacity: true,
      wheelchairPlaces: true,
      walkingFrames: true,
      childSeats: true,
      luggage: true,
      features: true,
    },
    orderBy: [{ licenceplate: "asc" }, { id: "asc" }],
    take: 1_000,
  });
  const ids = buses.map(({ id }) => id);
  const times = { start: new Date(start), end: new Date(end) };
  const [clashes, posts] = await Promise.all([
    prisma.booking.findMany(clashesOf(ids, times.start, times.end)),
    postsHolding(prisma, { buses: ids, ...times, language: viewer.language }),
  ]);
  const byBus = new Map(clashes.map((clash) => [clash.busId, clashName(clash)]));
  const heldBy = (id: string) => posts.filter(({ busId }) => busId === id).map(({ overlap }) => overlapName(overlap));
  const all = buses.map((bus) => ({
    ...bus,
    clash: byBus.get(bus.id) ?? null,
    held: heldBy(bus.id).join("; ") || null,
  }));
  return all.sort((a, b) => Number(a.clash !== null) - Number(b.clash !== null));
}
