import { earthKm } from "@/lib/geo/earth";
import type { Leg } from "./problem";

/** Where legs begin and end, as points on a ball of radius 1, and when they leave at the latest; in the order of that. */
export interface Spots {
  from: Float64Array;
  to: Float64Array;
  latestStart: Float64Array;
  /** Room for one look: straight lines through the ball, and how many end in each ring around a place. */
  chords: Float64Array;
  counts: Uint16Array;
}

/** On a ball of radius 1 a minute; no coach is faster: what lies farther than this takes it is not reached in time. */
const fastest = 100 / 60 / earthKm;
/** About 3 km. */
const ringWidth = 0.0005;

function put(into: Float64Array, at: number, { lat, lon }: Leg["from"]) {
  const [phi, lambda] = [(lat * Math.PI) / 180, (lon * Math.PI) / 180];
  into[3 * at] = Math.cos(phi) * Math.cos(lambda);
  into[3 * at + 1] = Math.cos(phi) * Math.sin(lambda);
  into[3 * at + 2] = Math.sin(phi);
}

export function spotsOf(legs: readonly Leg[]): Spots {
  const size = legs.length;
  const spots = {
    from: new Float64Array(3 * size),
    to: new Float64Array(3 * size),
    latestStart: Float64Array.from(legs, ({ latestStart }) => latestStart),
    chords: new Float64Array(size),
    counts: new Uint16Array(Math.ceil(2 / ringWidth) + 1),
  };
  for (const [at, leg] of legs.entries()) {
    put(spots.from, at, leg.from);
    put(spots.to, at, leg.to);
  }
  return spots;
}

/** The first of times in their order that is not before a moment. */
export function firstFrom(times: Float64Array, moment: number) {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? 0) < moment) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Counts the legs by how far from where leg `at` ends they begin, those that can be reached from `ready` on; puts their chords. */
function measure({ from, to, latestStart, chords, counts }: Spots, at: number, ready: number, first: number) {
  const x = to[3 * at] ?? 0;
  const y = to[3 * at + 1] ?? 0;
  const z = to[3 * at + 2] ?? 0;
  let reached = 0;
  counts.fill(0);
  for (let other = first; other < latestStart.length; other++) {
    const dx = (from[3 * other] ?? 0) - x;
    const dy = (from[3 * other + 1] ?? 0) - y;
    const dz = (from[3 * other + 2] ?? 0) - z;
    const square = dx * dx + dy * dy + dz * dz;
    const reach = ((latestStart[other] ?? 0) - ready) * fastest;
    if (square > reach * reach || other === at) {
      chords[other] = Infinity;
      continue;
    }
    const chord = Math.sqrt(square);
    chords[other] = chord;
    const ring = Math.floor(chord / ringWidth);
    counts[ring] = (counts[ring] ?? 0) + 1;
    reached++;
  }
  return reached;
}

/** The outer edge of the ring with which so many are reached. */
function edgeOf(counts: Uint16Array, most: number) {
  let reached = 0;
  let ring = 0;
  while (ring < counts.length && reached < most) reached += counts[ring++] ?? 0;
  return ring * ringWidth;
}

/**
 * The legs that begin nearest to where leg `at` ends and can be reached from `ready` on: at least `most` where there are, and what is
 * left out lies farther than `leftOutKm`.
 */
export function nearestOf(spots: Spots, at: number, ready: number, most: number) {
  const { chords, counts, latestStart } = spots;
  const first = firstFrom(latestStart, ready);
  const all = measure(spots, at, ready, first) <= most;
  const limit = all ? 2 : edgeOf(counts, most);
  const found: number[] = [];
  for (let other = first; other < chords.length; other++) if ((chords[other] ?? 0) <= limit) found.push(other);
  return { found, leftOutKm: all ? Infinity : 2 * earthKm * Math.asin(Math.min(1, limit / 2)) };
}
