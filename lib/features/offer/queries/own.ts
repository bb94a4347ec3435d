import { isBusPartner } from "@/lib/access/rules";
import type { BusPartner, Viewer } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { postsHolding } from "@/lib/features/busrequest/queries/overlaps";
import { overlapName } from "@/lib/features/busrequest/rules/overlap";
import { externalTimes } from "@/lib/features/externalcalendar/queries/busy";
import type { FitBus } from "@/lib/features/busrequest/rules/needs";
import { freeFrom } from "@/lib/features/way/queries";
import { clashesOf, clashName } from "./clash";

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
  design: string;
  /** The trip that it is booked for meanwhile. */
  clash: string | null;
  /** What it is published for meanwhile: an offer warns of it, the acceptance ends it. */
  held: string | null;
  /** What an external calendar takes of it meanwhile: an offer warns of it. */
  busy: string | null;
};
/** A request's, at its own times. */
type Asked = { id: string; start: number; end: number };

const ways = { transferType: true, startPlace: true, endPlace: true } as const;

/** The buses that the company may name in an offer for a request that the viewer may read, those first that are free until they are back. */
export async function ownBusesToOffer(viewer: BusPartner, { id, start, end }: Asked): Promise<OwnBus[]> {
  const buses = await prisma.bus.findMany({
    where: { companyId: viewer.company.id, active: true, company: { companyType: "busoperator" } },
    select: {
      id: true,
      licenceplate: true,
      country: true,
      name: true,
      capacity: true,
      design: true,
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
  if (ids.length === 0) return [];
  const way = await prisma.busRequest.findUniqueOrThrow({ where: { id }, select: ways });
  const times = { start: new Date(start), end: await freeFrom({ ...way, end: new Date(end) }) };
  const [clashes, posts, external] = await Promise.all([
    prisma.booking.findMany(clashesOf(ids, times.start, times.end)),
    postsHolding(prisma, { buses: ids, ...times, language: viewer.language }),
    externalTimes(prisma, { buses: ids, ...times }),
  ]);
  const byBus = new Map(clashes.map((clash) => [clash.busId, clashName(clash, viewer.language)]));
  const heldBy = (id: string) => posts.filter(({ busId }) => busId === id).map(({ overlap }) => overlapName(overlap));
  const busyBy = (id: string) => external.filter(({ busId }) => busId === null || busId === id);
  const all = buses.map((bus) => ({
    ...bus,
    clash: byBus.get(bus.id) ?? null,
    held: heldBy(bus.id).join("; ") || null,
    busy:
      busyBy(bus.id)
        .map(({ title }) => title)
        .join("; ") || null,
  }));
  const rank = ({ clash, busy }: OwnBus) => (clash ? 2 : busy ? 1 : 0);
  return all.sort((a, b) => rank(a) - rank(b));
}
