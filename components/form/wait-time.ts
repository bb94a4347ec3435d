type WaitTime = { unit: "seconds" | "minutes" | "hours"; count: number };

/** How long to wait as people say it: seconds below two minutes, hours from two on, never less than it is. */
export function waitTimeOf(seconds: number): WaitTime {
  if (seconds < 120) return { unit: "seconds", count: Math.max(1, Math.ceil(seconds)) };
  if (seconds < 7_200) return { unit: "minutes", count: Math.ceil(seconds / 60) };
  return { unit: "hours", count: Math.ceil(seconds / 3_600) };
}
