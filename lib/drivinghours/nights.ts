import { nightRest, restFrom } from "./course";
import type { TripPlan } from "./plan";
import type { TripHours } from "./rules";
import { clockOf, dayMinutes } from "./timeline";

/** At three everybody is in bed: nights are counted by it. */
const three = 180;

/** Nights between two minutes of the clock; a rest by day is one, too. */
export const nightsWithin = (from: number, to: number) =>
  Math.max(1, Math.floor((to - three) / dayMinutes) - Math.floor((from - three) / dayMinutes));

/** Where who drives sleeps: on the empty way to the start, on the way out or back, at the destination, on the empty way home, on board of a ferry. */
export const nightPlaces = ["approach", "out", "back", "destination", "home", "ferry"] as const;

export interface PlannedNight {
  place: (typeof nightPlaces)[number];
  /** Minutes since the duty began, and how long. */
  after: number;
  minutes: number;
  /** A stay of several days has several. */
  count: number;
  /** At the wheel of the section before it; null where two take turns, and where it is no section. */
  wheelMinutes: number | null;
}

type Slept = Pick<TripPlan, "activities" | "beforeDeparture"> & { alone: boolean };

/** Nobody stands ready or lets a group out twice on one way: the pieces of work part the sections. */
function placeAt(works: number, driven: number): Exclude<PlannedNight["place"], "ferry"> {
  if (works === 2 && driven === 0) return "destination";
  return (["approach", "out", "home", "back"] as const)[works] ?? "home";
}

/** The nights of a plan, in their order. */
export function nightsOf({ activities, beforeDeparture, alone }: Slept, trip: TripHours): PlannedNight[] {
  const nights: PlannedNight[] = [];
  const clock = clockOf(trip.departure) - beforeDeparture;
  let [after, works, driven] = [0, 0, 0];
  for (const { type, minutes } of activities) {
    if (type === "work") {
      works += 1;
      driven = 0;
    } else if (type === "driving") driven += minutes;
    else if (type === "rest" && minutes >= restFrom) {
      const place = placeAt(works, driven);
      const onWay = place === "out" || place === "back";
      const sails = minutes !== nightRest && onWay && trip.crossings?.some((crossing) => crossing.minutes === minutes);
      nights.push({
        place: sails ? "ferry" : place,
        after,
        minutes,
        count: nightsWithin(clock + after, clock + after + minutes),
        wheelMinutes: alone && onWay && !sails ? driven : null,
      });
    }
    after += minutes;
  }
  return nights;
}
