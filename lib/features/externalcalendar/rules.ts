import { longest } from "@/lib/features/calendar/rules";
import type { OutsideReason } from "@/lib/http/outside";
import type { ReadFailure } from "@/lib/ics/read";

const day = 86_400_000;

/** Calendars that a company may read at a time, and entries of one that are kept. */
export const mostCalendars = 50;
export const mostSpans = 5_000;
/** Of one calendar; ten years of a dispatcher's entries are a tenth of it. */
export const mostBytes = 20 * 1024 * 1024;
/** Milliseconds for one answer. */
export const patience = 20_000;
/** So far back and ahead its entries are written out, and so often anew though nothing has changed. */
export const daysBack = 7 * day;
export const daysAhead = longest / 2;
export const writtenFor = day;

/** Why a calendar could not be read, as keys of locales/{lng}/errors.json. */
export const calendarErrors = [
  "calendarRefused",
  "calendarUnreachable",
  "calendarTimedOut",
  "calendarTooLarge",
  "calendarRedirects",
  "calendarDenied",
  "calendarMissing",
  "calendarAnswer",
  "calendarNone",
  "calendarTooMany",
  "calendarTooComplex",
  "calendarForgotten",
] as const;
export type CalendarError = (typeof calendarErrors)[number];

export const errorOf: Record<OutsideReason | ReadFailure, CalendarError> = {
  addressRefused: "calendarRefused",
  unreachable: "calendarUnreachable",
  timedOut: "calendarTimedOut",
  tooLarge: "calendarTooLarge",
  tooManyRedirects: "calendarRedirects",
  noCalendar: "calendarNone",
  tooMany: "calendarTooMany",
  tooComplex: "calendarTooComplex",
};

/** Of an answer that is no calendar. */
export function statusError(status: number): CalendarError {
  if (status === 401 || status === 403) return "calendarDenied";
  return status === 404 || status === 410 ? "calendarMissing" : "calendarAnswer";
}

const longestPause = day;

/** Milliseconds until it is asked again: twice as long with each failure, a day at most. */
export const pauseAfter = (failures: number, interval: number) =>
  Math.max(interval, Math.min(longestPause, interval * 2 ** Math.min(failures, 12)));
