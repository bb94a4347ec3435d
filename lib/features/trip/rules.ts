import { grossAmount } from "@/lib/features/offer/rules/offer";
import { marketTimeZone } from "@/lib/i18n/formats";

// Here and not in the schema, so that a component takes them without the validator.

/** Where a trip stands. `changed`: a change was agreed since; `ready`: bus, drivers and papers are there. */
export const tripStates = ["agreed", "changed", "ready", "underway", "done", "cancelled"] as const;
export type TripState = (typeof tripStates)[number];

export const tripSides = ["author", "company"] as const;
export type TripSide = (typeof tripSides)[number];
export const otherSide = (side: TripSide): TripSide => (side === "author" ? "company" : "author");

/** Who did a step. `system`: nobody, time has passed. */
export const tripParties = ["author", "company", "driver", "system"] as const;
export type TripParty = (typeof tripParties)[number];

/** Lines of the history; words in locales/{lng}/trip.json. */
const tripEventKinds = [
  "agreed",
  "assigned",
  "busOut",
  "ready",
  "breakPlanned",
  "breakOpened",
  "proposed",
  "countered",
  "accepted",
  "declined",
  "withdrawn",
  "cancelled",
  "underway",
  "departed",
  "delayed",
  "arrived",
  "breakdown",
  "done",
  "rated",
] as const;
export type TripEventKind = (typeof tripEventKinds)[number];

/** What can be proposed otherwise, in the order in which it is shown; the price is told beside. */
export const tripParts = ["startPlace", "start", "stops", "endPlace", "end", "passengers"] as const;
export type TripPart = (typeof tripParts)[number];

/** `upcoming`: not over; `changed`: with a proposal that waits; `past`: driven or called off. */
export const tripTabs = ["upcoming", "changed", "past"] as const;
export type TripTab = (typeof tripTabs)[number];

/** Why a side calls a trip off; words in locales/{lng}/trip.json. */
export const cancelReasons = {
  author: ["groupStays", "otherDay", "otherBus", "other"],
  company: ["busDown", "noDriver", "doubleBooked", "other"],
} as const satisfies Record<TripSide, readonly string[]>;
/** Why an author calls off the bus of an emergency that should be there by now. */
export const missingBus = "busMissing";
export const allCancelReasons = [...new Set([...Object.values(cancelReasons).flat(), missingBus] as const)];

const hour = 3_600_000;
const day = 24 * hour;
/** So long after it is over a trip counts as driven, if nobody has said otherwise. */
const settles = day;

type Ended = { transferType: string; end: number | Date; booking: { end: number | Date } | null };
type Status = Ended & { state: TripState; start: number | Date };

/** When a trip is over: one there and back with the way home, until which its booking holds the bus. */
export const overAt = ({ transferType, end, booking }: Ended) =>
  Math.max(Number(end), transferType === "transfertwoway" ? Number(booking?.end ?? 0) : 0);

/** How a trip stands at `now`, whether or not the job has written that down. */
export function tripStateAt(trip: Status, now: number | Date): TripState {
  const { state, start } = trip;
  if (state === "done" || state === "cancelled") return state;
  if (overAt(trip) + settles <= Number(now)) return "done";
  return Number(start) <= Number(now) ? "underway" : state;
}

/** As long as it has not begun both sides may change it or call it off. */
export const isAhead = (state: TripState) => state === "agreed" || state === "changed" || state === "ready";

type Awaited = Status & { category: string; history: readonly { kind: string }[] };

/**
 * The bus of an emergency has not come, though its time is there: nobody has said that it has arrived. Both sides may
 * still call it off, and another one is searched for.
 */
export const isAwaited = ({ category, history, ...trip }: Awaited, now: number | Date) =>
  category === "emergency" &&
  tripStateAt(trip, now) === "underway" &&
  Number(trip.end) > Number(now) &&
  history.every(({ kind }) => kind !== "arrived");

type Priced = { amount: number; vatIncluded: boolean; vatRate: number | null };

/** Cents: what is paid in the end, what of it is tax, and the rest; null where the offer left the rate open. */
export function tripPrice({ amount, vatIncluded, vatRate }: Priced) {
  const gross = grossAmount({ price: { amount }, vatIncluded, vatRate });
  if (vatRate === null || gross === null) return { net: vatIncluded ? null : amount, vat: null, gross };
  const net = vatIncluded ? Math.round(amount / (1 + vatRate / 100)) : amount;
  return { net, vat: gross - net, gross };
}

/** Cents as both sides compare them: what is paid in the end; `net` where a net price names no rate to reckon it. */
export function comparedPrice({ amount, vatIncluded, vatRate }: Priced) {
  const gross = grossAmount({ price: { amount }, vatIncluded, vatRate });
  return { amount: gross ?? amount, net: gross === null };
}

/** The same before and after, where the price as it was typed rises by `delta`; and by how much then. */
export function changedPrice(price: Priced, delta: number) {
  const { amount: before, net } = comparedPrice(price);
  const after = comparedPrice({ ...price, amount: price.amount + delta }).amount;
  return { before, after, delta: after - before, net };
}

type Offered = Omit<Priced, "amount"> & { price: { amount: number; currency: string } };

/** The same of an offer as the API tells it. */
export const offerPrice = ({ price: { amount, currency }, vatIncluded, vatRate }: Offered) => ({
  ...comparedPrice({ amount, vatIncluded, vatRate }),
  currency,
});

type Step = { id: string; kind: string; data: Record<string, unknown> };

const typedDelta = ({ data }: Step) => (typeof data.delta === "number" ? data.delta : 0);

/** By how much the steps of a history (oldest first) would change what is paid: each of the price that held then. */
export function priceChanges(price: Priced, history: readonly Step[]) {
  const isAgreed = ({ kind }: Step) => kind === "accepted";
  let amount = price.amount - history.filter(isAgreed).reduce((sum, step) => sum + typedDelta(step), 0);
  return new Map(
    history.map((step) => {
      const { delta, net } = changedPrice({ ...price, amount }, typedDelta(step));
      if (isAgreed(step)) amount += typedDelta(step);
      return [step.id, { delta, net }];
    }),
  );
}

/**
 * Cents of the price for each of several buses, by the seats that they had when it was agreed; where one's are not known, alike. Their sum is
 * the price: cents that are left over go to who lost most in rounding.
 */
function priceShares(price: number, seats: readonly (number | null)[]) {
  const weights = seats.some((one) => one === null) ? seats.map(() => 1) : seats.map((one) => one ?? 1);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const exact = weights.map((weight) => (price * weight) / sum);
  const shares = exact.map(Math.floor);
  const left = price - shares.reduce((total, share) => total + share, 0);
  const lost = exact.map((share, at) => ({ at, part: share - Math.floor(share) }));
  for (const { at } of lost.toSorted((one, other) => other.part - one.part || one.at - other.at).slice(0, left))
    shares[at] = (shares[at] ?? 0) + 1;
  return shares;
}

/** Shares of a trip's buses, the first one in front; none of a trip with one. */
export function sharesOf(
  price: number,
  booking: { agreedSeats: number | null; more: readonly { agreedSeats: number | null }[] } | null,
) {
  if (!booking || booking.more.length === 0) return [];
  return priceShares(price, [booking.agreedSeats, ...booking.more.map((one) => one.agreedSeats)]);
}

type LadderSteps = readonly { days: number; percent: number }[];

/** What holds for a company that has chosen nothing of its own. */
export const neutralLadder: { days: number; percent: number }[] = [
  { days: 27, percent: 20 },
  { days: 13, percent: 40 },
  { days: 6, percent: 60 },
  { days: 1, percent: 80 },
];

const dayOf = new Intl.DateTimeFormat("en-CA", { timeZone: marketTimeZone, dateStyle: "short" });
const dayNumber = (moment: number) => Date.parse(dayOf.format(moment)) / day;

/** Days of the calendar from one moment to another, by the market's clock: hours and summer time do not count. */
export const daysBefore = (start: number, now: number) => dayNumber(start) - dayNumber(now);

/** Per cent of the price that calling off costs at `now`; 0 before the first step. */
export function cancelPercent(ladder: LadderSteps, start: number, now: number) {
  const left = daysBefore(start, now);
  return ladder.reduce((percent, step) => (left <= step.days ? Math.max(percent, step.percent) : percent), 0);
}

/** First day ("2027-05-16") on which a step holds. */
export const stepBegins = (start: number, days: number) =>
  new Date((dayNumber(start) - days) * day).toISOString().slice(0, 10);

/** Cents of a share, rounded half up. */
export const shareOf = (amount: number, percent: number) => Math.round((amount * percent) / 100);
