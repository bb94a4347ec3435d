import { beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { makeAdvertiserLocation } from "@/prisma/factories/advertiser-location";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { makePlace, prag, regensburg } from "@/prisma/factories/place";
import { resetDb } from "../db";
import { at, hour, kiel, page, partner, straubing } from "./near-calls";

beforeEach(resetDb);

const spot = ({ city, longitude, latitude }: typeof kiel) => ({ name: city, longitude, latitude });
const idsOf = ({ rows }: Awaited<ReturnType<typeof page>>) => rows.map(({ id }) => id);

async function settle(companyId: string, kinds: string[], radius = 20) {
  const { longitude, latitude } = regensburg;
  const base = { place: makePlace(regensburg), longitude, latitude, radius };
  await prisma.filterSetting.create({ data: { companyId, kinds, bases: { create: [base] } } });
}

describe("a look elsewhere on the page of near requests", () => {
  it("a base whose place says nothing is one at its point", async () => {
    const own = await partner();
    const base = { place: {}, longitude: 12.1, latitude: 49.01, radius: 40, position: 0 };
    await prisma.filterSetting.create({ data: { companyId: own.companyId, bases: { create: base } } });
    await makeBusRequest();
    const found = await page(own);
    expect(found.total).toBe(1);
    expect(found.circles).toEqual([{ name: "", longitude: 12.1, latitude: 49.01, km: 40 }]);
  });

  it("goes around the place in its radius, measured from there; the settings stay", async () => {
    const own = await partner();
    await settle(own.companyId, []);
    const north = await makeBusRequest({ start: at(kiel), end: at(prag) });
    const home = await makeBusRequest();
    expect(idsOf(await page(own))).toEqual([home.id]);
    const there = await page(own, { look: { around: spot(kiel), radius: 30 } });
    expect(idsOf(there)).toEqual([north.id]);
    expect(there.circles).toEqual([{ ...spot(kiel), km: 30 }]);
    expect(there.rows[0]?.distance).toBe(0);
    expect((await prisma.filterBase.findMany()).map(({ radius }) => radius)).toEqual([20]);
    expect(idsOf(await page(own))).toEqual([home.id]);
  });

  it("widens all bases at once", async () => {
    const own = await partner();
    await settle(own.companyId, []);
    const near = await makeBusRequest({ start: at(straubing), end: at(prag) });
    expect((await page(own)).total).toBe(0);
    const wide = await page(own, { look: { around: null, radius: 60 } });
    expect([idsOf(wide), wide.circles[0]?.km]).toEqual([[near.id], 60]);
  });

  it("shows the kinds of the settings unless others are asked for, and counts them all", async () => {
    const own = await partner();
    await settle(own.companyId, ["grouprequest"]);
    const group = await makeBusRequest();
    const empty = await makeBusRequest({ category: "emptyride", companyType: "driver" });
    const set = await page(own);
    expect([idsOf(set), set.shown, set.standard]).toEqual([[group.id], ["grouprequest"], ["grouprequest"]]);
    expect(set.kinds).toEqual({ grouprequest: 1, emptyride: 1 });
    const asked = await page(own, { kinds: ["emptyride"] });
    expect([idsOf(asked), asked.shown, asked.standard]).toEqual([[empty.id], ["emptyride"], ["grouprequest"]]);
  });

  it("keeps to the days, ends included", async () => {
    const own = await partner();
    await makeBusRequest({ start: at(regensburg, 100), end: at(prag, 110) });
    const later = await makeBusRequest({ start: at(regensburg, 300), end: at(prag, 310) });
    const from = Date.now() + 200 * hour;
    expect(idsOf(await page(own, { filter: { a: { date: { from } } } }))).toEqual([later.id]);
    expect((await page(own, { filter: { a: { date: { from, to: from + hour } } } })).total).toBe(0);
  });
});

describe("a travel service's look", () => {
  it("is at one of its locations, never at another's, and on days like a partner's", async () => {
    const own = await partner("travelService", kiel);
    const here = await makeAdvertiserLocation({ companyId: own.companyId, spot: regensburg });
    const north = await makeAdvertiserLocation({ companyId: own.companyId, spot: kiel });
    const other = await partner("travelService");
    const foreign = await makeAdvertiserLocation({ companyId: other.companyId, spot: straubing });
    const trip = await makeBusRequest({ start: at(regensburg), end: at(prag) });
    expect((await page(own)).locations.map(({ id }) => id).sort()).toEqual([here.id, north.id].sort());
    expect(idsOf(await page(own, { location: here.id }))).toEqual([trip.id]);
    for (const location of [north.id, foreign.id]) expect((await page(own, { location })).total).toBe(0);
    const past = { a: { date: { to: Date.now() + hour } } };
    expect((await page(own, { filter: past })).total).toBe(0);
  });
});
