import { env } from "@/env.mjs";
import { earthKm, greatCircleKm } from "@/lib/geo/earth";

/** A point of a way: degrees, and the country's ISO code, whose roads decide how far it is. */
export interface RoadPoint {
  lat: number;
  lon: number;
  country: string;
}

interface SpeedStep {
  /** Length of this part of the way; null: all that is left. */
  km: number | null;
  kmh: number;
}

/** How far and how fast a coach drives where no road network answers. */
export interface RoadProfile {
  earthKm: number;
  /** Road km for each km as the crow flies, by country. */
  roadFactor: { [country: string]: number; default: number };
  speed: SpeedStep[];
  /** Minutes at the wheel after which a break is due, and its length. */
  breakEvery: number;
  breakMinutes: number;
}

/**
 * Factors assumed around the one published figure (1.3 for networks of motorways, arXiv 2406.06490); speeds door to door:
 * out of town, a stretch of main road, motorway. Breaks after Article 7 of Regulation (EC) 561/2006.
 */
const coachProfile: RoadProfile = {
  earthKm,
  roadFactor: {
    default: 1.25,
    AT: 1.35,
    CH: 1.35,
    SI: 1.35,
    IT: 1.3,
    FR: 1.25,
    CZ: 1.3,
    HR: 1.35,
    PL: 1.25,
    NO: 1.5,
  },
  speed: env.COACH_SPEEDS,
  breakEvery: 270,
  breakMinutes: 45,
};

/** km/h that no coach exceeds by the profile. */
export const fastest = Math.max(...coachProfile.speed.map(({ kmh }) => kmh));

/** Great circle times the mean of both countries' factors. */
function factorKm(a: RoadPoint, b: RoadPoint, profile = coachProfile) {
  const factor = (point: RoadPoint) => profile.roadFactor[point.country] ?? profile.roadFactor.default;
  return (greatCircleKm(a, b, profile.earthKm) * (factor(a) + factor(b))) / 2;
}

/** Minutes at the wheel, without breaks. */
export function wheelMinutes(km: number, profile = coachProfile) {
  let left = km;
  let minutes = 0;
  for (const step of profile.speed) {
    const part = step.km === null ? left : Math.min(left, step.km);
    minutes += (part / step.kmh) * 60;
    left -= part;
    if (left <= 0) break;
  }
  return minutes;
}

function withBreaks(minutes: number, profile: RoadProfile) {
  return minutes + profile.breakMinutes * Math.max(0, Math.ceil(minutes / profile.breakEvery - 1e-9) - 1);
}

/** Minutes of one uninterrupted way, with the breaks it needs. */
export const driveMinutes = (km: number, profile = coachProfile) => withBreaks(wheelMinutes(km, profile), profile);

/** At the wheel where a service has timed the way: it may know cars only, so a coach is no faster than its profile. */
export const coachWheel = (km: number, timed: number) => Math.max(timed, wheelMinutes(km));

/** The same with its breaks. */
export const coachMinutes = (km: number, timed: number) => withBreaks(coachWheel(km, timed), coachProfile);

/** One way: km and minutes with breaks, unrounded. */
export interface Way {
  km: number;
  minutes: number;
}

/** Two points of a line, by their places in it. */
export type Stretch = readonly [first: number, last: number];

/** A ferry on a way: minutes on it with the wait before it, its km, and the minutes at the wheel before it. */
export interface Crossing {
  after: number;
  minutes: number;
  km: number;
  /** Where it lies on the way's line; left out where a service does not tell. */
  stretch?: Stretch;
}

/** Minutes on a ferry, by its km where nobody has timed it, and the wait before it. */
const ferryKmh = 35;
const ferryWait = 45;
export const crossingMinutes = (km: number, timed = (km / ferryKmh) * 60) => timed + ferryWait;

/** How a way is driven: minutes at the wheel without breaks and ferries. */
export interface Driven {
  wheel: number;
  crossings: Crossing[];
}

/** What measures a way between two points; the corridor, the chains and the road port share it. */
export type MeasureWay = (from: RoadPoint, to: RoadPoint) => Way;

/** Measures by the profile alone, without a network. */
export const byProfile =
  (profile = coachProfile): MeasureWay =>
  (from, to) => {
    const km = factorKm(from, to, profile);
    return { km, minutes: driveMinutes(km, profile) };
  };
