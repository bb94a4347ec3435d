import { reducedRest } from "./days";
import { restsOf } from "./rests";
import type { Span } from "./timeline";
import { type Timeline, type Violation, violation } from "./types";
import { type Debt, reducedWeekly, regularWeekly } from "./weekly-rest";

/** What a rest has to be by itself before it makes good for another. */
function ownMinutes(minutes: number) {
  if (minutes >= regularWeekly) return regularWeekly;
  return minutes >= reducedWeekly ? minutes : reducedRest;
}

/** Article 8(6b), (7): what a weekly rest was shorter is taken en bloc with a rest of nine hours or more, by the end of the third week. */
export function checkCompensation(timeline: Timeline, spans: readonly Span[], debts: readonly Debt[]): Violation[] {
  const earlier = (timeline.history?.compensationDue ?? []).map((due) => ({ ...due, since: 0 }));
  const rests = restsOf(spans)
    .filter(({ minutes }) => minutes >= reducedRest)
    .map((rest) => ({ ...rest, taken: rest.minutes === Infinity ? reducedRest : ownMinutes(rest.minutes) }));
  const due = [...earlier, ...debts].sort((one, other) => one.byMinute - other.byMinute);
  return due.flatMap((debt) => {
    const rest = rests.find(
      ({ from, minutes, taken }) =>
        from >= debt.since && taken + debt.minutes <= minutes && from + taken + debt.minutes <= debt.byMinute,
    );
    if (!rest) return [violation("weekly-rest-compensation", debt.byMinute)];
    rest.taken += debt.minutes;
    return [];
  });
}
