import { byProfile, type MeasureWay } from "@/lib/geo/road/profile";
import { missedBound } from "./bound";
import { linkLegs } from "./links";
import type { Network, Stage } from "./network";
import { type Chain, type ChainRules, chainRules } from "./problem";
import { type DrivenLeg, dutyOf, wheelOf } from "./duty";
import { type Schedule, scheduleChain } from "./schedule";
import type { Accept, Ranking } from "./ranking";
import { searchBySaved, searchByShare } from "./search";
import type { ChainAnswer, ChainTask, Failures, FoundChain, TaskBus, TaskLeg } from "./task";
import { byKnown, distinct, forgetMany, mostByRoad, tableByRoad } from "./ways";

/** Beyond so many legs only the shortest links of each are searched, and what that may miss is told. */
const linkAll = 1_500;
const shortestLinks = 60;
/** Checks of driving and rest times a bus. */
const mostChecks = 600;
/** Legs of which is told whether they are lawful alone. */
const mostAlone = 200;

function drivenLeg({ id, points, stayMinutes, ...leg }: TaskLeg, way: MeasureWay): DrivenLeg | null {
  const [from] = points;
  const last = points.at(-1);
  if (!from || !last) return null;
  let km = 0;
  let minutes = 0;
  for (const [at, to] of points.entries()) {
    const before = points[at - 1];
    if (!before) continue;
    const part = way(before, to);
    km += part.km;
    minutes += part.minutes;
  }
  const wheel = wheelOf(minutes);
  if (stayMinutes === null) {
    const parts = [{ type: "drive" as const, minutes: wheel }];
    return { ...leg, id, from, to: last, durationMinutes: minutes, paidKm: km, parts };
  }
  const stay = Math.max(0, stayMinutes - minutes);
  return {
    ...leg,
    id,
    from,
    to: from,
    durationMinutes: Math.max(stayMinutes, minutes) + minutes,
    paidKm: 2 * km,
    parts: [
      { type: "drive", minutes: wheel },
      { type: "stay", minutes: stay },
      { type: "drive", minutes: wheel },
    ],
  };
}

const minute = 60_000;
const clockOf =
  ({ epoch, offset }: Pick<ChainTask, "epoch" | "offset">) =>
  (at: number) =>
    new Date(epoch + offset + Math.round(at) * minute).toISOString().slice(0, 16);

interface Search {
  task: ChainTask;
  bus: TaskBus;
  rules: ChainRules;
  way: MeasureWay;
}

const legsOf = (chain: Chain) => chain.legs as DrivenLeg[];

/** Remembers how each chain is driven; stops the search after so many checks. */
function hoursOf({ task, bus, rules, way }: Search) {
  const known = new Map<string, Schedule | null>();
  const read = (chain: Chain) => {
    const key = chain.legs.map(({ id }) => id).join(" ");
    const before = known.get(key);
    if (before !== undefined) return before;
    const schedule = scheduleChain({ legs: legsOf(chain), bus, rules, way }, clockOf(task), task.drivers);
    known.set(key, schedule);
    return schedule;
  };
  const accept = (chain: Chain) => (known.size > mostChecks ? ("stop" as const) : read(chain) !== null);
  return { read, accept };
}

const alone = (stage: Stage): Chain => ({
  legs: [stage.leg],
  deadKm: stage.outKm + stage.homeKm,
  paidKm: stage.leg.paidKm,
  share: stage.leg.paidKm / (stage.leg.paidKm + stage.outKm + stage.homeKm),
  savedKm: 0,
  back: 0,
});

/** The chain with its numbers by another measure of the ways; null where it cannot be driven by that. */
function measureChain({ task, bus, rules, way }: Search, legs: readonly DrivenLeg[]): FoundChain | null {
  const schedule = scheduleChain({ legs, bus, rules, way }, clockOf(task), task.drivers);
  if (!schedule) return null;
  let at = bus.base;
  const found = legs.map((leg) => {
    const toKm = way(at, leg.from).km;
    at = leg.to;
    return { id: leg.id, km: leg.paidKm, durationMinutes: leg.durationMinutes, toKm };
  });
  const end = bus.end ?? bus.base;
  const homeKm = way(at, end).km;
  const deadKm = found.reduce((sum, { toKm }) => sum + toKm, homeKm);
  const paidKm = found.reduce((sum, { km }) => sum + km, 0);
  const single = legs.reduce((sum, leg) => sum + way(bus.base, leg.from).km + way(leg.to, end).km, 0);
  const share = paidKm / (paidKm + deadKm || 1);
  return { bus: bus.id, legs: found, deadKm, paidKm, share, savedKm: single - deadKm, homeKm, schedule };
}

/** The task's legs measured along the roads, of those that a chain holds. */
function again(search: Search, chain: Chain) {
  const taskLegs = new Map(search.task.legs.map((leg) => [leg.id, leg]));
  const way = byKnown(search.task.ways);
  const legs = chain.legs.flatMap(({ id }) => {
    const leg = taskLegs.get(id);
    return (leg && drivenLeg(leg, way)) ?? [];
  });
  return legs.length === chain.legs.length ? measureChain({ ...search, way }, legs) : null;
}

const countRest = (stages: readonly Stage[], accept: (chain: Chain) => boolean | "stop") =>
  stages.slice(0, mostAlone).filter((stage) => accept(alone(stage)) === false).length;

/** Where all long chains that were looked at are unlawful, shorter ones are asked for: better some than none. */
function searchStages({ task, bus, rules, way }: Search, network: Network, accept: Accept): Ranking {
  const wanted = { bus, rules, most: task.most * 3, accept, duty: dutyOf(task.drivers) };
  const ranking = task.order === "share" ? searchByShare(network, wanted) : searchBySaved(network, wanted);
  if (!ranking.stopped || ranking.chains.length > 0 || rules.maxLegs === 1) return ranking;
  const search = { task, bus, rules: { ...rules, maxLegs: rules.maxLegs - 1 }, way };
  const shorter = searchStages(search, network, hoursOf(search).accept);
  shorter.stopped = true;
  return shorter;
}

function searchBus(task: ChainTask, bus: TaskBus, legs: readonly DrivenLeg[], way: MeasureWay) {
  const rules = { ...chainRules, maxLegs: task.maxLegs };
  const search = { task, bus, rules, way };
  const most = legs.length > linkAll ? shortestLinks : Infinity;
  const { network, misfits } = linkLegs(legsFor(bus, legs, task), bus, rules, way, most);
  const { accept } = hoursOf(search);
  const ranking = searchStages(search, network, accept);
  const [best] = ranking.chains;
  const missed = missedBound(network, {
    order: task.order,
    maxLegs: task.maxLegs,
    gap: rules.ready + rules.turn,
    found: best ? (task.order === "share" ? best.share : best.savedKm) : 0,
    stopped: ranking.stopped,
  });
  const chains = ranking.chains.flatMap((chain) => again(search, chain) ?? []);
  const failures: Failures = { ...misfits, rest: countRest(network.stages, hoursOf(search).accept) };
  return { chains, examined: ranking.examined, failures, missed };
}

/** What a group takes of this bus's seats; more than any has where its wheelchairs find no place. */
/** Infinity where the bus has too few places for wheelchairs. */
export function seatsTaken({ passengers, wheelchairs }: TaskLeg, { wheelchairPlaces, seatsPerWheelchair }: TaskBus) {
  if (wheelchairs > wheelchairPlaces) return Infinity;
  return Math.max(0, passengers - wheelchairs) + wheelchairs * seatsPerWheelchair;
}

/** The legs as they weigh on this bus. */
function legsFor(bus: TaskBus, legs: readonly DrivenLeg[], task: ChainTask) {
  const withWheelchairs = new Map(task.legs.filter(({ wheelchairs }) => wheelchairs > 0).map((leg) => [leg.id, leg]));
  if (withWheelchairs.size === 0) return legs;
  return legs.map((leg) => {
    const group = withWheelchairs.get(leg.id);
    return group ? { ...leg, passengers: seatsTaken(group, bus) } : leg;
  });
}

const failed = ({ seats, start, home, rest }: Failures) => seats + start + home + rest;

/** One chain a set of legs, whatever their order or bus, and the better one first. */
function ranked(chains: FoundChain[], { order, most }: ChainTask) {
  const worth = (chain: FoundChain) => (order === "share" ? chain.share : chain.savedKm);
  const sorted = chains.sort((one, other) => worth(other) - worth(one) || other.paidKm - one.paidKm);
  const seen = new Set<string>();
  const first = sorted.filter(({ legs }) => {
    const key = legs
      .map(({ id }) => id)
      .sort()
      .join(" ");
    return !seen.has(key) && seen.add(key);
  });
  return first.slice(0, most);
}

/** One chain as it stands, by the first bus that can drive it. */
function runFixed(task: ChainTask, order: readonly string[]): ChainAnswer {
  const rules = { ...chainRules, maxLegs: order.length };
  const way = byKnown(task.ways);
  const legs = order.flatMap((id) => {
    const leg = task.legs.find((one) => one.id === id);
    return (leg && drivenLeg(leg, way)) ?? [];
  });
  const chains = task.buses
    .filter((bus) => task.legs.every((leg) => seatsTaken(leg, bus) <= bus.seats))
    .flatMap((bus) => measureChain({ task, bus, rules, way }, legs) ?? []);
  const failures = { seats: 0, start: 0, home: 0, rest: 0 };
  return { chains: legs.length === order.length ? chains.slice(0, 1) : [], examined: 1, failures, missed: null };
}

/** All between which a task's buses may drive. */
export function placesOf({ buses, legs }: Pick<ChainTask, "buses" | "legs">) {
  const ends = buses.flatMap(({ base, end }) => [base, end ?? base]);
  return distinct([...ends, ...legs.flatMap(({ points }) => points)]);
}

/**
 * The best chains for some buses, each driven lawfully. Exact by the measure searched with: along the roads where the places are few,
 * else by the profile, and then the best chains are measured along the roads.
 */
export function runChains(task: ChainTask): ChainAnswer {
  forgetMany();
  if (task.fixed) return runFixed(task, task.fixed);
  const places = placesOf(task);
  const byTable = places.length <= mostByRoad;
  const measured = () => (task.ways ? byKnown(task.ways) : tableByRoad(places, places));
  const way = byTable ? measured() : byProfile();
  const legs = task.legs.flatMap((leg) => drivenLeg(leg, way) ?? []);
  const found = task.buses.map((bus) => searchBus(task, bus, legs, way));
  const missed = found.reduce((most, one) => Math.max(most, one.missed ?? -Infinity), -Infinity);
  return {
    chains: ranked(
      found.flatMap(({ chains }) => chains),
      task,
    ),
    examined: found.reduce((sum, { examined }) => sum + examined, 0),
    failures: found
      .map(({ failures }) => failures)
      .reduce((least, one) => (failed(one) < failed(least) ? one : least), {
        seats: Infinity,
        start: 0,
        home: 0,
        rest: 0,
      }),
    missed: missed === -Infinity ? null : missed,
  };
}
