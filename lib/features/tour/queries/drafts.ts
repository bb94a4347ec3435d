import { referenceOf } from "@/lib/features/busrequest/rules/reference";
import type { BusPartner } from "@/lib/access/viewer";
import { searchChainsByRoad } from "@/lib/chains/by-service";
import { seatsTaken } from "@/lib/chains/run";
import { prisma, type Transaction } from "@/lib/db/prisma";
import { notFound } from "@/lib/errors";
import type { VehicleType } from "@/lib/features/busrequest/rules/kinds";
import { routeName } from "@/lib/i18n/place-names";
import { stateAt } from "@/lib/features/offer/rules/offer";
import type { Place } from "@/lib/features/place/schema";
import type { Language } from "@/lib/i18n/routing";
import type { Prisma } from "@/prisma/generated/client";
import { spotOf, toChain } from "../present";
import { legState, type TourFault } from "../rules";
import type { TourChain, TourRecord, TourRow } from "../schema";
import { type Desk, type Ends, type Spot, spotAt } from "./buses";
import { taskLeg, tripsOf } from "./legs";
import { openFrame, taskOf } from "./search";

const tourSelect = {
  id: true,
  name: true,
  start: true,
  end: true,
  startPlace: true,
  endPlace: true,
  drivers: true,
  flex: true,
  watch: true,
  companyId: true,
  createdAt: true,
  updatedAt: true,
  version: true,
  user: { select: { firstname: true, lastname: true } },
  bus: {
    select: { id: true, licenceplate: true, country: true, name: true, design: true, capacity: true, active: true },
  },
  legs: {
    orderBy: { position: "asc" },
    select: {
      requestId: true,
      request: {
        select: {
          number: true,
          state: true,
          endedAt: true,
          maxOffers: true,
          startDate: true,
          startPlace: true,
          endPlace: true,
          offers: {
            where: { state: { in: ["open", "accepted"] } },
            select: { companyId: true, state: true, validUntil: true },
          },
        },
      },
    },
  },
} satisfies Prisma.TourSelect;
type Row = Prisma.TourGetPayload<{ select: typeof tourSelect }>;

function toDraftLeg({ requestId, request }: Row["legs"][number], companyId: string, language: Language) {
  const { number, startPlace, endPlace, startDate, state, endedAt, maxOffers, offers } = request;
  const own = offers.filter((offer) => offer.companyId === companyId).map((offer) => offer.state);
  const ownOffer = own.includes("accepted") ? "accepted" : own.includes("open") ? "open" : null;
  const open = offers.filter((offer) => stateAt(offer, new Date()) === "open");
  return {
    request: requestId,
    reference: referenceOf(number),
    route: routeName(startPlace as Place, endPlace as Place | null, language),
    start: startDate.getTime(),
    state: legState({ state, endedAt, ownOffer, isFull: open.length >= maxOffers }),
  };
}

function toBus({ active: _active, design, ...bus }: NonNullable<Row["bus"]>) {
  return { ...bus, design: design as VehicleType };
}

function toSpot(place: unknown, language: Language) {
  const spot = spotAt(place as Place | null);
  return spot && spotOf(spot, language);
}

const endsOf = ({ startPlace, endPlace }: Pick<Row, "startPlace" | "endPlace">): Ends => ({
  start: startPlace as Place | null,
  end: endPlace as Place | null,
});

function toRow(row: Row, language: Language): TourRow {
  const { id, name, flex, watch, user, bus, version, companyId } = row;
  return {
    id,
    name,
    flex,
    watch,
    version,
    bus: bus && toBus(bus),
    from: row.start.getTime(),
    to: row.end.getTime(),
    start: toSpot(row.startPlace, language),
    end: toSpot(row.endPlace, language),
    drivers: row.drivers === 2 ? 2 : 1,
    author: user ? `${user.firstname} ${user.lastname}`.trim() : "",
    legs: row.legs.map((leg) => toDraftLeg(leg, companyId, language)),
    created_at: row.createdAt.getTime(),
    updated_at: row.updatedAt.getTime(),
  };
}

/** One page of the company's drafts. */
export async function listTours(viewer: BusPartner, { take, skip }: { take: number; skip: number }) {
  const where = { companyId: viewer.company.id };
  const [rows, total] = await Promise.all([
    prisma.tour.findMany({ where, select: tourSelect, orderBy: [{ updatedAt: "desc" }, { id: "desc" }], take, skip }),
    prisma.tour.count({ where }),
  ]);
  return { rows: rows.map((row) => toRow(row, viewer.language)), total };
}

type ChainFrame = Parameters<typeof openFrame>[1] & { legs: readonly string[] };
/** Where a chain's bus stands before it and must be behind it: by a booking there, else as the company has named it. */
export interface Bounds {
  start: Spot;
  end: Spot;
  /** A booking stands before it, or follows: its place is a customer's. */
  startsAtBooking: boolean;
  endsAtBooking: boolean;
}
type Driven = { chain: TourChain; bounds: Bounds };

async function drivenChain(viewer: Desk, frame: ChainFrame, now: number): Promise<Driven | TourFault> {
  if (frame.legs.length === 0) return "legsGone";
  const opened = await openFrame(viewer, frame, now);
  const trips = await tripsOf(frame.legs);
  const legs = trips.flatMap((trip) => taskLeg(trip, { epoch: opened.epoch, flex: frame.flex, now }));
  if (legs.length < frame.legs.length) return "legOver";
  if (opened.gaps.size === 0) return "busBooked";
  const fixed = [...frame.legs];
  const wanted = { legs, fixed, order: "share" as const, maxLegs: fixed.length, most: 1, drivers: frame.drivers };
  const task = taskOf(opened, wanted);
  const { chains } = await searchChainsByRoad(task);
  const context = { ...opened, trips: new Map(trips.map((trip) => [trip.id, trip])), language: viewer.language };
  const chain = chains[0] && toChain(chains[0], context);
  const gap = chains[0] && opened.gaps.get(chains[0].bus);
  if (!chain || !gap)
    return task.buses.some((bus) => legs.every((leg) => seatsTaken(leg, bus) <= bus.seats)) ? "notInTime" : "seats";
  const [startsAtBooking, endsAtBooking] = [gap.base !== opened.start, gap.end !== opened.end];
  return { chain, bounds: { start: gap.base, end: gap.end, startsAtBooking, endsAtBooking } };
}

/** The chain of trips in a given order as the bus can drive it now; null where it cannot. */
export async function chainOf(viewer: Desk, frame: ChainFrame, now: number): Promise<TourChain | null> {
  const driven = await drivenChain(viewer, frame, now);
  return typeof driven === "string" ? null : driven.chain;
}

type BoundTour = { tour: TourRecord; bounds: Bounds | null };

async function withChain(viewer: BusPartner, row: Row, now: number): Promise<BoundTour> {
  const tour = toRow(row, viewer.language);
  const legs = tour.legs.filter(({ state }) => state !== "lost").map(({ request }) => request);
  const standing = tour.to <= now ? "windowOver" : row.bus?.active ? null : "busRetired";
  const { from, to, drivers, flex } = tour;
  const frame = { bus: tour.bus?.id, ...endsOf(row), from, to, drivers, flex, legs };
  const driven = standing ?? (await drivenChain(viewer, frame, now));
  if (typeof driven === "string") return { tour: { ...tour, chain: null, fault: driven }, bounds: null };
  return { tour: { ...tour, chain: driven.chain, fault: null }, bounds: driven.bounds };
}

/** A draft, and between which places its chain is driven; null where it cannot be. Throws NotFound for another company's. */
export async function readBoundTour(viewer: BusPartner, id: string, now = Date.now()): Promise<BoundTour> {
  const where = { id, companyId: viewer.company.id };
  const row = await prisma.tour.findFirst({ where, select: tourSelect });
  if (!row) throw notFound();
  return withChain(viewer, row, now);
}

/** Throws NotFound for another company's. */
export const readTour = async (viewer: BusPartner, id: string, now = Date.now()): Promise<TourRecord> =>
  (await readBoundTour(viewer, id, now)).tour;

/** Where a draft's bus begins and must be at the end, as the company has named it. Throws NotFound for another company's. */
export async function endsOfTour(viewer: BusPartner, id: string) {
  const where = { id, companyId: viewer.company.id };
  const row = await prisma.tour.findFirst({ where, select: { startPlace: true, endPlace: true } });
  if (!row) throw notFound();
  return endsOf(row);
}

/** The company's own draft, locked. Throws NotFound. */
export async function lockTour(tx: Transaction, viewer: BusPartner, id: string) {
  await tx.$queryRaw`select id from tour where id = ${id}::uuid for update`;
  const row = await tx.tour.findFirst({ where: { id, companyId: viewer.company.id }, select: tourSelect });
  if (!row) throw notFound();
  return row;
}
