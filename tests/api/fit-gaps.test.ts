import { beforeEach, describe, expect, it } from "vitest";
import * as route from "@/app/api/company/[id]/gaps/route";
import { prisma } from "@/lib/db/prisma";
import { makeBus } from "@/prisma/factories/bus";
import { makePlace, type Spot } from "@/prisma/factories/place";
import { envelope, params, request, resetDb } from "@/tests/db";
import { companyFits, landshut, makeGroup, makeRide, minute, noonish, operator, pilsen } from "./fit-calls";

beforeEach(resetDb);

const hour = 60 * minute;
const week = { from: noonish - 72 * hour, to: noonish + 96 * hour };

async function gaps(id: string, cookie?: string, { from, to }: Record<"from" | "to", unknown> = week) {
  const call = request(`/api/company/${id}/gaps?from=${from}&to=${to}`, { cookie });
  return envelope(await route.GET(call, params({ id })));
}

const at = (spot: Spot, date: number) => ({ address: makePlace(spot), date });
const book = (companyId: string, busId: string, start: number, end: number) =>
  prisma.booking.create({ data: { companyId, busId, title: "Ausflug", start: new Date(start), end: new Date(end) } });

/** A bus of the company that is booked until `before` hours ahead of the group and from `behind` hours after it on. */
async function bus(companyId: string, before: number, behind: number, seats = 57) {
  const { id } = await makeBus({ companyId, capacity: seats });
  await book(companyId, id, noonish - (before + 8) * hour, noonish - before * hour);
  await book(companyId, id, noonish + behind * hour, noonish + (behind + 8) * hour);
  return id;
}

describe("GET /company/{id}/gaps", () => {
  it("tells how many groups fit between two entries of each bus, as the fits of the bus in that time say", async () => {
    const own = await operator(landshut);
    const [free, small, short] = [
      await bus(own.companyId, 10, 20),
      await bus(own.companyId, 10, 20, 19),
      await bus(own.companyId, 4, 7),
    ];
    await makeGroup();
    await makeGroup({ transferType: "transfertour" });
    await makeGroup({ authorCompanyId: own.companyId, companyType: "busoperator" });
    const { entity, total } = await gaps(own.companyId, own.cookie);
    const gap = { bus: free, from: noonish - 10 * hour, to: noonish + 20 * hour, count: 2 };
    expect([total, entity]).toEqual([1, [gap]]);
    const { bus: id, from, to } = gap;
    expect((await companyFits(own.companyId, own.cookie, { bus: id, from, to })).total).toBe(2);
    expect([small, short]).not.toContain(entity[0].bus);
  });

  it("tells a gap in each week that it runs through, not in its first alone", async () => {
    const own = await operator(landshut);
    const free = await bus(own.companyId, 12 * 24, 20);
    await makeGroup();
    const look = { from: noonish - 24 * hour, to: noonish + 24 * hour };
    const { entity } = await gaps(own.companyId, own.cookie, look);
    expect(entity).toEqual([{ bus: free, from: noonish - 12 * 24 * hour, to: noonish + 20 * hour, count: 1 }]);
  });

  it("tells of a bus that was last booked weeks ago as of one that was yesterday", async () => {
    const own = await operator(landshut);
    const free = await bus(own.companyId, 60 * 24, 20);
    await makeGroup();
    const { entity } = await gaps(own.companyId, own.cookie);
    expect(entity).toMatchObject([{ bus: free, to: noonish + 20 * hour, count: 1 }]);
  });

  it("tells a gap that has begun from the next whole minute on, as its fits are asked for", async () => {
    const own = await operator(landshut);
    const { id } = await makeBus({ companyId: own.companyId, capacity: 57 });
    const begun = Math.floor(Date.now() / minute) * minute;
    await book(own.companyId, id, begun - 8 * hour, begun - hour);
    await book(own.companyId, id, begun + 48 * hour, begun + 56 * hour);
    const start = begun + 20 * hour;
    await makeGroup({ start: at(landshut, start), end: at(pilsen, start + 4 * hour) });
    const { entity } = await gaps(own.companyId, own.cookie, { from: begun - 24 * hour, to: begun + 72 * hour });
    const [{ bus: gapBus, from, to, count }] = entity;
    expect([gapBus, from % minute, from > begun, to]).toEqual([id, 0, true, begun + 48 * hour]);
    expect(await companyFits(own.companyId, own.cookie, { bus: id, from, to })).toMatchObject({
      status: 200,
      total: count,
    });
  });

  it("a post of the bus holds it, too; a bus out of service or without entries has no gap", async () => {
    const own = await operator(landshut);
    await makeBus({ companyId: own.companyId, capacity: 57 });
    const posted = await bus(own.companyId, 10, 20);
    const retired = await bus(own.companyId, 10, 20);
    await makeGroup();
    expect((await gaps(own.companyId, own.cookie)).total).toBe(2);
    await prisma.bus.update({ where: { id: retired }, data: { active: false } });
    await makeRide(own.companyId, { busId: posted });
    expect((await gaps(own.companyId, own.cookie)).total).toBe(0);
  });

  it("counts the hours that passed in the night of a clock change, not those of the wall", async () => {
    const own = await operator(landshut);
    const { id } = await makeBus({ companyId: own.companyId });
    // 31.10.2027, Berlin: 20:00 to 07:30 are twelve hours and a half.
    const [before, behind] = [Date.UTC(2027, 9, 30, 18), Date.UTC(2027, 9, 31, 6, 30)];
    await book(own.companyId, id, before - 4 * hour, before);
    await book(own.companyId, id, behind, behind + 4 * hour);
    const start = before + 2 * hour;
    const trip = { start: at(landshut, start), end: at(pilsen, start + 5 * hour) };
    await makeGroup({ ...trip, transferType: "transfertour" });
    const { entity } = await gaps(own.companyId, own.cookie, { from: before - 24 * hour, to: behind + 24 * hour });
    expect(entity.map(({ from, to }: { from: number; to: number }) => (to - from) / hour)).toEqual([12.5]);
  });

  it("404 for a foreign company, 401 for nobody, 400 for a stretch that ends before it begins or is too long", async () => {
    const [own, other] = [await operator(landshut), await operator()];
    expect((await gaps(own.companyId, other.cookie)).status).toBe(404);
    expect((await gaps(own.companyId)).status).toBe(401);
    const wrong = [
      { from: week.to, to: week.from },
      { ...week, to: week.from + 63 * 24 * hour },
      { from: "x", to: 1 },
    ];
    for (const span of wrong) expect((await gaps(own.companyId, own.cookie, span)).status).toBe(400);
    expect((await gaps(own.companyId, own.cookie)).total).toBe(0);
  });
});
