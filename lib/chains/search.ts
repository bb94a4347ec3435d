import type { Stage } from "./links";
import type { Chain, ChainBus, ChainRules } from "./problem";

/** What a chain is worth by adding up: so much for each leg, so much less for each empty km. */
interface Worth {
  leg: (stage: Stage) => number;
  perDeadKm: number;
}

/** How good a chain is: the higher the better. Ties go to more paid km, then to the smaller list of ids. */
type Rank = (chain: Chain) => number;

const byShare: Rank = (chain) => chain.share;
const bySaved: Rank = (chain) => chain.savedKm;
const byLeastDead: Rank = (chain) => -chain.deadKm;

const idsOf = (chain: Chain) => chain.legs.map((leg) => leg.id).join("\u0000");

/** Negative: the first is better. */
function compare(rank: Rank, one: Chain, other: Chain) {
  const by = rank(other) - rank(one);
  if (Math.abs(by) > 1e-9) return by;
  const paid = other.paidKm - one.paidKm;
  if (Math.abs(paid) > 1e-9) return paid;
  return idsOf(one) < idsOf(other) ? -1 : 1;
}

/** The best chains found so far, best first. */
class Ranking {
  readonly chains: Chain[] = [];
  constructor(
    readonly rank: Rank,
    readonly most: number,
  ) {}
  /** What a further chain has to reach. */
  get threshold() {
    const last = this.chains[this.most - 1];
    return last ? this.rank(last) : -Infinity;
  }
  add(chain: Chain) {
    if (this.rank(chain) < this.threshold - 1e-9) return;
    const at = this.chains.findIndex((other) => compare(this.rank, chain, other) < 0);
    this.chains.splice(at < 0 ? this.chains.length : at, 0, chain);
    if (this.chains.length > this.most) this.chains.length = this.most;
  }
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
}

interface Partial {
  at: number[];
  end: number;
  deadKm: number;
  paidKm: number;
  aloneKm: number;
  worth: number;
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
  if (left === 0) return;
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
    if (most < search.needed() - 1e-9) break;
    const end = stage.start + stage.leg.durationMinutes + rules.turn;
    const alone = stage.outKm + stage.homeKm;
    extend(
      search,
      levels,
      { at: [at], end, deadKm: stage.outKm, paidKm: stage.leg.paidKm, aloneKm: alone, worth: own },
      stage,
    );
  }
  return search.ranking.chains;
}

/** The same stages with the few shortest links of each: quick to search, and what it finds the whole search need not beat by much. */
const shortestLinks = (stages: readonly Stage[]) =>
  stages.map((stage) => ({ ...stage, next: [...stage.next].sort((one, other) => one.km - other.km).slice(0, 4) }));

type Question = Pick<Search, "bus" | "rules" | "worth" | "legs" | "exact"> & { rank: Rank; most: number };

/** What the worst of the `most` chains reaches that are found among the shortest links; -Infinity where there are fewer. */
function firstThreshold(stages: readonly Stage[], { rank, most, ...question }: Question) {
  const ranking = new Ranking(rank, most);
  run({ ...question, stages: shortestLinks(stages), ranking, needed: () => -Infinity });
  return ranking.threshold;
}

function searchBySum(stages: readonly Stage[], question: Question) {
  const { rank, most, ...rest } = question;
  const first = firstThreshold(stages, question);
  const ranking = new Ranking(rank, most);
  return run({ ...rest, stages, ranking, needed: () => Math.max(first, ranking.threshold) });
}

/** The chains that save most empty km, best first, all of them exact. */
export function searchBySaved(stages: readonly Stage[], bus: ChainBus, rules: ChainRules, most: number) {
  const worth = { leg: (stage: Stage) => stage.outKm + stage.homeKm, perDeadKm: 1 };
  return searchBySum(stages, { bus, rules, worth, legs: rules.maxLegs, exact: false, rank: bySaved, most });
}

/** The chain of just so many legs with the fewest empty km. */
export function searchLeastDead(stages: readonly Stage[], bus: ChainBus, rules: ChainRules, legs: number) {
  const worth = { leg: () => 0, perDeadKm: 1 };
  return searchBySum(stages, { bus, rules, worth, legs, exact: true, rank: byLeastDead, most: 1 })[0];
}

/**
 * The chains with the highest share of paid km, best first, all of them exact. A share is no sum; that a chain has at least the share s
 * is one: paid − s × (paid + dead) ≥ 0 (Dinkelbach 1967). Asked with the share that the shortest links reach already.
 */
export function searchByShare(stages: readonly Stage[], bus: ChainBus, rules: ChainRules, most: number) {
  const question = { bus, rules, legs: rules.maxLegs, exact: false };
  const any = { leg: (stage: Stage) => stage.leg.paidKm, perDeadKm: 0 };
  const asked = Math.max(0, firstThreshold(stages, { ...question, worth: any, rank: byShare, most }));
  const worth = { leg: (stage: Stage) => (1 - asked) * stage.leg.paidKm, perDeadKm: asked };
  return run({ ...question, stages, worth, ranking: new Ranking(byShare, most), needed: () => 0 });
}
