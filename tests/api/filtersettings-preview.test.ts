import { beforeEach, describe, expect, it } from "vitest";
import * as route from "@/app/api/company/[id]/filtersettings/preview/route";
import { prisma } from "@/lib/db/prisma";
import { previewRecord } from "@/lib/features/filtersetting/schema";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { makePlace, prag, regensburg } from "@/prisma/factories/place";
import { envelope, params, request, resetDb } from "../db";
import { partner } from "./near-calls";

beforeEach(resetDb);

const day = 86_400_000;
const preview = async (id: string, body: unknown, cookie?: string) =>
  envelope(await route.POST(request(`/api/company/${id}/filtersettings/preview`, { body, cookie }), params({ id })));
const base = (radius: number, spot = regensburg) => ({ place: makePlace(spot), radius });
const all = { kinds: [], vehicleTypes: [], bases: [], passengers: {} };

describe("POST /api/company/{id}/filtersettings/preview", () => {
  const old = (createdAt: number, changes = {}) =>
    makeBusRequest({ createdAt: new Date(Date.now() - createdAt * day), ...changes });

  it("401, 403 and 400 like saving", async () => {
    const own = await partner();
    const id = own.companyId;
    expect((await preview(id, all)).status).toBe(401);
    expect((await preview(id, all, (await partner()).cookie)).status).toBe(403);
    expect((await preview(id, { ...all, bases: [base(0)] }, own.cookie)).fields).toEqual([
      { path: "bases.0.radius", message: "baseRadiusRange" },
    ]);
  });

  it("200: the last 30 days, ended trips too, nothing that was taken back; stores nothing", async () => {
    const own = await partner();
    const newest = await old(1);
    const past = await old(20, { endedAt: new Date(), endReason: "past" });
    await old(31);
    await old(2, { endedAt: new Date(), endReason: "withdrawn" });
    await old(2, { state: "pending" });
    await old(2, { mode: "individual" });
    await old(2, { authorCompanyId: own.companyId });
    const { entity } = await preview(own.companyId, { ...all, bases: [base(5)] }, own.cookie);
    const found = previewRecord.parse(entity[0]);
    expect(found.total).toBe(2);
    expect(found.rows.map(({ id, open }) => [id, open])).toEqual([
      [newest.id, true],
      [past.id, false],
    ]);
    expect(JSON.stringify(entity)).not.toContain("verein@people.example");
    expect(await prisma.filterSetting.count()).toBe(0);
    expect((await preview(own.companyId, { ...all, bases: [base(5, prag)] }, own.cookie)).entity[0].total).toBe(0);
  });

  it("names ten and counts all", async () => {
    const own = await partner();
    for (let i = 0; i < 12; i += 1) await old(i + 1);
    const { entity } = await preview(own.companyId, all, own.cookie);
    expect(entity[0]).toMatchObject({ days: 30, total: 12 });
    expect(entity[0].rows).toHaveLength(10);
  });
});
