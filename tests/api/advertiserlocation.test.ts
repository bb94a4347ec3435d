import { beforeEach, describe, expect, it } from "vitest";
import * as near from "@/app/api/advertiserlocation/activeallnear/route";
import { advertiserLocationRecord } from "@/lib/features/advertiserlocation/schema/location";
import { prisma } from "@/lib/db/prisma";
import { distanceKm } from "@/lib/features/place/rules";
import { makeAdvertiser } from "@/prisma/factories/advertiser";
import { makeAdvertiserLocation } from "@/prisma/factories/advertiser-location";
import { makeCompany } from "@/prisma/factories/company";
import type { SubscriptionState } from "@/prisma/generated/client";
import { envelope, request, resetDb } from "@/tests/db";

beforeEach(resetDb);

const munich = { longitude: 11.576, latitude: 48.137 };
const nuremberg = { longitude: 11.077, latitude: 49.452 };
const madrid = { longitude: -3.7026, latitude: 40.4165 };
const warsaw = { longitude: 21.0118, latitude: 52.2298 };

type Query = { abonnement?: SubscriptionState; on?: boolean; open?: boolean; shown?: boolean };

async function house(name: string, [latitude, longitude]: [number, number], query: Query = {}) {
  const { abonnement = "active", on = true, open = true, shown = true } = query;
  const { id: companyId } = await makeCompany({ companyType: "travelService", name, active: open });
  await makeAdvertiser({ companyId, abonnement, active: on });
  const title = { de: name, en: `${name} Inn` };
  return makeAdvertiserLocation({ companyId, title, latitude, longitude, active: shown });
}

const ask = async (body: unknown, headers: Record<string, string> = { "accept-language": "de" }) =>
  envelope(await near.POST(request("/api/advertiserlocation/activeallnear", { body, headers })));
const names = (answer: { entity: { title: string }[] }) => answer.entity.map(({ title }) => title);

describe("POST /advertiserlocation/activeallnear", () => {
  it("gives records of the wire shape, in the reader's language", async () => {
    await house("Gasthof", [48.26, 11.43]);
    const answer = await ask({ start: munich });
    expect(answer).toMatchObject({ status: 200, successful: true, total: 1 });
    const record = advertiserLocationRecord.parse(answer.entity[0]);
    const there = { longitude: 11.43, latitude: 48.26 };
    expect(record).toMatchObject({ title: "Gasthof", active: true, category: "restaurant", location: there });
    expect(record.distance).toBeCloseTo(distanceKm(munich, there), 0);
    expect(names(await ask({ start: munich }, { "accept-language": "en" }))).toEqual(["Gasthof Inn"]);
  });

  it("shows only what is paid for and switched on", async () => {
    for (const abonnement of ["none", "pending", "pastdue", "cancelled"] as const) {
      await house(abonnement, [48.2, 11.5], { abonnement });
    }
    await house("Entry off", [48.2, 11.5], { on: false });
    await house("Closed", [48.2, 11.5], { open: false });
    await house("Location off", [48.2, 11.5], { shown: false });
    await house("Paid", [48.2, 11.5]);
    for (const body of [{}, { start: munich }, { start: munich, end: nuremberg }]) {
      expect(names(await ask(body))).toEqual(["Paid"]);
    }
  });

  it("sorts by distance from one place, and keeps to the radius", async () => {
    await house("Hamburg", [53.55, 10]);
    await house("Dachau", [48.26, 11.43]);
    await house("Freising", [48.402, 11.746]);
    expect(names(await ask({ end: munich }))).toEqual(["Dachau", "Freising", "Hamburg"]);
    expect(names(await ask({ start: munich, radius: 25 }))).toEqual(["Dachau"]);
  });

  it("with both ends by distance from the line between them, beyond them from the nearer end", async () => {
    await house("Rosenheim", [47.856, 12.129]);
    await house("Eichstätt", [48.888, 11.184]);
    await house("Ingolstadt", [48.766, 11.426]);
    const answer = await ask({ start: munich, end: nuremberg });
    expect(names(answer)).toEqual(["Ingolstadt", "Eichstätt", "Rosenheim"]);
    const [first, , last] = answer.entity;
    expect(first.distance).toBeLessThan(10);
    expect(last.distance).toBeCloseTo(distanceKm(munich, { longitude: 12.129, latitude: 47.856 }), 0);
    expect(names(await ask({ start: nuremberg, end: munich, radius: 7 }))).toEqual(["Ingolstadt"]);
  });

  it("with `road` by distance from the road, with its km, 60 km to each side unless told", async () => {
    await house("Weiden", [49.677, 12.163]);
    await house("Klattau", [49.395, 13.295]);
    const ends = { start: { longitude: 12.1, latitude: 49.01 }, end: { longitude: 14.44, latitude: 50.08 } };
    expect(names(await ask({ ...ends, radius: 30 }))).toEqual(["Klattau"]);
    const answer = await ask({ ...ends, road: true });
    expect(names(answer)).toEqual(["Weiden", "Klattau"]);
    const record = advertiserLocationRecord.parse(answer.entity[0]);
    expect(record.way).toMatchObject({ source: "network" });
    expect(record.way?.at).toBeLessThan(record.way?.km ?? 0);
    expect(await ask({ ...ends, road: true, radius: 121 })).toMatchObject({ status: 400, entity: [] });
    expect((await ask({ start: ends.start, road: true })).entity[0]).not.toHaveProperty("way");
  });

  it("follows the great circle on a long way", async () => {
    // Half-way between Madrid and Warsaw on the globe; a straight line in degrees passes 100 km and more south of it.
    await house("Half-way", [47.186, 7.262]);
    const [record] = (await ask({ start: madrid, end: warsaw, radius: 60 })).entity;
    expect(record?.distance).toBeLessThan(30);
  });

  it("without a place gives the newest first", async () => {
    const first = await house("First", [48, 11]);
    await prisma.advertiserLocation.update({ where: { id: first.id }, data: { createdAt: new Date(0) } });
    await house("Second", [53, 10]);
    const answer = await ask({});
    expect(names(answer)).toEqual(["Second", "First"]);
    expect(answer.entity[0]).not.toHaveProperty("distance");
  });

  it("refuses what is no place, no radius or no field of it", async () => {
    const off = [
      { start: { longitude: 190, latitude: 1 } },
      { start: { longitude: 1 } },
      { radius: 0 },
      { town: "Ulm" },
    ];
    for (const body of off) expect(await ask(body)).toMatchObject({ status: 400, entity: [] });
    expect((await envelope(await near.GET(request("/api/advertiserlocation/activeallnear")))).status).toBe(405);
  });
});
