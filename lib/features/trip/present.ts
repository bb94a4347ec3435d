import { referenceOf } from "@/lib/features/busrequest/rules/reference";
import type { Side } from "@/lib/access/records";
import type { VehicleType } from "@/lib/features/busrequest/rules/kinds";
import type { Currency } from "@/lib/features/offer/rules/price";
import type { Place } from "@/lib/features/place/schema";
import { shownName } from "@/lib/features/rating/rules";
import type { RatingRecord, TripRatings } from "@/lib/features/rating/schema";
import { biddingCompany } from "@/lib/features/company/queries/bidding";
import type { Prisma } from "@/prisma/generated/client";
import { isAwaited, sharesOf, tripPrice, type TripSide, tripStateAt } from "./rules";
import type { TripChangeRecord, TripRecord, TripRow, WaylessTrip } from "./schema/record";
import { tripTerms } from "./schema/terms";

const busSelect = {
  id: true,
  licenceplate: true,
  country: true,
  design: true,
  capacity: true,
  name: true,
  features: true,
  wheelchairPlaces: true,
  active: true,
} satisfies Prisma.BusSelect;

const changeSelect = {
  id: true,
  by: true,
  state: true,
  before: true,
  after: true,
  delta: true,
  note: true,
  createdAt: true,
  answeredAt: true,
} satisfies Prisma.TripChangeSelect;

export const tripRowSelect = {
  id: true,
  number: true,
  requestId: true,
  offerId: true,
  companyId: true,
  bookingId: true,
  state: true,
  transferType: true,
  startPlace: true,
  endPlace: true,
  stops: true,
  start: true,
  end: true,
  passengers: true,
  quantity: true,
  amount: true,
  currency: true,
  vatIncluded: true,
  vatRate: true,
  createdAt: true,
  version: true,
  booking: {
    select: {
      busId: true,
      end: true,
      agreedSeats: true,
      bus: { select: busSelect },
      more: { select: { busId: true, agreedSeats: true, bus: { select: busSelect } }, orderBy: { position: "asc" } },
    },
  },
  company: { select: biddingCompany },
  request: {
    select: {
      id: true,
      number: true,
      category: true,
      organisationType: true,
      companyName: true,
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
  changes: { where: { state: "open" }, select: changeSelect },
} satisfies Prisma.TripSelect;
export type TripListed = Prisma.TripGetPayload<{ select: typeof tripRowSelect }>;

export const ratingSelect = {
  by: true,
  punctual: true,
  vehicle: true,
  contact: true,
  text: true,
  answer: true,
  answeredAt: true,
  shownAt: true,
  hiddenAt: true,
  createdAt: true,
} satisfies Prisma.TripRatingSelect;

export const tripSelect = {
  ...tripRowSelect,
  request: {
    select: {
      ...tripRowSelect.request.select,
      authorCompany: { select: { name: true, companyType: true, active: true } },
    },
  },
  terms: true,
  cancelledBy: true,
  cancelReason: true,
  cancelText: true,
  cancelFee: true,
  cancelledAt: true,
  changes: { select: changeSelect, orderBy: [{ createdAt: "asc" }, { id: "asc" }] },
  events: {
    select: { id: true, kind: true, by: true, data: true, createdAt: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  },
  ratings: { select: ratingSelect },
  offer: { select: { _count: { select: { messages: true } } } },
} satisfies Prisma.TripSelect;
export type TripFull = Prisma.TripGetPayload<{ select: typeof tripSelect }>;

/** An offer's bidder is a trip's company; an admin stands on no side. */
export const tripSideOf = (side: Side): TripSide | null =>
  side === "admin" ? null : side === "bidder" ? "company" : "author";

type ChangeRow = TripListed["changes"][number];

function toChange(row: ChangeRow, side: TripSide | null): TripChangeRecord {
  const { id, by, state, before, after, delta, note } = row;
  return {
    id,
    by,
    state,
    delta,
    note,
    before: before as TripChangeRecord["before"],
    after: after as TripChangeRecord["after"],
    own: by === side,
    created_at: row.createdAt.getTime(),
    answered_at: row.answeredAt?.getTime() ?? null,
  };
}

type BusRow = NonNullable<TripListed["booking"]>["bus"];
const busOf = (bus: BusRow | undefined): TripRow["bus"] => (bus ? { ...bus, design: bus.design as VehicleType } : null);

function sharedOf(row: TripListed, side: TripSide | null, now: Date) {
  const { id, transferType, passengers, quantity, amount, vatIncluded, version } = row;
  const vatRate = row.vatRate === null ? null : Number(row.vatRate);
  const priced = tripPrice({ amount, vatIncluded, vatRate });
  const open = row.changes.find(({ state }) => state === "open");
  return {
    id,
    transferType,
    passengers,
    quantity,
    version,
    side,
    reference: `A-${row.number}`,
    request: row.requestId,
    requestReference: referenceOf(row.request.number),
    company: row.companyId,
    companyName: row.company.name,
    state: tripStateAt(row, now),
    start: { address: row.startPlace as Place, date: row.start.getTime() },
    end: { address: row.endPlace as Place | null, date: row.end.getTime() },
    stops: row.stops as Place[],
    price: {
      amount,
      vatIncluded,
      vatRate,
      ...priced,
      currency: row.currency as Currency,
      shares: sharesOf(priced.gross ?? amount, row.booking),
    },
    bus: busOf(row.booking?.bus),
    moreBuses: row.booking?.more.map(({ bus }) => busOf(bus)) ?? [],
    change: open ? toChange(open, side) : null,
    created_at: row.createdAt.getTime(),
  };
}

/** An admin reads without anybody's name or number. */
export function toTripRow(row: TripListed, side: TripSide | null, now: Date): TripRow {
  return { ...sharedOf(row, side, now), customer: side === null ? null : row.request.companyName };
}

function contactOf({ company, request }: TripFull, side: TripSide | null): TripRecord["contact"] {
  if (side === null) return null;
  const { companyName, email, phone, mobile } = request;
  if (side === "company") return { name: companyName, email, phone, mobile };
  return { name: company.name, email: company.email, phone: company.telephone ?? company.cellphone, mobile: null };
}

function cancelledOf(row: TripFull): TripRecord["cancelled"] {
  if (!row.cancelledAt) return null;
  const reason = row.cancelReason as NonNullable<TripRecord["cancelled"]>["reason"];
  return { by: row.cancelledBy, reason, text: row.cancelText, fee: row.cancelFee, at: row.cancelledAt.getTime() };
}

type RatingRow = Prisma.TripRatingGetPayload<{ select: typeof ratingSelect }>;

export function toRating({ answeredAt, shownAt, hiddenAt, createdAt, ...row }: RatingRow): RatingRecord {
  const at = { answered_at: answeredAt?.getTime() ?? null, created_at: createdAt.getTime() };
  return { ...row, ...at, shown: shownAt !== null, removed: hiddenAt !== null };
}

/** A trip's ratings as one side reads them: its own at once, the other's once both are shown. Admins read the profile. */
function toTripRatings({ ratings, request }: TripFull, side: TripSide | null, done: boolean): TripRatings {
  if (side === null) return { open: false, own: null, namedAs: null, other: null };
  const own = ratings.find(({ by }) => by === side);
  const other = ratings.find(({ by, shownAt, hiddenAt }) => by !== side && shownAt !== null && hiddenAt === null);
  const namedAs = side === "author" ? shownName(request.authorCompany) : null;
  return { open: done && !own, own: own ? toRating(own) : null, namedAs, other: other ? toRating(other) : null };
}

/** Which driver has told it is the company's own affair; which bus is not. */
const toldData = ({ driver: _own, ...data }: Record<string, unknown>) => data;

/** As it stands at `now`. */
export function toTrip(row: TripFull, side: TripSide | null, now: Date): WaylessTrip {
  return {
    ...sharedOf(row, side, now),
    category: row.request.category,
    organisationType: row.request.organisationType,
    offer: row.offerId,
    companySlug: row.company.active ? row.company.slug : null,
    terms: tripTerms.parse(row.terms),
    contact: contactOf(row, side),
    cancelled: cancelledOf(row),
    awaited: isAwaited({ ...row, category: row.request.category, history: row.events }, now),
    changes: row.changes.map((change) => toChange(change, side)),
    history: row.events.map(({ id, kind, by, data, createdAt }) => ({
      id,
      kind,
      by: by as TripRecord["history"][number]["by"],
      data: toldData(data as Record<string, unknown>),
      at: createdAt.getTime(),
    })),
    messages: row.offer._count.messages,
    ratings: toTripRatings(row, side, tripStateAt(row, now) === "done"),
  };
}
