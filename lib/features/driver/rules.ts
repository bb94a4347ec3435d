import type { TripState } from "@/lib/features/trip/rules";

/** More than any company has; a list longer than that is a mistake. */
export const mostDrivers = 500;
/** On one trip. */
export const mostCrew = 8;

type Planned = {
  state: TripState;
  buses: readonly (string | null)[];
  /** Of each driver the bus, 0 the first one; null: whichever. */
  drivers: readonly (number | null)[];
  hasFleet: boolean;
  wasChanged: boolean;
};

/** Each bus has somebody at its wheel: by name, or one of those who take whichever is left. */
function isManned(buses: number, drivers: Planned["drivers"]) {
  const without = Array.from({ length: Math.max(1, buses) }).filter((_, at) => !drivers.includes(at)).length;
  return drivers.filter((vehicle) => vehicle === null).length >= without;
}

/** Ready is what has a driver for each bus and, where the company has a fleet, its buses; whoever loses one of them is it no more. */
export function stateOf({ state, buses, drivers, hasFleet, wasChanged }: Planned): TripState {
  if (state === "underway" || state === "done" || state === "cancelled") return state;
  const named = buses.length > 0 && buses.every((bus) => bus !== null);
  if (isManned(buses.length, drivers) && (named || !hasFleet)) return "ready";
  return wasChanged ? "changed" : "agreed";
}

/** Until it is over somebody may fall ill. */
export const mayAssign = (state: TripState) => state !== "done" && state !== "cancelled";

/** What a driver tells on the way. */
export const progressKinds = ["departed", "delayed", "arrived", "breakdown"] as const;
export type ProgressKind = (typeof progressKinds)[number];
/** Minutes: more is another trip. */
export const mostDelay = 24 * 60;

const minute = 60_000;
const hour = 60 * minute;
/** So long before departure the page takes what the driver presses. */
export const earliestPress = 12 * hour;
/** So long after the end a driver's link still opens the page. */
export const linkOutlasts = 24 * hour;

/** When it was pressed: the telephone's own word for it where that can be, now where not. */
export function pressedAt(at: number | undefined, start: number, now: number) {
  return at !== undefined && at <= now && at >= start - earliestPress ? at : now;
}

type Step = { kind: string; at: number; minutes?: unknown };

/** How the trip runs by what was told; oldest first. */
export function progressOf(steps: readonly Step[]) {
  const last = (kind: ProgressKind) => steps.findLast((step) => step.kind === kind);
  const minutes = last("delayed")?.minutes;
  return {
    departedAt: last("departed")?.at ?? null,
    arrivedAt: last("arrived")?.at ?? null,
    brokenAt: last("breakdown")?.at ?? null,
    delay: typeof minutes === "number" ? minutes : 0,
  };
}
type Progress = ReturnType<typeof progressOf>;

/** What the programme says of one trip; `lasts`: milliseconds of one way, an estimate. */
export type Course = {
  transferType: string;
  start: number;
  end: number;
  lasts: number | null;
  hasEnd: boolean;
};

/** What comes next of a trip, by what its driver has told. */
export function nextStep(course: Course, { departedAt, arrivedAt, delay }: Progress) {
  const { start, end, lasts } = course;
  const returns = course.transferType === "transfertwoway" && course.hasEnd;
  const isBack = returns && arrivedAt !== null;
  const planned = isBack ? end : start;
  // What was told on the way out is over on the way back.
  const late = planned + (isBack ? 0 : delay * minute);
  const isUnderway = departedAt !== null && departedAt > (arrivedAt ?? 0);
  const isOver = arrivedAt !== null && !isUnderway && (!returns || arrivedAt >= end);
  const leaves = isUnderway ? Math.max(departedAt, late > planned ? late : 0) : late;
  const arrives = lasts === null ? (returns ? null : end) : leaves + lasts;
  const step: "over" | "arrival" | "departure" = isOver ? "over" : isUnderway ? "arrival" : "departure";
  // A tour comes back to where it began.
  const leadsHome = isBack || course.transferType === "transfertour";
  return { step, isBack, leadsHome, planned, leaves, arrives };
}

type Press = { what: ProgressKind; at: number; minutes?: number };

/** With what was pressed and has not reached the server yet. */
export function withPresses(told: Progress, presses: readonly Press[]): Progress {
  const last = (kind: ProgressKind) => presses.findLast(({ what }) => what === kind);
  return {
    departedAt: last("departed")?.at ?? told.departedAt,
    arrivedAt: last("arrived")?.at ?? told.arrivedAt,
    brokenAt: last("breakdown")?.at ?? told.brokenAt,
    delay: last("delayed")?.minutes ?? told.delay,
  };
}
