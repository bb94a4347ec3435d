import { breakWindows } from "@/lib/drivinghours/break-window";
import type { Crossing } from "@/lib/drivinghours/course";
import { planTrip } from "@/lib/drivinghours/plan";
import type { TripWay } from "@/lib/features/way/schema";
import { stretchOf } from "@/lib/geo/line";
import type { Driven } from "@/lib/geo/road/profile";
import type { PlannedBreak } from "./schema";

/** So far from the road a break is still on the way; lines lie some km beside the real road. */
export const breakReachKm = 10;

type Stretch = Pick<PlannedBreak, "section" | "fromKm" | "toKm">;

type Line = Pick<TripWay, "line" | "km">;

/** The stretch of road on which a break may lie, in the order in which it is driven. */
export function breakLine({ section, fromKm, toKm }: Stretch, { line, km, home }: Line & { home?: Line }) {
  const out = { line, km };
  const driven = section === "out" ? out : (home ?? { ...out, line: line.toReversed() });
  return stretchOf(driven.line, fromKm / driven.km, toKm / driven.km);
}

/** The stretches as a map shows them: none where no road is known, since the crow's line may lie in the sea. */
export const drawnBreaks = (
  breaks: readonly Stretch[],
  way: Parameters<typeof breakLine>[1] & Pick<TripWay, "source">,
) => (way.source === "factor" ? [] : breaks.map((stretch) => breakLine(stretch, way)));

/** A usual departure: where breaks fall on one way follows from the time at the wheel alone. */
const departure = "2027-03-01T08:00";

type DrivenWay = Driven & Pick<TripWay, "km">;

/** A way as hours are planned: whole minutes, each ferry between two pieces of road. */
export function wayHours({ wheel, crossings }: Driven): { wheelMinutes: number; crossings: Crossing[] } {
  const wheelMinutes = Math.round(wheel);
  const within = (after: number) => Math.min(Math.max(0, wheelMinutes - 1), Math.round(after));
  return {
    wheelMinutes,
    crossings: crossings.map(({ after, minutes }) => ({ after: within(after), minutes: Math.round(minutes) })),
  };
}

/** On which km the bus is after so many minutes at the wheel; `back`: of the same way driven back. */
function kmAfter(minutes: number, { km, wheel, crossings }: DrivenWay, back = false) {
  const sailed = crossings.map((one) => ({ km: one.km, after: back ? wheel - one.after : one.after }));
  const roadKm = sailed.reduce((left, one) => left - one.km, km);
  const before = sailed.reduce((sum, one) => (one.after < minutes ? sum + one.km : sum), 0);
  return Math.round((roadKm * minutes) / Math.max(1, wheel) + before);
}

/** The same on the way out or back of a trip. */
export const sectionKm = (section: Stretch["section"], minutes: number, { home, ...way }: TripWay) =>
  section === "back" && home ? kmAfter(minutes, home) : kmAfter(minutes, way, section === "back");

/** On which km of one way the driver's breaks may lie, whenever it begins. */
export function breakStretches(way: DrivenWay): Stretch[] {
  const trip = { departure, ...wayHours(way) };
  const kmOf = (minutes: number) => kmAfter(minutes, way);
  return breakWindows(planTrip(trip)).map(({ section, earliest, latest }) => ({
    section,
    fromKm: kmOf(earliest),
    toKm: kmOf(latest),
  }));
}
