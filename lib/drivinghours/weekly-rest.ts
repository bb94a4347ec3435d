import { missedAt } from "./deadline";
import { type Rest, restsOf } from "./rests";
import { dayMinutes, endOfWeek, isRest, type Span, startOfWeekOffset, weekOf } from "./timeline";
import { type Timeline, type Violation, violation } from "./types";

export const reducedWeekly = dayMinutes;
export const regularWeekly = 2700;
/** A weekly rest begins within six days after the last one, on one tour of an occasional service within twelve. */
const sixDays = 6 * dayMinutes;
const twelveDays = 12 * dayMinutes;
/** What follows the twelve days: two regular rests, or a regular and a reduced one whose reduction is made good. */
const afterTwelveDays = 2 * regularWeekly;
const leastAfterTwelveDays = regularWeekly + reducedWeekly;

/** Rest that is owed, en bloc, by a minute. */
export interface Debt {
  minutes: number;
  byMinute: number;
  /** Not before this minute. */
  since: number;
}

/** From one weekly rest to the next. */
interface Stretch {
  from: number;
  rests: Rest[];
  next: Rest;
  /** The rest before it, in minutes. */
  before: number;
}

const weeklyRests = (spans: readonly Span[]) => restsOf(spans).filter(({ minutes }) => minutes >= reducedWeekly);

function stretchesOf({ history }: Timeline, spans: readonly Span[]): Stretch[] {
  const stretches: Stretch[] = [];
  let from = -(history?.sinceWeeklyRestMinutes ?? 0);
  let before = history?.lastWeeklyRestMinutes ?? regularWeekly;
  let rests: Rest[] = [];
  for (const rest of restsOf(spans)) {
    rests.push(rest);
    if (rest.minutes < reducedWeekly) continue;
    stretches.push({ from, rests, next: rest, before });
    from = rest.to;
    before = rest.minutes;
    rests = [];
  }
  return stretches;
}

/** May the weekly rest wait for twelve days (Article 8(6a))? All work until it belongs to one occasional service. */
function mayWait({ occasional, service, options }: Timeline, spans: readonly Span[], stretch: Stretch) {
  if (!occasional || !service?.single || options?.digitalTachograph === false) return false;
  if (stretch.before < regularWeekly || service.toMinute - service.fromMinute < dayMinutes) return false;
  const lastDuty = spans.findLast((span) => !isRest(span) && span.to <= stretch.next.from)?.to ?? 0;
  return service.fromMinute <= stretch.from + sixDays && lastDuty <= service.toMinute;
}

/** The end of the third week after that of a minute. */
const threeWeeksAfter = (minute: number, offset: number) => endOfWeek(weekOf(minute, offset) + 3, offset);

function checkStretch(timeline: Timeline, spans: readonly Span[], stretch: Stretch, offset: number) {
  const found: Violation[] = [];
  const debts: Debt[] = [];
  const { from, rests, next } = stretch;
  const missed = missedAt(rests, from + sixDays, reducedWeekly);
  const owe = (minutes: number) =>
    debts.push({ minutes, byMinute: threeWeeksAfter(next.to - 1, offset), since: next.to });
  const waits = missed < Infinity && mayWait(timeline, spans, stretch);
  if (waits) {
    const tooLate = missedAt(rests, from + twelveDays, reducedWeekly);
    if (tooLate < Infinity) found.push(violation("twelve-day-limit", tooLate));
    if (next.minutes < leastAfterTwelveDays) found.push(violation("twelve-day-after", next.to));
    else if (next.minutes < afterTwelveDays) owe(afterTwelveDays - next.minutes);
  } else if (missed < Infinity) found.push(violation("weekly-rest-start", missed));
  if (!waits && next.minutes < regularWeekly) owe(regularWeekly - next.minutes);
  return { found, debts, waits };
}

/** Weeks that a rest lies in: it may be counted in one of them. */
function weeksOf(rest: { from: number; to: number }, offset: number) {
  const last = Number.isFinite(rest.to) ? rest.to - 1 : rest.from + regularWeekly;
  return { first: weekOf(rest.from, offset), last: weekOf(last, offset) };
}

/** Article 8(6): in two weeks that follow each other two weekly rests, one of them regular. */
function checkTwoWeeks(timeline: Timeline, spans: readonly Span[], offset: number) {
  const since = timeline.history?.sinceWeeklyRestMinutes ?? 0;
  const before = timeline.history?.lastWeeklyRestMinutes ?? regularWeekly;
  const rests = [{ from: -since - before, to: -since, minutes: before }, ...weeklyRests(spans)];
  return rests.flatMap((rest, at): Violation[] => {
    const last = rests[at - 1];
    if (!last || rest.minutes >= regularWeekly || last.minutes >= regularWeekly) return [];
    const { first } = weeksOf(last, offset);
    const { last: end } = weeksOf(rest, offset);
    const helps = rests.some((other) => {
      const weeks = weeksOf(other, offset);
      // One that reaches over is needed in the other week.
      return other.minutes >= regularWeekly && weeks.first >= first && weeks.last <= end;
    });
    return helps ? [] : [violation("weekly-rest-two-weeks", rest.to)];
  });
}

/** Weekly rests: what is broken, what is owed by when, and the stretches in which they waited for up to twelve days. */
export function checkWeeklyRest(timeline: Timeline, spans: readonly Span[]) {
  const offset = startOfWeekOffset(timeline);
  const checked = stretchesOf(timeline, spans).map((stretch) => ({
    ...checkStretch(timeline, spans, stretch, offset),
    from: stretch.from,
    to: stretch.next.from,
  }));
  return {
    found: [...checked.flatMap(({ found }) => found), ...checkTwoWeeks(timeline, spans, offset)],
    debts: checked.flatMap(({ debts }) => debts),
    twelveDays: checked.filter(({ waits }) => waits),
  };
}
