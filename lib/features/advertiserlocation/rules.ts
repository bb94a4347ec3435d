import { earthKm, unitChord } from "@/lib/geo/earth";

// Here and not in schema.ts, so that a component takes them without the validator.
export const locationCategories = ["hotel", "restaurant", "attraction", "serviceArea", "other"] as const;
export type LocationCategory = (typeof locationCategories)[number];

/** Bus-friendly facts that a place has or has not, in the order in which they are shown. */
export const locationAmenities = ["driverMeal", "groupMenu", "toilets", "washing", "wasteDisposal"] as const;
export type LocationAmenity = (typeof locationAmenities)[number];

export const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export type Weekday = (typeof weekdays)[number];
/** "HH:MM"; `to` before `from` is on the day after, "24:00" the day's end. */
export type OpenSpan = { from: string; to: string };
/** Local time of the place; a day without spans is closed. */
export type OpeningTimes = Partial<Record<Weekday, OpenSpan[]>>;
export const mostSpans = 4;
export const mostPictures = 8;
export const mostBays = 200;

/** Minutes since midnight. */
export const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const dayMinutes = 24 * 60;
const weekMinutes = 7 * dayMinutes;

/** Minutes from Monday 00:00, each span once; that of a night ends beyond its day. */
export function minuteSpans(times: OpeningTimes) {
  return weekdays.flatMap((day, index) =>
    (times[day] ?? []).map(({ from, to }, nth) => {
      const [start, end] = [minutesOf(from), minutesOf(to)];
      const length = end > start ? end - start : end - start + dayMinutes;
      return { day, nth, start: index * dayMinutes + start, end: index * dayMinutes + start + length };
    }),
  );
}

/** Spans that another one runs into, also past midnight and from Sunday into Monday. */
export function overlappingSpans(times: OpeningTimes) {
  const spans = minuteSpans(times).sort((a, b) => a.start - b.start);
  const [first] = spans;
  const next = (index: number) => spans[index + 1]?.start ?? (first ? first.start + weekMinutes : Infinity);
  return spans.filter(({ end }, index) => end > next(index)).map(({ day, nth }) => ({ day, nth }));
}

/** km to each side of the route, and around a single place: what a reader may choose, and what holds unless told. */
export const corridors = [10, 20, 60, 120] as const;
export const corridorKm = 60;

type Point = { longitude: number; latitude: number };
export type Vector = readonly [x: number, y: number, z: number];

/** km; the radius of the generated position columns. */
export const earth = earthKm;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Of length 1, from the Earth's centre. */
export function vectorOf({ longitude, latitude }: Point): Vector {
  const [lon, lat] = [radians(longitude), radians(latitude)];
  return [Math.cos(lat) * Math.cos(lon), Math.cos(lat) * Math.sin(lon), Math.sin(lat)];
}

const cross = ([a, b, c]: Vector, [x, y, z]: Vector): Vector => [b * z - c * y, c * x - a * z, a * y - b * x];
const length = ([x, y, z]: Vector) => Math.hypot(x, y, z);
const none: Vector = [0, 0, 0];

function unit(vector: Vector): Vector {
  const size = length(vector);
  const [x, y, z] = vector;
  return size > 1e-9 ? [x / size, y / size, z / size] : none;
}

/** The straight chord, on an Earth of radius 1, of a distance along the ground. */
export const chordOf = unitChord;

/**
 * The great circle from `start` to `end` in the vectors that a query needs: `side` stands upright on its plane;
 * a place lies beside the route, and not before or behind it, where both `ahead` and `back` point to it. Where
 * both ends are one place the three are zero, and no place is beside it. `middle` and `halfKm` enclose the whole.
 */
export function routeOf(start: Point, end: Point) {
  const [a, b] = [vectorOf(start), vectorOf(end)];
  const side = unit(cross(a, b));
  const middle = unit([a[0] + b[0], a[1] + b[1], a[2] + b[2]]);
  const gap = length([a[0] - b[0], a[1] - b[1], a[2] - b[2]]);
  return {
    a,
    b,
    side,
    ahead: cross(side, a),
    back: cross(b, side),
    middle,
    halfKm: Math.asin(Math.min(1, gap / 2)) * earth,
  };
}

const degrees = (angle: number) => (angle * 180) / Math.PI;

/** Places along the great circle, both ends included: the line that distances are measured from, as a map draws it. */
export function greatCircle(start: Point, end: Point, legs = 32): [longitude: number, latitude: number][] {
  const { a, b } = routeOf(start, end);
  return Array.from({ length: legs + 1 }, (_, step) => {
    // Even steps on the chord are uneven on the ground; for a drawn line that makes no difference.
    const share = step / legs;
    const between = (axis: 0 | 1 | 2) => a[axis] * (1 - share) + b[axis] * share;
    const [x, y, z] = [between(0), between(1), between(2)];
    return [degrees(Math.atan2(y, x)), degrees(Math.atan2(z, Math.hypot(x, y)))];
  });
}

/** In the language asked for, or else in the first of the others that has one. */
export function languageShown<L extends string>(texts: Partial<Record<L | "en" | "de" | "es", string>>, wanted: L) {
  const order: (L | "en" | "de" | "es")[] = [wanted, "en", "de", "es"];
  return order.find((language) => texts[language]) ?? wanted;
}
