import { firstFrom } from "./nearest";
import type { Network } from "./network";
import { type ChainOrder, homeWorths, legWorths, type Worth, worthOf } from "./search";

/** The best of `values` among the stages from an index on; stages stand in the order of their latest start. */
function bestFrom(values: Float64Array) {
  const best = new Float64Array(values.length + 1).fill(-Infinity);
  for (let at = values.length - 1; at >= 0; at--) best[at] = Math.max(values[at] ?? -Infinity, best[at + 1] ?? 0);
  return best;
}

/** For each stage the first that leaves late enough to follow it. */
function firstAfter({ stages }: Network, gap: number) {
  const latest = Float64Array.from(stages, ({ leg }) => leg.latestStart);
  return Int32Array.from(stages, ({ start, leg }) => firstFrom(latest, start + leg.durationMinutes + gap));
}

interface Levels {
  /** From each stage on, by links that were kept. */
  kept: Float64Array;
  /** The same with at least one that was left out. */
  missed: Float64Array;
}

interface Weighed {
  network: Network;
  legs: Float64Array;
  home: Float64Array;
  perDeadKm: number;
  after: Int32Array;
}

/** One more leg before what is known of the legs after it. */
function before({ network, legs, home, perDeadKm, after }: Weighed, { kept, missed }: Levels): Levels {
  const { stages, first, to, km } = network;
  const anyLater = bestFrom(legs.map((worth, at) => worth + Math.max(kept[at] ?? 0, missed[at] ?? 0)));
  const next = { kept: home.slice(), missed: new Float64Array(home.length).fill(-Infinity) };
  for (let at = 0; at < home.length; at++) {
    let [bestKept, bestMissed] = [next.kept[at] ?? 0, -Infinity];
    const end = first[at + 1] ?? 0;
    for (let link = first[at] ?? 0; link < end; link++) {
      const follower = to[link] ?? 0;
      const gain = (legs[follower] ?? 0) - perDeadKm * (km[link] ?? 0);
      const [byKept, byMissed] = [gain + (kept[follower] ?? 0), gain + (missed[follower] ?? 0)];
      if (byKept > bestKept) bestKept = byKept;
      if (byMissed > bestMissed) bestMissed = byMissed;
    }
    const leftOutKm = stages[at]?.leftOutKm ?? Infinity;
    const leap = leftOutKm === Infinity ? -Infinity : (anyLater[after[at] ?? home.length] ?? 0) - perDeadKm * leftOutKm;
    next.kept[at] = bestKept;
    next.missed[at] = Math.max(bestMissed, leap);
  }
  return next;
}

/**
 * The most that a chain can be worth that was not looked at: with a link that was left out (its road is at least as long as the crow
 * flies), or any where the search had to stop.
 */
function mostMissed(network: Network, worth: Worth, after: Int32Array, { maxLegs, stopped }: Bounded) {
  const { stages } = network;
  const { perDeadKm } = worth;
  const home = homeWorths(stages, worth);
  const legs = legWorths(stages, worth);
  let levels: Levels = { kept: home, missed: new Float64Array(stages.length).fill(-Infinity) };
  for (let left = 1; left < maxLegs; left++) levels = before({ network, legs, home, perDeadKm, after }, levels);
  return stages.reduce((most, stage, at) => {
    const rest = Math.max(levels.missed[at] ?? 0, stopped ? (levels.kept[at] ?? 0) : -Infinity);
    return Math.max(most, (legs[at] ?? 0) - perDeadKm * stage.outKm + rest);
  }, -Infinity);
}

interface Bounded {
  order: ChainOrder;
  maxLegs: number;
  /** Minutes between the end of a leg and the next departure without the way. */
  gap: number;
  /** What the best chain found reaches. */
  found: number;
  /** The search ended before all was looked at. */
  stopped: boolean;
}

/**
 * What no chain exceeds that the links left out hide: a share of paid km, or empty km saved. Null where none of them can beat
 * what was found: then it is the best there is.
 */
export function missedBound(network: Network, bounded: Bounded) {
  const { order, found, stopped } = bounded;
  if (!stopped && network.stages.every(({ leftOutKm }) => leftOutKm === Infinity)) return null;
  const after = firstAfter(network, bounded.gap);
  const most = (share: number) => mostMissed(network, worthOf(order, share), after, bounded);
  if (order === "saved") {
    const saved = most(0);
    return saved > found + 1e-9 ? saved : null;
  }
  if (most(found) <= 1e-9) return null;
  let [low, high] = [found, 1];
  for (let step = 0; step < 8; step++) {
    const middle = (low + high) / 2;
    if (most(middle) > 0) low = middle;
    else high = middle;
  }
  return high;
}
