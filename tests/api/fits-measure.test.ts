import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type * as roads from "@/lib/geo/road/port";
import { prisma } from "@/lib/db/prisma";
import { makeRemeasure, measureWays } from "@/lib/features/fit/commands/measure-ways";
import { lookedAt } from "@/lib/features/fit/queries/looked";
import { fitRecord } from "@/lib/features/fit/schema";
import { makeBus } from "@/prisma/factories/bus";
import { makePlace, regensburg, type Spot } from "@/prisma/factories/place";
import { resetDb } from "@/tests/db";
import { type Answer, json, serve, stopServing } from "@/tests/routing-service";
import { fits, landshut, makeGroup, makeRide, minute, noonish, operator, pilsen } from "./fit-calls";

type Road = typeof roads.road;
const port = vi.hoisted(() => ({ served: undefined as unknown }));
vi.mock("@/lib/geo/road/port", async (original) => {
  const module = await original<typeof roads>();
  return {
    ...module,
    get road() {
      return (port.served ?? module.road) as Road;
    },
  };
});

beforeEach(resetDb);
afterEach(() => {
  port.served = undefined;
  stopServing();
});

/** Every way is a tenth longer than the bundled roads say; `knows` says which pairs it has. */
const scale = 1.1;
async function service(knows: (from: number, to: number) => boolean = () => true) {
  const { road: bundled } = await vi.importActual<typeof roads>("@/lib/geo/road/port");
  const answer: Answer = async (request, response) => {
    const url = new URL(request.url ?? "", "http://service");
    const [, , , , list = ""] = url.pathname.split("/");
    const points = decodeURIComponent(list)
      .split(";")
      .map((pair) => {
        const [lon = 0, lat = 0] = pair.split(",").map(Number);
        return { lat, lon, country: "" };
      });
    if (url.pathname.startsWith("/route")) {
      const way = await bundled.way(points);
      const route = {
        distance: way.km * scale * 1_000,
        duration: way.minutes * 60,
        geometry: { coordinates: way.line },
      };
      return json(response, { code: "Ok", routes: [{ ...route, legs: [] }] });
    }
    const side = (name: string) => (url.searchParams.get(name) ?? "").split(";").map((at) => points[Number(at)]);
    const [from, to] = [side("sources"), side("destinations")];
    const table = await bundled.table(
      from.flatMap((at) => at ?? []),
      to.flatMap((at) => at ?? []),
    );
    const cells = (value: (km: number, minutes: number) => number) =>
      table.map((row, at) =>
        row.map(({ km, minutes }, column) =>
          knows(from[at]?.lat ?? 0, to[column]?.lat ?? 0) ? value(km * scale, minutes) : null,
        ),
      );
    return json(response, {
      code: "Ok",
      distances: cells((km) => km * 1_000),
      durations: cells((_, time) => time * 60),
    });
  };
  const { road } = await serve("osrm", answer);
  port.served = road;
  return road;
}

const at = (spot: Spot, date: number) => ({ address: makePlace(spot), date });
const first = async (...call: Parameters<typeof fits>) => fitRecord.parse((await fits(...call)).entity[0]);
const sumOf = ({ startKm, tripKm, endKm, directKm }: ReturnType<typeof fitRecord.parse>) =>
  startKm + tripKm + endKm - (directKm ?? 0);

it("ways that were stored before a routing service came are never summed up with its own", async () => {
  const own = await operator();
  const ride = await makeRide(own.companyId);
  const group = await makeGroup();
  await measureWays();
  const before = await first(group.id, own, { hours: 2 });
  expect(before.source).toBe("network");

  const road = await service();
  // The ride's own way is a stored one still: all four by the bundled roads.
  expect(await first(group.id, own, { hours: 2 })).toMatchObject({ source: "network", extraKm: before.extraKm });

  expect(await makeRemeasure(road)()).toBe(2);
  const stored = await prisma.busRequest.findUniqueOrThrow({ where: { id: ride.id } });
  expect(stored.waySource).toBe("osrm");
  const after = await first(group.id, own, { hours: 2 });
  expect(after.source).toBe("osrm");
  expect(after.directKm).toBeCloseTo((before.directKm ?? 0) * scale, 0);
  expect(after.extraKm).toBeCloseTo(before.extraKm * scale, 0);
  expect(sumOf(after)).toBeCloseTo(after.extraKm, 0);

  // The service is gone for good: what it measured is measured again, and until then not mixed with the bundled roads.
  port.served = undefined;
  expect(await first(group.id, own, { hours: 2 })).toMatchObject({ source: "network", extraKm: before.extraKm });
  const { road: bundled } = await vi.importActual<typeof roads>("@/lib/geo/road/port");
  expect(await makeRemeasure(bundled)()).toBe(2);
  expect((await prisma.busRequest.findUniqueOrThrow({ where: { id: ride.id } })).waySource).toBe("network");
});

it("where the service does not know one of the ways, all of the sum go by the bundled roads", async () => {
  const own = await operator();
  await makeRide(own.companyId);
  const group = await makeGroup();
  const plain = await first(group.id, own, { hours: 2 });
  await prisma.busRequest.updateMany({ data: { wayKm: null } });
  await service((from) => Math.abs(from - landshut.latitude) > 0.01);
  const mixed = await first(group.id, own, { hours: 2 });
  expect(mixed).toMatchObject({ source: "network", extraKm: plain.extraKm, startKm: plain.startKm });
});

it("a walk through all requests measures what another one measured, once an hour, and leaves what the service does not know", async () => {
  await makeGroup();
  const ended = await makeGroup({ endedAt: new Date(), endReason: "withdrawn" });
  await measureWays();
  await prisma.busRequest.updateMany({
    where: { id: ended.id },
    data: { wayKm: 1, wayMinutes: 1, waySource: "network" },
  });
  const road = await service();
  const run = makeRemeasure(road);
  expect(await run()).toBe(1);
  await prisma.busRequest.updateMany({ data: { waySource: "factor" } });
  expect(await run()).toBe(0);
  expect(await run(Date.now() + 2 * 3_600_000)).toBe(1);
  await prisma.busRequest.updateMany({ data: { waySource: "factor" } });
  const { road: bundled } = await vi.importActual<typeof roads>("@/lib/geo/road/port");
  expect(await makeRemeasure({ service: "osrm", way: bundled.way })()).toBe(0);
  expect(await prisma.busRequest.count({ where: { waySource: "factor" } })).toBe(2);
});

it("km with the group are those of both ways: stops on the way out, a tour back to where it began", async () => {
  const own = await operator(landshut);
  await makeBus({ companyId: own.companyId, capacity: 60 });
  const trip = { start: at(landshut, noonish), end: at(pilsen, noonish + 600 * minute) };
  const oneway = await makeGroup(trip);
  const back = await makeGroup({ ...trip, transferType: "transfertwoway" });
  const over = await makeGroup({ ...trip, transferType: "transfertwoway", stops: [makePlace(regensburg)] });
  const tour = await makeGroup({ ...trip, transferType: "transfertour", stops: [makePlace(regensburg)] });
  await measureWays();
  const kmOf = async ({ id }: { id: string }) => (await first(id, own, { hours: 4 })).tripKm;
  const [out, both, stopped, round] = [await kmOf(oneway), await kmOf(back), await kmOf(over), await kmOf(tour)];
  expect(both).toBeCloseTo(2 * out, 0);
  const { wayKm } = await prisma.busRequest.findUniqueOrThrow({ where: { id: over.id } });
  expect(stopped).toBeCloseTo((wayKm ?? 0) + out, 0);
  expect(stopped).toBeGreaterThan(both);
  expect(round).toBeCloseTo(stopped, 0);
});

it("what was looked at for an empty ride and a free bus is counted: open requests of their area and time", async () => {
  const own = await operator();
  const ride = await makeRide(own.companyId);
  const end = { address: null, date: noonish + 600 * minute };
  const free = await makeRide(own.companyId, { category: "vacancy", radius: 30, start: at(landshut, noonish), end });
  const counts = async () => [await lookedAt(ride.id, own.companyId), await lookedAt(free.id, own.companyId)];
  expect(await counts()).toEqual([0, 0]);
  const group = await makeGroup();
  await makeGroup({ start: at(pilsen, noonish), transferType: "transfertwoway" });
  await makeGroup({ start: at(landshut, noonish + 4 * 86_400_000), end: at(pilsen, noonish + 5 * 86_400_000) });
  await makeGroup({ authorCompanyId: own.companyId });
  await makeGroup({ state: "pending" });
  expect(await counts()).toEqual([2, 1]);
  expect(await lookedAt(group.id, own.companyId)).toBeNull();
});

it("a trip that was accepted before the job came by is measured all the same, one that was withdrawn is not", async () => {
  const ended = { state: "active", endedAt: new Date() } as const;
  const [won, gone] = [await makeGroup(), await makeGroup()];
  await prisma.busRequest.update({ where: { id: won.id }, data: { ...ended, endReason: "filled" } });
  await prisma.busRequest.update({ where: { id: gone.id }, data: { ...ended, endReason: "withdrawn" } });
  expect(await measureWays()).toBe(1);
  const kmOf = async ({ id }: { id: string }) => (await prisma.busRequest.findUniqueOrThrow({ where: { id } })).wayKm;
  expect(await kmOf(won)).toBeGreaterThan(50);
  expect(await kmOf(gone)).toBeNull();
  expect(await measureWays()).toBe(0);
});
