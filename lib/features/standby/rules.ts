import { regularRest } from "@/lib/drivinghours/days";
import { addDays, weekdayOf } from "@/lib/i18n/days";
import { localMinute } from "@/lib/i18n/formats";
import { atWallClock } from "@/lib/i18n/wall-clock";

const minute = 60_000;
const quarter = 15 * minute;

/** Minutes within which somebody on call is to be there. */
export const reachMinutes = 60;
/** By the clock of the company: from when to when a night is looked at. */
export const night = { from: "20:00", to: "06:00" };
export const nights = 7;
/** One window at a stretch, and all that one change may hold. */
export const longestWindow = 7 * 86_400_000;
export const mostWindows = 400;
export const mostDays = 190;
/** Nobody plans further ahead (milliseconds). */
export const furthest = 400 * 86_400_000;
/** A shorter rest of a window helps nobody: the driver is taken out instead. */
const shortest = 60 * minute;

export interface Span {
  start: number;
  end: number;
}

export const meets = (one: Span, other: Span) => one.start < other.end && other.start < one.end;

/** A driver's work beside the windows: from leaving the yard to being back. */
export interface Work extends Span {
  reference: string;
}

/** Why a window is no good as it stands. `minutes`: of rest that stay. */
interface RestWarning {
  kind: "before" | "after" | "work";
  reference: string;
  minutes: number;
  /** When it could begin and end; null where the driver had better be another. */
  repair: Span | null;
}

/** Who is called out begins a day of work: before it, and before the next trip, lies a daily rest. */
export function restWarning(window: Span, works: readonly Work[]): RestWarning | null {
  const inside = works.find((work) => meets(work, window));
  if (inside) return { kind: "work", reference: inside.reference, minutes: 0, repair: null };
  const before = works.filter(({ end }) => end <= window.start).sort((a, b) => b.end - a.end)[0];
  const after = works.filter(({ start }) => start >= window.end).sort((a, b) => a.start - b.start)[0];
  const usable = (span: Span) => (span.end - span.start >= shortest ? span : null);
  if (before && window.start - before.end < regularRest * minute) {
    const start = Math.ceil((before.end + regularRest * minute) / quarter) * quarter;
    const minutes = Math.round((window.start - before.end) / minute);
    return { kind: "before", reference: before.reference, minutes, repair: usable({ start, end: window.end }) };
  }
  if (after && after.start - window.end < regularRest * minute) {
    const end = Math.floor((after.start - regularRest * minute) / quarter) * quarter;
    const minutes = Math.round((after.start - window.end) / minute);
    return { kind: "after", reference: after.reference, minutes, repair: usable({ start: window.start, end }) };
  }
  return null;
}

/** What of a span nobody covers: the parts between, before and after the others; empty where all is covered. */
export function uncovered({ start, end }: Span, covers: readonly Span[]): Span[] {
  const open: Span[] = [];
  let at = start;
  for (const cover of covers.filter((one) => meets(one, { start, end })).sort((a, b) => a.start - b.start)) {
    if (cover.start > at) open.push({ start: at, end: cover.start });
    at = Math.max(at, cover.end);
  }
  if (at < end) open.push({ start: at, end });
  return open;
}

/** The same hour of the clock some days later. */
export function daysLater(moment: number, days: number, timeZone: string) {
  const local = localMinute(moment, timeZone);
  return atWallClock(`${addDays(local.slice(0, 10), days)}${local.slice(10)}`, timeZone);
}

/** A window on each of these weekdays (0: Sunday), from its own day until another one, at the same hours of the clock. */
export function onWeekdays<W extends Span>(
  window: W,
  { weekdays, until, timeZone }: { weekdays: readonly number[]; until: string; timeZone: string },
): W[] {
  const first = localMinute(window.start, timeZone).slice(0, 10);
  const later = (moment: number, days: number) => daysLater(moment, days, timeZone);
  const windows: W[] = [];
  for (let days = 0; addDays(first, days) <= until; days += 1)
    if (weekdays.includes(weekdayOf(addDays(first, days))))
      windows.push({ ...window, start: later(window.start, days), end: later(window.end, days) });
  return windows;
}

interface Planned extends Span {
  base: string;
  bus: string | null;
  driver: string | null;
}

/** The first window that cannot stand beside an earlier one of the list, and which of its parts is why. */
export function firstClash(windows: readonly Planned[]): { index: number; of: "base" | "bus" | "driver" } | null {
  for (const [index, window] of windows.entries())
    for (const other of windows.slice(0, index)) {
      if (!meets(window, other)) continue;
      if (window.base === other.base) return { index, of: "base" };
      if (window.bus !== null && window.bus === other.bus) return { index, of: "bus" };
      if (window.driver !== null && window.driver === other.driver) return { index, of: "driver" };
    }
  return null;
}
