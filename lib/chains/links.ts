import type { MeasureWay } from "@/lib/geo/road/profile";
import type { ChainBus, ChainRules, Leg } from "./problem";

/** A leg that this bus can drive alone, with its ways out and home; minutes and km. */
export interface Stage {
  leg: Leg;
  outKm: number;
  /** When the bus can start it at the earliest, coming from its base. */
  start: number;
  homeKm: number;
  homeMinutes: number;
  /** Legs that can follow in time, with the empty way to them. */
  next: Link[];
}

interface Link {
  /** Index of the following stage. */
  to: number;
  km: number;
  minutes: number;
}

function stageOf(leg: Leg, bus: ChainBus, rules: ChainRules, way: MeasureWay): Stage | undefined {
  if (leg.passengers > bus.seats) return undefined;
  const out = way(bus.base, leg.from);
  const start = Math.max(leg.earliestStart, bus.availableFrom + out.minutes + rules.ready);
  if (start > leg.latestStart) return undefined;
  const home = way(leg.to, bus.end ?? bus.base);
  if (start + leg.durationMinutes + rules.turn + home.minutes > bus.availableTo) return undefined;
  return { leg, outKm: out.km, start, homeKm: home.km, homeMinutes: home.minutes, next: [] };
}

/**
 * The legs that the bus can drive, each with those that can follow it. `most` keeps only so many links of a leg, the shortest ones.
 * Tells the shortest link in km that was left out (Infinity: none).
 */
export function linkLegs(legs: readonly Leg[], bus: ChainBus, rules: ChainRules, way: MeasureWay, most = Infinity) {
  const stages = legs.flatMap((leg) => stageOf(leg, bus, rules, way) ?? []);
  let shortestLeftOut = Infinity;
  for (const stage of stages) {
    const ready = stage.start + stage.leg.durationMinutes + rules.turn + rules.ready;
    for (const [to, after] of stages.entries()) {
      if (after === stage || ready > after.leg.latestStart) continue;
      const { km, minutes } = way(stage.leg.to, after.leg.from);
      if (ready + minutes <= after.leg.latestStart) stage.next.push({ to, km, minutes });
    }
    if (stage.next.length <= most) continue;
    stage.next.sort((one, other) => one.km - other.km);
    shortestLeftOut = Math.min(shortestLeftOut, stage.next[most]?.km ?? Infinity);
    stage.next.length = most;
  }
  return { stages, shortestLeftOut };
}
