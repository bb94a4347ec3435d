import type { Activity, Timeline } from "./types";

export const dayMinutes = 1440;
const weekMinutes = 10_080;

/** An activity at its place: minutes since the start, `to` not included. */
export interface Span extends Activity {
  from: number;
  to: number;
}

export function spansOf(timeline: Timeline): Span[] {
  let at = 0;
  return timeline.activities
    .filter(({ minutes }) => minutes > 0)
    .map((activity) => {
      const from = at;
      at += activity.minutes;
      // In this order: V8 takes twenty times as long for what is added behind a spread.
      return { from, to: at, ...activity };
    });
}

/** Whether a text begins with a day and a minute that the calendar has: 31 February is none. */
export function isLocalTime(text: string) {
  const minute = text.slice(0, 16);
  const read = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(minute) ? new Date(`${minute}Z`) : null;
  return read !== null && Number.isFinite(read.getTime()) && read.toISOString().startsWith(minute);
}

/** Local clock of the start: minutes since Monday 00:00 of its week. */
export function startOfWeekOffset({ start }: Timeline) {
  const local = new Date(`${start.slice(0, 16)}:00Z`);
  return ((local.getUTCDay() + 6) % 7) * dayMinutes + local.getUTCHours() * 60 + local.getUTCMinutes();
}

/** Minutes since midnight of a moment by the local clock, yyyy-MM-ddTHH:mm. */
export const clockOf = (moment: string) => Number(moment.slice(11, 13)) * 60 + Number(moment.slice(14, 16));

/** The calendar week of a minute: 0 is the week of the start. */
export const weekOf = (minute: number, offset: number) => Math.floor((minute + offset) / weekMinutes);

/** The first minute of the week after. */
export const endOfWeek = (week: number, offset: number) => (week + 1) * weekMinutes - offset;

/** The first minute at or after `from` at which it is night; `night` in minutes of the day, over midnight, too. */
export function firstNightMinute(from: number, offset: number, [start, end]: readonly [number, number]) {
  const clock = (((from + offset) % dayMinutes) + dayMinutes) % dayMinutes;
  const isNight = start < end ? clock >= start && clock < end : clock >= start || clock < end;
  return isNight ? from : from + ((start - clock + dayMinutes) % dayMinutes);
}

/** The minute at which these spans together exceed a limit; Infinity where they do not. */
export function minuteBeyond(spans: readonly Span[], limit: number) {
  let minutes = 0;
  for (const span of spans) {
    if (minutes + span.minutes > limit) return span.from + limit - minutes;
    minutes += span.minutes;
  }
  return Infinity;
}

/** Spans cut at the ends of calendar weeks. */
export function* weeklyPieces(spans: readonly Span[], offset: number) {
  for (const span of spans) {
    for (let from = span.from; from < span.to; ) {
      const week = weekOf(from, offset);
      const to = Math.min(span.to, endOfWeek(week, offset));
      yield { week, from, minutes: to - from };
      from = to;
    }
  }
}

/** Is the second driver there for all of these minutes? */
export function secondDriverThere({ crew, secondDriver }: Timeline, from: number, to: number) {
  if ((crew ?? 1) < 2) return false;
  return !secondDriver || (secondDriver.fromMinute <= from && secondDriver.toMinute >= to);
}

/** Rest, or a break that is as long: nothing else is asked of the driver, and the vehicle stands. */
export const isRest = (span: Span) => (span.type === "rest" || span.type === "break") && !span.inMotion;
