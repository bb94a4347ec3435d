import { approachDays, withApproach } from "@/lib/drivinghours/approach";
import type { Crossing } from "@/lib/drivinghours/course";
import { nightsWithin } from "@/lib/drivinghours/nights";
import { type HoursVerdict, planTrip, type TripPlan } from "@/lib/drivinghours/plan";
import { planRules, type TripHours } from "@/lib/drivinghours/rules";
import { clockOf, dayMinutes } from "@/lib/drivinghours/timeline";
import { assumedToYard, type DrivenWay, wayBack } from "@/lib/drivinghours/way-home";
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
  /** From the end to the yard; left out where the yard is not known. */
  toYard?: DrivenWay;
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

const nightRest = 540;
const minute = 60_000;
/** What a driver works on a day on the spot. */
const hoursOnTheSpot = 8;
const { staging, alighting, yard } = planRules;

const added = (...parts: CountryKm[]) => {
  const sum: CountryKm = {};
  for (const part of parts) for (const [country, km] of Object.entries(part)) sum[country] = (sum[country] ?? 0) + km;
  return sum;
};

type Course = Pick<TripPlan, "activities" | "beforeDeparture">;

/**
 * The driver's days and nights away; the formula adds the hour of staging and yard to each day, so more of a long way from the yard is
 * paid. `last`: minutes at the end that are in that hour.
 */
function daysOf({ activities, beforeDeparture }: Course, departure: string, last: number, idleHours: number) {
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
  close(clock - last);
  return { days, nights };
}

const toYardOf = (trip: PricedTrip): DrivenWay => trip.toYard ?? assumedToYard(trip, planRules.yard);

/** A trip as the hours are planned, those of the card beside it. */
const hoursOf = (trip: PricedTrip): TripHours => {
  const { departure, wheelMinutes, crossings, home, yardMinutes, kind, endAfter } = trip;
  return {
    departure,
    wheelMinutes,
    crossings,
    home,
    ...(yardMinutes === undefined ? {} : { yard: yardMinutes }),
    ...(kind === "one" ? { toYard: toYardOf(trip) } : { returnAfter: endAfter ?? 0 }),
  };
};

/** Begun nearer than the yard: the bus goes there the day before; of a trip there and back home the day after. */
function approachOf({ yardMinutes = 0, kind }: PricedTrip, drivers: 1 | 2) {
  const away = approachDays(yardMinutes, drivers).map((minutes) => ({ dutyHours: minutes / 60 }));
  return kind === "one" ? { before: away, after: [] } : { before: away, after: away };
}

function drivenDays(trip: PricedTrip, drivers: 1 | 2, plan: Course, dayBefore: boolean) {
  const last = trip.kind === "one" ? Math.min(yard, toYardOf(trip).wheelMinutes) : alighting + yard;
  const driven = daysOf(plan, trip.departure, last, trip.busStays ? hoursOnTheSpot : 0);
  if (!dayBefore) return driven;
  const { before, after } = approachOf(trip, drivers);
  // A night parts each of these days from what follows or went before.
  return { days: [...before, ...driven.days, ...after], nights: driven.nights + before.length + after.length };
}

function priced(trip: PricedTrip, waits: boolean): Priced {
  const { paid, home, kind } = trip;
  const { trip: asked, dayBefore } = withApproach(hoursOf(trip));
  const plan = planTrip(asked);
  // Beyond a working week one driver after the other sleeps on the way: such a trip is paid by its days and nights.
  const two = plan.verdict === "secondDriver" || (plan.verdict === "notDrivable" && !plan.beyond);
  const { days, nights } = drivenDays(trip, two ? 2 : 1, plan.beyond ?? plan, dayBefore);
  const both = kind === "both";
  return {
    verdict: dayBefore && plan.verdict === "oneDriver" ? "hotel" : plan.verdict,
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

/** Minutes later on the same clock. */
const later = (departure: string, minutes: number) =>
  new Date(Date.parse(`${departure}:00Z`) + minutes * minute).toISOString().slice(0, 16);

/** The way home of a trip there and back as a trip of its own: the bus comes for it from its yard. */
function fetching(trip: PricedTrip): PricedTrip {
  const { departure, endAfter, home, paid, toStart, fromEnd, fromStart, yardMinutes = yard } = trip;
  const back = { crossings: [], ...wayBack(trip), paid: home?.paid ?? paid };
  const fetch = { yardMinutes: toYardOf(trip).wheelMinutes, toYard: { wheelMinutes: yardMinutes } };
  const empty = { toStart: fromEnd, fromEnd: fromStart, fromStart: toStart };
  return {
    ...trip,
    ...back,
    ...fetch,
    ...empty,
    home: undefined,
    kind: "one",
    departure: later(departure, endAfter ?? 0),
  };
}

/** Bus and driver go home in between and come again: two one-way trips. */
function twice(trip: PricedTrip): Priced {
  const out = priced({ ...trip, kind: "one" }, false);
  const back = priced(fetching(trip), false);
  const { question: first } = out;
  const { question: second } = back;
  const drivers = Math.max(first.drivers ?? 1, second.drivers ?? 1);
  return {
    ...(drivers > (first.drivers ?? 1) ? back : out),
    question: {
      ...first,
      ...baseOf(trip),
      drivers,
      days: [...first.days, ...second.days],
      nights: (first.nights ?? 0) + (second.nights ?? 0),
      secondDriverHours: (first.secondDriverHours ?? 0) + (second.secondDriverHours ?? 0),
      paidKm: added(first.paidKm, second.paidKm),
      deadKm: added(first.deadKm, second.deadKm),
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
  const stays = priced(trip, true);
  if (trip.kind === "one") return stays;
  if (trip.busStays || (stays.question.nights ?? 0) < 2) return stays;
  const goes = twice(trip);
  return priceGuide(goes.question).net.typical < priceGuide(stays.question).net.typical ? goes : stays;
}
