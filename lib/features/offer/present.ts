import { asOneBus, seatsTogether } from "@/lib/features/busrequest/rules/seats";
import type { Side } from "@/lib/access/records";
import type { VehicleType } from "@/lib/features/busrequest/rules/kinds";
import { needFits, toNeeds, withConfirmed } from "@/lib/features/busrequest/rules/needs";
import { biddingCompany } from "@/lib/features/company/queries/bidding";
import type { Prisma } from "@/prisma/generated/client";
import { ladder } from "@/lib/features/trip/schema/terms";
import { type OfferContent, versionFacts, type VersionRecord, versionWords } from "@/lib/features/offerversion/schema";
import { stateAt } from "./rules/offer";
import type { Currency } from "./rules/price";
import type { MessageRecord, OfferRecord } from "./schema";

export const busSelect = {
  id: true,
  design: true,
  capacity: true,
  name: true,
  features: true,
  wheelchairPlaces: true,
  walkingFrames: true,
  childSeats: true,
  luggage: true,
  images: true,
  licenceplate: true,
  country: true,
  active: true,
} satisfies Prisma.BusSelect;

export const offerSelect = {
  id: true,
  requestId: true,
  companyId: true,
  userId: true,
  busId: true,
  vehicle: true,
  offeredStart: true,
  offeredEnd: true,
  reason: true,
  amount: true,
  currency: true,
  vatIncluded: true,
  vatRate: true,
  description: true,
  included: true,
  notIncluded: true,
  cancellation: true,
  ladder: true,
  confirms: true,
  shortlisted: true,
  validUntil: true,
  state: true,
  endedAt: true,
  createdAt: true,
  version: true,
  company: { select: biddingCompany },
  user: { select: { id: true, language: true } },
  bus: { select: busSelect },
  more: { select: { busId: true, bus: { select: busSelect } }, orderBy: { position: "asc" } },
  trip: {
    select: { id: true, start: true, end: true, startPlace: true, endPlace: true, stops: true, passengers: true },
  },
  booking: {
    select: {
      busId: true,
      bus: { select: busSelect },
      more: { select: { busId: true, bus: { select: busSelect } }, orderBy: { position: "asc" } },
    },
  },
  request: {
    select: {
      id: true,
      number: true,
      category: true,
      transferType: true,
      state: true,
      startPlace: true,
      endPlace: true,
      stops: true,
      startDate: true,
      endDate: true,
      passengers: true,
      quantity: true,
      vehicleTypes: true,
      needs: true,
      companyName: true,
      companyType: true,
      contact: true,
      contactNotice: { select: { requestId: true } },
      email: true,
      phone: true,
      mobile: true,
      language: true,
      authorCompanyId: true,
      authorUserId: true,
      endedAt: true,
      endReason: true,
    },
  },
  versions: { orderBy: { version: "asc" } },
  _count: { select: { messages: true } },
} satisfies Prisma.OfferSelect;
export type OfferedBusRow = Prisma.BusGetPayload<{ select: typeof busSelect }>;
export type OfferRow = Prisma.OfferGetPayload<{ select: typeof offerSelect }>;

/** The bus that comes: of an accepted offer the one that the trip is booked on now, else the one that is offered. */
export const comingBus = ({ state, bus, busId, booking }: OfferRow) =>
  state === "accepted" && booking ? { id: booking.busId, bus: booking.bus } : { id: busId, bus };

/** Those that come beside it. */
export const comingMore = ({ state, more, booking }: OfferRow): { busId: string | null; bus: OfferRow["bus"] }[] =>
  state === "accepted" && booking ? booking.more : more;

/** With the trip at the time that is offered: what an acceptance agrees to. Once it is one, as it was agreed last. */
export function asOffered(row: OfferRow): OfferRow {
  const { offeredStart: startDate, offeredEnd: endDate, request } = row;
  if (row.trip) {
    const { id: _trip, start, end, ...programme } = row.trip;
    const agreed = { ...request, ...programme, startDate: start, endDate: end };
    return { ...row, offeredStart: null, offeredEnd: null, request: agreed };
  }
  return startDate && endDate ? { ...row, request: { ...request, startDate, endDate } } : row;
}

const alternativeOf = ({ offeredStart: start, offeredEnd: end }: OfferRow) =>
  start && end ? { start: start.getTime(), end: end.getTime() } : null;

/** Its plate is the bidder's own, and the author's once the trip is: that is how a group finds its bus. */
function busOf(bus: OfferRow["bus"], { state }: OfferRow, side: Side): OfferRecord["busDetails"] {
  if (!bus) return null;
  const { design, capacity, name, features, wheelchairPlaces, images: pictures, licenceplate, country, active } = bus;
  const shared = { design: design as VehicleType, capacity, name, features, wheelchairPlaces, pictures, active };
  const named = side === "bidder" || (side === "author" && state === "accepted");
  return named ? { ...shared, licenceplate, country } : shared;
}

/** Contacts are exchanged by the acceptance and by nothing before it. */
function contactOf({ state, company, request }: OfferRow, side: Side): OfferRecord["contact"] {
  if (state !== "accepted" || side === "admin") return null;
  const { companyName, email, phone, mobile } = request;
  if (side === "bidder") return { name: companyName, email, phone, mobile };
  return { name: company.name, email: company.email, phone: company.telephone ?? company.cellphone };
}

const toVersion = ({ version, facts, words, createdAt }: OfferRow["versions"][number]): VersionRecord => ({
  version,
  until: createdAt.getTime(),
  ...versionFacts.parse(facts),
  ...versionWords.parse(words),
});

const rateOf = ({ vatRate }: OfferRow) => (vatRate === null ? null : Number(vatRate));

/** What it says: what changes with the bidder's own hand. */
export function contentOf(row: OfferRow): OfferContent {
  const { bus, vehicle, vatIncluded, description, included, notIncluded, cancellation, confirms } = row;
  const told = ({ id, design, capacity, name }: OfferedBusRow) => ({
    id,
    capacity,
    name,
    design: design as VehicleType,
  });
  return {
    vehicle,
    vatIncluded,
    description,
    included,
    notIncluded,
    cancellation,
    vatRate: rateOf(row),
    alternative: alternativeOf(row),
    reason: row.reason,
    price: { amount: row.amount, currency: row.currency as Currency },
    bus: bus && told(bus),
    more: row.more.map((one) => told(one.bus)),
    confirms: confirms as OfferContent["confirms"],
    validUntil: row.validUntil.getTime(),
  };
}

const comingBuses = (row: OfferRow) =>
  [comingBus(row), ...comingMore(row)].flatMap(({ bus }) => (bus === null ? [] : [bus]));

/** A bus comes of a kind that was not asked for. */
export function isOtherBus(row: OfferRow) {
  const { vehicleTypes: wanted } = row.request;
  return wanted.length > 0 && comingBuses(row).some(({ design }) => !wanted.some((one) => one === design));
}

/** As it stands at `now`. */
export function toOffer(row: OfferRow, side: Side, now: Date): OfferRecord {
  const state = stateAt(row, now);
  const ended = row.endedAt ?? (state === "expired" ? row.validUntil : null);
  const [coming, more] = [comingBus(row), comingMore(row)];
  const several = more.length > 0;
  const { id, company, vehicle, vatIncluded, description, included, notIncluded, cancellation, version } = row;
  return {
    id,
    vehicle,
    vatIncluded,
    description,
    included,
    notIncluded,
    cancellation,
    state,
    version,
    request: row.requestId,
    company: row.companyId,
    companyName: company.name,
    companySlug: company.active ? company.slug : null,
    bus: coming.id,
    trip: side === "admin" ? null : (row.trip?.id ?? null),
    busDetails: busOf(coming.bus, row, side),
    moreBuses: more.map(({ busId }) => busId),
    moreDetails: more.map(({ bus }) => busOf(bus, row, side)),
    busChanged: coming.id !== row.busId,
    busOffered: coming.id === row.busId ? null : busOf(row.bus, row, side),
    needs: withConfirmed(
      needFits(
        row.request.needs && toNeeds(row.request.needs),
        asOneBus(comingBuses(row)),
        several ? 1 : row.request.quantity,
      ),
      row.confirms,
    ),
    ladder: ladder.nullable().catch(null).parse(row.ladder),
    alternative: alternativeOf(row),
    reason: row.reason,
    busOther: isOtherBus(row),
    confirms: row.confirms as OfferRecord["confirms"],
    shortlisted: side === "author" && row.shortlisted,
    seatsSpare: seatsTogether([coming.bus?.capacity, ...more.map(({ bus }) => bus?.capacity)], row.request),
    price: { amount: row.amount, currency: row.currency as Currency },
    vatRate: rateOf(row),
    validUntil: row.validUntil.getTime(),
    ended_at: ended?.getTime() ?? null,
    created_at: row.createdAt.getTime(),
    earlier: row.versions.map(toVersion),
    messages: row._count.messages,
    contact: contactOf(row, side),
  };
}

type MessageRow = { id: string; offerId: string; fromAuthor: boolean; text: string; createdAt: Date };

export function toMessage(row: MessageRow, side: Side): MessageRecord {
  const { id, fromAuthor, text } = row;
  const own = side === (fromAuthor ? "author" : "bidder");
  return { id, offer: row.offerId, fromAuthor, own, text, created_at: row.createdAt.getTime() };
}
