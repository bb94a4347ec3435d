import { minuteSpans, type OpeningTimes, type Weekday, weekdays } from "../rules";

const day = 24 * 60;
const week = 7 * day;

export type OpenState =
  /** `until` null: day and night. */
  | { open: true; until: string | null }
  /** `inDays` 0 is today; `next` null: never. */
  | { open: false; next: { inDays: number; day: Weekday; at: string } | null };

const english: Record<string, number> = { Mon: 0, Tue: 1, Wed: 2, Thu: 3, Fri: 4, Sat: 5, Sun: 6 };

/** Minutes since Monday 00:00 on the clocks of a time zone. */
function weekMinute(now: number, timeZone: string) {
  const format = { timeZone, weekday: "short", hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  const parts = new Intl.DateTimeFormat("en", format).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? "";
  return (english[part("weekday")] ?? 0) * day + Number(part("hour")) * 60 + Number(part("minute"));
}

const two = (value: number) => String(value).padStart(2, "0");
const clock = (minute: number) => `${two(Math.floor((minute % day) / 60))}:${two(minute % 60)}`;

/** Today's weekday on the clocks of a time zone. */
export const weekdayIn = (now: number, timeZone: string): Weekday =>
  weekdays[Math.floor(weekMinute(now, timeZone) / day)] ?? "mon";

/** Whether a place is open, and until or from when; null where it names no times. */
export function openStateAt(hours: OpeningTimes | null, now: number, timeZone: string): OpenState | null {
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
