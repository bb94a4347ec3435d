import type { TripState } from "@/lib/features/trip/rules";
import { isLanguage, type Language } from "@/lib/i18n/routing";

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

/** In which of the product's languages a driver reads: the dispatcher's where the driver speaks it or none of them. */
export const languageOfDriver = (spoken: readonly string[], dispatcher: Language): Language =>
  spoken.includes(dispatcher) ? dispatcher : (spoken.find(isLanguage) ?? dispatcher);

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

/** Km from all that a trip drives, as the crow flies, beyond which a telephone errs. */
export const farthestOff = 300;

/** When it was pressed: the telephone's own word for it where that can be, now where not. */
export function pressedAt(at: number | undefined, start: number, now: number) {
  return at !== undefined && at <= now && at >= start - earliestPress ? at : now;
}

type Step = { kind: string; at: number; minutes?: unknown };

/** How a trip runs; of a trip there and back the way out ends with the first arrival. */
type Progress = {
  firstDepartedAt: number | null;
  departedAt: number | null;
  firstArrivedAt: number | null;
  arrivedAt: number | null;
  brokenAt: number | null;
  /** Minutes; an arrival ends it, since it was told of the way that is over. */
  delay: number;
};

const untold: Progress = {
  firstDepartedAt: null,
  departedAt: null,
  firstArrivedAt: null,
  arrivedAt: null,
  brokenAt: null,
  delay: 0,
};

function withStep(told: Progress, { kind, at, minutes }: Step): Progress {
  switch (kind as ProgressKind) {
    case "departed":
      return { ...told, firstDepartedAt: told.firstDepartedAt ?? at, departedAt: at };
    case "arrived":
      return { ...told, firstArrivedAt: told.firstArrivedAt ?? at, arrivedAt: at, delay: 0 };
    case "breakdown":
      return { ...told, brokenAt: at };
    case "delayed":
      return { ...told, delay: typeof minutes === "number" ? minutes : 0 };
    default:
      return told;
  }
}

/** How the trip runs by what was told; oldest first. */
export const progressOf = (steps: readonly Step[]) => steps.reduce(withStep, untold);

/** Its breakdown is told and no arrival since: it waits beside the road. */
export const standsBroken = ({ brokenAt, arrivedAt }: Pick<Progress, "brokenAt" | "arrivedAt">) =>
  brokenAt !== null && brokenAt > (arrivedAt ?? 0);

/** What the programme says of one trip; `lasts`: milliseconds of the way out, `lastsHome` of the way home, estimates. */
export type Course = {
  transferType: string;
  start: number;
  end: number;
  lasts: number | null;
  lastsHome: number | null;
  hasEnd: boolean;
};

/** Whatever is pressed within half a way's time is told of the same way: by the other bus, or once more. */
const apart = (lasts: number | null) => (lasts ?? hour) / 2;

/** Once it has arrived the group leaves for home; where nobody told of that, with the next departure once that is due. */
function hasLeftForHome(course: Course, { firstDepartedAt, departedAt, firstArrivedAt }: Progress) {
  if (departedAt === null || firstDepartedAt === null) return false;
  if (firstArrivedAt !== null && departedAt > firstArrivedAt) return true;
  return departedAt >= course.end && departedAt >= firstDepartedAt + apart(course.lasts);
}

/** With the arrival after that; where nobody told of the way home's departure, with one so late that it is no way out's. */
function isHome(course: Course, progress: Progress) {
  const { departedAt, firstArrivedAt, arrivedAt } = progress;
  if (arrivedAt === null || firstArrivedAt === null) return false;
  if (hasLeftForHome(course, progress)) return arrivedAt >= (departedAt ?? 0);
  return arrivedAt >= Math.max(course.end, firstArrivedAt) + apart(course.lastsHome);
}

/** What comes next of a trip, by what its driver has told. */
export function nextStep(course: Course, progress: Progress) {
  const { start, end } = course;
  const { departedAt, arrivedAt, delay } = progress;
  const returns = course.transferType === "transfertwoway" && course.hasEnd;
  const isBack = returns && (arrivedAt !== null || hasLeftForHome(course, progress));
  const planned = isBack ? end : start;
  const isUnderway = departedAt !== null && departedAt > (arrivedAt ?? 0);
  // For home a group may leave hours early: it is late by what that way then takes longer.
  const due = isBack && isUnderway ? Math.min(planned, departedAt) : planned;
  // Who comes late leaves for home no earlier than that.
  const late = Math.max(due + delay * minute, isBack ? (arrivedAt ?? 0) : 0);
  const isOver = arrivedAt !== null && !isUnderway && (!returns || isHome(course, progress));
  const leaves = isUnderway ? Math.max(departedAt, delay > 0 ? late : 0) : late;
  const lasts = isBack ? course.lastsHome : course.lasts;
  const arrives = lasts === null ? (returns ? null : end) : leaves + lasts;
  const step: "over" | "arrival" | "departure" = isOver ? "over" : isUnderway ? "arrival" : "departure";
  // A tour comes back to where it began.
  const leadsHome = isBack || course.transferType === "transfertour";
  return { step, isBack, leadsHome, planned, leaves, arrives };
}

/** Of several buses: one by its number from 1, or the one that a driver takes whom the yard has given none; null: the trip as a whole. */
export type Voice = { bus: number } | { driver: string } | null;
type Crew = readonly { driverId: string; vehicle: number | null }[];
type Told = Step & { bus?: unknown; driver?: unknown };

/** For which bus a driver speaks: the own one, or the last one that nobody else has. */
export function voiceOf(buses: number, crew: Crew, driverId: string | null): Voice {
  const me = crew.find((one) => one.driverId === driverId);
  if (!me || buses < 2) return null;
  if (me.vehicle !== null) return { bus: me.vehicle + 1 };
  const free = Array.from({ length: buses }, (_, at) => at).filter((at) => crew.every(({ vehicle }) => vehicle !== at));
  const [last] = free;
  if (last === undefined) return null;
  const alone = free.length === 1 && crew.filter(({ vehicle }) => vehicle === null).length === 1;
  return alone ? { bus: last + 1 } : { driver: me.driverId };
}

export const sameVoice = (one: Voice, other: Voice) => JSON.stringify(one) === JSON.stringify(other);

/** What was told of one bus; what the company, or a driver for no bus of its own, told is told of each. */
export function stepsOf<S extends Told>(steps: readonly S[], voice: Voice, buses: number, crew: Crew) {
  if (voice === null) return steps;
  return steps.filter(({ bus, driver }) => {
    const by = typeof bus === "number" ? { bus } : voiceOf(buses, crew, typeof driver === "string" ? driver : null);
    return by === null || sameVoice(by, voice);
  });
}

/** The buses that somebody drives, each once, by number; the trip as a whole where there is one bus, or nobody's is told apart. */
export function voicesOf(buses: number, crew: Crew): readonly Voice[] {
  const all = crew.map(({ driverId }) => voiceOf(buses, crew, driverId)).filter((voice) => voice !== null);
  const each = all.filter((voice, at) => all.findIndex((one) => sameVoice(one, voice)) === at);
  const numberOf = (voice: NonNullable<Voice>) => ("bus" in voice ? voice.bus : Number.POSITIVE_INFINITY);
  return each.length === 0 ? [null] : each.toSorted((one, other) => numberOf(one) - numberOf(other) || 0);
}

type Ahead = { isBack: boolean; step: "over" | "arrival" | "departure"; leaves: number };

/**
 * Whose word holds for the trip as a whole: the bus that is furthest behind, so that it is over with the last one. Of
 * those that wait the first to leave, for nobody may come late to it; on the way the last.
 */
export function furthestBehind<R extends { next: Ahead }>(runs: readonly [R, ...R[]]): R {
  const far = ({ next: { step, isBack } }: R) =>
    step === "over" ? 4 : Number(isBack) * 2 + Number(step === "arrival");
  return runs.reduce((last, run) => {
    const later = run.next.leaves - last.next.leaves;
    return (far(run) - far(last) || (run.next.step === "departure" ? later : -later)) < 0 ? run : last;
  });
}

type Press = { what: ProgressKind; at: number; minutes?: number };

/** With what was pressed and has not reached the server yet. */
export const withPresses = (told: Progress, presses: readonly Press[]) =>
  presses.reduce((before, { what, ...press }) => withStep(before, { kind: what, ...press }), told);
