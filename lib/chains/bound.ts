import type { Stage } from "./links";
import { type ChainOrder, type Worth, worthOf } from "./search";

/** The best of `values` among the stages from an index on; stages stand in the order of their latest start. */
function bestFrom(values: Float64Array) {
  const best = new Float64Array(values.length + 1).fill(-Infinity);
  for (let at = values.length - 1; at >= 0; at--) best[at] = Math.max(values[at] ?? -Infinity, best[at + 1] ?? 0);
  return best;
}

/** For each stage the first that leaves late enough to follow it. */
function firstAfter(stages: readonly Stage[], gap: number) {
  const latest = Float64Array.from(stages, ({ leg }) => leg.latestStart);
  return stages.map(({ start, leg }) => {
    const ready = start + leg.durationMinutes + gap;
    let [low, high] = [0, latest.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((latest[middle] ?? 0) < ready) low = middle + 1;
      else high = middle;
    }
    return low;
  });
}

interface Levels {
  /** From each stage on, by links that were kept. */
  kept: Float64Array;
  /** The same with at least one that was left out. */
  missed: Float64Array;
}

/** One more leg before what is known of the legs after it. */
function before(stages: readonly Stage[], worth: Worth, after: readonly number[], { kept, missed }: Levels): Levels {
  const later = (stage: Stage, at: number) => worth.leg(stage) + Math.max(kept[at] ?? 0, missed[at] ?? 0);
  const anyLater = bestFrom(Float64Array.from(stages, later));
  const home = Float64Array.from(stages, (stage) => -worth.perDeadKm * stage.homeKm);
  const next = { kept: home, missed: new Float64Array(stages.length).fill(-Infinity) };
  for (const [at, stage] of stages.entries()) {
    for (const link of stage.next) {
      const follower = stages[link.to];
      if (!follower) continue;
      const gain = worth.leg(follower) - worth.perDeadKm * link.km;
      next.kept[at] = Math.max(next.kept[at] ?? 0, gain + (kept[link.to] ?? 0));
      next.missed[at] = Math.max(next.missed[at] ?? 0, gain + (missed[link.to] ?? 0));
    }
    if (stage.leftOutKm === Infinity) continue;
    const leap = (anyLater[after[at] ?? stages.length] ?? -Infinity) - worth.perDeadKm * stage.leftOutKm;
    next.missed[at] = Math.max(next.missed[at] ?? 0, leap);
  }
  return next;
}

/**
 * The most that a chain can be worth that was not looked at: with a link that was left out (its road is at least as long as the crow
 * flies), or any where the search had to stop.
 */
function mostMissed(stages: readonly Stage[], worth: Worth, { maxLegs: legs, gap, stopped }: Bounded) {
  const home = Float64Array.from(stages, (stage) => -worth.perDeadKm * stage.homeKm);
  let levels: Levels = { kept: home, missed: new Float64Array(stages.length).fill(-Infinity) };
  const after = firstAfter(stages, gap);
  for (let left = 1; left < legs; left++) levels = before(stages, worth, after, levels);
  return stages.reduce((most, stage, at) => {
    const after = Math.max(levels.missed[at] ?? 0, stopped ? (levels.kept[at] ?? 0) : -Infinity);
    return Math.max(most, worth.leg(stage) - worth.perDeadKm * stage.outKm + after);
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
export function missedBound(stages: readonly Stage[], bounded: Bounded) {
  const { order, found, stopped } = bounded;
  if (!stopped && stages.every(({ leftOutKm }) => leftOutKm === Infinity)) return null;
  const most = (share: number) => mostMissed(stages, worthOf(order, share), bounded);
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
