import type { Stage } from "./links";
import { type Accept, byLeastDead, bySaved, byShare, idsOf, type Rank, Ranking } from "./ranking";
import { emptyWay, type Shift, shiftAfter } from "./shift";
import type { DutyLimits } from "./duty";
import type { ChainBus, ChainRules } from "./problem";

/** What a chain is worth by adding up: so much for each leg, so much less for each empty km. */
export interface Worth {
  leg: (stage: Stage) => number;
  perDeadKm: number;
}

/**
 * For each stage the most that can still be won after it with up to `left` legs, way home included: time only as far as two legs in a
 * row, so never less than the truth. `exact`: with just so many legs.
 */
function potentials(stages: readonly Stage[], worth: Worth, legs: number, exact: boolean) {
  const home = stages.map((stage) => -worth.perDeadKm * stage.homeKm);
  const levels = [home];
  for (let left = 1; left < legs; left++) {
    const after = levels[left - 1] ?? home;
    const gains = stages.map((stage, at) => {
      let best = exact ? -Infinity : (home[at] ?? 0);
      for (const link of stage.next) {
        const next = stages[link.to];
        if (!next) continue;
        const value = worth.leg(next) - worth.perDeadKm * link.km + (after[link.to] ?? -Infinity);
        if (value > best) best = value;
      }
      return best;
    });
    levels.push(gains);
  }
  return levels;
}

interface Search {
  stages: readonly Stage[];
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

function complete({ stages, bus, ranking }: Search, partial: Partial, last: Stage) {
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

function extend(search: Search, levels: number[][], partial: Partial, last: Stage) {
  if (!search.exact || partial.at.length === search.legs) complete(search, partial, last);
  const left = search.legs - partial.at.length;
  search.ranking.note();
  if (left === 0 || search.ranking.stopped) return;
  const after = levels[left - 1];
  const { rules, worth, stages } = search;
  for (const link of last.next) {
    const next = stages[link.to];
    const most = after?.[link.to];
    if (!next || most === undefined) continue;
    const value = partial.worth + worth.leg(next) - worth.perDeadKm * link.km;
    if (value + most < search.needed() - 1e-9) continue;
    const start = Math.max(next.leg.earliestStart, partial.end + link.minutes + rules.ready);
    if (start > next.leg.latestStart || partial.at.includes(link.to)) continue;
    const shift = shiftAfter(search, partial.shift, partial.end, emptyWay(link.minutes), next);
    if (search.duty && !shift) continue;
    extend(
      search,
      levels,
      {
        at: [...partial.at, link.to],
        end: start + next.leg.durationMinutes + rules.turn,
        deadKm: partial.deadKm + link.km,
        paidKm: partial.paidKm + next.leg.paidKm,
        aloneKm: partial.aloneKm + next.outKm + next.homeKm,
        worth: value,
        shift,
      },
      next,
    );
  }
}

function run(search: Search) {
  const { stages, worth, rules } = search;
  const levels = potentials(stages, worth, search.legs, search.exact);
  const firsts = stages.map((stage, at) => {
    const own = worth.leg(stage) - worth.perDeadKm * stage.outKm;
    return { at, stage, own, most: own + (levels[search.legs - 1]?.[at] ?? -Infinity) };
  });
  firsts.sort((one, other) => other.most - one.most);
  for (const { at, stage, own, most } of firsts) {
    if (search.ranking.stopped || most < search.needed() - 1e-9) break;
    const end = stage.start + stage.leg.durationMinutes + rules.turn;
    const alone = stage.outKm + stage.homeKm;
    const shift = shiftAfter(search, null, -Infinity, emptyWay(stage.outMinutes), stage);
    if (search.duty && !shift) continue;
    extend(
      search,
      levels,
      { at: [at], end, deadKm: stage.outKm, paidKm: stage.leg.paidKm, aloneKm: alone, worth: own, shift },
      stage,
    );
  }
  return search.ranking;
}

/** The same stages with the few shortest links of each: quick to search, and what it finds the whole search need not beat by much. */
const shortestLinks = (stages: readonly Stage[]) =>
  stages.map((stage) => ({ ...stage, next: [...stage.next].sort((one, other) => one.km - other.km).slice(0, 4) }));

type Question = Pick<Search, "bus" | "rules" | "worth" | "legs" | "exact" | "duty"> & {
  rank: Rank;
  most: number;
  accept?: Accept;
};

/** The `most` best chains among the shortest links; what the worst of them reaches, the whole search need not go below. */
function firstRanking(stages: readonly Stage[], { rank, most, accept, ...question }: Question) {
  const ranking = new Ranking(rank, most, accept);
  return run({ ...question, stages: shortestLinks(stages), ranking, needed: () => -Infinity });
}

/** A search that had to stop keeps what the shortest links had found. */
function withFirst(ranking: Ranking, first: Ranking) {
  if (!ranking.stopped) return ranking;
  const known = new Set(ranking.chains.map(idsOf));
  ranking.take(first.chains.filter((chain) => !known.has(idsOf(chain))));
  return ranking;
}

function searchBySum(stages: readonly Stage[], question: Question) {
  const { rank, most, accept, ...rest } = question;
  const first = firstRanking(stages, question);
  const ranking = new Ranking(rank, most, accept);
  return withFirst(
    run({ ...rest, stages, ranking, needed: () => Math.max(first.threshold, ranking.threshold) }),
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
export function searchBySaved(stages: readonly Stage[], wanted: Wanted) {
  return searchBySum(stages, {
    ...wanted,
    worth: savedWorth,
    legs: wanted.rules.maxLegs,
    exact: false,
    rank: bySaved,
  });
}

/** The chain of just so many legs with the fewest empty km. */
export function searchLeastDead(stages: readonly Stage[], bus: ChainBus, rules: ChainRules, legs: number) {
  const worth = { leg: () => 0, perDeadKm: 1 };
  return searchBySum(stages, { bus, rules, worth, legs, exact: true, rank: byLeastDead, most: 1 }).chains[0];
}

/**
 * The chains with the highest share of paid km, best first, all of them exact. A share is no sum; that a chain has at least the share s
 * is one: paid − s × (paid + dead) ≥ 0 (Dinkelbach 1967). Asked with the share that the shortest links reach already, then with what is found.
 */
export function searchByShare(stages: readonly Stage[], { bus, rules, most, accept, duty }: Wanted) {
  const question = { bus, rules, legs: rules.maxLegs, exact: false, duty };
  const any = { leg: (stage: Stage) => stage.leg.paidKm, perDeadKm: 0 };
  const first = firstRanking(stages, { ...question, worth: any, rank: byShare, most, accept });
  const ranking = new Ranking(byShare, most, accept);
  const worth = shareWorth(Math.max(0, first.threshold));
  return withFirst(run({ ...question, stages, worth, ranking, needed: () => 0 }), first);
}
