import { type HoursVerdict, latestReturnForOne, planTrip } from "./plan";
import type { TripHours } from "./rules";

/** A change of one time that makes a trip easier to drive. */
interface Fix {
  what: "return" | "departure" | "nextDay";
  verdict: HoursVerdict;
  /** Minutes by which the departure moves; the way back stays where it is unless `returnAfter` moves it. */
  shift: number;
  /** Minutes after the old departure. */
  returnAfter: number;
}

const step = 15;
const day = 1440;
const morning = 540;

/** Minutes earlier or later on the same clock. */
function moved(departure: string, minutes: number) {
  return new Date(Date.parse(`${departure}:00Z`) + minutes * 60_000).toISOString().slice(0, 16);
}

const shifted = (trip: TripHours, returnAfter: number, shift: number): TripHours => ({
  ...trip,
  departure: moved(trip.departure, shift),
  returnAfter: returnAfter - shift,
});

/** The smallest move within `most` minutes, later or earlier, after which the trip is driven as wanted. */
function smallestShift(
  trip: TripHours,
  returnAfter: number,
  direction: 1 | -1,
  wanted: (verdict: HoursVerdict) => boolean,
) {
  const most = direction > 0 ? Math.min(day / 2, returnAfter - trip.wheelMinutes) : day / 2;
  for (let by = step; by <= most; by += step) {
    const { verdict } = planTrip(shifted(trip, returnAfter, direction * by));
    if (wanted(verdict)) return { shift: direction * by, verdict };
  }
  return null;
}

/** At nine on the next morning. */
function nextMorning({ departure }: TripHours, returnAfter: number) {
  const clock = Number(departure.slice(11, 13)) * 60 + Number(departure.slice(14, 16));
  return (Math.floor((clock + returnAfter) / day) + 1) * day + morning - clock;
}

const isDrivable = (verdict: HoursVerdict) => verdict !== "notDrivable";

/** The nearest way back, later or earlier, that anybody may drive. */
function nearestReturn(trip: TripHours, returnAfter: number, direction: 1 | -1): Fix | null {
  const [first, last] =
    direction > 0
      ? [Math.ceil(returnAfter / step) * step, returnAfter + 2 * day]
      : [Math.floor(returnAfter / step) * step, Math.max(trip.wheelMinutes, returnAfter - day)];
  for (let at = first; (last - at) * direction >= 0; at += direction * step) {
    const { verdict } = planTrip({ ...trip, returnAfter: at });
    if (isDrivable(verdict)) return { what: "return", verdict, shift: 0, returnAfter: at };
  }
  return null;
}

/** Where the way back would begin before anybody can be there, or the day is too long for two: what makes it possible at all. */
function fixesOfImpossible(trip: TripHours, returnAfter: number): Fix[] {
  const fixes: Fix[] = [];
  const earlier = nearestReturn(trip, returnAfter, -1);
  if (earlier) fixes.push(earlier);
  const later = nearestReturn(trip, returnAfter, 1);
  if (later) fixes.push(later);
  const shifts = ([-1, 1] as const).flatMap(
    (direction) => smallestShift(trip, returnAfter, direction, isDrivable) ?? [],
  );
  const [nearest] = shifts.sort((one, other) => Math.abs(one.shift) - Math.abs(other.shift));
  if (nearest) fixes.push({ ...nearest, what: "departure", returnAfter });
  return fixes;
}

/** What of a trip there and back could move so that one driver is enough, or that it can be driven at all. Quarters of an hour. */
export function fixesFor(trip: TripHours): Fix[] {
  const { returnAfter } = trip;
  if (returnAfter === undefined) return [];
  const { verdict } = planTrip(trip);
  if (verdict === "notDrivable") return fixesOfImpossible(trip, returnAfter);
  if (verdict !== "secondDriver") return [];
  const fixes: Fix[] = [];
  const earlier = latestReturnForOne(trip);
  if (earlier !== undefined) fixes.push({ what: "return", verdict: "oneDriver", shift: 0, returnAfter: earlier });
  const later = smallestShift(trip, returnAfter, 1, (one) => one === "oneDriver");
  if (later) fixes.push({ ...later, what: "departure", returnAfter });
  const next = nextMorning(trip, returnAfter);
  const nextDay = planTrip({ ...trip, returnAfter: next }).verdict;
  if (nextDay === "hotel") fixes.push({ what: "nextDay", verdict: nextDay, shift: 0, returnAfter: next });
  return fixes;
}
