import { breakWindows } from "@/lib/drivinghours/break-window";
import { planTrip } from "@/lib/drivinghours/plan";
import type { TripWay } from "@/lib/features/way/schema";
import { stretchOf } from "@/lib/geo/line";
import { wheelMinutes } from "@/lib/geo/road/profile";
import type { PlannedBreak } from "./schema";

/** So far from the road a break is still on the way; lines lie some km beside the real road. */
export const breakReachKm = 10;

type Stretch = Pick<PlannedBreak, "section" | "fromKm" | "toKm">;

/** The stretch of road on which a break may lie, in the order in which it is driven. */
export function breakLine({ section, fromKm, toKm }: Stretch, { line, km }: Pick<TripWay, "line" | "km">) {
  const driven = section === "back" ? line.toReversed() : line;
  return stretchOf(driven, fromKm / km, toKm / km);
}

/** A usual departure: where breaks fall on one way follows from the time at the wheel alone. */
const departure = "2027-03-01T08:00";

/** On which km of one way the driver's breaks may lie, whenever it begins. */
export function breakStretches(km: number): Stretch[] {
  const wheel = Math.round(wheelMinutes(km));
  const trip = { departure, wheelMinutes: wheel };
  const kmOf = (minutes: number) => Math.round((km * minutes) / Math.max(1, wheel));
  return breakWindows(planTrip(trip), trip).map(({ section, earliest, latest }) => ({
    section,
    fromKm: kmOf(earliest),
    toKm: kmOf(latest),
  }));
}
