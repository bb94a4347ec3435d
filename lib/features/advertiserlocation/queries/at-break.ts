import type { BreakStop, PlannedBreak, TripHoursRecord } from "@/lib/features/drivinghours/schema";
import { mayChooseBreaks, withBreakAt } from "@/lib/drivinghours/place-break";
import { breakLine, breakReachKm } from "@/lib/features/drivinghours/rules";
import type { TripWay } from "@/lib/features/way/schema";
import type { Language } from "@/lib/i18n/routing";
import { toRecommendation } from "../present/location";
import { openStateAt } from "../rules/opening";
import { findLocations } from "./near";

const minute = 60_000;
/** Of each break. */
const mostStops = 3;
/** Nearest to the road, of which some are closed when the bus is there. */
const read = 24;

/** Along the stretch of one break: who is beside it and open when the bus is there, nearest first. */
async function stopsAt(stretch: PlannedBreak, way: TripWay, language: Language) {
  const { section, from, to, fromKm, toKm } = stretch;
  const line = breakLine(stretch, way);
  const [start, end] = [line[0], line.at(-1)];
  if (!start || !end) return [];
  const position = ([longitude, latitude]: [number, number]) => ({ longitude, latitude });
  // A stretch without length is a place.
  const ends = toKm - fromKm < 1 ? { start: position(start) } : { start: position(start), end: position(end), line };
  const { rows, lineKm = 0 } = await findLocations({ ...ends, km: breakReachKm, take: read });
  const stops = rows.flatMap((row) => {
    const { id, title, city, distance, along, coachBays, location, ...times } = toRecommendation(row, language);
    const share = lineKm > 0 ? Math.min(1, (along ?? 0) / lineKm) : 0;
    const at = Math.round((from + share * (to - from)) / minute) * minute;
    const state = openStateAt(times, at);
    if (state?.open === false) return [];
    const atKm = Math.round(fromKm + share * (toKm - fromKm));
    const facts = { id, title, city, location, coachBays, open: state !== null };
    return [{ ...facts, section, km: distance ?? 0, atKm, at } satisfies BreakStop];
  });
  return stops.slice(0, mostStops);
}

/**
 * Travel partners beside the road where the 45 minutes may lie, open when the bus gets there: a list for each break, nearest first.
 * Partners alone: nobody's private data.
 */
export const stopsAtBreaks = ({ breaks }: TripHoursRecord, way: TripWay, language: Language) =>
  Promise.all(breaks.map((stretch) => stopsAt(stretch, way, language)));

/** Where breaks are taken: the id of a stop by the break's number. */
export type Pauses = ReadonlyMap<number, string>;

/** The hours with the breaks at the stops that were chosen; a stop that is not there any more is passed over. `taken`: the id by break. */
export async function hoursWithPauses(planned: TripHoursRecord, way: TripWay, language: Language, pauses: Pauses) {
  const taken = new Map<number, string>();
  let hours = planned;
  let stops = await stopsAtBreaks(hours, way, language);
  if (!mayChooseBreaks(planned)) return { hours, stops, taken };
  for (const which of hours.breaks.keys()) {
    const stop = stops[which]?.find(({ id }) => id === pauses.get(which));
    const moved = stop && withBreakAt(hours, which, stop.at);
    if (!stop || !moved) continue;
    taken.set(which, stop.id);
    // A break that comes earlier draws the next one nearer.
    if (moved !== hours && moved.breaks.length > which + 1) stops = await stopsAtBreaks(moved, way, language);
    hours = moved;
  }
  return { hours, stops, taken };
}
