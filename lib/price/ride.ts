import type { Crossing } from "@/lib/drivinghours/course";
import { type HoursVerdict, planTrip } from "@/lib/drivinghours/plan";
import { planRules } from "@/lib/drivinghours/rules";
import type { PriceQuestion } from "./guide";

/** A group's way on a bus that drives there anyway; minutes. */
interface RideTrip {
  /** Local time without zone at which the group leaves. */
  departure: string;
  /** At the wheel with the group, without breaks. */
  wheelMinutes: number;
  crossings?: readonly Crossing[];
}

type RideDays = Pick<PriceQuestion, "nights" | "drivers" | "secondDriverHours"> & { days: PriceQuestion["days"] };

const nightRest = 540;

/**
 * Days and nights of a group's trip on an empty ride: from its departure to its arrival alone. The ways from the yard and home are the
 * ride's own; what it takes longer for the group is known once the ride is.
 */
export function rideDays(trip: RideTrip): RideDays & { verdict: HoursVerdict } {
  const plan = planTrip({ ...trip, yard: 0 });
  const { activities, beforeDeparture } = plan.beyond ?? plan;
  const { verdict } = plan;
  const departure = Number(trip.departure.slice(11, 13)) * 60 + Number(trip.departure.slice(14, 16));
  const days: PriceQuestion["days"] = [];
  let nights = 0;
  let clock = departure - beforeDeparture;
  let start = departure;
  const close = (end: number) => days.push({ dutyHours: Math.max(0, end - start) / 60, startMinute: start % 1440 });
  for (const { type, minutes } of activities) {
    if (type === "rest" && minutes >= nightRest) {
      close(clock);
      nights += 1;
      start = clock + minutes;
    }
    clock += minutes;
  }
  close(clock - planRules.alighting);
  const two = verdict === "secondDriver" || (verdict === "notDrivable" && !plan.beyond);
  return {
    verdict,
    days,
    nights,
    drivers: two ? 2 : 1,
    secondDriverHours: two ? days.reduce((sum, { dutyHours }) => sum + dutyHours + 1, 0) : 0,
  };
}
