import { beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { makeBus } from "@/prisma/factories/bus";
import { makePlace, regensburg, type Spot } from "@/prisma/factories/place";
import { resetDb } from "@/tests/db";
import { companyFits, landshut, makeGroup, makeRide, minute, muenchen, noonish, operator } from "./fit-calls";
import { list, page } from "./near-calls";

beforeEach(resetDb);

const at = (spot: Spot, date: number) => ({ address: makePlace(spot), date });

describe("GET /company/{id}/fits", () => {
  it("groups for all its posts; for one bus in the gap between two bookings; 404 for a foreign company or bus, 400 for a span that ends before it begins", async () => {
    const [own, other] = [await operator(landshut), await operator()];
    await makeRide(own.companyId);
    const group = await makeGroup();
    const posts = await companyFits(own.companyId, own.cookie, { hours: 2 });
    expect(posts.entity.map((row: { request: { id: string } }) => row.request.id)).toEqual([group.id]);
    const bus = await makeBus({ companyId: own.companyId });
    const gap = { bus: bus.id, from: noonish - 600 * minute, to: noonish + 900 * minute };
    expect((await companyFits(own.companyId, own.cookie, gap)).entity).toMatchObject([
      { request: { id: group.id }, bus: { id: bus.id }, fits: true },
    ]);
    expect((await companyFits(own.companyId, own.cookie, { ...gap, to: noonish - 500 * minute })).total).toBe(0);
    expect((await companyFits(own.companyId, own.cookie, { ...gap, to: gap.from })).status).toBe(400);
    const { from, to } = { from: gap.to, to: gap.from };
    expect(await companyFits(own.companyId, own.cookie, { from, to })).toMatchObject({
      status: 400,
      fields: [{ path: "to", message: "endBeforeStart" }],
    });
    expect((await companyFits(own.companyId, own.cookie, { to: gap.to, hours: 2 })).total).toBe(1);
    for (const stranger of [crypto.randomUUID(), (await makeBus({ companyId: other.companyId })).id])
      expect((await companyFits(own.companyId, own.cookie, { ...gap, bus: stranger })).status).toBe(404);
    expect((await companyFits(own.companyId, other.cookie)).status).toBe(404);
    expect((await companyFits(own.companyId)).status).toBe(401);
  });
});

describe("near requests", () => {
  it("say what fits the company's posts, and stand in that order; others as they were", async () => {
    const own = await operator(landshut);
    await makeRide(own.companyId);
    const plain = await makeGroup({ transferType: "transfertwoway" });
    const far = await makeGroup({
      end: at(regensburg, noonish + 90 * minute),
      start: at(landshut, noonish - 5 * minute),
    });
    const best = await makeGroup();
    const { rows } = await page(own, { sort: "fits" });
    expect(rows.map(({ id }) => id)).toEqual([best.id, far.id, plain.id]);
    expect(rows.map(({ fit }) => fit?.count ?? 0)).toEqual([1, 1, 0]);
    expect(rows[0]?.fit?.best).toMatchObject([{ ride: true, from: "Munich", bus: null }]);
    const listed = await list(own.companyId, own.cookie, { sort: "fits" });
    expect(listed.entity.map(({ id }: { id: string }) => id)).toEqual([best.id, far.id, plain.id]);
  });

  it("count buses that nobody has posted while nothing holds them, behind rides; alone where only what fits is wanted", async () => {
    const own = await operator(landshut);
    const ride = await makeRide(own.companyId);
    const group = await makeGroup();
    await makeGroup({ passengers: 80 });
    const first = { licenceplate: "LA-CB 1", companyId: own.companyId, capacity: 50 };
    const bus = await makeBus(first);
    await makeBus({ ...first, licenceplate: "LA-CB 2", capacity: 30 });
    const seen = await page(own, { fitting: true });
    expect([seen.total, seen.fitting, seen.kinds]).toEqual([1, 1, { grouprequest: 1 }]);
    expect(seen.rows[0]?.fit?.count).toBe(2);
    expect(seen.rows[0]?.fit?.best).toMatchObject([
      { ride: true, link: ride.id },
      { ride: false, link: bus.id, from: "Regensburg", savedKm: 0, bus: { licenceplate: "LA-CB 1" } },
    ]);
    const span = { start: new Date(noonish), end: new Date(noonish + 60 * minute) };
    await prisma.booking.create({ data: { companyId: own.companyId, busId: bus.id, title: "Theater", ...span } });
    const booked = await page(own, { fits: { hours: 0.5, km: 60 } });
    expect(booked.rows.find(({ id }) => id === group.id)?.fit?.count).toBe(1);
    expect(booked.total).toBe(2);
  });

  it("are bounded by the sliders: a longer detour, a later departure", async () => {
    const own = await operator(landshut);
    await makeRide(own.companyId, { start: at(muenchen, noonish - 280 * minute) });
    await makeGroup();
    const countAt = async (hours: number, km: number) => (await page(own, { fits: { hours, km } })).fitting;
    expect([await countAt(1, 60), await countAt(4, 60), await countAt(4, 5)]).toEqual([0, 1, 0]);
  });
});
