import type { BusPartner } from "@/lib/access/viewer";
import type { Transaction } from "@/lib/db/prisma";
import { audit } from "@/lib/audit/audit";
import { transaction } from "@/lib/db/transaction";
import { AppError, conflict, type FieldError, validationFailed } from "@/lib/errors";
import { countOffer, placeOffer } from "@/lib/features/offer/commands/make";
import type { OfferInput, OfferRecord } from "@/lib/features/offer/schema";
import type { Place } from "@/lib/features/place/schema";
import { townOf } from "@/lib/features/returnleg/commands/draft";
import { type Spot, spotsOf } from "../queries/buses";
import { type Bounds, endsOfTour, lockTour, readBoundTour } from "../queries/drafts";
import { type LegState, splitPrice } from "../rules";
import type { TourOffersInput, TourRecord } from "../schema";

type LockedTour = Awaited<ReturnType<typeof lockTour>>;

interface LegOffer {
  request: string;
  /** In the draft. */
  at: number;
  amount: number;
  description: string;
  /** When the group wishes to leave. */
  start: number;
}

const busOut = () => validationFailed([{ path: "bus", message: "busOutOfService" }]);

const takenBecause: Partial<Record<LegState, string>> = { offered: "offerOpen", full: "offersFull" };

/**
 * What each open leg is offered for. Throws ValidationFailed where a leg has no price, or one that nobody asked for has;
 * Conflict, naming the leg, where one with a price is open no more, or one is gone that the whole price was for.
 */
function pricesOf({ legs, chain }: TourRecord, { whole, legs: priced, description }: TourOffersInput): LegOffer[] {
  const open = legs.flatMap((leg, at) => (leg.state === "open" ? [{ ...leg, at }] : []));
  const kms = open.map(({ request }) => chain?.legs.find((leg) => leg.request === request)?.km ?? 1);
  const parts = whole ? splitPrice(whole, kms) : [];
  // A price for the whole was reckoned with every leg; one that the company has offered for itself stays as it is.
  const taken = legs.findIndex(({ request, state }) =>
    whole ? state === "lost" || state === "full" : state !== "open" && priced?.some((leg) => leg.request === request),
  );
  const message = takenBecause[legs[taken]?.state ?? "lost"] ?? "requestEnded";
  if (taken >= 0) throw conflict([{ path: `legs.${taken}.request`, message }]);
  const stranger = priced?.findIndex(({ request }) => !open.some((leg) => leg.request === request)) ?? -1;
  if (stranger >= 0) throw validationFailed([{ path: `legs.${stranger}.request`, message: "legUnknown" }]);
  return open.map(({ request, at, start }, index) => {
    const own = priced?.find((leg) => leg.request === request);
    const amount = parts[index] ?? own?.amount;
    if (!amount || amount < 1) throw validationFailed([{ path: whole ? "whole" : "legs", message: "priceRange" }]);
    return { request, at, start, amount, description: own?.description || description };
  });
}

const offerOf = (
  leg: LegOffer,
  { currency, vatIncluded, vatRate, validUntil }: TourOffersInput,
  bus: string | null,
): OfferInput => ({
  bus,
  moreBuses: [],
  vehicle: "",
  price: { amount: leg.amount, currency },
  vatIncluded,
  vatRate: vatRate ?? null,
  description: leg.description,
  included: [],
  notIncluded: [],
  reason: "",
  cancellation: "",
  confirms: [],
  // One time for all: a trip that begins earlier cannot wait for it.
  validUntil: Math.min(validUntil, leg.start),
});

/** A leg's refusal names the leg. */
function atLeg(error: unknown, { at }: LegOffer) {
  if (!(error instanceof AppError) || (error.code !== "Conflict" && error.code !== "NotFound")) return error;
  const fields: FieldError[] = error.fields ?? [{ path: "request", message: "requestEnded" }];
  return conflict(fields.map((field) => ({ ...field, path: `legs.${at}.${field.path}` })));
}

async function placeAll(tx: Transaction, viewer: BusPartner, tour: TourRecord, input: TourOffersInput, now: number) {
  const { id: companyId, companyType } = viewer.company;
  const bidder = { companyId, companyType, userId: viewer.id };
  const bus = companyType === "busoperator" ? (tour.bus?.id ?? null) : null;
  const made: OfferRecord[] = [];
  // One order for all who lock several requests, so that none waits for another in a ring.
  for (const leg of pricesOf(tour, input).toSorted((one, other) => (one.request < other.request ? -1 : 1))) {
    const offer = await placeOffer(tx, viewer, bidder, leg.request, offerOf(leg, input, bus), now).catch((error) => {
      throw atLeg(error, leg);
    });
    made.push(offer);
  }
  return made;
}

const placeAt = ({ place, point: { lon: longitude, lat: latitude } }: Spot) => ({
  ...place,
  location: { longitude, latitude },
});

type Places = { start: Place; end: Place };

/** Between which places the chain is driven; of a booking before it, or behind, the town: whose front door it was is kept with the booking alone. */
async function placesOf(viewer: BusPartner, id: string, bounds: Bounds | null): Promise<Places> {
  const { start, end } = bounds ?? (await spotsOf(viewer.company.id, await endsOfTour(viewer, id)));
  const noted = (spot: Spot, ofBooking?: boolean) => (ofBooking ? townOf(placeAt(spot)) : placeAt(spot));
  return { start: noted(start, bounds?.startsAtBooking), end: noted(end, bounds?.endsAtBooking) };
}

/** What the legs save together is reckoned when they are won: from where the bus leaves, in which order it drives them. */
async function noteChain(tx: Transaction, { start, end }: Places, tour: LockedTour, made: readonly OfferRecord[]) {
  const positions = new Map(tour.legs.map(({ requestId }, at) => [requestId, at]));
  const rows = made.map(({ id, request }) => ({
    offerId: id,
    chainId: tour.id,
    position: positions.get(request) ?? 0,
    basePlace: { ...start },
    endPlace: { ...end },
  }));
  await tx.chainOffer.createMany({ data: rows });
}

/**
 * Offers for every open leg in one transaction; each author sees its own alone. Throws NotFound, ValidationFailed (a bus out of service, too), Conflict for a stale
 * version and, naming the leg, for one that was taken meanwhile: then none is offered for.
 */
export async function offerTour(viewer: BusPartner, id: string, input: TourOffersInput, now = Date.now()) {
  const { tour, bounds } = await readBoundTour(viewer, id, now);
  if (tour.version !== input.version) throw conflict();
  const open = tour.legs.filter(({ state }) => state === "open");
  if (open.length === 0) throw conflict([{ path: "legs", message: "noOpenLeg" }]);
  if (tour.fault === "busRetired" && viewer.company.companyType === "busoperator") throw busOut();
  const places = await placesOf(viewer, id, bounds);
  // In one order for all: within a unit a count is locked until its end.
  for (const request of open.map((leg) => leg.request).toSorted()) await countOffer(viewer.company.id, request);
  return transaction(async (tx) => {
    const row = await lockTour(tx, viewer, id);
    if (row.version !== input.version) throw conflict();
    const made = await placeAll(tx, viewer, tour, input, now);
    await noteChain(tx, places, row, made);
    await tx.tour.update({ where: { id }, data: { version: { increment: 1 } } });
    await audit(tx, viewer, {
      action: "offer",
      noun: "tour",
      recordId: id,
      after: { offers: made.map((offer) => offer.id) },
    });
    return made;
  });
}
