import { type HoursVerdict, latestReturnForOne, planTrip, type TripHours } from "./plan";

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
  const most = direction > 0 ? returnAfter - trip.wheelMinutes : day / 2;
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

/** Where the way back would begin before anybody can be there, or nobody may drive it: what makes it possible at all. */
function fixesOfImpossible(trip: TripHours, returnAfter: number): Fix[] {
  const fixes: Fix[] = [];
  for (let at = Math.ceil(returnAfter / step) * step; at <= returnAfter + 2 * day; at += step) {
    const { verdict } = planTrip({ ...trip, returnAfter: at });
    if (!isDrivable(verdict)) continue;
    fixes.push({ what: "return", verdict, shift: 0, returnAfter: at });
    break;
  }
  const earlier = smallestShift(trip, returnAfter, -1, isDrivable);
  if (earlier) fixes.push({ ...earlier, what: "departure", returnAfter });
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
