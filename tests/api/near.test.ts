import { beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { measureWays } from "@/lib/features/fit/commands/measure-ways";
import { nearPoint, nearRecord } from "@/lib/features/filtersetting/schema";
import { makeAdvertiserLocation } from "@/prisma/factories/advertiser-location";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { prag, regensburg, type Spot } from "@/prisma/factories/place";
import { resetDb } from "../db";
import { person } from "../people";
import { at, idsOf, kiel, list, mark, nearMap, page, partner, straubing } from "./near-calls";

beforeEach(resetDb);

describe("GET /api/busrequest/filter/company/{id}", () => {
  it("401 without a session, 403 for a foreign company and a private account, 404 for none, 400 for an odd query", async () => {
    const own = await partner();
    const other = await partner("driver");
    const hotel = await person("travelService");
    const nobody = "019a0000-0000-7000-8000-000000000000";
    expect((await list(own.companyId)).status).toBe(401);
    expect((await list(own.companyId, other.cookie)).status).toBe(403);
    expect((await list(own.companyId, hotel.cookie)).status).toBe(403);
    expect((await list(own.companyId, (await person(null)).cookie)).status).toBe(403);
    expect((await list(nobody, own.cookie)).status).toBe(404);
    expect((await list(own.companyId, (await person(null, "admin")).cookie)).status).toBe(200);
    for (const search of [
      { sort: "price" },
      { take: 0 },
      { skip: -1 },
      { spam: 1 },
      { filter: { a: { email: "x" } } },
      { km: 61 },
    ]) {
      expect((await list(own.companyId, own.cookie, search)).status).toBe(400);
    }
  });

  it("200: records of the wire shape with the distance; next start first unless told otherwise", async () => {
    const own = await partner("touroperator");
    const far = await makeBusRequest({ start: at(straubing, 100), end: at(prag, 110) });
    const near = await makeBusRequest({ start: at(regensburg, 200), end: at(prag, 210) });
    await makeBusRequest({ start: at(kiel), end: at(prag) });
    const { entity, total } = await list(own.companyId, own.cookie);
    expect(total).toBe(2);
    expect(entity.map((record: unknown) => nearRecord.parse(record).distance)).toEqual([37.7, 0]);
    expect(entity[0].id).toBe(far.id);
    expect(await idsOf(own.companyId, own.cookie, { sort: "distance" })).toEqual([near.id, far.id]);
    expect(await idsOf(own.companyId, own.cookie, { sort: "newest" })).toEqual([near.id, far.id]);
    expect(await idsOf(own.companyId, own.cookie, { latest: true })).toEqual([near.id, far.id]);
  });

  it("the page tells the way of each along the road, once it is measured", async () => {
    const own = await partner();
    const measured = await makeBusRequest({ start: at(straubing), end: at(prag) });
    const fresh = await makeBusRequest({ start: at(regensburg), end: at(prag) });
    await prisma.busRequest.update({ where: { id: measured.id }, data: { wayKm: 259.4, wayMinutes: 213.2 } });
    const { rows } = await page(own);
    const wayOf = (id: string) => rows.find((row) => row.id === id)?.way;
    expect([wayOf(measured.id), wayOf(fresh.id)]).toEqual([{ km: 259, minutes: 215, source: "network" }, null]);
    await measureWays();
    const stored = await prisma.busRequest.findUniqueOrThrow({ where: { id: fresh.id } });
    expect(stored.waySource).toBe("network");
    await prisma.busRequest.update({ where: { id: fresh.id }, data: { waySource: "factor" } });
    expect((await page(own)).rows.find(({ id }) => id === fresh.id)?.way?.source).toBe("factor");
  });

  it("keeps the total order over pages, ties included", async () => {
    const own = await partner();
    const start = at(regensburg);
    for (let i = 0; i < 9; i += 1) await makeBusRequest({ start });
    for (const sort of ["distance", "date", "newest"]) {
      const parts = [0, 4, 8].map((skip) => idsOf(own.companyId, own.cookie, { sort, take: 4, skip }));
      expect(new Set((await Promise.all(parts)).flat()).size).toBe(9);
    }
    expect(await list(own.companyId, own.cookie, { skip: 20 })).toMatchObject({ entity: [], total: 9 });
  });

  it("narrows by a list's filter, and gives nothing away by it", async () => {
    const own = await partner();
    const group = await makeBusRequest({
      passengers: 42,
      email: "secret@people.example",
      companyName: "Katrin Hofmann",
    });
    const hidden = await makeBusRequest({ state: "pending", description: "Klosterfahrt" });
    await makeBusRequest({ start: at(kiel), description: "Klosterfahrt" });
    expect(await idsOf(own.companyId, own.cookie, { filter: { a: { passengers: { min: 40, max: 50 } } } })).toEqual([
      group.id,
    ]);
    for (const a of [
      { state: "pending" },
      { mode: "individual" },
      { active: "inactive" },
      { description: "Kloster" },
      { description: "Hofmann" },
    ]) {
      expect(await list(own.companyId, own.cookie, { filter: { a } })).toMatchObject({ entity: [], total: 0 });
    }
    const around = { o: { description: "Kloster", state: ["pending", "active"], active: "all" } };
    expect(await idsOf(own.companyId, own.cookie, { filter: around })).toEqual([group.id]);
    expect(await idsOf(own.companyId, own.cookie)).not.toContain(hidden.id);
  });

  it("holds no contact data of a private author, for nobody, and never the own company's requests", async () => {
    const own = await partner();
    await makeBusRequest({
      email: "k.hofmann@school.example",
      phone: "+49 941 5074021",
      companyName: "Katrin Hofmann",
    });
    await makeBusRequest({ authorCompanyId: own.companyId, companyType: "busoperator" });
    for (const cookie of [own.cookie, (await person(null, "admin")).cookie]) {
      const answer = await list(own.companyId, cookie);
      expect(answer.total).toBe(1);
      expect(JSON.stringify(answer)).not.toMatch(/hofmann|5074021/i);
    }
    expect(await prisma.contactReveal.count()).toBe(0);
  });
});

describe("a travel service's list", () => {
  async function hotel(...spots: Spot[]) {
    const own = await partner("travelService", kiel);
    for (const spot of spots) await makeAdvertiserLocation({ companyId: own.companyId, spot });
    return own;
  }

  it("holds what passes its locations, measured from the line, without anybody's contact data", async () => {
    const own = await hotel({ ...regensburg, city: "Cham", longitude: 13.2, latitude: 49.55 });
    const passing = await makeBusRequest({ start: at(regensburg), end: at(prag) });
    const company = { companyType: "busoperator", companyName: "Omnibus Secret", phone: "+49 941 1" } as const;
    await makeBusRequest({ ...company, start: at(regensburg), end: at(prag) });
    await makeBusRequest({ start: at(kiel), end: at({ ...kiel, longitude: 9.9 }) });
    const { entity, total } = await list(own.companyId, own.cookie);
    expect(total).toBe(2);
    expect(nearRecord.parse(entity[0])).toMatchObject({ id: passing.id });
    expect(entity[0].distance).toBeLessThan(5);
    expect(JSON.stringify(entity)).not.toMatch(/Secret|@|941 1|Sportverein/);
  });

  it("cuts the corridor before and behind the route, and widens it when asked", async () => {
    const behind = { ...regensburg, longitude: 11.4, latitude: 48.76 };
    const own = await hotel(behind);
    await makeBusRequest({ start: at(regensburg), end: at(prag) });
    expect((await list(own.companyId, own.cookie, { km: 20 })).total).toBe(0);
    const { entity } = await list(own.companyId, own.cookie, { km: 60 });
    expect(entity[0].distance).toBeGreaterThan(50);
  });

  it("takes the nearest of its active locations; none at all means an empty list", async () => {
    const own = await hotel();
    await makeBusRequest();
    await makeAdvertiserLocation({ companyId: own.companyId, active: false });
    expect((await list(own.companyId, own.cookie)).total).toBe(0);
    await makeAdvertiserLocation({ companyId: own.companyId, spot: straubing });
    await makeAdvertiserLocation({ companyId: own.companyId });
    expect((await list(own.companyId, own.cookie)).entity[0].distance).toBe(0);
  });

  it("tells once what passes several, and what passes one of them", async () => {
    const own = await hotel(straubing, regensburg);
    const both = await makeBusRequest({ start: at(regensburg, 200), end: at({ ...straubing, longitude: 13.5 }) });
    const last = await makeBusRequest({ start: at(kiel, 210), end: at(regensburg, 220) });
    const { entity, total } = await list(own.companyId, own.cookie);
    expect(entity.map(({ id }: { id: string }) => id)).toEqual([both.id, last.id]);
    expect(total).toBe(2);
  });

  it("a trip that ends where it starts is measured from there", async () => {
    const own = await hotel(straubing);
    await makeBusRequest({ start: at(straubing), end: at(straubing) });
    expect((await list(own.companyId, own.cookie)).entity[0].distance).toBe(0);
  });

  it("shows groups alone on its page, and takes no marks", async () => {
    const own = await hotel(regensburg);
    const group = await makeBusRequest();
    await makeBusRequest({ category: "emptyride", companyType: "driver" });
    expect((await page(own)).rows.map(({ id }) => id)).toEqual([group.id]);
    expect((await mark(group.id, { hidden: true }, own.cookie)).status).toBe(403);
  });
});

describe("GET /api/busrequest/filter/company/{id}/map", () => {
  const titlesOf = async (...call: Parameters<typeof nearMap>) =>
    (await nearMap(...call)).entity.map((point: unknown) => nearPoint.parse(point).title);

  it("401 without a session, 403 for a foreign company and a private account, 404 for none, 400 for an odd query", async () => {
    const own = await partner();
    const other = await partner("driver");
    expect((await nearMap(own.companyId)).status).toBe(401);
    expect((await nearMap(own.companyId, other.cookie)).status).toBe(403);
    expect((await nearMap(own.companyId, (await person(null)).cookie)).status).toBe(403);
    expect((await nearMap("019a0000-0000-7000-8000-000000000000", own.cookie)).status).toBe(404);
    const odd = [{ take: 10 }, { kinds: "partner" }, { at: "12.1" }, { at: "12.1,99" }, { radius: 0 }, { location: 1 }];
    for (const search of odd) {
      expect((await nearMap(own.companyId, own.cookie, search)).status, JSON.stringify(search)).toBe(400);
    }
  });

  it("200: where all pages of the list begin, in its order, as far as the page looks", async () => {
    const own = await partner();
    await makeBusRequest({ start: at(straubing, 100), end: at(prag, 110) });
    await makeBusRequest({ start: at(regensburg, 200), end: at(prag, 210), category: "emptyride" });
    const hidden = await makeBusRequest({ start: at(regensburg, 300), end: at(kiel, 310) });
    await makeBusRequest({ start: at(kiel), end: at(prag) });
    await mark(hidden.id, { hidden: true }, own.cookie);
    const search = (query: Record<string, unknown>) => titlesOf(own.companyId, own.cookie, query);
    expect(await search({})).toEqual(["Straubing → Prague", "Regensburg → Prague"]);
    expect(await search({ sort: "distance" })).toEqual(["Regensburg → Prague", "Straubing → Prague"]);
    expect(await search({ kinds: "emptyride,vacancy" })).toEqual(["Regensburg → Prague"]);
    expect(await search({ hidden: true })).toEqual(["Regensburg → Kiel"]);
    expect(await search({ radius: 20 })).toEqual(["Regensburg → Prague"]);
    expect(await search({ at: `${kiel.longitude},${kiel.latitude}`, radius: 20 })).toEqual(["Kiel → Prague"]);
    expect(await search({ fitting: true })).toEqual([]);
  });

  it("200: groups that pass a travel service, near one of its locations where it says which", async () => {
    const hotel = await person("travelService");
    const companyId = hotel.companyId ?? "";
    const [near, far] = await Promise.all([straubing, kiel].map((spot) => makeAdvertiserLocation({ companyId, spot })));
    await makeBusRequest({ start: at(regensburg), end: at(prag) });
    await makeBusRequest({ start: at(straubing), end: at(prag), category: "emptyride" });
    expect(await titlesOf(companyId, hotel.cookie)).toEqual(["Regensburg → Prague"]);
    expect(await titlesOf(companyId, hotel.cookie, { location: near?.id })).toEqual(["Regensburg → Prague"]);
    expect(await titlesOf(companyId, hotel.cookie, { location: far?.id })).toEqual([]);
  });
});
