import { withApproach } from "@/lib/drivinghours/approach";
import type { Crossing } from "@/lib/drivinghours/course";
import { type HoursVerdict, planRules, planTrip, type TripPlan } from "@/lib/drivinghours/plan";
import { type PriceQuestion, priceGuide } from "./guide";

type CountryKm = Record<string, number>;

export interface PricedTrip {
  /** Local time of the departure without zone. */
  departure: string;
  kind: "one" | "both" | "tour";
  /** Minutes after the departure at which the way back begins or the tour ends; null one way. */
  endAfter: number | null;
  /** At the wheel, one way or the whole tour, without breaks. */
  wheelMinutes: number;
  crossings?: readonly Crossing[];
  /** With the group: one way, or the whole tour. */
  paid: CountryKm;
  /** From the end to the start where stops make the way out another one; left out, it is the way out turned round. */
  home?: { wheelMinutes: number; crossings: readonly Crossing[]; paid: CountryKm };
  /** Empty: from the yard to the start, and from the end of the (first) way home. */
  toStart: CountryKm;
  fromEnd: CountryKm;
  /** From the start home, where the group is back there. */
  fromStart: CountryKm;
  /** At the wheel from the yard to the start; left out where the yard is not known. */
  yardMinutes?: number;
  vehicle: string;
  count: number;
  passengers: number | null;
  /** The bus is wanted on the spot between out and back. */
  busStays: boolean;
  hotelByCustomer: boolean;
}

type Priced = {
  question: PriceQuestion;
  verdict: HoursVerdict;
  /** False: between out and back the bus drives home empty. */
  waits: boolean;
};

const dayMinutes = 1440;
const nightRest = 540;
/** At three everybody is in bed: nights are counted by it. */
const three = 180;
const morning = 420;
/** What a driver works on a day on the spot. */
const hoursOnTheSpot = 8;
const { staging, alighting, yard } = planRules;

const clockOf = (departure: string) => Number(departure.slice(11, 13)) * 60 + Number(departure.slice(14, 16));

function nightsWithin(from: number, to: number) {
  return Math.max(1, Math.floor((to - three) / dayMinutes) - Math.floor((from - three) / dayMinutes));
}

const added = (...parts: CountryKm[]) => {
  const sum: CountryKm = {};
  for (const part of parts) for (const [country, km] of Object.entries(part)) sum[country] = (sum[country] ?? 0) + km;
  return sum;
};

/** The driver's days and nights away; the formula adds the hour of staging and yard to each day, so more of a long way from the yard is paid. */
function daysOf({ activities, beforeDeparture }: TripPlan, departure: string, returns: boolean, idleHours: number) {
  const days: PriceQuestion["days"] = [];
  let nights = 0;
  let clock = clockOf(departure) - beforeDeparture;
  let start = clock + staging + yard;
  const close = (end: number) =>
    days.push({
      dutyHours: Math.max(0, end - start) / 60,
      startMinute: ((start % dayMinutes) + dayMinutes) % dayMinutes,
    });
  for (const { type, minutes } of activities) {
    if (type === "rest" && minutes >= nightRest) {
      close(clock);
      const away = nightsWithin(clock, clock + minutes);
      for (let idle = 1; idle < away; idle++) days.push({ dutyHours: idleHours });
      nights += away;
      start = clock + minutes;
    }
    clock += minutes;
  }
  close(clock - (returns ? alighting + yard : 0));
  return { days, nights };
}

/** A trip as the hours are planned. */
const hoursOf = ({ departure, wheelMinutes, crossings, home, yardMinutes }: PricedTrip, returnAfter?: number) =>
  withApproach({
    departure,
    wheelMinutes,
    crossings,
    home,
    ...(yardMinutes === undefined ? {} : { yard: yardMinutes }),
    ...(returnAfter === undefined ? {} : { returnAfter }),
  }).trip;

/** One way the bus comes home empty: on the same day where one driver may, else on the next. */
function oneWayPlan(trip: PricedTrip): TripPlan {
  const { departure, wheelMinutes, crossings } = trip;
  const free = planTrip({ departure, wheelMinutes, crossings }).arrival + alighting + staging;
  const sameDay = planTrip(hoursOf(trip, free));
  if (sameDay.verdict === "oneDriver") return sameDay;
  const clock = clockOf(trip.departure);
  const rested = clock + free + nightRest;
  const next = rested + ((morning - (rested % dayMinutes) + dayMinutes) % dayMinutes);
  return planTrip(hoursOf(trip, next - clock));
}

function priced(trip: PricedTrip, plan: TripPlan, waits: boolean): Priced {
  const { departure, paid, home, kind } = trip;
  const driven = daysOf(plan, departure, true, trip.busStays ? hoursOnTheSpot : 0);
  const { yardMinutes = 0 } = trip;
  // Begun nearer than the yard: the bus goes there the day before, and home the day after.
  const far = plan.beforeDeparture < yardMinutes;
  const away = { dutyHours: yardMinutes / 60 };
  const days = far ? [away, ...driven.days, away] : driven.days;
  const nights = driven.nights + (far ? 2 : 0);
  const two = plan.verdict === "secondDriver" || plan.verdict === "notDrivable";
  const both = kind === "both";
  return {
    verdict: plan.verdict,
    waits,
    question: {
      ...baseOf(trip),
      days,
      nights,
      paidKm: both ? added(paid, home?.paid ?? paid) : paid,
      deadKm: both ? added(trip.toStart, trip.fromStart) : added(trip.toStart, trip.fromEnd),
      drivers: two ? 2 : 1,
      secondDriverHours: two ? days.reduce((sum, { dutyHours }) => sum + dutyHours + 1, 0) : 0,
    },
  };
}

function baseOf({ departure, vehicle, count, hotelByCustomer, passengers, kind, toStart, paid }: PricedTrip) {
  const [home] = Object.keys(paid).length > 0 ? Object.keys(paid) : Object.keys(toStart);
  return {
    vehicle,
    month: Number(departure.slice(5, 7)),
    count,
    hotelByCustomer,
    // France frees groups of ten and more that come from abroad and go home again.
    foreignGroup: kind !== "one" && (passengers ?? 0) >= 10 && home !== "FR",
  };
}

/** Bus and driver go home in between and come again: two one-way trips. */
function twice(trip: PricedTrip): Priced {
  const { home } = trip;
  const once = (way: PricedTrip) => priced({ ...way, kind: "one" }, oneWayPlan(way), false);
  const out = once(trip);
  const back = home ? once({ ...trip, ...home, home: undefined }) : out;
  const days = [...out.question.days, ...back.question.days];
  return {
    ...out,
    question: {
      ...out.question,
      ...baseOf(trip),
      days,
      nights: (out.question.nights ?? 0) + (back.question.nights ?? 0),
      secondDriverHours: (out.question.secondDriverHours ?? 0) + (back.question.secondDriverHours ?? 0),
      paidKm: added(out.question.paidKm, back.question.paidKm),
      deadKm: added(trip.toStart, trip.fromEnd, trip.fromEnd, trip.toStart),
    },
  };
}

/** The programme of a tour is not known: the whole span on one day, ten hours a day on several. */
function tour(trip: PricedTrip): Priced {
  const span = Math.max(trip.endAfter ?? 0, trip.wheelMinutes);
  const start = clockOf(trip.departure);
  const nights = Math.floor((start + span) / dayMinutes);
  const oneDay = nights === 0 || span <= 15 * 60;
  const days = oneDay
    ? [{ dutyHours: span / 60, startMinute: start }]
    : Array.from({ length: nights + 1 }, () => ({ dutyHours: 10 }));
  const two = oneDay && span + planRules.staging + alighting + 2 * yard > 15 * 60;
  return {
    verdict: two ? "secondDriver" : oneDay ? "oneDriver" : "hotel",
    waits: true,
    question: {
      ...baseOf(trip),
      days,
      nights: oneDay ? 0 : nights,
      paidKm: trip.paid,
      deadKm: added(trip.toStart, trip.fromStart),
      drivers: two ? 2 : 1,
      secondDriverHours: two ? span / 60 + 1 : 0,
    },
  };
}

/** What the price formula is asked for a trip: days, nights, second driver and empty km follow from the driving hours. */
export function questionOf(trip: PricedTrip): Priced {
  if (trip.kind === "tour") return tour(trip);
  if (trip.kind === "one") return priced(trip, oneWayPlan(trip), true);
  const returnAfter = trip.endAfter ?? 0;
  const stays = priced(trip, planTrip(hoursOf(trip, returnAfter)), true);
  if (trip.busStays || (stays.question.nights ?? 0) < 2) return stays;
  const goes = twice(trip);
  return priceGuide(goes.question).net.typical < priceGuide(stays.question).net.typical ? goes : stays;
}
