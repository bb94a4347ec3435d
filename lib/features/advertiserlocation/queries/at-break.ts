import type { Viewer } from "@/lib/access/viewer";
import type { BreakStop, TripHoursRecord } from "@/lib/features/drivinghours/schema";
import type { TripWay } from "@/lib/features/way/schema";
import { greatCircleKm } from "@/lib/geo/earth";
import type { Language } from "@/lib/i18n/routing";
import { openStateAt } from "../rules/opening";
import { listRecommendations } from "./list";

/** Lines lie some km beside the real road. */
const reachKm = 10;
const mostStops = 3;
const read = 12;

type Line = TripWay["line"];
const point = ([lon, lat]: Line[number]) => ({ lat, lon });

/** Where on the line a share of the way has been driven. */
function pointAt(line: Line, share: number) {
  const lengths = line.slice(1).map((to, at) => greatCircleKm(point(line[at] ?? to), point(to)));
  let left = lengths.reduce((sum, km) => sum + km, 0) * Math.min(1, Math.max(0, share));
  for (const [at, length] of lengths.entries()) {
    const [from, to] = [line[at], line[at + 1]];
    if (!from || !to || (left > length && at < lengths.length - 1)) {
      left -= length;
      continue;
    }
    const part = length > 0 ? Math.min(1, left / length) : 0;
    return { longitude: from[0] + (to[0] - from[0]) * part, latitude: from[1] + (to[1] - from[1]) * part };
  }
  return null;
}

/** The stretch is asked for in parts that are nearly straight. */
const partKm = 40;
const mostParts = 10;

type Part = { start: Point; end: Point; from: number; to: number };
type Point = NonNullable<ReturnType<typeof pointAt>>;

function partsOf(
  { section, from, to, fromKm, toKm }: TripHoursRecord["breaks"][number],
  { line, km }: TripWay,
): Part[] {
  const driven = section === "back" ? line.toReversed() : line;
  const count = Math.min(mostParts, Math.max(1, Math.ceil((toKm - fromKm) / partKm)));
  return Array.from({ length: count }, (_, at) => [at / count, (at + 1) / count] as const).flatMap(([a, b]) => {
    const start = pointAt(driven, (fromKm + (toKm - fromKm) * a) / km);
    const end = pointAt(driven, (fromKm + (toKm - fromKm) * b) / km);
    return start && end ? [{ start, end, from: from + (to - from) * a, to: from + (to - from) * b }] : [];
  });
}

/** Of one part: who is beside it and open when the bus is there. */
async function stopsAlong(viewer: Viewer, { start, end, from, to }: Part, language: Language): Promise<BreakStop[]> {
  const { rows } = await listRecommendations(viewer, { start, end, category: null, km: reachKm, language, take: read });
  const whole = greatCircleKm({ lat: start.latitude, lon: start.longitude }, { lat: end.latitude, lon: end.longitude });
  return rows.flatMap((row) => {
    const { id, title, city, distance, along, coachBays } = row;
    const share = whole > 0 ? Math.min(1, (along ?? 0) / whole) : 0;
    const at = from + share * (to - from);
    const state = openStateAt(row, at);
    return state?.open === false ? [] : [{ id, title, city, km: distance ?? 0, coachBays, at, open: state !== null }];
  });
}

/** Travel partners beside the road where the 45 minutes may lie, open when the bus gets there; nearest first. Partners alone: nobody's private data. */
export async function stopsAtBreaks(
  viewer: Viewer,
  hours: TripHoursRecord,
  way: TripWay,
  language: Language,
): Promise<BreakStop[]> {
  const [first] = hours.breaks;
  if (!first) return [];
  const found = await Promise.all(partsOf(first, way).map((part) => stopsAlong(viewer, part, language)));
  const nearest = found.flat().sort((one, other) => one.km - other.km);
  return nearest.filter(({ id }, at) => nearest.findIndex((stop) => stop.id === id) === at).slice(0, mostStops);
}
