import type { MeasureWay } from "@/lib/geo/road/profile";
import { nearestOf, type Spots, spotsOf } from "./nearest";
import type { ChainBus, ChainRules, Leg } from "./problem";

/** A leg that this bus can drive alone, with its ways out and home; minutes and km. */
export interface Stage {
  leg: Leg;
  outKm: number;
  outMinutes: number;
  /** When the bus can start it at the earliest, coming from its base. */
  start: number;
  homeKm: number;
  homeMinutes: number;
  /** Legs that can follow in time, with the empty way to them. */
  next: Link[];
  /** No link was left out that is shorter than so many km, as the crow flies (Infinity: none was). */
  leftOutKm: number;
}

interface Link {
  /** Index of the following stage. */
  to: number;
  km: number;
  minutes: number;
}

/** Why a leg cannot be driven even alone. */
type LegMisfit = "seats" | "start" | "home";

function stageOf(leg: Leg, bus: ChainBus, rules: ChainRules, way: MeasureWay): Stage | LegMisfit {
  if (leg.passengers > bus.seats) return "seats";
  const out = way(bus.base, leg.from);
  const start = Math.max(leg.earliestStart, bus.availableFrom + out.minutes + rules.ready);
  if (start > leg.latestStart) return "start";
  const home = way(leg.to, bus.end ?? bus.base);
  if (start + leg.durationMinutes + rules.turn + home.minutes > bus.availableTo) return "home";
  return {
    leg,
    outKm: out.km,
    outMinutes: out.minutes,
    start,
    homeKm: home.km,
    homeMinutes: home.minutes,
    next: [],
    leftOutKm: Infinity,
  };
}

/** Which of the others are looked at: all that leave late enough, or of too many the nearest. */
function candidatesOf(stages: readonly Stage[], most: number) {
  if (stages.length <= most + 1) return undefined;
  const spots: Spots = spotsOf(stages.map(({ leg }) => leg));
  return (at: number, ready: number) => nearestOf(spots, at, ready, most);
}

/**
 * The legs that the bus can drive, each with those that can follow it, and why the others cannot be driven. `most` keeps only so many
 * links of a leg, the shortest ones as the crow flies.
 */
export function linkLegs(legs: readonly Leg[], bus: ChainBus, rules: ChainRules, way: MeasureWay, most = Infinity) {
  const misfits = { seats: 0, start: 0, home: 0 };
  const stages: Stage[] = [];
  for (const leg of legs) {
    const stage = stageOf(leg, bus, rules, way);
    if (typeof stage === "string") misfits[stage]++;
    else stages.push(stage);
  }
  stages.sort((one, other) => one.leg.latestStart - other.leg.latestStart);
  const nearest = candidatesOf(stages, most);
  for (const [at, stage] of stages.entries()) {
    const ready = stage.start + stage.leg.durationMinutes + rules.turn + rules.ready;
    const near = nearest?.(at, ready);
    if (near) stage.leftOutKm = near.leftOutKm;
    const candidates = near?.found ?? stages.keys();
    for (const to of candidates) {
      const after = stages[to];
      if (!after || to === at || ready > after.leg.latestStart) continue;
      const { km, minutes } = way(stage.leg.to, after.leg.from);
      if (ready + minutes <= after.leg.latestStart) stage.next.push({ to, km, minutes });
    }
  }
  return { stages, misfits };
}
