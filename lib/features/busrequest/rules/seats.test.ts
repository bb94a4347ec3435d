import { describe, expect, it } from "vitest";
import { noNeeds } from "./needs";
import { bestTogether } from "./seats";

describe("buses that take a group together", () => {
  const plain = { wheelchairPlaces: 0, walkingFrames: null, childSeats: null, luggage: null, features: [] };
  const bus = (id: string, capacity: number, more = {}) => ({ ...plain, id, capacity, ...more });
  const best = (buses: ReturnType<typeof bus>[], passengers: number, needs = noNeeds) => {
    const found = bestTogether(buses, { passengers, quantity: 1 }, needs);
    return found && [found.chosen.map(({ id }) => id).join(""), found.spare];
  };
  const buses = [bus("f", 20), bus("a", 60), bus("b", 50), bus("c", 45), bus("d", 45), bus("e", 30)];

  it("are the fewest that do, the largest first, and of those the ones with the fewest empty seats", () => {
    expect(best(buses, 110)).toEqual(["ab", 0]);
    expect(best(buses, 111)).toEqual(["bcf", 4]);
    expect(best(buses, 150)).toEqual(["acd", 0]);
    expect(best(buses, 200)).toEqual(["abcd", 0]);
    expect(best(buses, 250)).toEqual(["abcdef", 0]);
    expect(best(buses, 251)).toBeNull();
    expect(bestTogether(buses, { passengers: null, quantity: 1 }, null)).toBeNull();
  });

  it("meet what the group needs before they are full", () => {
    const lifts = [...buses, bus("g", 46, { wheelchairPlaces: 2 })];
    expect(best(lifts, 150, { ...noNeeds, wheelchairPlaces: 2 })).toEqual(["agc", 1]);
  });

  it("are found at once in a fleet of hundreds, and never more than one offer names", () => {
    const fleet = Array.from({ length: 300 }, (_one, at) => bus("x", 8 + (at % 52), { wheelchairPlaces: at % 3 }));
    const [ids, spare] = best(fleet, 330, { ...noNeeds, wheelchairPlaces: 4 }) ?? [];
    expect([String(ids).length, Number(spare) >= 0]).toEqual([6, true]);
    expect(best(fleet, 591)).toBeNull();
  });
});
