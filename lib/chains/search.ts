import { type Network, shortestLinks, type Stage } from "./network";
import { type Accept, byLeastDead, bySaved, byShare, idsOf, type Rank, Ranking } from "./ranking";
import { emptyWay, type Shift, shiftAfter } from "./shift";
import type { DutyLimits } from "./duty";
import type { ChainBus, ChainRules } from "./problem";

/** What a chain is worth by adding up: so much for each leg, so much less for each empty km. */
export interface Worth {
  leg: (stage: Stage) => number;
  perDeadKm: number;
}

export const legWorths = (stages: readonly Stage[], worth: Worth) => Float64Array.from(stages, worth.leg);
export const homeWorths = (stages: readonly Stage[], { perDeadKm }: Worth) =>
  Float64Array.from(stages, ({ homeKm }) => -perDeadKm * homeKm);

/** One level of `potentials` from the one after it. */
function gainsOf({ first, to, km }: Network, legs: Float64Array, perDeadKm: number, after: Float64Array) {
  const gains = new Float64Array(after.length);
  for (let at = 0; at < gains.length; at++) {
    let best = -Infinity;
    const end = first[at + 1] ?? 0;
    for (let link = first[at] ?? 0; link < end; link++) {
      const next = to[link] ?? 0;
      const value = (legs[next] ?? 0) - perDeadKm * (km[link] ?? 0) + (after[next] ?? 0);
      if (value > best) best = value;
    }
    gains[at] = best;
  }
  return gains;
}

/**
 * For each stage the most that can still be won after it with up to `count` legs, way home included: time only as far as two legs in a
 * row, so never less than the truth. `exact`: with just so many legs.
 */
function potentials(network: Network, worth: Worth, count: number, exact: boolean) {
  const legs = legWorths(network.stages, worth);
  const home = homeWorths(network.stages, worth);
  const levels = [home];
  for (let left = 1; left < count; left++) {
    const gains = gainsOf(network, legs, worth.perDeadKm, levels[left - 1] ?? home);
    levels.push(exact ? gains : gains.map((gain, at) => Math.max(gain, home[at] ?? 0)));
  }
  return { legs, levels };
}
type Potentials = ReturnType<typeof potentials>;

interface Search {
  network: Network;
  bus: ChainBus;
  rules: ChainRules;
  ranking: Ranking;
  worth: Worth;
  /** Legs of each chain: exactly this many where `exact`, else up to it. */
  legs: number;
  exact: boolean;
  /** Worth that a chain must reach to come into the ranking. */
  needed: () => number;
  duty?: DutyLimits;
}

interface Partial {
  at: number[];
  end: number;
  deadKm: number;
  paidKm: number;
  aloneKm: number;
  worth: number;
  shift: Shift | null;
}

function complete({ network: { stages }, bus, ranking }: Search, partial: Partial, last: Stage) {
  const back = partial.end + last.homeMinutes;
  if (back > bus.availableTo) return;
  const deadKm = partial.deadKm + last.homeKm;
  ranking.add({
    legs: partial.at.flatMap((at) => stages[at]?.leg ?? []),
    deadKm,
    paidKm: partial.paidKm,
    share: partial.paidKm / (partial.paidKm + deadKm),
    savedKm: partial.aloneKm - deadKm,
    back,
  });
}

function extend(search: Search, { legs, levels }: Potentials, partial: Partial, last: Stage) {
  if (!search.exact || partial.at.length === search.legs) complete(search, partial, last);
  const left = search.legs - partial.at.length;
  search.ranking.note();
  const after = levels[left - 1];
  if (left === 0 || search.ranking.stopped || !after) return;
  const { rules, worth, network } = search;
  const { stages, first, to, km, minutes } = network;
  const at = partial.at.at(-1) ?? 0;
  const end = first[at + 1] ?? 0;
  for (let link = first[at] ?? 0; link < end; link++) {
    const toStage = to[link] ?? 0;
    const wayKm = km[link] ?? 0;
    const value = partial.worth + (legs[toStage] ?? 0) - worth.perDeadKm * wayKm;
    if (value + (after[toStage] ?? 0) < search.needed() - 1e-9) continue;
    const next = stages[toStage];
    if (!next) continue;
    const wayMinutes = minutes[link] ?? 0;
    const start = Math.max(next.leg.earliestStart, partial.end + wayMinutes + rules.ready);
    if (start > next.leg.latestStart || partial.at.includes(toStage)) continue;
    const shift = shiftAfter(search, partial.shift, partial.end, emptyWay(wayMinutes), next);
    if (search.duty && !shift) continue;
    const longer = {
      at: [...partial.at, toStage],
      end: start + next.leg.durationMinutes + rules.turn,
      deadKm: partial.deadKm + wayKm,
      paidKm: partial.paidKm + next.leg.paidKm,
      aloneKm: partial.aloneKm + next.outKm + next.homeKm,
      worth: value,
      shift,
    };
    extend(search, { legs, levels }, longer, next);
  }
}

function run(search: Search) {
  const { network, worth, rules } = search;
  const known = potentials(network, worth, search.legs, search.exact);
  const most = known.levels[search.legs - 1];
  const firsts = network.stages.map((stage, at) => {
    const own = (known.legs[at] ?? 0) - worth.perDeadKm * stage.outKm;
    return { at, stage, own, most: own + (most?.[at] ?? -Infinity) };
  });
  firsts.sort((one, other) => other.most - one.most);
  for (const { at, stage, own, most } of firsts) {
    if (search.ranking.stopped || most < search.needed() - 1e-9) break;
    const end = stage.start + stage.leg.durationMinutes + rules.turn;
    const alone = stage.outKm + stage.homeKm;
    const shift = shiftAfter(search, null, -Infinity, emptyWay(stage.outMinutes), stage);
    if (search.duty && !shift) continue;
    const { paidKm } = stage.leg;
    const partial = { at: [at], end, deadKm: stage.outKm, paidKm, aloneKm: alone, worth: own, shift };
    extend(search, known, partial, stage);
  }
  return search.ranking;
}

/** Links of each stage of a first search: quick, and what it finds the whole search need not beat by much. */
const firstLinks = 4;

type Question = Pick<Search, "bus" | "rules" | "worth" | "legs" | "exact" | "duty"> & {
  rank: Rank;
  most: number;
  accept?: Accept;
};

/** The `most` best chains among the shortest links; what the worst of them reaches, the whole search need not go below. */
function firstRanking(network: Network, { rank, most, accept, ...question }: Question) {
  const ranking = new Ranking(rank, most, accept);
  return run({ ...question, network: shortestLinks(network, firstLinks), ranking, needed: () => -Infinity });
}

/** A search that had to stop keeps what the shortest links had found. */
function withFirst(ranking: Ranking, first: Ranking) {
  if (!ranking.stopped) return ranking;
  const known = new Set(ranking.chains.map(idsOf));
  ranking.take(first.chains.filter((chain) => !known.has(idsOf(chain))));
  return ranking;
}

function searchBySum(network: Network, question: Question) {
  const { rank, most, accept, ...rest } = question;
  const first = firstRanking(network, question);
  const ranking = new Ranking(rank, most, accept);
  return withFirst(
    run({ ...rest, network, ranking, needed: () => Math.max(first.threshold, ranking.threshold) }),
    first,
  );
}

/** What a leg adds to the empty km saved: its ways from the base and home again. */
const savedWorth: Worth = { leg: (stage) => stage.outKm + stage.homeKm, perDeadKm: 1 };

/** Positive while more than the share can be won: paid − share × (paid + dead). */
const shareWorth = (share: number): Worth => ({ leg: ({ leg }) => (1 - share) * leg.paidKm, perDeadKm: share });

export type ChainOrder = "share" | "saved";
export const worthOf = (order: ChainOrder, share: number) => (order === "saved" ? savedWorth : shareWorth(share));

/** `most` chains; with `accept` only those it takes. */
export interface Wanted {
  bus: ChainBus;
  rules: ChainRules;
  most: number;
  accept?: Accept;
  duty?: DutyLimits;
}

/** The chains that save most empty km, best first, all of them exact. */
export function searchBySaved(network: Network, wanted: Wanted) {
  return searchBySum(network, {
    ...wanted,
    worth: savedWorth,
    legs: wanted.rules.maxLegs,
    exact: false,
    rank: bySaved,
  });
}

/** The chain of just so many legs with the fewest empty km. */
export function searchLeastDead(network: Network, bus: ChainBus, rules: ChainRules, legs: number) {
  const worth = { leg: () => 0, perDeadKm: 1 };
  return searchBySum(network, { bus, rules, worth, legs, exact: true, rank: byLeastDead, most: 1 }).chains[0];
}

/**
 * The chains with the highest share of paid km, best first, all of them exact. A share is no sum; that a chain has at least the share s
 * is one: paid − s × (paid + dead) ≥ 0 (Dinkelbach 1967). Asked with the share that the shortest links reach already, then with what is found.
 */
export function searchByShare(network: Network, { bus, rules, most, accept, duty }: Wanted) {
  const question = { bus, rules, legs: rules.maxLegs, exact: false, duty };
  const any = { leg: (stage: Stage) => stage.leg.paidKm, perDeadKm: 0 };
  const first = firstRanking(network, { ...question, worth: any, rank: byShare, most, accept });
  const ranking = new Ranking(byShare, most, accept);
  const worth = shareWorth(Math.max(0, first.threshold));
  return withFirst(run({ ...question, network, worth, ranking, needed: () => 0 }), first);
}
