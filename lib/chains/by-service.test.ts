import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { makeRoad } from "@/lib/geo/road/port";
import { searchChainsByRoad } from "./by-service";
import { runChains } from "./run";
import type { ChainTask, TaskLeg } from "./task";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A routing service that says so many km (a minute each) for every way; null: it fails. */
async function serve(km: number | null) {
  const asked: string[] = [];
  server = createServer((request, response) => {
    const url = new URL(request.url ?? "", "http://service");
    asked.push(url.pathname);
    if (km === null) return response.writeHead(500).end();
    const count = (name: string) => (url.searchParams.get(name) ?? "").split(";").length;
    const table = (value: number) =>
      Array.from({ length: count("sources") }, () => Array(count("destinations")).fill(value));
    response.end(JSON.stringify({ code: "Ok", distances: table(km * 1_000), durations: table(km * 60) }));
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { road: makeRoad({ service: "osrm", url: `http://127.0.0.1:${port}`, timeout: 500 }), asked };
}

const at = (lat: number, lon: number) => ({ lat, lon, country: "DE" });
const leg = (id: string, from: number, to: number, wished: number): TaskLeg => {
  const points = [at(49, 12 + from * 0.05), at(48.5, 12 + to * 0.05)];
  return {
    id,
    points,
    wished,
    earliestStart: wished,
    latestStart: wished,
    stayMinutes: null,
    passengers: 30,
    wheelchairs: 0,
  };
};
const task: ChainTask = {
  buses: [
    {
      id: "bus",
      base: at(49, 12),
      seats: 50,
      wheelchairPlaces: 0,
      seatsPerWheelchair: 0,
      availableFrom: 0,
      availableTo: 1_440,
    },
  ],
  legs: [leg("one", 0, 10, 480), leg("two", 12, 2, 840)],
  ...{ order: "share", maxLegs: 4, most: 5, drivers: 1, epoch: Date.UTC(2027, 5, 17), offset: 0 },
};
const search = async (asked: ChainTask) => runChains(asked);

describe("chains by a routing service", () => {
  it("their ways are those that it measured", async () => {
    const { road, asked } = await serve(77);
    const { chains } = await searchChainsByRoad(task, { road, search });
    expect(chains[0]?.legs.map(({ km }) => km)).toEqual([77, 77]);
    expect(chains[0]?.deadKm).toBeCloseTo(3 * 77);
    expect(asked.length).toBeGreaterThan(0);
    // What was measured once is remembered.
    const { length } = asked;
    await searchChainsByRoad(task, { road, search });
    expect(asked).toHaveLength(length);
  });

  it("of many places the best chains alone are measured again", async () => {
    const { road } = await serve(77);
    const many = Array.from({ length: 60 }, (_, n) => leg(`leg ${n}`, n / 10, 6 - n / 10, 300 + n * 15));
    const { chains, examined } = await searchChainsByRoad({ ...task, legs: many }, { road, search });
    expect(examined).toBeGreaterThan(20);
    expect(chains.length).toBeGreaterThan(0);
    expect(chains.every(({ legs }) => legs.every(({ km }) => km === 77))).toBe(true);
  });

  it("where it fails, by the bundled roads, as without a service", async () => {
    const { road } = await serve(null);
    const own = runChains(task);
    expect(await searchChainsByRoad(task, { road, search })).toEqual(own);
    expect(await searchChainsByRoad(task, { road: makeRoad(), search })).toEqual(own);
  });
});
