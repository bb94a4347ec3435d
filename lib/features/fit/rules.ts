import { corridorLimits, type Misfit } from "@/lib/corridor/limits";
import { marketDay } from "@/lib/i18n/formats";

/** Bounds of the two sliders: hours by which times may move, km that a bus may drive more. */
export const mostHours = 12;
export const mostKm = 150;
export const usualLook = { hours: 1, km: 60 } as const;
/** Steps of the sliders; the longest time is "a day". */
export const hourSteps = [0, 0.5, 1, 2, 4, 12] as const;
export const kmSteps = [5, 10, 20, 30, 40, 60, 80, 100, 120, 150] as const;

/** `hours`: the departure of the bus, or the group's pick-up, may move so far either way. */
export interface FitLook {
  hours: number;
  km: number;
}

/** What just fails is looked for so far beyond the look, and so many of it are named. */
export const nearlyHours = 2;
export const nearlyKm = 40;
export const mostMissed = 5;
/** Open requests that are counted where nothing fits; beyond it is said that there were more. */
export const mostLooked = 1_000;

/** km around its base, as the crow flies, in which a company's own bus without a post is counted as free. */
export const ownBusRadius = 100;
/** Hours between two entries of a bus from which on it is said what fits in between; days that are looked through. */
export const leastGapHours = 12;
export const longestLook = 62;
/** Of a free bus that names none. */
export const usualRadius = 50;

/** A longer detour may take longer, at the pace of small roads; 60 km are the two hours of the corridor. */
export const detourMinutes = (km: number) => Math.max(corridorLimits.maxDetourMinutes, km * 2);

interface Ranked {
  fits: boolean;
  /** Null: a free bus, which drives nowhere by itself. */
  directKm: number | null;
  extraKm: number;
  savedKm: number;
  shiftMinutes: number;
  seatsLeft: number;
  reasons: readonly Misfit[];
}

/** Empty km saved for each km more. */
const worth = ({ savedKm, extraKm }: Ranked) => savedKm / Math.max(1, extraKm);
const isRide = ({ directKm }: Ranked) => directKm !== null;

/**
 * What fits first, rides that run anyway before free buses; rides by empty km saved for each km more, free buses by the
 * km that they drive empty; equal ones by how little they move. What fails last: the fewest reasons first.
 */
export function compareFits(a: Ranked, b: Ranked) {
  const better =
    Number(b.fits) - Number(a.fits) ||
    a.reasons.length - b.reasons.length ||
    Number(isRide(b)) - Number(isRide(a)) ||
    (isRide(a) ? worth(b) - worth(a) : a.extraKm - b.extraKm);
  // Of buses from one yard the one that leaves the fewest seats empty.
  return better || Math.abs(a.shiftMinutes) - Math.abs(b.shiftMinutes) || Math.abs(a.seatsLeft) - Math.abs(b.seatsLeft);
}

/** Those of a list that the sliders decide: each fails by its own reason, what else it fails by stays. */
const sliding: readonly Misfit[] = ["too-early", "too-late", "detour-km", "detour-minutes"];

interface Slid extends Ranked {
  extraMinutes: number;
}

/** A free bus has its own hours, and km that it drives empty in any case; the group may not want to move as far. */
function slideFree<Row extends Slid>(row: Row, hours: number): Row {
  if (!row.fits || Math.abs(row.shiftMinutes) <= hours * 60) return row;
  return { ...row, reasons: [row.shiftMinutes > 0 ? "too-early" : "too-late"], fits: false };
}

function slide<Row extends Slid>(row: Row, { hours, km }: FitLook): Row {
  if (!isRide(row)) return slideFree(row, hours);
  const reasons = row.reasons.filter((reason) => !sliding.includes(reason));
  if (-row.shiftMinutes > hours * 60) reasons.push("too-early");
  if (row.shiftMinutes > hours * 60) reasons.push("too-late");
  if (row.extraKm > km) reasons.push("detour-km");
  if (row.extraMinutes > detourMinutes(km)) reasons.push("detour-minutes");
  return { ...row, reasons, fits: reasons.length === 0 };
}

/** A list that is loaded, under sliders that are being moved: at once, until the server has answered. */
export const rerank = <Row extends Slid>(rows: readonly Row[], look: FitLook) =>
  rows.map((row) => slide(row, look)).sort(compareFits);

/** Buses that a row of a list names. */
export const namedFits = 3;

/** One of a company's posts, or one of its buses that nobody has posted, beside a request that it fits. */
export interface NamedFit {
  /** Of the post, else of the bus: how a link to the request's page asks for it. */
  link: string;
  /** False: a free bus, whose km are driven empty. */
  ride: boolean;
  bus: { licenceplate: string; country: string } | null;
  /** Where it starts, in the reader's language. */
  from: string;
  to: string | null;
  extraKm: number;
  extraMinutes: number;
  shiftMinutes: number;
  savedKm: number;
  /** Milliseconds. */
  leave: number;
}

/** How many of a company's posts and free buses fit a request, and the best of them. */
export interface RequestFit {
  count: number;
  best: readonly NamedFit[];
}

/** Bounds that an address asks for, of those that the sliders have; null where it says none. */
export function lookOf(search: URLSearchParams): FitLook | null {
  const [hours, km] = [Number(search.get("hours")), Number(search.get("km"))];
  const known = search.has("hours") && hourSteps.some((step) => step === hours) && kmSteps.some((step) => step === km);
  return known ? { hours, km } : null;
}

/** What one source may have searched in an hour for a trip that is not public yet, by the call and by pages. */
export const passingLimit = { name: "fit-passing", points: 120, seconds: 3_600 };

/**
 * The day before departure, as 00:00 UTC: the last one on which a group's author hears of another bus. On the day itself no
 * company plans a driver anew for a request that it is still to be asked for.
 */
export const lastNoticeDay = (start: number) => marketDay(start) - 86_400_000;

/** Minutes that a mail waits for further buses, and at least between two mails to one author. */
export const gatherMinutes = 10;
export const restMinutes = 60;
/** Buses that such a mail names; all of them stand on the author's page. */
export const noticeRows = 10;
