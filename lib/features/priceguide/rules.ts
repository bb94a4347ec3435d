import type { FitRecord } from "@/lib/features/fit/schema";
import { type PricedVehicle, vehicleOfBus } from "@/lib/price/vehicles";
import type { BidderGuide, GuideQuestion } from "./schema";

type Km = Record<string, number>;
const sum = (km: Km) => Object.values(km).reduce((total, some) => total + some, 0);

/** So many whole km in the same shares of the countries; all in the first country where nothing is shared yet. */
export function sharedKm(km: Km, wanted: number, home: string): Km {
  const all = sum(km);
  if (all === 0) return { [home]: wanted };
  const parts = Object.entries(km).map(([country, some]) => ({ country, km: (some / all) * wanted }));
  const missing = wanted - parts.reduce((total, part) => total + Math.floor(part.km), 0);
  const byRest = parts.toSorted((one, other) => (other.km % 1) - (one.km % 1) || one.km - other.km);
  const roundedUp = new Set(byRest.slice(0, missing));
  return Object.fromEntries(parts.map((part) => [part.country, Math.floor(part.km) + (roundedUp.has(part) ? 1 : 0)]));
}

type FitKm = Pick<FitRecord, "directKm" | "extraKm" | "extraMinutes" | "startKm" | "endKm"> & {
  supply: Pick<FitRecord["supply"], "id">;
};

const quarters = (minutes: number) => Math.ceil(minutes / 15) / 4;

/** What the ride takes longer belongs to the first day; the second driver is on board as long. */
function longerDays({ days: [first, ...days], secondDriverHours }: GuideQuestion, hours: number) {
  return {
    days: first ? [{ ...first, dutyHours: first.dutyHours + hours }, ...days] : days,
    secondDriverHours: secondDriverHours > 0 ? secondDriverHours + hours : 0,
  };
}

/**
 * The guide for a trip with a certain bus of the company's. On an empty ride it drives the detour empty, and nothing else; from where a
 * free bus is posted, the way out and home. A bus at the yard is what the guide reckons with anyway.
 */
export function guideWithFit(guide: BidderGuide, fit: FitKm): BidderGuide {
  const { record, ride } = guide;
  const { question, waits } = record;
  if (!question || question.count > 1) return guide;
  const deadKm = (km: number) => sharedKm(question.deadKm, Math.round(km), Object.keys(question.paidKm)[0] ?? "");
  const withQuestion = (changed: GuideQuestion, verdict = record.verdict) => {
    return { ...guide, record: { ...record, question: changed, verdict } };
  };
  if (fit.directKm === null) {
    if (fit.supply.id === null) return guide;
    // A bus that goes home in between drives there and back twice.
    return withQuestion({ ...question, deadKm: deadKm((fit.startKm + fit.endKm) * (waits ? 1 : 2)) });
  }
  if (!ride) return guide;
  const longer = longerDays(ride.question, quarters(fit.extraMinutes));
  return withQuestion({ ...ride.question, ...longer, deadKm: deadKm(fit.extraKm) }, ride.verdict);
}

type Bus = { id: string; design: string; capacity: number };
type ChosenFit = FitKm & { bus: Pick<NonNullable<FitRecord["bus"]>, "id"> | null };

export type Offered = {
  /** Of the fleet, as the form names them. */
  buses: readonly Bus[];
  fit: ChosenFit | null;
  /** Buses that the group asks for. */
  quantity: number;
};

/** Buses of an offer that drive alike, with their guide: from the yard, on an empty ride, from where one is posted. */
export type GuidePart = { key: string; from: "yard" | "ride" | "post"; guide: BidderGuide };

/** How many of which vehicle; without a bus of the fleet the smallest that seat the group. */
function vehiclesOf({ vehicle, count }: GuideQuestion, { buses, quantity }: Offered) {
  const [first, ...more] = buses;
  if (!first) return new Map([[vehicle, count]]);
  if (more.length === 0) return new Map([[vehicleOfBus(first), quantity]]);
  const counts = new Map<PricedVehicle, number>();
  for (const vehicle of buses.map(vehicleOfBus)) counts.set(vehicle, (counts.get(vehicle) ?? 0) + 1);
  return counts;
}

/** The same trip with so many of another vehicle, and what the company has got for those. */
function guideFor(guide: BidderGuide, vehicle: PricedVehicle, count: number): BidderGuide {
  const { record, ride, others } = guide;
  const { question } = record;
  if (!question) return guide;
  const { offers, fitted } = vehicle === question.vehicle ? guide : { offers: null, fitted: null, ...others[vehicle] };
  const on = ride && { ...ride, question: { ...ride.question, vehicle, count } };
  return { ...guide, offers, fitted, ride: on, record: { ...record, question: { ...question, vehicle, count } } };
}

function fromOf({ ride }: BidderGuide, fit: ChosenFit | null): GuidePart["from"] {
  if (!fit) return "yard";
  if (fit.directKm !== null) return ride ? "ride" : "yard";
  return fit.supply.id === null ? "yard" : "post";
}

/**
 * What an offer's buses are reckoned as, by the kinds of those chosen: of several one alone drives the empty ride, or comes from where it is
 * posted, and is told first; all others come from the yard.
 */
export function guideParts(guide: BidderGuide, offered: Offered): GuidePart[] {
  const { question } = guide.record;
  if (!question) return [];
  const { buses, fit } = offered;
  const counts = vehiclesOf(question, offered);
  const parts: GuidePart[] = [];
  const from = fromOf(guide, fit);
  if (fit && from !== "yard") {
    const bus = buses.find(({ id }) => id === fit.bus?.id) ?? buses[0];
    const vehicle = bus ? vehicleOfBus(bus) : question.vehicle;
    const alone = guideWithFit(guideFor(guide, vehicle, 1), fit);
    parts.push({ key: `${from} ${fit.supply.id} ${vehicle}`, from, guide: alone });
    counts.set(vehicle, (counts.get(vehicle) ?? 1) - 1);
  }
  for (const [vehicle, count] of counts)
    if (count > 0)
      parts.push({ key: `yard ${vehicle} ${count}`, from: "yard", guide: guideFor(guide, vehicle, count) });
  return parts;
}
