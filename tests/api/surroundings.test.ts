import { beforeEach, describe, expect, it } from "vitest";
import * as route from "@/app/api/surroundings/route";
import { rules } from "@/lib/access/rules";
import { announce } from "@/lib/cache/tags";
import { prisma } from "@/lib/db/prisma";
import { marketNumbers, nextAround, nextPassing } from "@/lib/features/surroundings/queries";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { makePlace, regensburg } from "@/prisma/factories/place";
import { envelope, request, resetDb } from "../db";
import { person } from "../people";
import { viewerAs } from "../viewer";
import { kiel, straubing } from "./near-calls";

const hour = 3_600_000;
const nobody = () => viewerAs(rules.anyone);
const ask = async (values: Record<string, string>) =>
  envelope(await route.GET(request(`/api/surroundings?${new URLSearchParams(values)}`)));
const around = async ({ longitude, latitude }: typeof regensburg) => {
  announce(["busrequest"]);
  return (await ask({ longitude: String(longitude), latitude: String(latitude) })).entity[0];
};
const inDays = (days: number, place = regensburg) => ({
  address: makePlace(place),
  date: Date.now() + days * 24 * hour,
});

beforeEach(resetDb);

describe("GET /api/surroundings", () => {
  it("400 for what is no place; 0 where nothing is open, which is said as it is", async () => {
    for (const values of [
      {},
      { longitude: "12" },
      { longitude: "x", latitude: "49" },
      { longitude: "12", latitude: "95" },
    ]) {
      expect((await ask(values as Record<string, string>)).status).toBe(400);
    }
    const none = { grouprequest: 0, vacancy: 0, emptyride: 0, emergency: 0 };
    expect(await around(kiel)).toEqual({
      km: 60,
      requests: 0,
      kinds: none,
      passing: [
        { km: 20, trips: 0 },
        { km: 60, trips: 0 },
      ],
    });
  });

  it("counts what is open to everybody within 60 km, by kind", async () => {
    await makeBusRequest();
    await makeBusRequest({ category: "vacancy", start: inDays(2, straubing), end: inDays(4, straubing) });
    await makeBusRequest({ start: inDays(3, kiel) });
    // Waiting, for one company alone, ended and past ones are nobody's business here.
    await makeBusRequest({ state: "pending" });
    await makeBusRequest({ mode: "individual" });
    await makeBusRequest({ endedAt: new Date(), endReason: "withdrawn" });
    await makeBusRequest({ start: inDays(-3), end: inDays(-2) });
    expect(await around(regensburg)).toMatchObject({
      requests: 2,
      kinds: { grouprequest: 1, vacancy: 1, emptyride: 0 },
    });
    expect(await around(kiel)).toMatchObject({ requests: 1, kinds: { grouprequest: 1 } });
  });

  it("counts group trips that pass within 20 and 60 km, and no other kind", async () => {
    await makeBusRequest({ start: inDays(3, straubing), end: inDays(4, regensburg) });
    await makeBusRequest({ start: inDays(3, kiel), end: inDays(4, kiel) });
    await makeBusRequest({ category: "emptyride", start: inDays(3, straubing), end: inDays(4, regensburg) });
    const between = { ...regensburg, longitude: 12.35, latitude: 48.95 };
    const aside = { ...regensburg, longitude: 12.35, latitude: 49.35 };
    const trips = async (spot: typeof regensburg) =>
      (await around(spot)).passing.map(({ trips }: { trips: number }) => trips);
    expect(await trips(between)).toEqual([1, 1]);
    expect(await trips(aside)).toEqual([0, 1]);
    expect(await nextPassing(await nobody(), between, 5)).toMatchObject([{ category: "grouprequest" }]);
    expect(await nextPassing(await nobody(), aside, 5)).toEqual([]);
  });

  it("a further request counts at once when its change is told", async () => {
    expect((await around(regensburg)).requests).toBe(0);
    await makeBusRequest();
    expect((await around(regensburg)).requests).toBe(1);
  });
});

describe("what the pages show of the market", () => {
  it("lists the next of all kinds without contact data, and a group that fills a coach", async () => {
    for (const day of [1, 2, 3, 4]) await makeBusRequest({ start: inDays(day), passengers: 8 });
    const group = await makeBusRequest({ start: inDays(9), passengers: 42 });
    const vacancy = await makeBusRequest({ category: "vacancy", start: inDays(8), end: inDays(9) });
    await makeBusRequest({ start: inDays(1, kiel), passengers: 30 });
    const { rows, example } = await nextAround(await nobody(), regensburg, 5);
    expect(rows.map(({ category }) => category)).toEqual(["grouprequest", "grouprequest", "vacancy"]);
    expect(rows.at(-1)?.id).toBe(vacancy.id);
    expect(example?.id).toBe(group.id);
    expect(JSON.stringify([rows, example])).not.toContain("people.example");
    expect((await nextAround(await nobody(), kiel, 5)).rows).toHaveLength(1);
  });

  it("counts by country and kind, companies with an account, and only what was really answered and driven", async () => {
    await makeBusRequest();
    await makeBusRequest({ start: inDays(2, { ...kiel, country: "DK" }) });
    await makeBusRequest({ start: inDays(2) });
    const { companyId } = await person("busoperator");
    await person("travelService");
    announce(["busrequest"]);
    expect(await marketNumbers()).toMatchObject({
      open: 3,
      kinds: { grouprequest: 3, emergency: 0 },
      countries: [
        { country: "DE", total: 2 },
        { country: "DK", total: 1 },
      ],
      companies: 1,
      wait: null,
      answered: 0,
      saved: 0,
    });
    await prisma.company.update({ where: { id: companyId ?? "" }, data: { active: false } });
    announce(["busrequest"]);
    expect((await marketNumbers()).companies).toBe(0);
  });
});
