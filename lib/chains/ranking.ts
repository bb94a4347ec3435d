import type { Chain } from "./problem";

/** Says of a complete chain whether it may come into the ranking at all, as whether it can be driven lawfully; "stop" ends the search. */
export type Accept = (chain: Chain) => boolean | "stop";

/** So many beginnings of chains are looked at: beyond it a search would last. */
const mostExamined = 4_000_000;

/** How good a chain is: the higher the better. Ties go to more paid km, then to the smaller list of ids. */
export type Rank = (chain: Chain) => number;

export const byShare: Rank = (chain) => chain.share;
export const bySaved: Rank = (chain) => chain.savedKm;
export const byLeastDead: Rank = (chain) => -chain.deadKm;

export const idsOf = (chain: Chain) => chain.legs.map((leg) => leg.id).join("\u0000");

/** Negative: the first is better. */
function compare(rank: Rank, one: Chain, other: Chain) {
  const by = rank(other) - rank(one);
  if (Math.abs(by) > 1e-9) return by;
  const paid = other.paidKm - one.paidKm;
  if (Math.abs(paid) > 1e-9) return paid;
  return idsOf(one) < idsOf(other) ? -1 : 1;
}

/** The best chains found so far, best first. */
export class Ranking {
  readonly chains: Chain[] = [];
  constructor(
    readonly rank: Rank,
    readonly most: number,
    readonly accept?: Accept,
  ) {}
  /** What a further chain has to reach. */
  get threshold() {
    const last = this.chains[this.most - 1];
    return last ? this.rank(last) : -Infinity;
  }
  /** Beginnings of chains looked at; `stopped`: not all of them. */
  examined = 0;
  stopped = false;
  note() {
    if (++this.examined > mostExamined) this.stopped = true;
  }
  add(chain: Chain) {
    if (this.stopped || this.rank(chain) < this.threshold - 1e-9) return;
    const accepted = this.accept?.(chain) ?? true;
    if (accepted === "stop") this.stopped = true;
    if (accepted !== true) return;
    this.put(chain);
  }
  take(chains: readonly Chain[]) {
    for (const chain of chains) this.put(chain);
  }
  private put(chain: Chain) {
    const at = this.chains.findIndex((other) => compare(this.rank, chain, other) < 0);
    this.chains.splice(at < 0 ? this.chains.length : at, 0, chain);
    if (this.chains.length > this.most) this.chains.length = this.most;
  }
}
