import { type OpenSpan, type OpeningTimes, weekdays } from "@/lib/features/advertiserlocation/rules/facts";

/** The same hours each day; `closed`: days off. */
export function daily(spans: readonly (readonly [from: string, to: string])[], closed: readonly string[] = []) {
  const open: OpenSpan[] = spans.map(([from, to]) => ({ from, to }));
  return Object.fromEntries(
    weekdays.filter((day) => !closed.includes(day)).map((day) => [day, open]),
  ) satisfies OpeningTimes;
}
