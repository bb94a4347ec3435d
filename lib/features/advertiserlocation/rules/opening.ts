import { type ClosedDays, type OpeningTimes, type Weekday, weekdays } from "./facts";

const day = 24 * 60;
const week = 7 * day;

/** Minutes since midnight. */
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Minutes from Monday 00:00, each span once; that of a night ends beyond its day. */
function minuteSpans(times: OpeningTimes) {
  return weekdays.flatMap((weekday, index) =>
    (times[weekday] ?? []).map(({ from, to }, nth) => {
      const [start, end] = [minutesOf(from), minutesOf(to)];
      const length = end > start ? end - start : end - start + day;
      return { day: weekday, nth, start: index * day + start, end: index * day + start + length };
    }),
  );
}

/** Spans that another one runs into, also past midnight and from Sunday into Monday. */
export function overlappingSpans(times: OpeningTimes) {
  const spans = minuteSpans(times).sort((a, b) => a.start - b.start);
  const [first] = spans;
  const next = (index: number) => spans[index + 1]?.start ?? (first ? first.start + week : Infinity);
  return spans.filter(({ end }, index) => end > next(index)).map(({ day, nth }) => ({ day, nth }));
}

export type OpenState =
  /** `until` null: day and night. */
  | { open: true; until: string | null }
  /** `inDays` 0 is today; `next` null: never. */
  | { open: false; next: { inDays: number; day: Weekday; at: string } | null }
  /** Shut altogether up to and with this day of the calendar. */
  | { open: false; closedTo: string };

const english: Record<string, number> = { Mon: 0, Tue: 1, Wed: 2, Thu: 3, Fri: 4, Sat: 5, Sun: 6 };

/** Minutes since Monday 00:00 on the clocks of a time zone. */
function weekMinute(now: number, timeZone: string) {
  const format = { timeZone, weekday: "short", hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  const parts = new Intl.DateTimeFormat("en", format).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? "";
  return (english[part("weekday")] ?? 0) * day + Number(part("hour")) * 60 + Number(part("minute"));
}

/** The day of the calendar so many days on, on the clocks of a time zone. */
function dayIn(now: number, timeZone: string, days = 0) {
  const parts = new Intl.DateTimeFormat("en", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.formatToParts(now).find((one) => one.type === type)?.value);
  return new Date(Date.UTC(part("year"), part("month") - 1, part("day") + days)).toISOString().slice(0, 10);
}

const two = (value: number) => String(value).padStart(2, "0");
const clock = (minute: number) => `${two(Math.floor((minute % day) / 60))}:${two(minute % 60)}`;

/** Today's weekday on the clocks of a time zone. */
export const weekdayIn = (now: number, timeZone: string): Weekday =>
  weekdays[Math.floor(weekMinute(now, timeZone) / day)] ?? "mon";

type Times = { hours: OpeningTimes | null; closed: readonly ClosedDays[]; timeZone: string };

/**
 * Whether a place is open, and until or from when; null where it names no times. The days on which it is shut count
 * first: also when it would open next on one of them. `location_open` in the database says the same.
 */
export function openStateAt({ hours, closed, timeZone }: Times, now: number): OpenState | null {
  const shutOn = (day: string) => closed.find(({ from, to }) => from <= day && day <= to);
  const shut = shutOn(dayIn(now, timeZone));
  if (shut) return { open: false, closedTo: shut.to };
  const state = weekStateAt(hours, now, timeZone);
  if (!state || state.open || !("next" in state) || !state.next) return state;
  const nextShut = shutOn(dayIn(now, timeZone, state.next.inDays));
  return nextShut ? { open: false, closedTo: nextShut.to } : state;
}

/** By the hours of the week alone. */
function weekStateAt(hours: OpeningTimes | null, now: number, timeZone: string): OpenState | null {
  const spans = hours ? minuteSpans(hours) : [];
  if (!hours || Object.keys(hours).length === 0) return null;
  const minute = weekMinute(now, timeZone);
  // A span of Sunday night also counts as one that began before this Monday.
  const twice = spans.flatMap(({ start, end }) =>
    [0, week].map((shift) => ({ start: start - shift, end: end - shift })),
  );
  const current = twice.find(({ start, end }) => start <= minute && minute < end);
  if (current) {
    let { end } = current;
    for (let steps = 0; steps <= spans.length; steps += 1) {
      const next = spans.find(({ start }) => start === end % week);
      if (!next) return { open: true, until: clock(end) };
      end += next.end - next.start;
    }
    return { open: true, until: null };
  }
  const starts = spans.map(({ start }) => (start > minute ? start : start + week)).sort((a, b) => a - b);
  const [first] = starts;
  if (first === undefined) return { open: false, next: null };
  const inDays = Math.floor(first / day) - Math.floor(minute / day);
  return { open: false, next: { inDays, day: weekdays[Math.floor((first % week) / day)] ?? "mon", at: clock(first) } };
}
