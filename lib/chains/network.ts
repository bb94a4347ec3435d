import type { Leg } from "./problem";

/** A leg that this bus can drive alone, with its ways out and home; minutes and km. */
export interface Stage {
  leg: Leg;
  outKm: number;
  outMinutes: number;
  /** When the bus can start it at the earliest, coming from its base. */
  start: number;
  homeKm: number;
  homeMinutes: number;
  /** No link was left out that is shorter than so many km, as the crow flies (Infinity: none was). */
  leftOutKm: number;
}

/**
 * The legs, and for each those that can follow it in time with the empty way to them: of stage `at` the links from `first[at]` to
 * before `first[at + 1]`. Flat, since a search goes over millions of them.
 */
export interface Network {
  stages: readonly Stage[];
  first: Int32Array;
  /** Index of the following stage. */
  to: Int32Array;
  km: Float64Array;
  minutes: Float64Array;
}

/** Grows as links come, stage after stage. */
export class LinkList {
  private to = new Int32Array(1_024);
  private km = new Float64Array(1_024);
  private minutes = new Float64Array(1_024);
  private readonly first: number[] = [0];
  private size = 0;

  add(to: number, km: number, minutes: number) {
    if (this.size === this.to.length) this.grow();
    this.to[this.size] = to;
    this.km[this.size] = km;
    this.minutes[this.size] = minutes;
    this.size++;
  }

  private grow() {
    const bigger = <A extends Int32Array | Float64Array>(made: A, before: A) => {
      made.set(before);
      return made;
    };
    const room = 2 * this.size;
    this.to = bigger(new Int32Array(room), this.to);
    this.km = bigger(new Float64Array(room), this.km);
    this.minutes = bigger(new Float64Array(room), this.minutes);
  }

  /** No more links of this stage. */
  close() {
    this.first.push(this.size);
  }

  of(stages: readonly Stage[]): Network {
    const { size } = this;
    const first = Int32Array.from(this.first);
    return {
      stages,
      first,
      to: this.to.subarray(0, size),
      km: this.km.subarray(0, size),
      minutes: this.minutes.subarray(0, size),
    };
  }
}

/** The same stages with the few shortest links of each. */
export function shortestLinks({ stages, first, to, km, minutes }: Network, most: number): Network {
  const list = new LinkList();
  for (let at = 0; at < stages.length; at++) {
    const kept: number[] = [];
    for (let link = first[at] ?? 0; link < (first[at + 1] ?? 0); link++) {
      const length = km[link] ?? 0;
      if (kept.length === most && length >= (km[kept[most - 1] ?? 0] ?? 0)) continue;
      let place = Math.min(kept.length, most - 1);
      for (; place > 0 && length < (km[kept[place - 1] ?? 0] ?? 0); place--) kept[place] = kept[place - 1] ?? 0;
      kept[place] = link;
    }
    for (const link of kept) list.add(to[link] ?? 0, km[link] ?? 0, minutes[link] ?? 0);
    list.close();
  }
  return list.of(stages);
}
