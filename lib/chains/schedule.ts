import { checkDrivingHours } from "@/lib/drivinghours/check";
import { shareDriving } from "@/lib/drivinghours/crew";
import type { Activity } from "@/lib/drivinghours/types";
import type { MeasureWay, RoadPoint } from "@/lib/geo/road/profile";
import {
  breakAfter,
  breakLength,
  type DrivenLeg,
  longestDuty,
  mostDriving,
  nightLength,
  restFrom,
  wheelOf,
} from "./duty";
import type { ChainBus, ChainRules } from "./problem";

/** A stretch of the bus's time; minutes on the chain's clock. `leg`: its place in the chain. */
interface Piece {
  kind: "paid" | "empty" | "wait" | "rest";
  start: number;
  end: number;
  /** Of paid and empty ones. */
  km: number;
  leg: number | null;
}

export interface Schedule {
  leave: number;
  back: number;
  /** When each leg departs. */
  starts: number[];
  pieces: Piece[];
  /** When breaks of 45 minutes begin that are taken on the road. */
  breaks: number[];
  drivers: 1 | 2;
  /** Nights on the way. */
  nights: number;
  /** Minutes at the wheel between two rests. */
  driving: number[];
}

class Drive {
  readonly activities: Activity[] = [];
  readonly pieces: Piece[] = [];
  readonly breaks: number[] = [];
  readonly driving = [0];
  private sinceBreak = 0;
  constructor(
    public now: number,
    private readonly alone: boolean,
  ) {}

  private add(type: Activity["type"], minutes: number) {
    if (minutes <= 0) return;
    this.activities.push({ type, minutes });
    this.now += minutes;
  }

  work(minutes: number) {
    this.add("work", minutes);
  }

  /** At the wheel, with the breaks that one driver needs. */
  wheel(minutes: number) {
    for (let left = minutes; left > 1e-9; ) {
      if (this.alone && this.sinceBreak >= breakAfter - 1e-9) {
        this.breaks.push(this.now);
        this.pause(breakLength);
      }
      const part = this.alone ? Math.min(left, breakAfter - this.sinceBreak) : left;
      this.add("driving", part);
      this.sinceBreak += part;
      this.driving.push((this.driving.pop() ?? 0) + part);
      left -= part;
    }
  }

  private pause(minutes: number) {
    this.add("break", minutes);
    if (minutes >= breakLength) this.sinceBreak = 0;
  }

  /** Nothing to do: a night's rest where it is long enough. */
  stay(minutes: number) {
    if (minutes < restFrom) return this.pause(minutes);
    this.add("rest", minutes);
    this.sinceBreak = 0;
    this.driving.push(0);
  }

  piece(kind: Piece["kind"], start: number, km = 0, leg: number | null = null) {
    if (this.now > start) this.pieces.push({ kind, start, end: this.now, km, leg });
  }

  /** Stands until a moment. */
  waitUntil(moment: number) {
    const start = this.now;
    this.stay(moment - start);
    this.piece(this.now - start >= restFrom ? "rest" : "wait", start);
  }

  empty({ km, minutes }: { km: number; minutes: number }) {
    const start = this.now;
    this.wheel(wheelOf(minutes));
    this.piece("empty", start, km);
  }
}

interface Order {
  legs: readonly DrivenLeg[];
  bus: ChainBus;
  rules: ChainRules;
  way: MeasureWay;
}

function driveLeg(drive: Drive, leg: DrivenLeg, at: number) {
  const start = drive.now;
  for (const { type, minutes } of leg.parts) {
    if (type === "drive") drive.wheel(minutes);
    else drive.stay(minutes);
  }
  // Stops and boarding beside the driving are the group's time.
  const left = start + leg.durationMinutes - drive.now;
  if (left > 0) drive.stay(left);
  drive.piece("paid", start, leg.paidKm, at);
}

/** When each leg has to leave at the latest so that all after it and the way home are in time. */
function latestStarts({ legs, bus, rules, way }: Order) {
  const latest: number[] = [];
  let next: { place: RoadPoint; at: number } = { place: bus.end ?? bus.base, at: bus.availableTo };
  for (const [after, leg] of [...legs].reverse().entries()) {
    const gap = after > 0 ? rules.turn + rules.ready : rules.turn;
    const there = next.at - way(leg.to, next.place).minutes - gap - leg.durationMinutes;
    next = { place: leg.from, at: Math.min(leg.latestStart, there) };
    latest.unshift(next.at);
  }
  return latest;
}

/** Where the one driver sleeps before an empty way instead of after it: bits, by leg; `home`: before the way home. */
type Sleep = { first: number; home: boolean };
const nowhere: Sleep = { first: 0, home: false };

/** The chain as one driver or two drive it, or null where a departure or the way home is too late. */
function driveChain(order: Order, alone: boolean, sleep: Sleep) {
  const { legs, bus, rules, way } = order;
  const [first] = legs;
  if (!first) return null;
  const latest = latestStarts(order);
  // As near to what the group wishes as the legs after it allow.
  const wishedOf = (leg: DrivenLeg, at: number) =>
    Math.max(leg.earliestStart, Math.min(Math.max(leg.wished, leg.earliestStart), latest[at] ?? leg.latestStart));
  const out = way(bus.base, first.from);
  const start = Math.max(wishedOf(first, 0), bus.availableFrom + out.minutes + rules.ready);
  const drive = new Drive(start - rules.ready - out.minutes, alone);
  const starts: number[] = [];
  let from = bus.base;
  for (const [at, leg] of legs.entries()) {
    const next = way(from, leg.from);
    const wanted = wishedOf(leg, at) - rules.ready;
    const slack = wanted - drive.now - next.minutes;
    if (at > 0 && slack >= restFrom && sleep.first & (1 << at)) drive.waitUntil(drive.now + slack);
    drive.empty(next);
    drive.waitUntil(Math.max(wanted, at === 0 ? start - rules.ready : drive.now));
    drive.work(rules.ready);
    if (drive.now > leg.latestStart + 1e-6) return null;
    starts.push(drive.now);
    driveLeg(drive, leg, at);
    drive.work(rules.turn);
    from = leg.to;
  }
  if (sleep.home) drive.waitUntil(drive.now + nightLength);
  drive.empty(way(from, bus.end ?? bus.base));
  return drive.now > bus.availableTo + 1e-6 ? null : { drive, starts, leave: start - rules.ready - out.minutes };
}

const whole = (activities: readonly Activity[]) => {
  let exact = 0;
  let told = 0;
  // The rules count whole minutes; what is rounded off one is added to the next.
  return activities.flatMap((activity): Activity[] => {
    exact += activity.minutes;
    const minutes = Math.round(exact) - told;
    told += minutes;
    return minutes > 0 ? [{ ...activity, minutes }] : [];
  });
};

function isLawful(start: string, activities: readonly Activity[], crew: 1 | 2) {
  const timeline = { start, activities: whole(activities), crew, occasional: true };
  return checkDrivingHours(timeline).violations.length === 0;
}

/** What cannot be lawful, whoever looks at it closely: too long at the wheel, or between two rests. */
function isTooMuch({ drive, leave }: Driven) {
  const ends = drive.pieces.flatMap(({ kind, start, end }) => (kind === "rest" ? [{ start, end }] : []));
  const sleepsWithin = ends.length < drive.driving.length - 1;
  let from = leave;
  for (const { start, end } of sleepsWithin ? [] : [...ends, { start: drive.now, end: drive.now }]) {
    if (start - from > longestDuty) return true;
    from = end;
  }
  return drive.driving.some((minutes) => minutes > mostDriving + 1);
}

type Driven = NonNullable<ReturnType<typeof driveChain>>;

function scheduleOf({ drive, starts, leave }: Driven, drivers: 1 | 2): Schedule {
  const { pieces, breaks, driving } = drive;
  const nights = drive.activities.filter(({ type }) => type === "rest").length;
  return { leave, back: drive.now, starts, pieces, breaks, drivers, nights, driving };
}

/** Local time of a minute of the chain's clock, without zone. */
type ClockOf = (minute: number) => string;

function byOne(order: Order, clock: ClockOf, home: boolean) {
  const choices = 1 << Math.max(0, order.legs.length);
  for (let first = 0; first < choices; first += 2) {
    const driven = driveChain(order, true, { first, home });
    if (driven && !isTooMuch(driven) && isLawful(clock(driven.leave), driven.drive.activities, 1))
      return scheduleOf(driven, 1);
    const nights = driven?.drive.pieces.filter(({ kind }) => kind === "rest").length ?? 0;
    if (nights <= (home ? 1 : 0)) break;
  }
  return null;
}

/**
 * How a chain is driven lawfully: by one driver, whose nights fall before or after an empty way, the way home too, else by two; null
 * where neither can. The days before are not known: say so.
 */
export function scheduleChain(order: Order, clock: ClockOf, drivers: 1 | 2): Schedule | null {
  const one = byOne(order, clock, false) ?? byOne(order, clock, true);
  if (one) return one;
  if (drivers === 1) return null;
  const driven = driveChain(order, false, nowhere);
  if (!driven) return null;
  const shared = [true, false].map((first) => shareDriving(whole(driven.drive.activities), first));
  const lawful = shared.every((activities) => isLawful(clock(driven.leave), activities, 2));
  return lawful ? scheduleOf(driven, 2) : null;
}
