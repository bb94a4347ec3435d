import type { Transaction } from "@/lib/db/prisma";
import { recordAvoided } from "@/lib/features/ledger/commands";
import type { LedgerSection } from "@/lib/features/ledger/schema";
import type { Place } from "@/lib/features/place/schema";
import { measureWay } from "@/lib/geo/road/measure";
import { cellOf } from "@/lib/geo/road/port";
import type { Prisma } from "@/prisma/generated/client";
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

const rounded = (km: number) => Math.round(km * 10) / 10;

/** By the bundled roads: a routing service is not waited for with the bus locked. */
function measurer() {
  const sections: LedgerSection[] = [];
  const sources = new Set<string>();
  return {
    sections,
    add(part: LedgerSection["part"], from: Place, to: Place) {
      const { km, source } = measureWay(cellOf(point(from)), cellOf(point(to)));
      sources.add(source);
      sections.push({ part, from, to, km: rounded(km) });
    },
    measured: () => (sources.has("factor") ? "factor" : "network"),
  };
}

/** A group that one way takes the place of an empty ride: what would have been driven empty, and what still is. */
export async function recordFit(
  tx: Transaction,
  { bookingId, row, ride }: { bookingId: string; row: OfferRow; ride: EmptyRide },
) {
  const { startPlace, endPlace, transferType } = row.request;
  if (!endPlace || transferType !== "transferoneway") return;
  const [pickUp, dropOff] = [startPlace as Place, endPlace as Place];
  const { add, sections, measured } = measurer();
  add("alone", ride.from, ride.to);
  add("empty", ride.from, pickUp);
  add("paid", pickUp, dropOff);
  add("empty", dropOff, ride.to);
  await recordAvoided(tx, { bookingId, source: ride.source, measured: measured(), sections });
}

const legSelect = {
  chainId: true,
  position: true,
  basePlace: true,
  endPlace: true,
  offer: { select: { request: { select: { startPlace: true, endPlace: true, transferType: true } } } },
} as const;
type ChainLeg = Prisma.ChainOfferGetPayload<{ select: typeof legSelect }>;

/** Where a leg begins and where the bus stands after it. */
function endsOf({ offer: { request } }: ChainLeg) {
  const from = request.startPlace as Place;
  const there = request.transferType === "transferoneway" ? (request.endPlace as Place | null) : from;
  return { from, to: there ?? from };
}

/** The legs of the same chain that this bus is booked for by now. */
const wonLegs = (tx: Transaction, { chainId }: ChainLeg, { id, busId }: OfferRow) =>
  tx.chainOffer.findMany({
    where: { chainId, offerId: { not: id }, offer: { state: "accepted", booking: { state: "booked", busId } } },
    select: legSelect,
    orderBy: { position: "asc" },
  });

const sumOf = (sections: readonly LedgerSection[], part: LedgerSection["part"]) =>
  sections.reduce((sum, section) => sum + (section.part === part ? section.km : 0), 0);

/**
 * A leg of a chain beside those that were won before: its ways from and to the base, and the empty way between its neighbours,
 * are not driven, those to it and on from it are. So the legs that are won add up to what they save together, whatever comes
 * of the others. False where nothing is saved.
 */
export async function recordChain(tx: Transaction, { bookingId, row }: { bookingId: string; row: OfferRow }) {
  const leg = await tx.chainOffer.findUnique({ where: { offerId: row.id }, select: legSelect });
  if (!leg) return false;
  const won = await wonLegs(tx, leg, row);
  const before = won.findLast(({ position }) => position < leg.position);
  const after = won.find(({ position }) => position > leg.position);
  if (!before && !after) return false;
  const [base, end] = [leg.basePlace as unknown as Place, leg.endPlace as unknown as Place];
  const { from, to } = endsOf(leg);
  const came = before ? endsOf(before).to : base;
  const goes = after ? endsOf(after).from : end;
  const { add, sections, measured } = measurer();
  add("alone", base, from);
  add("alone", to, end);
  add("alone", came, goes);
  add("empty", came, from);
  const there = row.request.endPlace as Place;
  add("paid", from, there);
  if (to === from) add("paid", there, from);
  add("empty", to, goes);
  if (sumOf(sections, "alone") <= sumOf(sections, "empty")) return false;
  await recordAvoided(tx, { bookingId, source: "chain", chainId: leg.chainId, measured: measured(), sections });
  return true;
}
