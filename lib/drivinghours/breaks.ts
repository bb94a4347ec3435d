import { breakLength, mostDriving } from "./article7";
import { firstNightMinute, secondDriverThere, type Span, startOfWeekOffset } from "./timeline";
import { type Timeline, type Violation, violation } from "./types";

const mostNightDriving = 180;
const night = [1320, 360] as const;

/** Minutes of a span that count as a break: in a moving vehicle only 45 beside the driving colleague do (Article 7, multi-manning). */
function breakMinutes(timeline: Timeline, span: Span) {
  if (span.assisting) return 0;
  const beside = span.inMotion || (span.type === "available" && span.besideDriver);
  if (beside) return span.minutes >= breakLength && secondDriverThere(timeline, span.from, span.to) ? span.minutes : 0;
  return span.type === "break" || span.type === "rest" ? span.minutes : 0;
}

/** Breaks that touch are one. */
function withJoinedBreaks(timeline: Timeline, spans: readonly Span[]) {
  const joined: { span: Span; pause: number }[] = [];
  for (const span of spans) {
    const pause = breakMinutes(timeline, span);
    const last = joined.at(-1);
    if (pause > 0 && last && last.pause > 0) last.pause += pause;
    else joined.push({ span, pause });
  }
  return joined;
}

/** A reading of the breaks so far: minutes driven in this period, and its longest first part of a break. */
interface Reading {
  driven: number;
  firstPart: number;
}

const completes = (first: number, pause: number, occasional: boolean) =>
  occasional ? first >= 15 && pause >= 15 && first + pause >= breakLength : first >= 15 && pause >= 30;

/** Each reading goes on with the break as an end of the period, where it can be one, or as its first part. */
function readingsAfter(readings: readonly Reading[], pause: number, occasional: boolean): Reading[] {
  const next: Reading[] = [];
  const add = (reading: Reading) => {
    const worse = (one: Reading, other: Reading) => one.driven >= other.driven && one.firstPart <= other.firstPart;
    if (!next.some((other) => worse(reading, other))) next.push(reading);
  };
  if (pause >= breakLength) return [{ driven: 0, firstPart: 0 }];
  for (const { driven, firstPart } of readings) {
    if (completes(firstPart, pause, occasional)) add({ driven: 0, firstPart: 0 });
    // A break before any driving is no part of the period.
    add({ driven, firstPart: driven > 0 && pause >= 15 ? Math.max(firstPart, pause) : firstPart });
  }
  return next;
}

class Period {
  readings: Reading[] = [{ driven: 0, firstPart: 0 }];
  violated = false;
  private touchesNight = false;
  constructor(
    private readonly offset: number,
    private readonly found: Violation[],
  ) {}

  pause(minutes: number, occasional: boolean) {
    const next = readingsAfter(this.readings, minutes, occasional);
    const fresh = next.some(({ driven }) => driven === 0);
    this.readings = this.violated && fresh ? [{ driven: 0, firstPart: 0 }] : next;
    if (!fresh) return;
    if (this.violated || next.every(({ driven }) => driven === 0)) this.touchesNight = false;
    this.violated = false;
  }

  drive(span: Span, nightLimit: boolean) {
    const least = Math.min(...this.readings.map(({ driven }) => driven));
    const beyond = span.from + Math.max(0, mostDriving - least);
    const dark = this.touchesNight ? span.from : firstNightMinute(span.from, this.offset, night);
    if (dark < span.to) this.touchesNight = true;
    const beyondAtNight = Math.max(dark, span.from + Math.max(0, mostNightDriving - least));
    const atNight = nightLimit && this.touchesNight && beyondAtNight < span.to && beyondAtNight < beyond;
    if (!this.violated && (atNight || beyond < span.to)) {
      this.violated = true;
      this.found.push(atNight ? violation("break-night-3h", beyondAtNight) : violation("break-4.5h", beyond));
    }
    for (const reading of this.readings) reading.driven += span.minutes;
    const lawful = this.readings.filter(({ driven }) => driven <= mostDriving);
    if (lawful.length > 0) this.readings = lawful;
  }
}

/**
 * Article 7: after 4 h 30 of driving a break of 45 minutes, or 15 and then 30; in occasional services two of at least 15 that make 45.
 * `nightLimit` tells where driving periods of the night are limited to three hours (twelve days, one driver).
 */
export function checkBreaks(timeline: Timeline, spans: readonly Span[], nightLimit: (span: Span) => boolean) {
  const found: Violation[] = [];
  const period = new Period(startOfWeekOffset(timeline), found);
  for (const { span, pause } of withJoinedBreaks(timeline, spans)) {
    if (pause > 0) period.pause(pause, timeline.occasional ?? false);
    else if (span.type === "driving") period.drive(span, nightLimit(span));
  }
  return found;
}
