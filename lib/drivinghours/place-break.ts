import { breakLength, mostDriving } from "./article7";
import type { TripPlan } from "./plan";
import type { Activity } from "./types";

interface PlacedBreak {
  /** Moments: where it is planned, and from when to when it may lie. */
  at: number;
  from: number;
  to: number;
  fromKm: number;
  toKm: number;
  wheelMinutes: number;
}

/** A course of activities from a moment on, with the breaks in it. */
interface Planned {
  begin: number;
  activities: Pick<Activity, "type" | "minutes">[];
  breaks: PlacedBreak[];
}

const minute = 60_000;

/** Where one driver is not enough the course shows what breaks the rules: no break of it can be moved. */
export const mayChooseBreaks = ({ verdict }: Pick<TripPlan, "verdict">) =>
  verdict === "oneDriver" || verdict === "hotel";

/** Which activity is the break that begins at a moment; -1 for none. */
function activityAt({ activities, begin }: Planned, at: number) {
  let next = begin;
  return activities.findIndex(({ type, minutes }) => {
    const here = next;
    next += minutes * minute;
    return type === "break" && here === at;
  });
}

/** At the wheel from an activity on until the next break or rest that counts. */
function drivenFrom(activities: Planned["activities"], first: number) {
  const rest = activities.slice(first);
  const end = rest.findIndex(({ type, minutes }) => (type === "break" || type === "rest") && minutes >= breakLength);
  const driven = end < 0 ? rest : rest.slice(0, end);
  return driven.reduce((sum, { type, minutes }) => sum + (type === "driving" ? minutes : 0), 0);
}

/** The plan with one piece of driving before a break moved behind it; null where there is none that long. */
function shifted<T extends Planned>(hours: T, which: number, earlier: number): T | null {
  const planned = hours.breaks[which];
  const at = planned ? activityAt(hours, planned.at) : -1;
  const [before, pause, after] = hours.activities.slice(Math.max(0, at - 1), at + 2);
  if (at < 1 || !planned || before?.type !== "driving" || !pause || after?.type !== "driving") return null;
  if (before.minutes < earlier) return null;
  const [less, more] = [
    { ...before, minutes: before.minutes - earlier },
    { ...after, minutes: after.minutes + earlier },
  ];
  const activities = hours.activities.toSpliced(at - 1, 3, ...(less.minutes > 0 ? [less] : []), pause, more);
  const moved = { ...planned, at: planned.at - earlier * minute, wheelMinutes: planned.wheelMinutes - earlier };
  return { ...hours, activities, breaks: hours.breaks.with(which, moved) };
}

/** A later break that has to come earlier, too: it may lie no later than there. */
function drawnNearer<T extends Planned>(hours: T, which: number, earlier: number): T | null {
  const next = hours.breaks[which];
  if (!next) return null;
  const share = next.wheelMinutes > 0 ? 1 - earlier / next.wheelMinutes : 1;
  const moved = withBreakAt(hours, which, next.at - earlier * minute);
  const there = moved?.breaks[which];
  if (!moved || !there) return null;
  const bounded = { ...there, to: there.at, toKm: Math.max(there.fromKm, Math.round(next.toKm * share)) };
  return { ...moved, breaks: moved.breaks.with(which, bounded) };
}

/**
 * The plan with one of its breaks at a moment of its window, and those after it as early as that asks for. Null where it cannot be
 * driven like that.
 */
export function withBreakAt<T extends Planned>(hours: T, which: number, at: number): T | null {
  const planned = hours.breaks[which];
  if (!planned || at > planned.to || at < planned.from) return null;
  const earlier = Math.round((planned.at - at) / minute);
  if (earlier === 0) return hours;
  const moved = shifted(hours, which, earlier);
  const there = moved?.breaks[which];
  if (!moved || !there) return null;
  const over = drivenFrom(moved.activities, activityAt(moved, there.at) + 1) - mostDriving;
  return over > 0 ? drawnNearer(moved, which + 1, over) : moved;
}
