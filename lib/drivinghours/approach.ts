import { Course, nightRest } from "./course";
import { mostTogether } from "./crew";
import { type HoursVerdict, planTrip } from "./plan";
import type { TripHours } from "./rules";

/** From a bed near the start, minutes. */
const fromBed = 15;
/** At the wheel on two days of a week. */
const longDay = 600;
/** A nearer yard is no reason to sleep elsewhere. */
const nearby = 60;

const order: readonly HoursVerdict[] = ["oneDriver", "hotel", "secondDriver", "notDrivable"];
const worth = (trip: TripHours) => order.indexOf(planTrip(trip).verdict);

/**
 * Where the way from a far yard makes a day too long for one driver, the bus goes to the start the day before, if that asks for fewer
 * drivers. A trip there and back ends near the start, and the bus goes home the day after; one way it goes home from the end, and
 * the bed before the departure is taken where it is the only one that is needed.
 */
export function withApproach(trip: TripHours): { trip: TripHours; dayBefore: boolean } {
  if (trip.yard === undefined || trip.yard <= nearby) return { trip, dayBefore: false };
  const rested = { ...trip, yard: fromBed };
  const bearable = order.indexOf(trip.toYard ? "oneDriver" : "hotel");
  const dayBefore = worth(trip) > bearable && worth(rested) < worth(trip);
  return { trip: dayBefore ? rested : trip, dayBefore };
}

/** The days of the empty way between yard and a far start, minutes with their breaks; after each follows a night. */
export function approachDays(wheelMinutes: number, drivers: 1 | 2): number[] {
  if (drivers === 2) {
    const days = Math.ceil(wheelMinutes / mostTogether);
    return Array.from({ length: days }, (_, at) => Math.min(mostTogether, wheelMinutes - at * mostTogether));
  }
  const way = new Course(wheelMinutes > longDay);
  way.drive(wheelMinutes);
  const days = [0];
  for (const { type, minutes } of way.activities) {
    if (type === "rest" && minutes >= nightRest) days.push(0);
    else days.push((days.pop() ?? 0) + minutes);
  }
  return days;
}
