import { type HoursVerdict, planTrip, type TripHours } from "./plan";

/** From a bed near the start, minutes. */
const fromBed = 15;
/** A nearer yard is no reason to sleep elsewhere. */
const nearby = 60;

const order: readonly HoursVerdict[] = ["oneDriver", "hotel", "secondDriver", "notDrivable"];
const worth = (trip: TripHours) => order.indexOf(planTrip(trip).verdict);

/**
 * Where the way from a far yard makes a day too long for one driver, the bus goes to the start the day before, and home the day after,
 * if that asks for fewer drivers.
 */
export function withApproach(trip: TripHours): { trip: TripHours; dayBefore: boolean } {
  if (trip.yard === undefined || trip.yard <= nearby) return { trip, dayBefore: false };
  const rested = { ...trip, yard: fromBed };
  const dayBefore = worth(trip) > order.indexOf("hotel") && worth(rested) < worth(trip);
  return { trip: dayBefore ? rested : trip, dayBefore };
}
