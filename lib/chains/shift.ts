import { type DutyLimits, wheelOf } from "./duty";
import type { Stage } from "./network";
import type { ChainRules } from "./problem";

/** Since the last rest: when it began at the latest, and at least how much was driven. */
export interface Shift {
  began: number;
  driven: number;
}

interface Held {
  rules: ChainRules;
  duty?: DutyLimits;
}

/** The shift after one more leg, with all that is uncertain in its favour; null where it is too long by then. */
export function shiftAfter(
  { duty, rules }: Held,
  shift: Shift | null,
  last: number,
  link: Empty,
  { leg }: Stage,
): Shift | null {
  if (!duty) return shift;
  const driving = duty.drivingOf(leg);
  const began = leg.latestStart - rules.ready;
  const wait = began - link.minutes - last;
  const goesOn = shift && wait < duty.rest;
  const now = goesOn
    ? { began: shift.began, driven: shift.driven + link.wheel }
    : { began: shift ? began : began - link.minutes, driven: shift ? 0 : link.wheel };
  const start = Math.max(leg.earliestStart, last + link.minutes + rules.ready);
  if (driving === null) return { began: start + leg.durationMinutes, driven: 0 };
  const after = { began: now.began, driven: now.driven + driving };
  const span = start + leg.durationMinutes - after.began;
  return span > duty.span || after.driven > duty.driving ? null : after;
}

interface Empty {
  minutes: number;
  /** At the wheel, without breaks. */
  wheel: number;
}
export const emptyWay = (minutes: number): Empty => ({ minutes, wheel: wheelOf(minutes) });
