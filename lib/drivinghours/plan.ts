import { breakLength, mostDriving } from "./article7";
import { checkDrivingHours } from "./check";
import { type Crossing, Course, nightRest, onFerry, type PlannedBreak, restFrom } from "./course";
import type { Activity, Timeline, Violation } from "./types";

/** At the wheel without breaks, and the ferries in between; minutes. */
interface DrivenWay {
  wheelMinutes: number;
  crossings?: readonly Crossing[];
}

/** What a trip asks of its drivers; minutes. */
export interface TripHours {
  /** Local time of the departure without zone, e.g. 2027-06-12T07:00. */
  departure: string;
  /** At the wheel, one way, without breaks. */
  wheelMinutes: number;
  /** Ferries on the way out, and the minutes at the wheel before each; the way back has them in turn. */
  crossings?: readonly Crossing[];
  /** The way back where it is another one, past none of the stops; left out, it is the way out turned round. */
  home?: DrivenWay;
  /** There and back: minutes after the departure at which the way back begins. */
  returnAfter?: number;
  /** At the wheel from the yard to the start, where the yard is known. */
  yard?: number;
}

/** Assumed around each trip: standing ready, letting the group out, the way from and to the yard. */
export const planRules = { staging: 15, alighting: 10, yard: 45 };

/**
 * What a driver does between arrival and way back, `from` minutes after the departure. Over three in the morning it is a night in a bed; by day
 * a break: nobody is promised a room in a coach park; with `sleepsByDay` who came by night is, where there is time.
 */
function stayOf({ departure }: TripHours, from: number, minutes: number, sleepsByDay = false): Activity[] {
  const clock = Number(departure.slice(11, 13)) * 60 + Number(departure.slice(14, 16)) + from;
  const nextThree = clock + ((180 - (clock % 1440) + 1440) % 1440);
  const sleeps = minutes >= restFrom && nextThree < clock + minutes;
  if (sleeps || (sleepsByDay && minutes >= nightRest)) return [{ type: "rest", minutes }];
  const pause = Math.min(minutes, restFrom - 1);
  return [
    { type: "break", minutes: pause },
    { type: "available", minutes: minutes - pause },
  ];
}

/** The ferries of the way out as the way back has them. */
const inTurn = ({ wheelMinutes, crossings = [] }: DrivenWay) =>
  crossings.map(({ after, minutes }) => ({ minutes, after: wheelMinutes - after })).reverse();

const wayBack = (trip: TripHours): DrivenWay =>
  trip.home ?? { wheelMinutes: trip.wheelMinutes, crossings: inTurn(trip) };

const ferryMinutes = ({ crossings = [] }: TripHours) => crossings.reduce((sum, { minutes }) => sum + minutes, 0);

/** The day or days of one driver; `late` where the way back would have to begin before the way out has ended. */
function driveAlone(trip: TripHours, sleepsOnTheWay = false, sleepsByDay = false) {
  const { staging, alighting } = planRules;
  const { yard = planRules.yard } = trip;
  const day = new Course(sleepsOnTheWay);
  day.drive(yard);
  day.add("work", staging);
  const beforeDeparture = day.minutes;
  day.drive(trip.wheelMinutes, "out", trip.crossings);
  day.add("work", alighting);
  const arrival = day.minutes - beforeDeparture - alighting;
  let late = false;
  if (trip.returnAfter !== undefined) {
    const stay = trip.returnAfter - staging - (day.minutes - beforeDeparture);
    late = stay < 0;
    day.stay(stayOf(trip, day.minutes - beforeDeparture, Math.max(0, stay), sleepsByDay));
    day.add("work", staging);
    const back = wayBack(trip);
    day.drive(back.wheelMinutes, "back", back.crossings);
    day.add("work", alighting);
    // One way ends far from the yard: how the bus comes home is another trip.
    day.drive(yard);
  }
  return { activities: day.activities, breaks: day.breaks, arrival, beforeDeparture, late };
}

/** Two drivers change places after equal turns of at most 4 h 30: what one of them does. `first` begins at the wheel. */
export function shareDriving(activities: readonly Activity[], first: boolean): Activity[] {
  const all = activities.reduce((sum, { type, minutes }) => sum + (type === "driving" ? minutes : 0), 0);
  const turn = Math.ceil(all / (2 * Math.max(1, Math.ceil(all / (2 * mostDriving)))));
  let mine = first;
  let sinceChange = 0;
  const shared: Activity[] = [];
  for (const activity of activities) {
    if (activity.type !== "driving") {
      shared.push(activity);
      continue;
    }
    for (let left = activity.minutes; left > 0; ) {
      const part = Math.min(left, turn - sinceChange);
      if (mine) shared.push({ type: "driving", minutes: part });
      else if (part >= breakLength)
        shared.push(
          { type: "break", minutes: breakLength, inMotion: true },
          { type: "available", minutes: part - breakLength, besideDriver: true },
        );
      else shared.push({ type: "available", minutes: part, besideDriver: true });
      left -= part;
      sinceChange += part;
      if (sinceChange >= turn) {
        mine = !mine;
        sinceChange = 0;
      }
    }
  }
  return shared;
}

/** The trip without breaks of its own: somebody always may drive. */
function rolling(trip: TripHours): Activity[] | undefined {
  const { staging, alighting } = planRules;
  const { yard = planRules.yard } = trip;
  const work = (minutes: number): Activity => ({ type: "work", minutes });
  const drive = (minutes: number): Activity => ({ type: "driving", minutes });
  const along = ({ wheelMinutes, crossings = [] }: DrivenWay) => {
    let driven = 0;
    const parts = crossings.flatMap((crossing) => {
      const part = drive(crossing.after - driven);
      driven = crossing.after;
      return [part, onFerry(crossing)];
    });
    return [...parts, drive(wheelMinutes - driven)].filter(({ minutes }) => minutes > 0);
  };
  const out = [drive(yard), work(staging), ...along(trip), work(alighting)];
  const arrival = trip.wheelMinutes + ferryMinutes(trip);
  if (trip.returnAfter === undefined) return out;
  const stay = trip.returnAfter - staging - arrival - alighting;
  if (stay < 0) return undefined;
  return [
    ...out,
    ...stayOf(trip, arrival + alighting, Math.max(0, stay)),
    work(staging),
    ...along(wayBack(trip)),
    work(alighting),
    drive(yard),
  ];
}

export type HoursVerdict = "oneDriver" | "secondDriver" | "hotel" | "notDrivable";

export interface TripPlan {
  verdict: HoursVerdict;
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

/**
 * Is one driver enough, is a second one needed, a hotel, or can it not be driven like this? Without anybody's hours of the days before:
 * say so. Breaks are planned after 4 h 30, nights of eleven hours.
 */
export function planTrip(trip: TripHours): TripPlan {
  const check = (activities: Activity[], crew: 1 | 2, before: number): Violation[] => {
    const timeline: Timeline = { start: startOf(trip.departure, before), activities, crew, occasional: true };
    return checkDrivingHours(timeline).violations;
  };
  const { late, ...alone } = driveAlone(trip);
  const violations = check(alone.activities, 1, alone.beforeDeparture);
  const base = { violations, alone: alone.activities, beforeAlone: alone.beforeDeparture };
  if (!late && violations.length === 0) {
    const away = alone.activities.some(({ type, minutes }) => type === "rest" && minutes >= restFrom);
    const verdict = away ? "hotel" : "oneDriver";
    return { ...base, ...alone, verdict };
  }
  const crew = rolling(trip);
  const shared = crew && [true, false].map((first) => shareDriving(crew, first));
  const without = (trip.yard ?? planRules.yard) + planRules.staging;
  if (shared?.every((activities) => check(activities, 2, without).length === 0)) {
    const activities = shared[0] ?? [];
    const driven = { activities, breaks: [], arrival: trip.wheelMinutes + ferryMinutes(trip) };
    return { ...base, ...driven, verdict: "secondDriver", beforeDeparture: without };
  }
  for (const sleepsByDay of [false, true]) {
    const { late: tooLate, ...overnight } = driveAlone(trip, true, sleepsByDay);
    if (!tooLate && check(overnight.activities, 1, overnight.beforeDeparture).length === 0)
      return { ...base, ...overnight, verdict: "hotel" };
  }
  return { ...base, ...alone, verdict: "notDrivable" };
}

/** The latest way back (minutes after the departure, whole quarters of an hour) with which one driver is enough; undefined: none is. */
export function latestReturnForOne(trip: TripHours): number | undefined {
  if (trip.returnAfter === undefined) return undefined;
  for (let at = Math.floor(trip.returnAfter / 15) * 15; at > trip.wheelMinutes; at -= 15)
    if (planTrip({ ...trip, returnAfter: at }).verdict === "oneDriver") return at;
  return undefined;
}
