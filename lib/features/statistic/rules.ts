import { formatDate } from "@/lib/i18n/formats";

/** What is counted of a location, in the order of a visitor's steps. */
export const actions = ["shown", "opened", "web", "phone"] as const;
export type Action = (typeof actions)[number];
export type Counts = Record<Action, number>;
/** Of an entry on the home page; opened is its profile or its film. */
export const entryActions = ["shown", "opened"] as const satisfies readonly Action[];
type EntryAction = (typeof entryActions)[number];
export type EntryCounts = Pick<Counts, EntryAction>;
export type DayCounts = Counts & { day: string };
/** `day` is its first one. */
export type Bucket = DayCounts & { until: string };

/** Days back from today that a reader may choose. */
export const periods = [7, 30, 90, 365] as const;
export type Period = (typeof periods)[number];
export const usualPeriod: Period = 30;

/** Actions that one call may tell. */
export const mostEvents = 50;
/** Days that one answer may tell. */
export const mostDays = 400;
/** More bars than this are drawn by the week. */
const mostBars = 92;

const dayMs = 86_400_000;
const msOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** The market's day of an instant: "2026-11-21". */
export const dayOf = (now: Date | number) => formatDate(now).split(".").reverse().join("-");
export const shiftDay = (day: string, by: number) => new Date(msOf(day) + by * dayMs).toISOString().slice(0, 10);
export const daysBetween = (from: string, to: string) => Math.round((msOf(to) - msOf(from)) / dayMs);
/** As people read it: "21.11.2026". */
export const dayText = (day: string) => day.split("-").reverse().join(".");

export type Span = { from: string; to: string };

/** So many days, today the last of them. */
export function spanOf(days: number, now: Date | number): Span {
  const to = dayOf(now);
  return { from: shiftDay(to, 1 - days), to };
}

/** As many days just before it. */
export function spanBefore({ from, to }: Span): Span {
  const days = daysBetween(from, to) + 1;
  return { from: shiftDay(from, -days), to: shiftDay(from, -1) };
}

export const noCounts: Counts = { shown: 0, opened: 0, web: 0, phone: 0 };

export function sumOf(rows: readonly Counts[]): Counts {
  const sum = { ...noCounts };
  for (const row of rows) for (const action of actions) sum[action] += row[action];
  return sum;
}

/** Percent, rounded; null where there is nothing to compare with. */
export function changeOf(now: number, before: number) {
  return before === 0 ? null : Math.round(((now - before) / before) * 100);
}

/** 0 is a Monday. */
const weekdayOf = (day: string) => (new Date(msOf(day)).getUTCDay() + 6) % 7;

/** The bars of a chart, which its table repeats: days, in long periods weeks from Monday on. */
export function bucketsOf(days: readonly DayCounts[]): Bucket[] {
  const weekly = days.length > mostBars;
  const groups: DayCounts[][] = [];
  for (const row of days) {
    const last = groups.at(-1);
    if (weekly && last && weekdayOf(row.day) !== 0) last.push(row);
    else groups.push([row]);
  }
  return groups.map((rows) => ({ day: rows[0]?.day ?? "", until: rows.at(-1)?.day ?? "", ...sumOf(rows) }));
}

/** "21.11.2026", of a week "16.11.2026 – 21.11.2026". */
export const bucketText = ({ day, until }: Bucket) =>
  day === until ? dayText(day) : `${dayText(day)} – ${dayText(until)}`;

/** Programs that say what they are; those without scripts send nothing anyway. */
export function isRobot(userAgent: string | null) {
  return /(?<!cu)bot\b|crawl|spider|slurp|preview|lighthouse|monitor/i.test(userAgent ?? "");
}
