import type { BreakStop, PlannedBreak, TripHoursRecord } from "@/lib/features/drivinghours/schema";
import { breakLine, breakReachKm } from "@/lib/features/drivinghours/rules";
import type { TripWay } from "@/lib/features/way/schema";
import type { Language } from "@/lib/i18n/routing";
import { toRecommendation } from "../present/location";
import { openStateAt } from "../rules/opening";
import { findLocations } from "./near";

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
    const at = from + share * (to - from);
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
