import { formatDate, formatTime } from "@/lib/i18n/formats";
import { type Day, parseDay } from "./calendar";

function marketClockAsUtc(ms: number) {
  return Date.parse(`${parseDay(formatDate(ms))}T${formatTime(ms)}:00Z`);
}

/** Instant of a wall-clock time in the market's zone. An hour that a clock change skips becomes the hour after. */
export function toInstant(day: Day, time: string): number {
  const wall = Date.parse(`${day}T${time}:00Z`);
  const guess = wall - (marketClockAsUtc(wall) - wall);
  return guess - (marketClockAsUtc(guess) - wall);
}
