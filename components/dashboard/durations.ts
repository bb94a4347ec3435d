const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A duration in the largest unit that says enough of it: 41 minutes, 2 hours, 3 days. */
export function roughly(ms: number): { unit: "minutes" | "hours" | "days"; value: number } {
  if (ms < 90 * minute) return { unit: "minutes", value: Math.max(0, Math.round(ms / minute)) };
  if (ms < 2 * day) return { unit: "hours", value: Math.round(ms / hour) };
  return { unit: "days", value: Math.round(ms / day) };
}

export const inHours = (ms: number | null) => (ms === null ? null : Math.round((ms / hour) * 10) / 10);
