import { beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { prag } from "@/prisma/factories/place";
import { resetDb } from "../db";
import { person } from "../people";
import { at, freshFor, hour, list, mark, nearMap, page, partner, seen, straubing } from "./near-calls";

beforeEach(resetDb);

describe("PUT /api/busrequest/{id}/mark", () => {
  it("401, 403 without a company, 404 for what is not to be found, 400 for odd input; nothing is stored", async () => {
    const own = await partner();
    const { id } = await makeBusRequest();
    const pending = await makeBusRequest({ state: "pending" });
    const mine = await makeBusRequest({ authorCompanyId: own.companyId });
    expect((await mark(id, { hidden: true })).status).toBe(401);
    expect((await mark(id, { hidden: true }, (await person(null, "admin")).cookie)).status).toBe(403);
    for (const other of [pending.id, mine.id, "019a0000-0000-7000-8000-000000000000"]) {
      expect((await mark(other, { hidden: true }, own.cookie)).status).toBe(404);
    }
    for (const body of [{ hidden: "yes" }, { note: "x".repeat(1001) }, { note: 5 }, { spam: 1 }]) {
      expect((await mark(id, body, own.cookie)).status).toBe(400);
    }
    expect(await prisma.requestMark.count()).toBe(0);
  });

  it("200: hides for the whole company and nobody else, and brings back", async () => {
    const own = await partner();
    const other = await partner("driver");
    const colleague = await person(null);
    await prisma.user.update({ where: { id: colleague.id }, data: { companyId: own.companyId } });
    const { id } = await makeBusRequest();
    expect(await mark(id, { hidden: true }, own.cookie)).toMatchObject({
      status: 200,
      entity: [{ request: id, hidden: true, note: "" }],
    });
    expect((await list(own.companyId, colleague.cookie)).total).toBe(0);
    expect((await list(own.companyId, colleague.cookie, { hidden: true })).total).toBe(1);
    expect((await list(other.companyId, other.cookie)).total).toBe(1);
    expect(await page(own)).toMatchObject({ total: 0, hiddenTotal: 1 });
    await mark(id, { hidden: false }, colleague.cookie);
    expect((await list(own.companyId, own.cookie)).total).toBe(1);
  });

  it("notes are the own company's alone; hiding and noting leave each other be", async () => {
    const own = await partner();
    const other = await partner();
    const { id } = await makeBusRequest();
    await Promise.all([mark(id, { note: " Ruft Montag an " }, own.cookie), mark(id, { hidden: true }, own.cookie)]);
    const [row] = (await page(own, { hidden: true })).rows;
    expect(row).toMatchObject({ hidden: true, note: "Ruft Montag an" });
    expect((await page(other)).rows).toMatchObject([{ hidden: false, note: "" }]);
    expect(JSON.stringify(await list(own.companyId, own.cookie, { hidden: true }))).not.toContain("Montag");
  });
});

describe("the page of near requests", () => {
  it("pins emergencies, counts kinds before they are chosen, and puts points on the map", async () => {
    const own = await partner();
    const group = await makeBusRequest();
    const emergency = await makeBusRequest({
      category: "emergency",
      companyType: "driver",
      start: at(straubing),
      end: at(prag),
    });
    const { rows, total, kinds: counts } = await page(own);
    expect(rows.map(({ id }) => id)).toEqual([emergency.id, group.id]);
    const { entity: points } = await nearMap(own.companyId, own.cookie, { sort: "distance" });
    expect(points.map(({ title }: { title: string }) => title)).toEqual(["Straubing → Prague", "Regensburg → Prague"]);
    expect([total, counts]).toEqual([2, { grouprequest: 1, emergency: 1 }]);
    const some = await page(own, { kinds: ["grouprequest"] });
    expect([some.total, some.kinds]).toEqual([1, { grouprequest: 1, emergency: 1 }]);
  });

  it("marks what came in since the last visit, until that visit has ended", async () => {
    const own = await partner();
    await makeBusRequest({ approvedAt: new Date(Date.now() - 2 * hour) });
    expect(await page(own)).toMatchObject({ fresh: 0, rows: [{ isNew: false }] });
    expect(await freshFor(own)).toBe(0);
    expect((await seen(Date.now() - hour, own.cookie)).status).toBe(200);
    await makeBusRequest({ approvedAt: new Date(Date.now() - hour / 2), start: at(straubing), end: at(prag) });
    for (let visit = 0; visit < 2; visit += 1) {
      expect(await page(own)).toMatchObject({ fresh: 1, rows: [{ isNew: false }, { isNew: true }] });
      expect(await freshFor(own)).toBe(1);
    }
    await seen(Date.now(), own.cookie);
    await seen(Date.now() - 9 * hour, own.cookie);
    expect(await page(own)).toMatchObject({ fresh: 0 });
    expect(await freshFor(own)).toBe(0);
    expect((await seen(9e15, own.cookie)).status).toBe(200);
    const { nearSeenAt } = await prisma.user.findUniqueOrThrow({ where: { id: own.id } });
    expect(nearSeenAt?.getTime()).toBeLessThanOrEqual(Date.now() + 1_000);
  });

  it("401, 403 and 400 for the end of a visit that is none", async () => {
    expect((await seen(Date.now())).status).toBe(401);
    expect((await seen(Date.now(), (await person(null)).cookie)).status).toBe(403);
    expect((await seen("now", (await partner()).cookie)).fields).toEqual([{ path: "at", message: "invalidValue" }]);
  });
});
