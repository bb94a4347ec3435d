import { expect, it } from "vitest";
import { pack, unpack } from "./parcel";
import type { ChainTask, TaskLeg } from "./task";

const leg = (id: string, more: Partial<TaskLeg> = {}): TaskLeg => ({
  id,
  points: [
    { lat: 49.01, lon: 12.1, country: "DE" },
    { lat: 48.21, lon: 16.37, country: "AT" },
  ],
  wished: 480,
  earliestStart: 450,
  latestStart: 510,
  stayMinutes: null,
  passengers: 31,
  wheelchairs: 0,
  ...more,
});
const task = (legs: TaskLeg[]): ChainTask => ({
  buses: [],
  legs,
  order: "share",
  maxLegs: 4,
  most: 8,
  drivers: 1,
  ways: new Map([["a b", { km: 12, minutes: 20, source: "network" }]]) as ChainTask["ways"],
  epoch: 1,
  offset: 2,
});

it("what is packed is unpacked as it was: stops, stays, countries, none at all", () => {
  const stop = { lat: 50.08, lon: 14.44, country: "CZ" };
  const [first, last] = leg("x").points;
  const tour = leg("b", {
    points: [first, stop, last].flatMap((point) => point ?? []),
    stayMinutes: 0,
    wheelchairs: 2,
  });
  for (const legs of [[leg("a"), tour, leg("c", { stayMinutes: 600 })], [leg("a", { points: [] })], []]) {
    expect(unpack(structuredClone(pack(task(legs))))).toEqual(task(legs));
  }
});

it("legs leave as one piece of memory", () => {
  const { numbers } = pack(task(Array.from({ length: 5_000 }, (_, at) => leg(`L${at}`))));
  expect(numbers.length).toBe(5_000 * 13);
  structuredClone(numbers, { transfer: [numbers.buffer] });
  expect(numbers.length).toBe(0);
});
