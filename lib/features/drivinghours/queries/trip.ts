import { withApproach } from "@/lib/drivinghours/approach";
import { breakWindows } from "@/lib/drivinghours/break-window";
import { fixesFor } from "@/lib/drivinghours/fixes";
import { nightsOf } from "@/lib/drivinghours/nights";
import { planTrip, type TripPlan } from "@/lib/drivinghours/plan";
import { planRules, type TripHours } from "@/lib/drivinghours/rules";
import { assumedToYard } from "@/lib/drivinghours/way-home";
import { factsOf } from "@/lib/features/way/rules";
import type { TripInput, TripWay } from "@/lib/features/way/schema";
import type { Driven } from "@/lib/geo/road/profile";
import { localMinute } from "@/lib/i18n/formats";
import { breakLine, sectionKm, wayHours } from "../rules";
import type { PlannedBreak, TripHoursRecord } from "../schema";

const minute = 60_000;

type Trip = {
  category: TripInput["category"];
  transferType: TripInput["transferType"];
  start: { date?: number | null };
  end: { date?: number | null };
};

/** Measured, and driven empty. */
type Empty = Pick<TripWay, "km" | "minutes" | "source"> & Driven;

/** From the yard to the start; `home`: of a one-way trip from the end to it. Null: not known. */
type Approach = (Pick<TripWay, "km"> & Driven & { home?: Empty | null }) | null;

const returns = ({ category, transferType }: Trip) => category === "grouprequest" && transferType === "transfertwoway";
const isRide = ({ category }: Trip) => category === "emptyride";

/** To a hundredth of a degree: the line begins at a door that not every reader may know. */
function placeAt(stretch: Parameters<typeof breakLine>[0], way: TripWay) {
  const [longitude, latitude] = breakLine(stretch, way).at(-1) ?? way.line.at(-1) ?? [0, 0];
  return { longitude: Number(longitude.toFixed(2)), latitude: Number(latitude.toFixed(2)) };
}

function breaksOf(plan: TripPlan, start: number, way: TripWay): PlannedBreak[] {
  const begin = start - plan.beforeDeparture * minute;
  return breakWindows(plan).map(({ section, planned, earliest, latest, after }) => {
    const momentOf = (wheel: number) => begin + Math.round(after + wheel - planned) * minute;
    const kmOf = (wheel: number) => sectionKm(section, wheel, way);
    const stretch = { section, fromKm: kmOf(earliest), toKm: kmOf(latest) };
    return {
      ...stretch,
      // As the crow flies it may lie in the sea: km and time say where.
      location: way.source === "factor" ? null : placeAt(stretch, way),
      wheelMinutes: planned,
      at: momentOf(planned),
      from: momentOf(earliest),
      to: momentOf(latest),
    };
  });
}

/** Where and when who drives sleeps; of a way beyond a working week as if one driver might. */
function nightsOfPlan(plan: TripPlan, trip: TripHours, start: number, way: TripWay): TripHoursRecord["nights"] {
  const slept = plan.beyond ?? (plan.verdict === "notDrivable" ? null : plan);
  if (!slept) return [];
  const begin = start - slept.beforeDeparture * minute;
  return nightsOf({ ...slept, alone: plan.verdict !== "secondDriver" }, trip).map((night) => ({
    place: night.place,
    from: begin + night.after * minute,
    to: begin + (night.after + night.minutes) * minute,
    count: night.count,
    km:
      night.wheelMinutes === null ? null : sectionKm(night.place === "back" ? "back" : "out", night.wheelMinutes, way),
  }));
}

const wallClock = (moment: number) => Date.parse(`${localMinute(moment)}:00Z`);

/** The next morning as it was meant where the clocks change in the night: at nine, unless the night's rest would be too short. */
function onTheClock(trip: TripHours, start: number, returnAfter: number) {
  const shown = (wallClock(start + returnAfter * minute) - wallClock(start)) / minute;
  const meant = returnAfter * 2 - shown;
  const same = planTrip({ ...trip, returnAfter: meant }).verdict === planTrip({ ...trip, returnAfter }).verdict;
  return same ? meant : returnAfter;
}

type Course = {
  asked: TripHours;
  start: number;
  way: TripWay;
  yard: Approach;
  empty: Pick<Empty, "km" | "minutes" | "source"> | null;
};

function recordOf({ asked, start, way, yard, empty }: Course, fromYard: boolean): TripHoursRecord {
  const { trip, dayBefore } = withApproach(asked);
  const plan = planTrip(trip);
  const verdict = dayBefore && plan.verdict === "oneDriver" ? "hotel" : plan.verdict;
  // Where one driver is not enough, one sees what breaks the rules.
  const asAlone = verdict === "secondDriver" || verdict === "notDrivable";
  const activities = asAlone ? plan.alone : plan.activities;
  const sum = (types: string[]) =>
    activities.reduce((total, { type, minutes: some }) => total + (types.includes(type) ? some : 0), 0);
  const fixes = fixesFor(trip);
  const earlier = fixes.find((fix) => fix.what === "return" && fix.verdict === "oneDriver");
  return {
    verdict,
    late: plan.late,
    violations: plan.violations,
    ...(plan.beyondWeek && { beyondWeek: plan.beyondWeek }),
    activities,
    begin: start - (asAlone ? plan.beforeAlone : plan.beforeDeparture) * minute,
    arrival: start + plan.arrival * minute,
    driving: sum(["driving"]),
    duty: sum(["driving", "work", "break", "available"]),
    breaks: breaksOf(plan, start, way),
    nights: nightsOfPlan(plan, trip, start, way),
    latestReturn: earlier ? start + earlier.returnAfter * minute : null,
    fixes: fixes.map(({ what, verdict: then, shift, returnAfter }) => ({
      what,
      verdict: then,
      start: start + shift * minute,
      end: start + (what === "nextDay" ? onTheClock(trip, start, returnAfter) : returnAfter) * minute,
    })),
    way: factsOf(way),
    wayHome: way.home ? factsOf(way.home) : null,
    wayEmpty: empty && factsOf(empty),
    fromYard,
    yard: yard && { km: Math.round(yard.km), minutes: asked.yard ?? 0, dayBefore },
  };
}

/** Of a one-way trip how the bus comes home from its end, to its yard or near the start; the ride of an empty bus is its way home. */
function emptyOf(request: Trip, way: TripWay, yard: Approach, home: Empty | null) {
  if (isRide(request) || request.transferType !== "transferoneway") return { empty: null, toYard: undefined };
  if (yard?.home) return { empty: yard.home, toYard: wayHours(yard.home) };
  const back = { ...wayHours(way), ...(home && { home: wayHours(home) }) };
  return { empty: home ?? way, toYard: assumedToYard(back, planRules.yard) };
}

/**
 * How the drivers of a request can drive it; null for tours, whose programme is not known, and where an end is open. `yard`: the way
 * from the bus's yard to the start, where it is known, else a bus from near the start is assumed, which comes home over `home`: the way
 * from the end back there, where stops make it another one (`emptyWayHome`). Of a trip there and back `way` knows its way home over
 * stops (`drivenWay`).
 */
export function tripHours(
  request: Trip,
  way: TripWay | null,
  yard: Approach = null,
  home: Empty | null = null,
): TripHoursRecord | null {
  const isTour = request.category === "grouprequest" && request.transferType === "transfertour";
  const start = request.start.date;
  if (!way || isTour || request.category === "vacancy" || !start) return null;
  const back = returns(request);
  if (back && !request.end.date) return null;
  const { empty, toYard } = emptyOf(request, way, yard, home);
  const asked = {
    departure: localMinute(start),
    ...wayHours(way),
    ...(way.home && { home: wayHours(way.home) }),
    ...(isRide(request) ? { yard: 0 } : yard ? { yard: Math.round(yard.wheel) } : {}),
    ...(toYard && { toYard }),
    ...(back ? { returnAfter: Math.max(0, Math.round(((request.end.date ?? start) - start) / minute)) } : {}),
  };
  return recordOf({ asked, start, way, yard, empty }, !isRide(request));
}
