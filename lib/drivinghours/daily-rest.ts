import { type Day, reducedRest, regularRest, splitFirstPart } from "./days";
import { missedAt, missedOnBoardAt } from "./deadline";
import { type Rest, sails } from "./rests";
import { dayMinutes, isRest, type Span, secondDriverThere } from "./timeline";
import { type Timeline, type Violation, violation } from "./types";

const mostReduced = 3;
const postponedDay = 1500;
const crewDay = 1800;
/** A tour of six days allows one longer day, of eight two: on days of seven hours of driving at most. */
const shortTour = 6 * dayMinutes;
const longTour = 8 * dayMinutes;
const mostDrivingOnPostponedDay = 420;

/** When each way to a lawful rest within `limit` minutes of the day's beginning is out of reach; Infinity: it was taken. */
function waysToRest(day: Day, spans: readonly Span[], limit: number) {
  const rests = [...day.pauses, day.rest];
  const end = day.from + limit;
  const split = day.pauses.findIndex(({ minutes }) => minutes >= splitFirstPart);
  const onBoard = sails(spans)
    ? spans.filter((span) => isRest(span) && span.from >= day.from && span.from <= day.rest.from)
    : [];
  return {
    regular: Math.max(
      missedAt(rests, end - regularRest, regularRest),
      split < 0 ? -Infinity : missedAt(rests.slice(split + 1), end - reducedRest, reducedRest),
      ...onBoard.map((span) => missedOnBoardAt(spans, span.from, end, regularRest)),
    ),
    reduced: missedAt(rests, end - reducedRest, reducedRest),
  };
}

/** What has been used up: reduced rests since the last weekly rest, longer days of the tour. */
interface Used {
  reduced: number;
  postponed: number;
}

interface Way {
  missed: number;
  cost: Used;
}

const dutyEnd = (day: Day) => day.spans.findLast((span) => !isRest(span))?.to ?? day.from;

/** May the rest begin an hour later (Article 8(2a))? How often on this tour, or 0. */
function postponements({ occasional, service }: Timeline, day: Day) {
  if (!occasional || !service?.single || day.drivingMinutes > mostDrivingOnPostponedDay) return 0;
  if (day.from < service.fromMinute || dutyEnd(day) > service.toMinute) return 0;
  const length = service.toMinute - service.fromMinute;
  if (length < shortTour) return 0;
  return length >= longTour ? 2 : 1;
}

/** All ways to this day's rest, the cheapest first. */
function waysOf(timeline: Timeline, spans: readonly Span[], day: Day, used: Used): Way[] {
  const normal = waysToRest(day, spans, dayMinutes);
  const ways: Way[] = [{ missed: normal.regular, cost: { reduced: 0, postponed: 0 } }];
  if (secondDriverThere(timeline, Math.min(day.from + 60, dutyEnd(day)), dutyEnd(day)))
    ways.push({ missed: waysToRest(day, spans, crewDay).reduced, cost: { reduced: 0, postponed: 0 } });
  ways.push({ missed: normal.reduced, cost: { reduced: 1, postponed: 0 } });
  if (used.postponed < postponements(timeline, day)) {
    const later = waysToRest(day, spans, postponedDay);
    ways.push({ missed: later.regular, cost: { reduced: 0, postponed: 1 } });
    ways.push({ missed: later.reduced, cost: { reduced: 1, postponed: 1 } });
  }
  return ways;
}

interface Path {
  used: Used;
  found: Violation[];
}

function broken(ways: readonly Way[], used: Used): Violation {
  const latest = (some: readonly Way[]) => Math.max(...some.map(({ missed }) => missed));
  const open = ways.filter(({ cost }) => cost.reduced === 0 || used.reduced < mostReduced);
  // A reduced rest was taken that no longer was to be had.
  const wasReduced = ways.some(({ missed }) => missed === Infinity);
  return violation(wasReduced ? "daily-rest-reduced-limit" : "daily-rest", latest(open));
}

function pathsAfter(timeline: Timeline, spans: readonly Span[], day: Day, { used, found }: Path): Path[] {
  const ways = waysOf(timeline, spans, day, used);
  const lawful = ways.filter(
    ({ missed, cost }) => missed === Infinity && (cost.reduced === 0 || used.reduced < mostReduced),
  );
  if (lawful.length === 0) return [{ used, found: [...found, broken(ways, used)] }];
  return lawful.map(({ cost }) => ({
    used: { reduced: used.reduced + cost.reduced, postponed: used.postponed + cost.postponed },
    found,
  }));
}

/** Fewer violations first, then the later one: derogations are taken as they serve the driver best. */
function better(one: Path, other: Path) {
  const later = (other.found[0]?.at ?? 0) - (one.found[0]?.at ?? 0);
  return one.found.length - other.found.length || later;
}

const isWeekly = (rest: Rest) => rest.minutes >= dayMinutes;

/** Article 8(2) to (5) and (2a): a daily rest within 24 hours, 25 on some days of a tour, 30 with two drivers. */
export function checkDailyRest(timeline: Timeline, spans: readonly Span[], days: readonly Day[]): Violation[] {
  let paths: Path[] = [{ used: { reduced: timeline.history?.reducedRests ?? 0, postponed: 0 }, found: [] }];
  for (const day of days) {
    const next = new Map<string, Path>();
    for (const path of paths.flatMap((before) => pathsAfter(timeline, spans, day, before))) {
      const used = isWeekly(day.rest) ? { ...path.used, reduced: 0 } : path.used;
      const key = `${used.reduced} ${used.postponed}`;
      const known = next.get(key);
      if (!known || better(path, known) < 0) next.set(key, { ...path, used });
    }
    paths = [...next.values()];
  }
  return paths.sort(better)[0]?.found ?? [];
}
