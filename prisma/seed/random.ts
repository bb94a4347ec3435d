/** Deterministic numbers (mulberry32): each demo market is the same but for its dates. */
export class Random {
  constructor(private seed = 1910) {}

  next() {
    this.seed = (this.seed + 0x6d2b79f5) | 0;
    let t = Math.imul(this.seed ^ (this.seed >>> 15), 1 | this.seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** Whole number from `min` to `max`, both included. */
  whole(min: number, max: number) {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  pick<T>(list: readonly T[]): T {
    const item = list[Math.floor(this.next() * list.length)];
    if (item === undefined) throw new Error("nothing to pick from");
    return item;
  }

  /** True in `share` of the cases. */
  chance(share: number) {
    return this.next() < share;
  }
}
