import type { MeasureWay } from "@/lib/geo/road/profile";
import { firstFrom, nearestOf, type Spots, spotsOf } from "./nearest";
import { LinkList, type Stage } from "./network";
import type { ChainBus, ChainRules, Leg } from "./problem";

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
  const latest = Float64Array.from(stages, ({ leg }) => leg.latestStart);
  const nearest = candidatesOf(stages, most);
  const links = new LinkList();
  for (const [at, stage] of stages.entries()) {
    const ready = stage.start + stage.leg.durationMinutes + rules.turn + rules.ready;
    const near = nearest?.(at, ready);
    if (near) stage.leftOutKm = near.leftOutKm;
    const found = near?.found;
    const count = found?.length ?? stages.length;
    for (let index = found ? 0 : firstFrom(latest, ready); index < count; index++) {
      const to = found?.[index] ?? index;
      const after = stages[to];
      if (!after || to === at) continue;
      const { km, minutes } = way(stage.leg.to, after.leg.from);
      if (ready + minutes <= after.leg.latestStart) links.add(to, km, minutes);
    }
    links.close();
  }
  return { network: links.of(stages), misfits };
}
