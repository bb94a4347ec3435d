import { addDays } from "@/lib/i18n/days";
import { localMinute } from "@/lib/i18n/formats";
import { atWallClock } from "@/lib/i18n/wall-clock";
import { daysLater, firstClash, type Span } from "@/lib/features/standby/rules";
import type { StandbyRecord, StandbyWindow, WindowInput } from "@/lib/features/standby/schema";

export const inputOf = ({ base, start, end, bus, driver }: WindowInput): WindowInput => {
  return { base, start, end, bus, driver };
};

type Weeks = { before: readonly WindowInput[]; shown: readonly WindowInput[] };

/** The windows of the week before in this one, as far as they are not over by `now` and find their base, bus and driver free. */
export function fromWeekBefore({ before, shown }: Weeks, timeZone: string, now: number) {
  const windows = shown.map(inputOf);
  for (const one of before) {
    const next = {
      ...inputOf(one),
      start: daysLater(one.start, 7, timeZone),
      end: daysLater(one.end, 7, timeZone),
    };
    if (next.end > now && firstClash([...windows, next]) === null) windows.push(next);
  }
  return windows.slice(shown.length);
}

export const weekSpan = ({ from, days, timeZone }: Pick<StandbyRecord, "from" | "days" | "timeZone">): Span => {
  const at = (day: string) => atWallClock(`${day}T00:00`, timeZone);
  return { start: at(from), end: at(addDays(from, days)) };
};

/** Where a window lies in the shown days, in shares of them; what goes on is cut. */
export function barOf({ start, end }: Span, shown: Span) {
  const whole = shown.end - shown.start;
  const [from, to] = [Math.max(start, shown.start), Math.min(end, shown.end)];
  return { left: (from - shown.start) / whole, width: (to - from) / whole };
}

const hourOf = (clock: string) => (clock.endsWith(":00") ? clock.slice(0, 2) : clock);

/** "20–06", or "18 – So 24" where it is longer than a day; `weekday` of a day in the reader's words. */
export function hoursText({ start, end }: Span, timeZone: string, weekday: (day: string) => string) {
  const [from, to] = [localMinute(start, timeZone), localMinute(end, timeZone)];
  const midnight = to.endsWith("T00:00");
  const lastDay = midnight ? addDays(to.slice(0, 10), -1) : to.slice(0, 10);
  const [first, last] = [hourOf(from.slice(11)), midnight ? "24" : hourOf(to.slice(11))];
  return end - start > 86_400_000 ? `${first} – ${weekday(lastDay)} ${last}` : `${first}–${last}`;
}

export interface Carry {
  id: string;
  hours: number;
  base: string;
}

const hour = 3_600_000;

/** Where a window would stand that is carried; it begins within the shown days. */
export function carried(window: StandbyWindow, { hours, base }: Carry): StandbyWindow {
  return { ...window, base, start: window.start + hours * hour, end: window.end + hours * hour };
}

/** One step of a carried window by an arrow; null for another key or where it may not go. */
export function stepped(
  carry: Carry,
  key: string,
  { window, bases, shown }: { window: StandbyWindow; bases: readonly string[]; shown: Span },
) {
  const hours = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (hours !== undefined) {
    const start = window.start + (carry.hours + hours) * hour;
    return start >= shown.start && start < shown.end ? { ...carry, hours: carry.hours + hours } : null;
  }
  const row = { ArrowUp: -1, ArrowDown: 1 }[key];
  const base = row === undefined ? undefined : bases[bases.indexOf(carry.base) + row];
  return base === undefined ? null : { ...carry, base };
}
