import type { Day } from "./days";
import { minuteBeyond, type Span, startOfWeekOffset, weeklyPieces, weekOf } from "./timeline";
import { type Timeline, type Violation, violation } from "./types";

const normalDay = 540;
const extendedDay = 600;
const extendedDaysAWeek = 2;
const mostInWeek = 3360;
const mostInFortnight = 5400;

const isDriving = (span: Span) => span.type === "driving";

/** Article 6(1): nine hours a day, ten on two days of a week. */
export function checkDailyDriving(timeline: Timeline, days: readonly Day[]) {
  const offset = startOfWeekOffset(timeline);
  const extended = new Map([[0, timeline.history?.extendedDays ?? 0]]);
  return days.flatMap((day): Violation[] => {
    if (day.drivingMinutes <= normalDay) return [];
    const week = weekOf(day.from, offset);
    const used = extended.get(week) ?? 0;
    if (used >= extendedDaysAWeek)
      return [violation("daily-driving", minuteBeyond(day.spans.filter(isDriving), normalDay))];
    extended.set(week, used + 1);
    return day.drivingMinutes > extendedDay
      ? [violation("daily-driving", minuteBeyond(day.spans.filter(isDriving), extendedDay))]
      : [];
  });
}

/** Article 6(2) and (3): 56 hours in a calendar week, 90 in two that follow each other. */
export function checkWeeklyDriving(timeline: Timeline, spans: readonly Span[]) {
  const { history } = timeline;
  const driven = new Map([
    [-1, history?.previousWeekDrivingMinutes ?? 0],
    [0, history?.weekDrivingMinutes ?? 0],
  ]);
  const found = new Map<string, Violation>();
  for (const { week, from, minutes } of weeklyPieces(spans.filter(isDriving), startOfWeekOffset(timeline))) {
    const before = driven.get(week) ?? 0;
    const limits = [
      ["weekly-driving", mostInWeek - before],
      ["fortnight-driving", mostInFortnight - before - (driven.get(week - 1) ?? 0)],
    ] as const;
    for (const [rule, left] of limits) {
      if (minutes > left && !found.has(rule + week)) found.set(rule + week, violation(rule, from + Math.max(0, left)));
    }
    driven.set(week, before + minutes);
  }
  return [...found.values()];
}
