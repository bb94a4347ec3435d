import { formatDate, formatTime, marketTimeZone } from "@/lib/i18n/formats";
import { type Day, parseDay } from "./calendar";

function clockAsUtc(ms: number, timeZone: string) {
  return Date.parse(`${parseDay(formatDate(ms, timeZone))}T${formatTime(ms, timeZone)}:00Z`);
}

/**
 * Instant of a wall-clock time, in the market's zone unless another is named. An hour that a clock change skips
 * becomes the hour after.
 */
export function toInstant(day: Day, time: string, timeZone = marketTimeZone): number {
  const wall = Date.parse(`${day}T${time}:00Z`);
  const guess = wall - (clockAsUtc(wall, timeZone) - wall);
  const second = guess - (clockAsUtc(guess, timeZone) - wall);
  return clockAsUtc(second, timeZone) === wall ? second : Math.max(guess, second);
}
