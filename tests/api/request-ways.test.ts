import { beforeAll, describe, expect, it } from "vitest";
import * as collection from "@/app/api/busrequest/route";
import * as requestMap from "@/app/api/busrequest/map/route";
import * as requestWays from "@/app/api/busrequest/ways/route";
import { decodePolyline } from "@/lib/geo/polyline";
import { envelope, request, resetDb } from "@/tests/db";
import { draft, person } from "@/tests/people";

type Person = Awaited<ReturnType<typeof person>>;
let partner: Person;
beforeAll(async () => {
  await resetDb();
  partner = await person("busoperator");
});

const post = async (by: Person | null, changes: Record<string, unknown> = {}) => {
  const call = request("/api/busrequest/", { body: draft(changes), cookie: by?.cookie });
  return (await envelope(await collection.POST(call))).entity[0];
};

describe("GET /busrequest/ways", () => {
  const lines = async (ids: string, as?: string) =>
    envelope(await requestWays.GET(request(`/api/busrequest/ways?ids=${ids}`, { cookie: as })));

  it("draws listed requests along the road for everybody, ends to 0.01°; a free bus has no line", async () => {
    const ride = await post(partner, { category: "emptyride" });
    const bus = await post(partner, { category: "vacancy" });
    const { status, entity, total } = await lines(`${ride.id},${bus.id}`);
    expect(status).toBe(200);
    expect(total).toBe(1);
    expect(entity).toMatchObject([{ id: ride.id, source: "network" }]);
    const line = decodePolyline(entity[0].line, 3);
    expect(line.length).toBeGreaterThan(3);
    for (const [lon, lat] of [line[0], line.at(-1)] as [number, number][]) {
      expect([lon, lat]).toEqual([Number(lon.toFixed(2)), Number(lat.toFixed(2))]);
    }
  });

  it("comes with a map's empty rides where it is asked for", async () => {
    const ride = await post(partner, { category: "emptyride" });
    const map = async (more = "") =>
      (await envelope(await requestMap.GET(request(`/api/busrequest/map?bbox=-10,35,30,65&zoom=14${more}`)))).entity[0];
    const { points, ways } = await map("&ways=true");
    expect(ways.map(({ id }: { id: string }) => id)).toContain(ride.id);
    expect(ways).toContainEqual((await lines(ride.id)).entity[0]);
    const rides = points.filter(({ category }: { category: string }) => category === "emptyride");
    expect(ways).toHaveLength(rides.length);
    expect([(await map()).ways, (await map("&ways=false")).ways]).toEqual([undefined, undefined]);
  });

  it("tells nothing of a request that waits, nor of one for another company alone", async () => {
    const waiting = await post(null);
    const alone = await post(partner, { mode: "individual", company: partner.companyId });
    expect((await lines(`${waiting.id},${alone.id}`)).entity).toEqual([]);
  });

  it("400 for no id, for something else, for more than forty", async () => {
    for (const ids of ["", "regensburg", Array(41).fill(crypto.randomUUID()).join(",")])
      expect((await lines(ids)).status).toBe(400);
  });
});
