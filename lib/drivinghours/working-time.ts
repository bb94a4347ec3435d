import type { Day } from "./days";
import { firstNightMinute, minuteBeyond, type Span, startOfWeekOffset, weeklyPieces } from "./timeline";
import { type Timeline, type Violation, violation } from "./types";

const isWork = (span: Span) => span.type === "driving" || span.type === "work";
const shortestPause = 15;
const mostInWeek = 3600;
const mostAtNight = 600;

/** More than six hours need 30 minutes of breaks, more than nine 45. */
function pauseNeeded(worked: number) {
  if (worked > 540) return 45;
  return worked > 360 ? 30 : 0;
}

/** Stretches of work between breaks of at least 15 minutes. */
function stretches({ spans, pauses }: Day) {
  const cuts = pauses.filter(({ minutes }) => minutes >= shortestPause).map(({ to }) => to);
  const groups = new Map<number, Span[]>();
  for (const span of spans) {
    const group = cuts.filter((cut) => cut <= span.from).length;
    groups.set(group, [...(groups.get(group) ?? []), span]);
  }
  return [...groups.values()];
}

function checkDay(day: Day, offset: number, nightTime: readonly [number, number]) {
  const found: Violation[] = [];
  const worked = day.spans.filter(isWork);
  const total = worked.reduce((sum, span) => sum + span.minutes, 0);
  const unbroken = stretches(day)
    .map((spans) => minuteBeyond(spans.filter(isWork), 360))
    .find(Number.isFinite);
  if (unbroken !== undefined) found.push(violation("wtd-break-6h", unbroken));
  const paused = day.pauses.reduce((sum, { minutes }) => sum + (minutes >= shortestPause ? minutes : 0), 0);
  const end = worked.at(-1)?.to ?? day.from;
  if (paused < pauseNeeded(total)) found.push(violation("wtd-break-total", end));
  const atNight = worked.some((span) => firstNightMinute(span.from, offset, nightTime) < span.to);
  if (atNight && total > mostAtNight) found.push(violation("wtd-night-10h", minuteBeyond(worked, mostAtNight)));
  return found;
}

function checkWeeks(timeline: Timeline, spans: readonly Span[], offset: number) {
  const worked = new Map([[0, timeline.history?.weekWorkMinutes ?? 0]]);
  const found = new Map<number, Violation>();
  for (const { week, from, minutes } of weeklyPieces(spans.filter(isWork), offset)) {
    const left = mostInWeek - (worked.get(week) ?? 0);
    if (minutes > left && !found.has(week)) found.set(week, violation("wtd-week-60h", from + Math.max(0, left)));
    worked.set(week, mostInWeek - left + minutes);
  }
  return [...found.values()];
}

/** Directive 2002/15/EC, Articles 4, 5 and 7: breaks of working time, night work, sixty hours a week. Availability is no working time. */
export function checkWorkingTime(timeline: Timeline, spans: readonly Span[], days: readonly Day[]) {
  if (!timeline.options?.wtd) return [];
  const offset = startOfWeekOffset(timeline);
  const nightTime = timeline.options.nightTime ?? [0, 240];
  return [...days.flatMap((day) => checkDay(day, offset, nightTime)), ...checkWeeks(timeline, spans, offset)];
}
