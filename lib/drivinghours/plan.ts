import { breakLength } from "./article7";
import { checkDrivingHours } from "./check";
import { Course, type PlannedBreak, restFrom } from "./course";
import { rolling, shareDriving } from "./crew";
import { ferryMinutes, planRules, type TripHours } from "./rules";
import { nightBeforeHome, stayOf } from "./stay";
import type { Activity, Timeline, Violation } from "./types";
import { type DrivenWay, wayBack } from "./way-home";

const weeklyRest = 2700;

/** Where one driver sleeps: nowhere, before the empty way home and on it, on the whole way. */
interface Nights {
  onTheWay?: boolean;
  beforeHome?: boolean;
  onTheWayHome?: boolean;
  /** The weekly rest instead: a week's driving lies before the empty way home. */
  week?: boolean;
  /** Who came by night sleeps by day before the way back. */
  byDay?: boolean;
}

/** The empty way home, from the end of a one-way trip on. */
function driveHome(day: Course, trip: TripHours, home: DrivenWay, since: number, nights: Nights) {
  if (nights.onTheWayHome) day.sleepsOnTheWay = true;
  if (nights.beforeHome) day.sleep(nights.week ? weeklyRest : nightBeforeHome(trip.departure, since));
  // Who has to stop anyway does so where the group has left the bus.
  else if (day.untilBreak < home.wheelMinutes) day.pause(breakLength);
  else day.goOn("out", trip.wheelMinutes, home.wheelMinutes);
  day.drive(home.wheelMinutes, undefined, home.crossings);
}

/** The day or days of one driver; `late` where the way back would have to begin before the way out has ended. */
function driveAlone(trip: TripHours, nights: Nights = {}) {
  const { staging, alighting } = planRules;
  const { yard = planRules.yard, toYard } = trip;
  const day = new Course(nights.onTheWay ?? false);
  day.drive(yard);
  day.add("work", staging);
  const beforeDeparture = day.minutes;
  const sinceDeparture = () => day.minutes - beforeDeparture;
  day.drive(trip.wheelMinutes, "out", trip.crossings);
  day.add("work", alighting);
  const arrival = sinceDeparture() - alighting;
  let late = false;
  if (trip.returnAfter !== undefined) {
    const stay = trip.returnAfter - staging - sinceDeparture();
    late = stay < 0;
    day.stay(stayOf(trip.departure, sinceDeparture(), Math.max(0, stay), nights.byDay));
    day.add("work", staging);
    const back = wayBack(trip);
    day.drive(back.wheelMinutes, "back", back.crossings);
    day.goOn("back", back.wheelMinutes, yard);
    day.add("work", alighting);
    day.drive(yard);
  } else if (toYard) driveHome(day, trip, toYard, sinceDeparture(), nights);
  return { activities: day.activities, breaks: day.breaks, arrival, beforeDeparture, late };
}

export type HoursVerdict = "oneDriver" | "secondDriver" | "hotel" | "notDrivable";

export interface TripPlan {
  verdict: HoursVerdict;
  /** Not even with a night after each day: the rule of a week or a fortnight that such a course breaks. */
  beyondWeek?: Violation;
  /** The days and nights of that course: what it costs is known, though no one driver may drive it. */
  beyond?: Pick<TripPlan, "activities" | "beforeDeparture">;
  /** The way back would have to begin before anybody is there. */
  late: boolean;
  /** What one driver alone would break without a night on the way; empty where one is enough. */
  violations: Violation[];
  /** Of the (first) driver, beginning `beforeDeparture` minutes before the departure. */
  activities: Activity[];
  beforeDeparture: number;
  /** What one driver alone would have to do, allowed or not. */
  alone: Activity[];
  /** Like `beforeDeparture`, of one driver alone: a long way from the yard has breaks of its own. */
  beforeAlone: number;
  breaks: PlannedBreak[];
  /** Minutes after the departure at which the group is there. */
  arrival: number;
}

/** Minutes earlier on the same clock. */
function startOf(departure: string, before: number) {
  const start = new Date(Date.parse(`${departure}:00Z`) - before * 60_000);
  return start.toISOString().slice(0, 16);
}

/** Nights with which one driver may do alone what two cannot in a day, the fewest first. */
const overnight = ({ toYard }: TripHours): readonly Nights[] =>
  toYard
    ? [{ onTheWay: true }, { onTheWay: true, beforeHome: true }, { onTheWay: true, beforeHome: true, week: true }]
    : [{ onTheWay: true }, { onTheWay: true, byDay: true }];

/** What two drivers do, begun at once on the empty way home or after a night; undefined: not allowed either. */
function driveTogether(trip: TripHours, isLawful: (activities: Activity[]) => boolean) {
  for (const night of trip.toYard ? [false, true] : [false]) {
    const crew = rolling(trip, night);
    const shared = crew && [true, false].map((first) => shareDriving(crew, first));
    if (shared?.every(isLawful)) return shared[0] ?? [];
  }
  return undefined;
}

/**
 * Is one driver enough, is a second one needed, a hotel, or can it not be driven like this? Without anybody's hours of the days before:
 * say so. Breaks are planned after 4 h 30, nights of eleven hours. A bus that comes home empty has time: a night before that way is
 * nearer than a second driver.
 */
export function planTrip(trip: TripHours): TripPlan {
  const check = (activities: Activity[], crew: 1 | 2, before: number): Violation[] => {
    const timeline: Timeline = { start: startOf(trip.departure, before), activities, crew, occasional: true };
    return checkDrivingHours(timeline).violations;
  };
  const { late, ...alone } = driveAlone(trip);
  const violations = check(alone.activities, 1, alone.beforeDeparture);
  const base = {
    late: late && rolling(trip, false) === undefined,
    violations,
    alone: alone.activities,
    beforeAlone: alone.beforeDeparture,
  };
  if (!late && violations.length === 0) {
    const away = alone.activities.some(({ type, minutes }) => type === "rest" && minutes >= restFrom);
    const verdict = away ? "hotel" : "oneDriver";
    return { ...base, ...alone, verdict };
  }
  const slept = (nights: Nights): TripPlan | undefined => {
    const { late: tooLate, ...course } = driveAlone(trip, nights);
    const isLawful = !tooLate && check(course.activities, 1, course.beforeDeparture).length === 0;
    return isLawful ? { ...base, ...course, verdict: "hotel" } : undefined;
  };
  // In one go where a long day of ten hours allows it.
  const home = trip.toYard && (slept({ beforeHome: true }) ?? slept({ beforeHome: true, onTheWayHome: true }));
  // The empty way home has no time of its own: a night before it breaks nothing.
  if (home) return { ...home, violations: [] };
  const without = (trip.yard ?? planRules.yard) + planRules.staging;
  const activities = driveTogether(trip, (shared) => check(shared, 2, without).length === 0);
  if (activities) {
    const driven = { activities, breaks: [], arrival: trip.wheelMinutes + ferryMinutes(trip) };
    return { ...base, ...driven, verdict: "secondDriver", beforeDeparture: without };
  }
  for (const nights of overnight(trip)) {
    const course = slept(nights);
    if (course) return course;
  }
  const { late: tooLate, ...beyond } = driveAlone(trip, overnight(trip).at(-1));
  const broken = check(beyond.activities, 1, beyond.beforeDeparture);
  const beyondWeek = broken.find(({ rule }) => rule.startsWith("week") || rule.startsWith("fortnight"));
  return { ...base, ...alone, verdict: "notDrivable", ...(!tooLate && beyondWeek && { beyondWeek, beyond }) };
}

/** The latest way back (minutes after the departure, whole quarters of an hour) with which one driver is enough; undefined: none is. */
export function latestReturnForOne(trip: TripHours): number | undefined {
  if (trip.returnAfter === undefined) return undefined;
  for (let at = Math.floor(trip.returnAfter / 15) * 15; at > trip.wheelMinutes; at -= 15)
    if (planTrip({ ...trip, returnAfter: at }).verdict === "oneDriver") return at;
  return undefined;
}
