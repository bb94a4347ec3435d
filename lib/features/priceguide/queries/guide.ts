import type { z } from "zod";
import { roadPointOf } from "@/lib/features/way/queries";
import { isChosen } from "@/lib/features/place/rules";
import type { Place } from "@/lib/features/place/schema";
import { type CountryKm, kmByCountry } from "@/lib/geo/road/countries";
import { road } from "@/lib/geo/road/port";
import { wayHours } from "@/lib/features/drivinghours/rules";
import type { RoadPoint } from "@/lib/geo/road/profile";
import { localMinute } from "@/lib/i18n/formats";
import { grossRange, priceGuide } from "@/lib/price/guide";
import { rideDays } from "@/lib/price/ride";
import { type PricedTrip, questionOf } from "@/lib/price/trip";
import { vehicleFor } from "@/lib/price/vehicles";
import { sharedKm } from "../rules";
import type { BidderGuide, GuideQuestion, MissingFact, PriceGuideRecord, priceguideInput } from "../schema";

type Input = z.output<typeof priceguideInput>;

/** Assumed of a bus nearby: from its yard to the start, and home again. */
const yardKm = 10;
const minute = 60_000;

const known = (place: Place | null | undefined): place is Place => place != null && isChosen(place);

function missingOf({ start, end, transferType, passengers, vehicleTypes, quantity }: Input): MissingFact[] {
  const missing: MissingFact[] = [];
  if (!known(start.address)) missing.push("start");
  if (!known(end.address)) missing.push("end");
  if (!start.date) missing.push("departure");
  if (transferType !== "transferoneway" && !end.date) missing.push("return");
  if (!vehicleFor(passengers ?? null, quantity, vehicleTypes)) missing.push("passengers");
  return missing;
}

/** The countries' whole km make those of the way, as every other page says them. */
const wholeKm = (km: CountryKm, way: { km: number }) => sharedKm(km, Math.round(way.km), Object.keys(km)[0] ?? "");

async function measured(points: readonly RoadPoint[]) {
  const way = await road.way(points);
  const exact = kmByCountry(way, [points[0]?.country ?? "", points.at(-1)?.country ?? ""]);
  return { ...way, exact, byCountry: wholeKm(exact, way) };
}

/** The way with the group; a tour comes back to where it began. `home`: from the end to the start, where stops make that another way. */
async function waysOf({ start, end, stops, transferType }: Input) {
  const places = [start.address, ...stops, end.address].filter(known);
  const way = await measured(places.map(roadPointOf));
  const [first, last] = [places[0], places.at(-1)];
  const isTour = transferType === "transfertour";
  if (!first || !last || (!isTour && places.length < 3)) return { way, home: null };
  const back = await measured([roadPointOf(last), roadPointOf(first)]);
  if (!isTour) return { way, home: back };
  const exact = { ...way.exact };
  for (const [country, km] of Object.entries(back.exact)) exact[country] = (exact[country] ?? 0) + km;
  const km = way.km + back.km;
  const sums = { km, minutes: way.minutes + back.minutes, wheel: way.wheel + back.wheel };
  return { way: { ...way, ...sums, exact, byCountry: wholeKm(exact, { km }) }, home: null };
}

type Ways = Awaited<ReturnType<typeof waysOf>>;

const kinds = { transferoneway: "one", transfertwoway: "both", transfertour: "tour" } as const;

/** Empty km: from the yard to the start, home from the end, home from the start. */
async function emptyWays({ start, end }: Input, back: CountryKm, yard: RoadPoint | null) {
  const home = { [start.address?.address_fields.countryISO3166Code ?? ""]: yardKm };
  if (!yard || !known(start.address) || !known(end.address)) {
    const fromEnd = { ...back };
    for (const [country, km] of Object.entries(home)) fromEnd[country] = (fromEnd[country] ?? 0) + km;
    return { toStart: home, fromStart: home, fromEnd };
  }
  const [first, last] = [roadPointOf(start.address), roadPointOf(end.address)];
  const [approach, away] = await Promise.all([measured([yard, first]), measured([last, yard])]);
  const toStart = approach.byCountry;
  const yardMinutes = Math.round(approach.wheel);
  return { toStart, fromStart: toStart, fromEnd: away.byCountry, yardMinutes, toYard: wayHours(away) };
}

function tripOf(input: Input, { way, home }: Ways, empty: Awaited<ReturnType<typeof emptyWays>>): PricedTrip | null {
  const { start, end, quantity, vehicleTypes, busStays, driverHotelPaid, transferType } = input;
  const passengers = input.passengers ?? null;
  const vehicle = vehicleFor(passengers, quantity, vehicleTypes);
  if (!vehicle || !start.date) return null;
  return {
    ...vehicle,
    passengers,
    busStays,
    kind: kinds[transferType],
    hotelByCustomer: driverHotelPaid,
    departure: localMinute(start.date),
    endAfter: transferType === "transferoneway" ? null : Math.max(0, ((end.date ?? 0) - start.date) / minute),
    ...wayHours(way),
    paid: way.byCountry,
    ...(home && { home: { ...wayHours(home), paid: home.byCountry } }),
    ...empty,
  };
}

/** Quarters of an hour, and no country without a km: what is shown multiplies to what is charged. */
function rounded(question: ReturnType<typeof questionOf>["question"]): GuideQuestion {
  const driven = (km: CountryKm) => Object.fromEntries(Object.entries(km).filter(([, some]) => some > 0));
  const quarter = (hours: number) => Math.ceil(hours * 4 - 1e-6) / 4;
  return {
    vehicle: question.vehicle as GuideQuestion["vehicle"],
    month: question.month,
    days: question.days.map(({ dutyHours, startMinute }) => ({
      dutyHours: quarter(dutyHours),
      ...(startMinute === undefined ? {} : { startMinute }),
    })),
    nights: question.nights ?? 0,
    hotelByCustomer: question.hotelByCustomer ?? false,
    drivers: question.drivers ?? 1,
    secondDriverHours: quarter(question.secondDriverHours ?? 0),
    count: question.count ?? 1,
    foreignGroup: question.foreignGroup ?? false,
    paidKm: driven(question.paidKm),
    deadKm: driven(question.deadKm),
  };
}

const nothing = { guide: null, question: null, verdict: null, waits: false, way: null };

/** What a trip costs as a rule. A guide: it says what is missing, and never stands for an offer. `yard`: where the bus comes from, if known. */
export async function askPriceGuide(input: Input, yard: RoadPoint | null = null): Promise<PriceGuideRecord> {
  const missing = missingOf(input);
  if (missing.length > 0) return { ...nothing, missing };
  const ways = await waysOf(input);
  const { way, home } = ways;
  const trip = tripOf(input, ways, await emptyWays(input, (home ?? way).byCountry, yard));
  if (!trip || way.km < 1) return { ...nothing, missing: ["distance"] };
  const { question: exact, verdict, waits } = questionOf(trip);
  const question = rounded(exact);
  const { gross: _typical, ...guide } = priceGuide(question);
  return {
    missing: [],
    question,
    verdict,
    waits,
    guide: { ...guide, gross: grossRange(question, guide.net) },
    way: { km: Math.round(way.km), minutes: Math.round(way.minutes), source: way.source },
  };
}

/** The same question for a bus that drives there anyway: one way, with the group alone; its detour comes with the ride. */
export async function askOnRide(input: Input, question: GuideQuestion): Promise<BidderGuide["ride"]> {
  if (input.transferType !== "transferoneway" || !input.start.date) return null;
  const { way } = await waysOf(input);
  const { verdict, ...days } = rideDays({ departure: localMinute(input.start.date), ...wayHours(way) });
  return { verdict, question: rounded({ ...question, ...days, count: 1, deadKm: {} }) };
}
