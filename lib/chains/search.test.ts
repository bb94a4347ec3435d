import { describe, expect, it } from "vitest";
import { byProfile, type MeasureWay } from "@/lib/geo/road/profile";
import { missedBound } from "./bound";
import { type DrivenLeg, dutyOf, wheelOf } from "./duty";
import { linkLegs } from "./links";
import { type ChainBus, type ChainRules, chainRules, type Leg } from "./problem";
import { scheduleChain } from "./schedule";
import { searchBySaved, searchByShare } from "./search";

/** The same numbers each time. */
function numbersFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const way = byProfile();

function instance(seed: number, count: number) {
  const next = numbersFrom(seed);
  const towns = Array.from({ length: 5 }, () => ({ lat: 47 + next() * 4, lon: 9 + next() * 6, country: "DE" }));
  const base = { lat: 49, lon: 12, country: "DE" };
  const town = () => towns[Math.floor(next() * towns.length)] ?? base;
  const legs = Array.from({ length: count }, (_, at): Leg => {
    const [from, to] = [town(), town()];
    const earliestStart = Math.floor(next() * 2_400);
    const { km, minutes } = way(from, to);
    const latestStart = earliestStart + Math.floor(next() * 300);
    const passengers = 10 + Math.floor(next() * 50);
    return { id: `L${at}`, from, to, earliestStart, latestStart, durationMinutes: minutes, paidKm: km + 1, passengers };
  });
  const bus: ChainBus = { base, seats: 50, availableFrom: 0, availableTo: 2_880 };
  return { legs, bus };
}

/** A chain's numbers by the definition alone; null where it cannot be driven. */
function drive(
  order: readonly Leg[],
  { bus, rules, measure }: { bus: ChainBus; rules: ChainRules; measure: MeasureWay },
) {
  let at = bus.base;
  let now = bus.availableFrom;
  let [dead, paid, single] = [0, 0, 0];
  for (const [index, leg] of order.entries()) {
    const to = measure(at, leg.from);
    now += (index > 0 ? rules.turn : 0) + to.minutes + rules.ready;
    now = Math.max(now, leg.earliestStart);
    if (now > leg.latestStart || leg.passengers > bus.seats) return null;
    now += leg.durationMinutes;
    dead += to.km;
    paid += leg.paidKm;
    single += measure(bus.base, leg.from).km + measure(leg.to, bus.base).km;
    at = leg.to;
  }
  const home = measure(at, bus.base);
  if (now + rules.turn + home.minutes > bus.availableTo) return null;
  dead += home.km;
  return { share: paid / (paid + dead), savedKm: single - dead };
}

type Value = { ids: string; share: number; savedKm: number };

function everyChain(legs: readonly Leg[], bus: ChainBus) {
  const found: Value[] = [];
  const go = (order: readonly Leg[]) => {
    if (order.length > 0) {
      const driven = drive(order, { bus, rules: chainRules, measure: way });
      if (driven) found.push({ ...driven, ids: order.map(({ id }) => id).join() });
    }
    if (order.length === chainRules.maxLegs) return;
    for (const leg of legs) if (!order.includes(leg)) go([...order, leg]);
  };
  go([]);
  return found;
}

const seeds = Array.from({ length: 60 }, (_, at) => at + 1);
const bestOf = (chains: readonly Value[], by: "share" | "savedKm") => Math.max(...chains.map((chain) => chain[by]));

describe("searches equal complete enumeration", () => {
  it.each(seeds)("instance %i", (seed) => {
    const { legs, bus } = instance(seed, 7);
    const all = everyChain(legs, bus);
    const { network } = linkLegs(legs, bus, chainRules, way);
    const byShare = searchByShare(network, { bus, rules: chainRules, most: 5 }).chains;
    const bySaved = searchBySaved(network, { bus, rules: chainRules, most: 5 }).chains;
    const shares = all.map(({ share }) => share).sort((a, b) => b - a);
    const saved = all.map(({ savedKm }) => savedKm).sort((a, b) => b - a);
    expect(byShare.map(({ share }) => share)).toEqual(shares.slice(0, 5).map((share) => expect.closeTo(share, 9)));
    expect(bySaved.map((chain) => chain.savedKm)).toEqual(saved.slice(0, 5).map((km) => expect.closeTo(km, 6)));
  });

  it("also among the chains that a rule lets through", () => {
    for (const seed of seeds) {
      const { legs, bus } = instance(seed, 7);
      const lawful = (ids: string) => ids.length % 2 === 0 || ids.includes("L3");
      const all = everyChain(legs, bus).filter(({ ids }) => lawful(ids));
      const { network } = linkLegs(legs, bus, chainRules, way);
      const accept = (chain: { legs: Leg[] }) => lawful(chain.legs.map(({ id }) => id).join());
      const wanted = { bus, rules: chainRules, most: 1, accept };
      const [share] = searchByShare(network, wanted).chains;
      const [saved] = searchBySaved(network, wanted).chains;
      if (all.length === 0) expect([share, saved]).toEqual([undefined, undefined]);
      else {
        expect(share?.share).toBeCloseTo(bestOf(all, "share"), 9);
        expect(saved?.savedKm).toBeCloseTo(bestOf(all, "savedKm"), 6);
      }
    }
  });
});

describe("lawful chains", () => {
  const clock = (minute: number) => new Date(Date.UTC(2027, 5, 17) + minute * 60_000).toISOString().slice(0, 16);

  it.each([1, 2] as const)("what %i may not drive is left out early, and nothing else", (drivers) => {
    let lawful = 0;
    for (const seed of seeds.slice(0, 25)) {
      const { legs: plain, bus } = instance(seed, 6);
      const legs = plain.map((leg) => {
        const parts = [{ type: "drive" as const, minutes: wheelOf(leg.durationMinutes) }];
        return { ...leg, wished: leg.earliestStart, parts };
      });
      const { network } = linkLegs(legs, bus, chainRules, way);
      const accept = (chain: { legs: Leg[] }) => {
        const order = { legs: chain.legs as DrivenLeg[], bus, rules: chainRules, way };
        return scheduleChain(order, clock, drivers) !== null;
      };
      const wanted = { bus, rules: chainRules, most: 5, accept };
      for (const search of [searchByShare, searchBySaved]) {
        const ids = (ranking: ReturnType<typeof search>) =>
          ranking.chains.map((chain) => chain.legs.map(({ id }) => id));
        const all = ids(search(network, wanted));
        expect(ids(search(network, { ...wanted, duty: dutyOf(drivers) }))).toEqual(all);
        lawful += all.length;
      }
    }
    expect(lawful).toBeGreaterThan(20);
  });
});

describe("with the shortest links alone", () => {
  it("what is told as missed is never less than the best there is", () => {
    let cut = 0;
    for (const seed of seeds) {
      const { legs, bus } = instance(seed, 9);
      const all = everyChain(legs, bus);
      if (all.length === 0) continue;
      const { network } = linkLegs(legs, bus, chainRules, way, 1);
      for (const order of ["share", "saved"] as const) {
        const search = order === "share" ? searchByShare : searchBySaved;
        const ranking = search(network, { bus, rules: chainRules, most: 1 });
        const found = ranking.chains[0]?.[order === "share" ? "share" : "savedKm"] ?? 0;
        const missed = missedBound(network, { order, maxLegs: 4, gap: 25, found, stopped: false });
        const best = bestOf(all, order === "share" ? "share" : "savedKm");
        if (best > found + 1e-9) cut++;
        expect(Math.max(found, missed ?? -Infinity)).toBeGreaterThanOrEqual(best - 1e-9);
      }
    }
    expect(cut).toBeGreaterThan(0);
  });

  it("a search that is stopped keeps what it has and says what it may miss", () => {
    const { legs, bus } = instance(3, 9);
    const { network } = linkLegs(legs, bus, chainRules, way);
    const best = bestOf(everyChain(legs, bus), "savedKm");
    let checks = 0;
    const accept = () => (++checks > 2 ? ("stop" as const) : true);
    const ranking = searchBySaved(network, { bus, rules: chainRules, most: 1, accept });
    expect(ranking.stopped).toBe(true);
    const found = ranking.chains[0]?.savedKm ?? 0;
    const missed = missedBound(network, { order: "saved", maxLegs: 4, gap: 25, found, stopped: true });
    expect(Math.max(found, missed ?? -Infinity)).toBeGreaterThanOrEqual(best - 1e-9);
  });
});
