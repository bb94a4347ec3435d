import { checkBreaks } from "./breaks";
import { checkCompensation } from "./compensation";
import { checkDailyRest } from "./daily-rest";
import { daysOf } from "./days";
import { checkDailyDriving, checkWeeklyDriving } from "./driving";
import { spansOf } from "./timeline";
import type { Timeline, Violation } from "./types";
import { checkWeeklyRest } from "./weekly-rest";
import { checkWorkingTime } from "./working-time";

/** Articles 2 and 3: vehicles for more than nine people with the driver, no regular service of up to 50 km. */
function inScope({ vehicle }: Timeline) {
  if (vehicle?.seatsWithDriver !== undefined && vehicle.seatsWithDriver <= 9) return false;
  return vehicle?.regularServiceKm === undefined || vehicle.regularServiceKm > 50;
}

/**
 * Can this be driven lawfully? Regulation (EC) 561/2006 as amended by (EU) 2020/1054 and (EU) 2024/1258, Directive 2002/15/EC on request.
 * Derogations (ten-hour day, reduced and split rest, 25 hours, twelve days, rest on board) are taken where their conditions hold.
 * One violation a driving period, day, week or rest, by time. Advice, no legal advice: AETR, national rules of short regular services
 * and averages of 48 hours are not looked at.
 */
export function checkDrivingHours(timeline: Timeline): { inScope: boolean; violations: Violation[] } {
  if (!inScope(timeline)) return { inScope: false, violations: [] };
  const spans = spansOf(timeline);
  const days = daysOf(spans);
  const weekly = checkWeeklyRest(timeline, spans);
  const violations = [
    ...checkBreaks(
      timeline,
      spans,
      ({ from }) => (timeline.crew ?? 1) < 2 && weekly.twelveDays.some((wait) => wait.from <= from && from < wait.to),
    ),
    ...checkDailyDriving(timeline, days),
    ...checkWeeklyDriving(timeline, spans),
    ...checkDailyRest(timeline, spans, days),
    ...weekly.found,
    ...checkCompensation(timeline, spans, weekly.debts),
    ...checkWorkingTime(timeline, spans, days),
  ];
  return { inScope: true, violations: violations.sort((one, other) => one.at - other.at) };
}
