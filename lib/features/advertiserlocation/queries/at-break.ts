import type { Viewer } from "@/lib/access/viewer";
import type { BreakStop, PlannedBreak, TripHoursRecord } from "@/lib/features/drivinghours/schema";
import { breakLine } from "@/lib/features/drivinghours/rules";
import type { TripWay } from "@/lib/features/way/schema";
import { greatCircleKm } from "@/lib/geo/earth";
import { stretchOf } from "@/lib/geo/line";
import type { Language } from "@/lib/i18n/routing";
import { openStateAt } from "../rules/opening";
import { listRecommendations } from "./list";

/** Lines lie some km beside the real road. */
const reachKm = 10;
/** Of each break. */
const mostStops = 3;
const read = 12;

/** The stretch is asked for in parts that are nearly straight. */
const partKm = 40;
const mostParts = 10;

type Position = { longitude: number; latitude: number };
type Part = { start: Position; end: Position; from: number; to: number };

/** Each with the shares of the stretch between which it lies. */
function partsOf(stretch: PlannedBreak, way: TripWay): Part[] {
  const line = breakLine(stretch, way);
  const count = Math.min(mostParts, Math.max(1, Math.ceil((stretch.toKm - stretch.fromKm) / partKm)));
  return Array.from({ length: count }, (_, at) => [at / count, (at + 1) / count] as const).flatMap(([from, to]) => {
    const [start, end] = [stretchOf(line, from, to)[0], stretchOf(line, from, to).at(-1)];
    if (!start || !end) return [];
    const position = ([longitude, latitude]: [number, number]) => ({ longitude, latitude });
    return [{ start: position(start), end: position(end), from, to }];
  });
}

/** Of one part: who is beside it and open when the bus is there. */
async function stopsAlong(viewer: Viewer, { start, end, ...part }: Part, stretch: PlannedBreak, language: Language) {
  const { section, from, to, fromKm, toKm } = stretch;
  const { rows } = await listRecommendations(viewer, { start, end, category: null, km: reachKm, language, take: read });
  const whole = greatCircleKm({ lat: start.latitude, lon: start.longitude }, { lat: end.latitude, lon: end.longitude });
  return rows.flatMap((row) => {
    const { id, title, city, distance, along, coachBays, location } = row;
    const within = whole > 0 ? Math.min(1, (along ?? 0) / whole) : 0;
    const share = part.from + within * (part.to - part.from);
    const at = from + share * (to - from);
    const state = openStateAt(row, at);
    if (state?.open === false) return [];
    const atKm = Math.round(fromKm + share * (toKm - fromKm));
    const facts = { id, title, city, location, coachBays, open: state !== null };
    return [{ ...facts, section, km: distance ?? 0, atKm, at } satisfies BreakStop];
  });
}

async function stopsAt(viewer: Viewer, stretch: PlannedBreak, way: TripWay, language: Language) {
  const found = await Promise.all(partsOf(stretch, way).map((part) => stopsAlong(viewer, part, stretch, language)));
  const nearest = found.flat().sort((one, other) => one.km - other.km);
  return nearest.filter(({ id }, at) => nearest.findIndex((stop) => stop.id === id) === at).slice(0, mostStops);
}

/**
 * Travel partners beside the road where the 45 minutes may lie, open when the bus gets there: a list for each break, nearest first.
 * Partners alone: nobody's private data.
 */
export const stopsAtBreaks = (viewer: Viewer, { breaks }: TripHoursRecord, way: TripWay, language: Language) =>
  Promise.all(breaks.map((stretch) => stopsAt(viewer, stretch, way, language)));
