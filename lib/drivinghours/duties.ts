import { checkDrivingHours } from "./check";
import type { Activity, Violation } from "./types";

const minute = 60_000;
/** Shorter than this nobody rests between two trips. */
const shortestRest = 15;

/** What one trip asks of a driver, from leaving the yard on. */
export interface Duty {
  id: string;
  /** Milliseconds. */
  begin: number;
  activities: readonly Activity[];
  /** Of a one-way trip: the same without the empty way home, for who has another trip from there. */
  onwards?: readonly Activity[];
  crew: number;
}

interface DutyHours {
  /** Minutes at the wheel in the week of the duty, and with the week before; a week begins on Monday. */
  week: number;
  fortnight: number;
  /** Minutes of rest before and after it; null where no other trip is near. */
  restBefore: number | null;
  restAfter: number | null;
  /** What all trips together break; empty where all is well. */
  violations: (Violation & { moment: number })[];
}

const lengthOf = ({ activities }: Duty) => activities.reduce((sum, { minutes }) => sum + minutes, 0);
const endOf = (duty: Duty) => duty.begin + lengthOf(duty) * minute;

function drivenBetween(duties: readonly Duty[], from: number, to: number) {
  let driven = 0;
  for (const { begin, activities } of duties) {
    let at = begin;
    for (const { type, minutes } of activities) {
      const end = at + minutes * minute;
      if (type === "driving") driven += Math.max(0, Math.min(end, to) - Math.max(at, from)) / minute;
      at = end;
    }
  }
  return Math.round(driven);
}

/** What is done of a one-way trip until the group is out: letting it out is the second piece of work, after the standing ready. */
export function untilEmpty(activities: readonly Activity[]): Activity[] {
  const works = activities.flatMap(({ type }, at) => (type === "work" ? [at] : []));
  return activities.slice(0, (works[1] ?? activities.length) + 1);
}

/** Who has to leave for the next trip before the empty way home is driven goes on from where the last one has ended. */
const homeOrOnwards = (duties: readonly Duty[]): Duty[] =>
  duties.map((duty, at) => {
    const next = duties[at + 1];
    return duty.onwards && next && next.begin < endOf(duty) ? { ...duty, activities: duty.onwards } : duty;
  });

/** One after the other, with the rests between. Where two run into each other there is none, and the check says so. */
function joined(duties: readonly Duty[]) {
  const activities: Activity[] = [];
  let end: number | null = null;
  for (const duty of duties) {
    const gap: number = end === null ? 0 : Math.round((duty.begin - end) / minute);
    if (gap > 0) activities.push({ type: gap < shortestRest ? "break" : "rest", minutes: gap });
    activities.push(...duty.activities);
    end = Math.max(end ?? 0, endOf(duty));
  }
  return activities;
}

/** The one stretch in which two are on board, as the check takes it. */
function secondDriverOf(duties: readonly Duty[], begin: number) {
  const shared = duties.filter(({ crew }) => crew > 1);
  const [first, last] = [shared[0], shared.at(-1)];
  if (!first || !last) return {};
  const since = (moment: number) => Math.round((moment - begin) / minute);
  return { crew: 2, secondDriver: { fromMinute: since(first.begin), toMinute: since(endOf(last)) } };
}

/**
 * Whether a driver can lawfully drive a trip among the others of the fortnight. `local`: wall clock of a moment without
 * zone; `monday`: when the week of the trip begins. Advice: it knows of no other work than these trips.
 */
export function dutyHours(
  all: readonly Duty[],
  id: string,
  { local, monday }: { local: (moment: number) => string; monday: number },
): DutyHours {
  const duties = homeOrOnwards(all.toSorted((one, other) => one.begin - other.begin));
  const at = duties.findIndex((duty) => duty.id === id);
  const [duty, before, after] = [duties[at], duties[at - 1], duties[at + 1]];
  const first = duties[0];
  if (!duty || !first) return { week: 0, fortnight: 0, restBefore: null, restAfter: null, violations: [] };
  const sunday = monday + 7 * 1440 * minute;
  const rest = (from: number, to: number) => Math.max(0, Math.round((to - from) / minute));
  const { violations } = checkDrivingHours({
    start: local(first.begin),
    activities: joined(duties),
    occasional: true,
    ...secondDriverOf(duties, first.begin),
  });
  return {
    week: drivenBetween(duties, monday, sunday),
    fortnight: drivenBetween(duties, monday - 7 * 1440 * minute, sunday),
    restBefore: before ? rest(endOf(before), duty.begin) : null,
    restAfter: after ? rest(endOf(duty), after.begin) : null,
    violations: violations.map((one) => ({ ...one, moment: first.begin + one.at * minute })),
  };
}
