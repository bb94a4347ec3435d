import { type Day, today as dayAt } from "@/components/form/calendar";
import { withoutReference } from "@/lib/features/busrequest/rules/trip-title";
import type { CalendarEntry } from "@/lib/features/calendar/schema";

/** An entry with the days that it touches in the calendar's time zone. */
export type Shown = CalendarEntry & { first: Day; last: Day };

export function shown(entry: CalendarEntry, zone: string): Shown {
  // Of a trip that was won the title begins with the reference, which stands beside it anyway.
  const title = withoutReference(entry.title, entry.reference);
  // What ends at midnight does not touch the day that begins there.
  const last = dayAt(Math.max(entry.start, entry.end - 1), zone);
  return { ...entry, title, first: dayAt(entry.start, zone), last };
}

type Ranged = { first: Day; last: Day; start: number };
export type Bar<T> = { entry: T; column: number; span: number; lane: number; before: boolean; after: boolean };
export type WeekLayout<T> = { bars: Bar<T>[]; more: number[] };

/**
 * Bars of one week of a month: each in the first lane that is free on all its days, long ones first. What finds none
 * of the lanes is counted on each of its days.
 */
export function layoutWeek<T extends Ranged>(days: readonly Day[], entries: readonly T[], lanes = 3): WeekLayout<T> {
  const [first = "", last = ""] = [days[0], days.at(-1)];
  const until = Array.from({ length: lanes }, () => -1);
  const more = days.map(() => 0);
  const bars: Bar<T>[] = [];
  const inWeek = entries
    .filter((entry) => entry.first <= last && entry.last >= first)
    .map((entry) => {
      const column = entry.first < first ? 0 : days.indexOf(entry.first);
      const end = entry.last > last ? days.length - 1 : days.indexOf(entry.last);
      return { entry, column, span: end - column + 1, before: entry.first < first, after: entry.last > last };
    })
    .sort((a, b) => a.column - b.column || b.span - a.span || a.entry.start - b.entry.start);
  for (const bar of inWeek) {
    const lane = until.findIndex((column) => column < bar.column);
    const end = bar.column + bar.span - 1;
    if (lane < 0) {
      for (let column = bar.column; column <= end; column += 1) more[column] = (more[column] ?? 0) + 1;
      continue;
    }
    until[lane] = end;
    bars.push({ ...bar, lane });
  }
  return { bars, more };
}

type Timed = { start: number; end: number; state?: string };
/**
 * `left`, `width`: of the box that can be read and pressed, in shares of the row; `lead`, `share`: where in the box the
 * entry's own hours begin and how much of it they take; `room`: until where its words may run.
 */
export type TimeBar<T> = {
  entry: T;
  left: number;
  width: number;
  lead: number;
  share: number;
  room: number;
  lane: number;
  clash: boolean;
};
type RowLayout<T> = { bars: TimeBar<T>[]; lanes: number; hidden: number };

/** Two that other calendars hold are nobody's clash. */
const isBusy = ({ state }: Timed) => state === "busy";
const meets = (one: Timed, other: Timed) => one.start < other.end && other.start < one.end;

/** How far the words of each may run: to the next box of its lane, or to the end of the row. */
function withRoom<T>(bars: Omit<TimeBar<T>, "room">[]): TimeBar<T>[] {
  const next = new Map<number, number>();
  return bars
    .toReversed()
    .map((bar) => {
      const room = (next.get(bar.lane) ?? 1) - bar.left;
      next.set(bar.lane, bar.left);
      return { ...bar, room };
    })
    .toReversed();
}

/**
 * Bars of one bus by the clock, in shares of the row: each as long as its hours, in a box that is wide enough for its
 * words (`least`) and no other box of its lane lies over.
 */
export function layoutRow<T extends Timed>(
  { from, to }: { from: number; to: number },
  entries: readonly T[],
  { least = 0.1, most = 6 } = {},
): RowLayout<T> {
  const until: number[] = [];
  const bars: Omit<TimeBar<T>, "room">[] = [];
  let hidden = 0;
  const at = (moment: number) => Math.min(1, Math.max(0, (moment - from) / (to - from)));
  for (const entry of entries.toSorted((a, b) => a.start - b.start)) {
    const [start, end] = [at(entry.start), at(entry.end)];
    const left = Math.min(start, 1 - least);
    const width = Math.max(least, end - left);
    const free = until.findIndex((last) => last <= left + 1e-9);
    const lane = free < 0 ? until.length : free;
    if (lane >= most) {
      hidden += 1;
      continue;
    }
    until[lane] = left + width;
    const clash = entries.some((other) => other !== entry && meets(entry, other) && !(isBusy(other) && isBusy(entry)));
    bars.push({ entry, left, width, lane, clash, lead: (start - left) / width, share: (end - start) / width });
  }
  return { bars: withRoom(bars), lanes: Math.max(1, until.length), hidden };
}

type Free = { from: number; to: number };
export type GapBox<G> = { gap: G; left: number; width: number };

/** In shares of a row: a box that is as narrow as boxes get, and what its words take beyond it. */
const [shortBox, forWords] = [0.12, 0.07];

/** Gaps between the boxes of a row, in shares of it; one that is too narrow to be pressed is left out. */
export function layoutGaps<G extends Free, T extends Timed>(
  { from, to }: Free,
  gaps: readonly G[],
  bars: readonly TimeBar<T>[],
  least = 0.035,
): GapBox<G>[] {
  const at = (moment: number) => Math.min(1, Math.max(0, (moment - from) / (to - from)));
  return gaps.flatMap((gap) => {
    const before = bars.filter(({ entry }) => entry.end <= gap.from);
    const behind = bars.filter(({ entry }) => entry.start >= gap.to).map((bar) => bar.left);
    const left = Math.max(at(gap.from), ...before.map((bar) => bar.left + bar.width));
    const width = Math.min(at(gap.to), ...behind) - left;
    // A wide gap leaves the words of a short entry before it some room.
    const leaves = width > 3 * forWords && before.some((bar) => bar.width <= shortBox && bar.left + bar.width >= left);
    const shift = leaves ? forWords : 0;
    return width >= least ? [{ gap, left: left + shift, width: width - shift }] : [];
  });
}

/** Words of a bar run no farther than to the next gap. */
export const clearOf = <T>(bars: readonly TimeBar<T>[], boxes: readonly GapBox<unknown>[]) =>
  bars.map((bar) => {
    const next = boxes.filter(({ left }) => left >= bar.left + bar.width - 1e-9).map(({ left }) => left - bar.left);
    return { ...bar, room: Math.min(bar.room, ...next) };
  });

type Placed = Pick<Shown, "kind" | "bus">;
type Loose = Placed & Pick<Shown, "received" | "tripId">;

/** A trip that another company drives for the calendar's own. */
export const isOrdered = ({ kind, received, tripId }: Pick<Shown, "kind" | "received" | "tripId">) =>
  kind !== "booking" && !received && tripId !== null;

const hasNoBus = ({ kind, bus }: Placed) => bus === null && kind !== "external";

/** What stands in the row of what still needs a bus, and in that of what comes with one of another company. */
export const needsBus = (entry: Loose) => hasNoBus(entry) && !isOrdered(entry);
export const comesWithBus = (entry: Loose) => hasNoBus(entry) && isOrdered(entry);

/** What stands in a bus's row: its own, and what another calendar takes of all buses. */
export const standsOn = (id: string) => (entry: Placed) =>
  entry.bus?.id === id || (entry.kind === "external" && entry.bus === null);

/** On how many of the buses something stands that day. */
export function busyOn(day: Day, entries: readonly Pick<Shown, "first" | "last" | "bus">[]) {
  const here = entries.flatMap(({ first, last, bus }) => (bus && first <= day && last >= day ? [bus.id] : []));
  return new Set(here).size;
}
