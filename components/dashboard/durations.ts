const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A duration in the largest unit that says enough of it: 41 minutes, 2 hours, 3 days. */
export function roughly(ms: number): { unit: "minutes" | "hours" | "days"; value: number } {
  if (ms < 90 * minute) return { unit: "minutes", value: Math.max(0, Math.round(ms / minute)) };
  if (ms < 2 * day) return { unit: "hours", value: Math.round(ms / hour) };
  return { unit: "days", value: Math.round(ms / day) };
}

/** The unit in which waits are drawn: days where hours would run into the hundreds. */
export const scaleOf = (waits: readonly (number | null)[]) =>
  Math.max(0, ...waits.map((ms) => ms ?? 0)) > 2 * day ? "days" : "hours";

/** With one decimal, as an axis and its lines say it. */
export const inUnit = (ms: number | null, unit: "hours" | "days") =>
  ms === null ? null : Math.round((ms / (unit === "days" ? day : hour)) * 10) / 10;
