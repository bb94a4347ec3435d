import type { BusPartner } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { greatCircleKm } from "@/lib/geo/earth";
import { addDays, today } from "@/lib/i18n/days";
import { atWallClock } from "@/lib/i18n/wall-clock";
import { meets, night as hours, nights, reachMinutes, type Span, uncovered } from "../rules";
import type { GapsRecord, StandbyGap } from "../schema";
import { baseName, basesOf, type StandbyBase } from "./bases";
import { type FreeCrew, freeCrews } from "./free";
import { minutesFrom, type Window, windowsBetween } from "./reach";
import { type Town, townsAround } from "./towns";

/** Towns without anybody so near to each other (km) are one area. */
const areaKm = 36;
const mostGaps = 40;
const mostTold = 120;

interface Night extends Span {
  day: string;
}

type Minutes = Awaited<ReturnType<typeof minutesFrom>>["minutes"];

interface Known {
  towns: readonly Town[];
  windows: readonly Window[];
  own: readonly (StandbyBase & { lat: number; lon: number; name: string })[];
  minutes: Minutes;
  crews: FreeCrew;
}

function nightsFrom(now: number, timeZone: string): Night[] {
  const first = today(now, timeZone);
  return Array.from({ length: nights }, (_, index) => {
    const day = addDays(first, index);
    const end = atWallClock(`${addDays(day, 1)}T${hours.to}`, timeZone);
    return { day, start: atWallClock(`${day}T${hours.from}`, timeZone), end };
  });
}

/** The hours of the night in which nobody reaches the town in time. */
function openHours(town: number, night: Night, { windows, minutes }: Known) {
  const there = windows.filter((one) => meets(one, night) && (minutes(one)[town] ?? Infinity) <= reachMinutes);
  return uncovered(night, there);
}

/** How long the next one on call would take while nobody is near, in fives: nobody is to be found by it. */
function nextMinutes(
  towns: readonly number[],
  open: ReadonlyMap<number, readonly Span[]>,
  { windows, minutes }: Known,
) {
  const times = towns.flatMap((town) => {
    const spans = open.get(town) ?? [];
    return windows.flatMap((one) => (spans.some((span) => meets(one, span)) ? (minutes(one)[town] ?? Infinity) : []));
  });
  const rounded = Math.ceil(Math.min(...times) / 5) * 5;
  return rounded <= mostTold ? rounded : null;
}

/** The own base that would be there first, where it is not on call yet. */
function ownHelp(towns: readonly number[], night: Night, { own, minutes, crews }: Known): StandbyGap["own"] {
  const near = own
    .map((base) => ({ base, time: Math.max(...towns.map((town) => minutes(base)[town] ?? Infinity)) }))
    .filter(({ base, time }) => time <= reachMinutes && crews.isFree(base.key, night))
    .sort((one, other) => one.time - other.time)[0];
  if (!near) return null;
  const { key, name } = near.base;
  return { base: key, name, minutes: Math.ceil(near.time), ...crews.crewOf(night) };
}

/** Areas around the largest towns that nobody reaches, each with what lies beside it. */
function gapsOf(open: ReadonlyMap<number, readonly Span[]>, night: Night, known: Known): StandbyGap[] {
  const left = new Set(open.keys());
  const gaps: (StandbyGap & { size: number })[] = [];
  for (const seed of open.keys()) {
    const centre = known.towns[seed];
    if (!left.has(seed) || !centre) continue;
    const near = [...left].filter((other) => greatCircleKm(centre, known.towns[other] ?? centre) <= areaKm);
    for (const one of near) left.delete(one);
    const spans = near.flatMap((town) => open.get(town) ?? []);
    gaps.push({
      places: near.slice(0, 2).map((town) => known.towns[town]?.name ?? ""),
      longitude: centre.lon,
      latitude: centre.lat,
      km: Math.max(12, ...near.map((other) => Math.round(greatCircleKm(centre, known.towns[other] ?? centre)))),
      start: Math.min(...spans.map(({ start }) => start)),
      end: Math.max(...spans.map(({ end }) => end)),
      minutes: nextMinutes(near, open, known),
      own: ownHelp(near, night, known),
      size: near.length,
    });
  }
  return gaps
    .sort((one, other) => other.size - one.size)
    .slice(0, mostGaps)
    .map(({ size: _size, ...gap }) => gap);
}

function nightOf(night: Night, known: Known): GapsRecord["nights"][number] {
  const open = new Map<number, Span[]>();
  for (const town of known.towns.keys()) {
    const spans = openHours(town, night, known);
    if (spans.length > 0) open.set(town, spans);
  }
  const reaching = known.windows.filter(
    (one) => meets(one, night) && known.minutes(one).some((time) => time <= reachMinutes),
  );
  return {
    ...night,
    onCall: new Set(reaching.map(({ companyId }) => companyId)).size,
    covered: known.towns.map((_, town) => !open.has(town)),
    gaps: gapsOf(open, night, known),
  };
}

/**
 * GET /standby/gaps: towns around the company's bases that nobody on call reaches within an hour, night by night. Who is
 * on call, and from where, is not told.
 */
export async function readGaps(viewer: BusPartner, now = Date.now()): Promise<GapsRecord> {
  const companyId = viewer.company.id;
  const { bases, timeZone } = await basesOf(prisma, companyId);
  const own = bases.map((base) => {
    return { ...base, lat: base.latitude, lon: base.longitude, name: baseName(base, viewer.language) };
  });
  const towns = await townsAround(own, viewer.language);
  const all = nightsFrom(now, timeZone);
  const span = { start: all[0]?.start ?? now, end: all.at(-1)?.end ?? now };
  const windows = await windowsBetween(span.start, span.end);
  const { minutes, source } = await minutesFrom([...own, ...windows], towns);
  const crews = await freeCrews(companyId, span);
  const known = { towns, windows, own, minutes, crews };
  return {
    timeZone,
    source,
    towns: towns.map(({ lon: longitude, lat: latitude }) => ({ longitude, latitude })),
    nights: all.map((night) => nightOf(night, known)),
  };
}
