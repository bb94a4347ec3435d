import { marketTimeZone } from "@/lib/i18n/formats";

/** km from a request's start to the seat of a passive provider that is told of it. */
export const passiveRadius = 100;
/** Companies told in one transaction. */
export const batchSize = 100;
/** Hour of the daily mail, in the company's time zone. */
const digestHour = 7;
/** Requests that a daily mail names; all of them stand under near requests. */
export const digestRows = 20;
/** km around a request's start that a passive provider may mute. */
export const muteRadii = [50, 100, 200] as const;
export type MuteRadius = (typeof muteRadii)[number];

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string) {
  const known = formats.get(timeZone);
  if (known) return known;
  const options = { year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit" } as const;
  const format = new Intl.DateTimeFormat("en-GB", { ...options, second: "2-digit", hourCycle: "h23", timeZone });
  formats.set(timeZone, format);
  return format;
}

/** The wall clock of a time zone as if it were UTC. A zone that nobody knows is the market's. */
function wallClock(ms: number, timeZone: string): number {
  let format: Intl.DateTimeFormat;
  try {
    format = formatOf(timeZone);
  } catch {
    return wallClock(ms, marketTimeZone);
  }
  const parts = Object.fromEntries(format.formatToParts(ms).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** Today's seven o'clock in the time zone, once it has passed; null before. Clock changes are in it. */
export function digestMoment(now: number, timeZone: string): number | null {
  const wall = wallClock(now, timeZone);
  const seven = new Date(wall).setUTCHours(digestHour, 0, 0, 0);
  if (wall < seven) return null;
  const guess = seven - (wallClock(seven, timeZone) - seven);
  return guess - (wallClock(guess, timeZone) - seven);
}

type Waiting = { pace: "now" | "daily" | "never"; oldest: number; timeZone: string };

/**
 * What becomes of alerts that wait for a daily mail: those from before this day's seven o'clock are sent, so that
 * an address gets one mail a day, however often the job runs. Who has turned to "now" waits no longer.
 */
export function digestAction({ pace, oldest, timeZone }: Waiting, now: number): "drop" | "send" | "wait" {
  if (pace === "never") return "drop";
  if (pace === "now") return "send";
  const moment = digestMoment(now, timeZone);
  return moment !== null && oldest < moment ? "send" : "wait";
}

/** km around a request's start in which free buses are counted. */
export const freeBusRadius = 100;
