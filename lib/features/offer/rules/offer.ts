import { type FitBus, type NeedFit, type Needs, needFits } from "@/lib/features/busrequest/rules/needs";
import { bestTogether, type Group, seatsSpare } from "@/lib/features/busrequest/rules/seats";
import { marketTimeZone } from "@/lib/i18n/formats";

// Here and not in schema.ts, so that a component takes them without the validator.
export const offerStates = ["open", "accepted", "declined", "withdrawn", "expired"] as const;
/** Common choices of what a price holds; words in locales/{lng}/offer.json. Others may be typed. */
export const extras = [
  "tolls",
  "parking",
  "driverhotel",
  "drivermeals",
  "seconddriver",
  "vignette",
  "ferry",
  "water",
  "toilet",
  "wifi",
  "luggage",
  "cleaning",
] as const;

/** The two lists of a company: what it offers, and what it is offered. */
export const offerTabs = ["sent", "received"] as const;
export type OfferTab = (typeof offerTabs)[number];

export type OfferState = (typeof offerStates)[number];
export type Extra = (typeof extras)[number];
export const isExtra = (text: string): text is Extra => extras.some((extra) => extra === text);

/** What a bidder adds to a list in its own words: so many, of so many characters. */
export const mostOwnItems = 12;
export const longestItem = 60;

export type OfferAction = "accept" | "decline" | "withdraw" | "expire";

const outcomes: Record<OfferAction, OfferState> = {
  accept: "accepted",
  decline: "declined",
  withdraw: "withdrawn",
  expire: "expired",
};

type Status = { state: OfferState; validUntil: number | Date };

/** How an offer stands at `now`: past its `validUntil` it has expired, whether or not the job has written that down. */
export function stateAt({ state, validUntil }: Status, now: number | Date): OfferState {
  return state === "open" && Number(validUntil) <= Number(now) ? "expired" : state;
}

/** The same rule as a condition for the database: the offers that stand so at `now`. */
export function whereState(state: OfferState, now: Date) {
  const overdue = { state: "open", validUntil: { lte: now } } as const;
  if (state === "open") return { state, validUntil: { gt: now } };
  return state === "expired" ? { OR: [{ state }, overdue] } : { state };
}

/** Transition table: where a action leads, or null where it is not open. Nothing leads out of an end. */
export function afterAction(state: OfferState, action: OfferAction): OfferState | null {
  return state === "open" ? outcomes[action] : null;
}

/** Whether the two sides may still write: while it is open, and once the trip is theirs. */
export const mayWrite = (state: OfferState) => state === "open" || state === "accepted";

export type RequestTimes = { category: string; start: number; end: number };

/** A free bus and an empty ride get an inquiry, not an offer. */
export const takesOffers = (category: string) => category === "grouprequest" || category === "emergency";

/** Until when an offer may stand: the start of the trip; an emergency began before it was typed. */
export const latestValidUntil = ({ category, start, end }: RequestTimes) => (category === "emergency" ? end : start);

/** Errors of a validity, as the form and the API tell them. */
export function validityError(validUntil: number, request: RequestTimes, now: number) {
  if (validUntil <= now) return "validUntilPast";
  return validUntil > latestValidUntil(request) ? "validUntilLate" : null;
}

const day = 86_400_000;

type Offered = { alternative?: { start: number; end: number } | null; reason: string };
/** So far from the wished day an offer may lie. */
const furthest = 60 * day;

/** When the trip would be, and until when the offer for it may stand at the latest. */
export const offeredTimes = ({ alternative }: Pick<Offered, "alternative">, request: RequestTimes) =>
  alternative ? { ...request, ...alternative } : request;

/** What is wrong with another time, as the form and the API tell it; null where nothing is, or none is offered. */
export function alternativeError({ alternative, reason }: Offered, request: RequestTimes, now: number) {
  if (!alternative) return null;
  const { start, end } = alternative;
  const at = (path: string, message: string) => ({ path, message });
  if (start <= now) return at("alternative.start", "dateInPast");
  if (end <= start) return at("alternative.end", "endBeforeStart");
  if (Math.abs(start - request.start) > furthest || end - start > furthest)
    return at("alternative.start", "dateTooFar");
  if (start === request.start && end === request.end) return at("alternative.start", "alternativeSame");
  return reason.trim() === "" ? at("reason", "required") : null;
}
const clock = new Intl.DateTimeFormat("en-GB", {
  timeZone: marketTimeZone,
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** Six in the evening of the market's day that holds the moment; at noon of it the clock has been changed. */
function eveningOf(moment: number) {
  const [hours = 0, minutes = 0] = clock.format(moment).split(":").map(Number);
  const shift = (at: number) => (18 - Number(clock.format(at).slice(0, 2))) * 3_600_000;
  const guess = Math.floor(moment / 60_000) * 60_000 - minutes * 60_000 + (18 - hours) * 3_600_000;
  return guess + shift(guess);
}

const minute = 60_000;

/**
 * When an offer that stands for so long runs out: of days at six in the evening, of hours at the next quarter, never
 * beyond the last moment at which it can.
 */
export function validUntilAfter(minutes: number, request: RequestTimes, now: number) {
  const latest = latestValidUntil(request);
  const wanted = now + minutes * minute;
  if (minutes * minute < day) return Math.min(Math.ceil(wanted / (15 * minute)) * 15 * minute, latest);
  const evening = eveningOf(Math.min(wanted, latest));
  return [evening, evening - day].find((one) => one <= latest && one > now) ?? latest;
}

/** How long an offer stands where nobody has said: a week; who is stranded decides within the hour. */
const usualMinutes = ({ category }: RequestTimes) => (category === "emergency" ? 60 : 7 * 24 * 60);

/** What the form proposes. */
export const proposedValidUntil = (request: RequestTimes, now: number) =>
  validUntilAfter(usualMinutes(request), request, now);

type Priced = { price: { amount: number }; vatIncluded: boolean; vatRate: number | null };

/** Cents with tax, so that net and gross prices can be compared; null where a net price names no rate. */
export function grossAmount({ price, vatIncluded, vatRate }: Priced) {
  if (vatIncluded) return price.amount;
  return vatRate === null ? null : Math.round(price.amount * (1 + vatRate / 100));
}

/** Cents above (below: negative) the author's budget, with tax or without as that is meant; null where the two cannot be compared. */
export function budgetGap(
  offer: Priced & { price: { amount: number; currency: string } },
  { amount, vatIncluded }: { amount: number; vatIncluded: boolean },
) {
  if (offer.price.currency !== "EUR") return null;
  const gross = grossAmount(offer);
  if (vatIncluded) return gross === null ? null : gross - amount;
  if (!offer.vatIncluded) return offer.price.amount - amount;
  return offer.vatRate === null ? null : Math.round(offer.price.amount / (1 + offer.vatRate / 100)) - amount;
}

/** By what an author compares offers. */
export const offerOrders = ["price", "needs", "seats"] as const;
export type OfferOrder = (typeof offerOrders)[number];

type Compared = Priced & {
  price: { amount: number; currency: string };
  created_at: number;
  needs: readonly NeedFit[];
  seatsSpare: number | null;
};

const met = ({ needs }: Compared) => needs.filter(({ fit }) => fit === "met" || fit === "confirmed").length;
const unmet = ({ needs }: Compared) => needs.filter(({ fit }) => fit === "unmet").length;
/** A bus that is too small stands behind all others, one of which nothing is known behind those with seats. */
const seatRank = ({ seatsSpare: spare }: Compared) => (spare === null ? 1 : spare < 0 ? 2 - spare : 0);
/** With tax; a net price without a rate stands behind the others. */
const comparable = (offer: Compared) => grossAmount(offer) ?? Number.POSITIVE_INFINITY;

const byPrice = (a: Compared, b: Compared) =>
  a.price.currency.localeCompare(b.price.currency) ||
  Math.sign(comparable(a) - comparable(b)) ||
  a.created_at - b.created_at;

const comparisons: Record<OfferOrder, (a: Compared, b: Compared) => number> = {
  price: byPrice,
  needs: (a, b) => unmet(a) - unmet(b) || met(b) - met(a) || byPrice(a, b),
  seats: (a, b) => seatRank(a) - seatRank(b) || (b.seatsSpare ?? 0) - (a.seatsSpare ?? 0) || byPrice(a, b),
};

/** Cheapest first, or what meets most first, or the roomiest first; equal ones by price, then in the order in which they came. */
export const orderedOffers = <T extends Compared>(offers: readonly T[], order: OfferOrder) =>
  offers.toSorted(comparisons[order]);

type Choice = FitBus & {
  id: string;
  capacity: number;
  clash: string | null;
  held?: string | null;
  busy?: string | null;
};

const isFree = ({ clash, held, busy }: Choice) => !clash && !held && !busy;

/** The free bus that fits a group best: meets most of what it needs, then leaves the fewest seats empty. Null for none. */
export function bestBus(buses: readonly Choice[], group: Group, needs: Needs | null) {
  const unmet = (bus: Choice) => needFits(needs, bus, group.quantity).filter(({ fit }) => fit === "unmet").length;
  const spare = ({ capacity }: Choice) => seatsSpare(capacity, group) ?? 0;
  const free = buses.filter((bus) => isFree(bus) && spare(bus) >= 0);
  return free.toSorted((a, b) => unmet(a) - unmet(b) || spare(a) - spare(b))[0]?.id ?? null;
}

/** With what an offer begins: the bus that fits best, or the fewest where none takes the group alone. `spare`: seats left over in several. */
export function bestBuses(buses: readonly Choice[], group: Group, needs: Needs | null) {
  const alone = bestBus(buses, group, needs);
  const several = alone === null ? bestTogether(buses.filter(isFree), group, needs) : null;
  return { ids: several?.chosen.map(({ id }) => id) ?? [alone ?? []].flat(), spare: several?.spare ?? null };
}

/** An open offer that runs out within a day is worth a warning. */
export const runsOutSoon = ({ state, validUntil }: { state: OfferState; validUntil: number }, now: number) =>
  state === "open" && validUntil - now < day;

const seats = /(\d{1,3})\s*(?:Sitzplätze|Sitze|Plätze|Platz|seats?|plazas?|asientos?)(?![\p{L}])/giu;

/** A bidder's words for a vehicle with the seats as the reader says them: "Setra, 57 Plätze" is no German alone. */
export const withSeatWords = (vehicle: string, wordOf: (count: number) => string) =>
  vehicle.replace(seats, (_words, count: string) => wordOf(Number(count)));
