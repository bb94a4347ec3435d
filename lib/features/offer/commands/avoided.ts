import type { Transaction } from "@/lib/db/prisma";
import { recordAvoided } from "@/lib/features/ledger/commands";
import type { LedgerSection } from "@/lib/features/ledger/schema";
import type { Place } from "@/lib/features/place/schema";
import { measureWay } from "@/lib/geo/road/measure";
import type { OfferRow } from "../present";

const point = ({ location, address_fields }: Place) => ({
  lat: location.latitude,
  lon: location.longitude,
  country: address_fields.countryISO3166Code,
});

/** The empty ride that the bus was published for at that time; null where there is none. To be asked before it ends. */
export async function emptyRideOf(tx: Transaction, { busId, request: { startDate, endDate } }: OfferRow) {
  if (!busId) return null;
  const when = { endedAt: null, startDate: { lt: endDate }, endDate: { gt: startDate } };
  const where = { busId, category: "emptyride", state: "active", ...when } as const;
  const select = { startPlace: true, endPlace: true, returnLeg: { select: { bookingId: true } } } as const;
  const ride = await tx.busRequest.findFirst({ where, select, orderBy: { startDate: "asc" } });
  if (!ride?.endPlace) return null;
  const source = ride.returnLeg ? ("return" as const) : ("fit" as const);
  return { from: ride.startPlace as Place, to: ride.endPlace as Place, source };
}

type EmptyRide = NonNullable<Awaited<ReturnType<typeof emptyRideOf>>>;

/**
 * A group that one way takes the place of an empty ride: what would have been driven empty, and what still is. By the
 * bundled roads: a routing service is not waited for with the bus locked.
 */
export async function recordFit(
  tx: Transaction,
  { bookingId, row, ride }: { bookingId: string; row: OfferRow; ride: EmptyRide },
) {
  const { startPlace, endPlace, transferType } = row.request;
  if (!endPlace || transferType !== "transferoneway") return;
  const [pickUp, dropOff] = [startPlace as Place, endPlace as Place];
  const sections: LedgerSection[] = [];
  const sources = new Set<string>();
  const add = (part: LedgerSection["part"], from: Place, to: Place) => {
    const { km, source } = measureWay(point(from), point(to));
    sources.add(source);
    sections.push({ part, from, to, km: Math.round(km * 10) / 10 });
  };
  add("alone", ride.from, ride.to);
  add("empty", ride.from, pickUp);
  add("paid", pickUp, dropOff);
  add("empty", dropOff, ride.to);
  const measured = sources.has("factor") ? "factor" : "network";
  await recordAvoided(tx, { bookingId, source: ride.source, measured, sections });
}
