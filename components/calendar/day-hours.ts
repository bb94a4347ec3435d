import type { Day } from "@/components/form/calendar";
import { toInstant } from "@/components/form/market-time";
import { spanOf } from "./address";

/** Pixels of an hour. */
export const hourHeight = 31;
/** At this hour the day of a phone's board begins; what is earlier is folded where nothing happens in it. */
export const dayBreak = 6;
const evenHours = Array.from({ length: 11 }, (_, index) => 2 * index + 2);

/** The hours that are drawn: from which on, until midnight, and how many pixels they take. */
export type Hours = { from: number; height: number };
export const hoursFrom = (from: number): Hours => ({ from, height: (24 - from) * hourHeight });
export const topOf = (hour: number, { from }: Hours) => (hour - from) * hourHeight;
/** Those that are named. */
export const hoursIn = ({ from }: Hours) => evenHours.filter((hour) => hour > from);

/** A day from an hour of its clock on. */
export const drawnSpan = (day: Day, zone: string, hour: number) => ({
  ...spanOf([day], zone),
  from: toInstant(day, `${String(hour).padStart(2, "0")}:00`, zone),
});

type Timed = { start: number; end: number };

/** Whether something begins or ends in the hours before, or it is then now; what lies over all of them is seen below. */
export function isEarly(entries: readonly Timed[], { zone, now }: { zone: string; now: number }, day: Day) {
  const { from } = spanOf([day], zone);
  const until = drawnSpan(day, zone, dayBreak).from;
  const isNow = now >= from && now < until;
  const touches = ({ start, end }: Timed) => (start > from && start < until) || (end > from && end <= until);
  return isNow || entries.some(touches);
}
