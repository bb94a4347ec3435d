import { beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { measureWays } from "@/lib/features/fit/commands/measure-ways";
import { fitRecord } from "@/lib/features/fit/schema";
import { makeBus } from "@/prisma/factories/bus";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { makePlace, type Spot } from "@/prisma/factories/place";
import { resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import {
  fits,
  landshut,
  makeGroup,
  makeRide,
  minute,
  muenchen,
  noonish,
  operator,
  pilsen,
  prag,
  tokenOf,
} from "./fit-calls";

beforeEach(resetDb);

const idsOf = ({ entity }: { entity: { supply: { id: string } }[] }) => entity.map(({ supply }) => supply.id);
const at = (spot: Spot, date: number) => ({ address: makePlace(spot), date });

describe("GET /busrequest/{id}/fits", () => {
  it("200 to a partner: its empty ride that passes, with the sum of its km, the shift and the sentence", async () => {
    const own = await operator();
    const ride = await makeRide(own.companyId);
    const group = await makeGroup();
    await measureWays();
    const { entity, total } = await fits(group.id, own, { hours: 2 });
    expect(total).toBe(1);
    const fit = fitRecord.parse(entity[0]);
    expect(fit.supply).toMatchObject({ id: ride.id, own: true, seats: 57 });
    expect(fit.extraKm).toBeCloseTo(fit.startKm + fit.tripKm + fit.endKm - (fit.directKm ?? 0), 0);
    expect(fit.savedKm).toBeCloseTo((fit.directKm ?? 0) - fit.startKm - fit.endKm, 0);
    expect(fit.extraKm).toBeLessThan(60);
    expect(fit.pickup).toBe(noonish);
    expect(Math.abs(fit.shiftMinutes)).toBeLessThan(60);
    expect(fit.leave - (noonish - 100 * minute)).toBe(fit.shiftMinutes * minute);
    expect(fit.seatsLeft).toBe(15);
    expect(fit.why).toContain(`${Math.round(fit.savedKm)} empty km saved`);
  });

  it("401 nobody, 403 a private account and another's free bus, 404 what is not public; 400 odd values", async () => {
    const [own, other] = [await operator(), await operator()];
    const group = await makeGroup();
    const ride = await makeRide(other.companyId);
    const pending = await makeGroup({ state: "pending" });
    expect((await fits(group.id)).status).toBe(401);
    expect((await fits(group.id, await person(null))).status).toBe(403);
    expect((await fits(group.id, await person("travelService"))).status).toBe(403);
    expect((await fits(ride.id, own)).status).toBe(403);
    expect((await fits(pending.id, own)).status).toBe(404);
    expect((await fits(pending.id)).status).toBe(401);
    for (const search of [
      { hours: 13 },
      { hours: -1 },
      { hours: "NaN" },
      { km: 151 },
      { km: -5 },
      { take: 0 },
      { x: 1 },
    ])
      expect((await fits(group.id, own, search)).status, JSON.stringify(search)).toBe(400);
  });

  it("the author sees by its link what is published, without its own company's and without plates", async () => {
    const other = await operator();
    const bus = await makeBus({ companyId: other.companyId, design: "doubledecker" });
    const ride = await makeRide(other.companyId, { busId: bus.id });
    const group = await makeGroup();
    const foreign = await makeGroup();
    const token = await tokenOf(group.id);
    const { entity, total } = await fits(group.id, { token }, { hours: 2 });
    expect(total).toBe(1);
    expect(entity[0]).toMatchObject({ supply: { id: ride.id, own: false, design: "doubledecker" }, bus: null });
    expect(JSON.stringify(entity)).not.toContain(bus.licenceplate);
    // The bus leaves as planned, the group waits.
    expect(entity[0].leave).toBe(ride.startDate.getTime());
    expect(entity[0].pickup - noonish).toBe(entity[0].shiftMinutes * minute);
    expect((await fits(foreign.id, { token })).status).toBe(401);
  });

  it("a partner sees others' buses where it asks for them, never their plates", async () => {
    const [own, other] = [await operator(pilsen), await operator()];
    await makeRide(other.companyId);
    const group = await makeGroup();
    expect((await fits(group.id, own, { hours: 2 })).total).toBe(0);
    const { entity } = await fits(group.id, own, { hours: 2, others: true });
    expect(entity).toMatchObject([{ supply: { own: false }, bus: null }]);
  });

  it("a free bus of the fleet between two bookings: km out and home, nothing saved; not while it is booked", async () => {
    const own = await operator(landshut);
    const bus = await makeBus({ companyId: own.companyId, capacity: 49 });
    const group = await makeGroup();
    const first = await fits(group.id, own);
    expect(first.entity).toMatchObject([{ supply: { id: null, category: "vacancy" }, savedKm: 0, directKm: null }]);
    expect(first.entity[0].bus.licenceplate).toBe(bus.licenceplate);
    expect(first.entity[0].extraKm).toBeCloseTo(first.entity[0].startKm + first.entity[0].endKm, 1);
    const times = { start: new Date(noonish - 60 * minute), end: new Date(noonish + 60 * minute) };
    await prisma.booking.create({ data: { companyId: own.companyId, busId: bus.id, title: "Ausflug", ...times } });
    expect((await fits(group.id, own)).total).toBe(0);
  });

  it("the owner of an empty ride sees groups, best saved km a detour km first, pages without a row twice", async () => {
    const own = await operator();
    const ride = await makeRide(own.companyId);
    const near = await makeGroup({ passengers: 40 });
    await makeGroup({ start: at(landshut, noonish), end: at(muenchen, noonish + 90 * minute) });
    for (let n = 0; n < 3; n += 1) await makeGroup({ passengers: 30 + n });
    const { entity, total } = await fits(ride.id, own, { hours: 3, km: 100 });
    expect(total).toBe(4);
    expect(entity.map(({ request }: { request: { id: string } }) => request.id)).toContain(near.id);
    const worth = entity.map(
      ({ savedKm, extraKm }: { savedKm: number; extraKm: number }) => savedKm / Math.max(1, extraKm),
    );
    expect(worth).toEqual([...worth].sort((a, b) => b - a));
    const pages = [0, 2].map((skip) => fits(ride.id, own, { hours: 3, km: 100, take: 2, skip }));
    const ids = (await Promise.all(pages)).flatMap((page) =>
      page.entity.map((row: (typeof entity)[0]) => row.request.id),
    );
    expect(new Set(ids).size).toBe(4);
  });

  it("no street, name or address of a group's author is in it", async () => {
    const own = await operator();
    const ride = await makeRide(own.companyId);
    const home = makePlace(landshut, { street: "Geheimgasse", number: "7", postal_code: "84028" });
    await makeGroup({
      start: { address: home, date: noonish },
      email: "secret@people.example",
      companyName: "Hofmann",
    });
    const { entity } = await fits(ride.id, own, { hours: 3, km: 100 });
    expect(entity).toHaveLength(1);
    expect(JSON.stringify(entity)).not.toMatch(/Geheimgasse|84028|secret@|Hofmann/);
  });

  it("what just fails is named with its reasons where it is asked for, after all that fits", async () => {
    const own = await operator();
    await makeRide(own.companyId, { passengers: 20 });
    await makeRide(own.companyId, { start: at(muenchen, noonish - 220 * minute) });
    const group = await makeGroup();
    expect((await fits(group.id, own, { hours: 1 })).total).toBe(0);
    const { entity } = await fits(group.id, own, { hours: 1, missed: true });
    expect(entity.map(({ reasons }: { reasons: string[] }) => reasons)).toEqual([["seats"], ["too-late"]]);
    expect(entity[0].why).toBe("22 seats missing.");
  });

  it("wheelchairs cost seats; there and back rides on no empty ride", async () => {
    const own = await operator();
    const bus = await makeBus({ companyId: own.companyId, capacity: 49, wheelchairPlaces: 2, seatsPerWheelchair: 4 });
    await makeRide(own.companyId, { busId: bus.id, passengers: 49 });
    const group = await makeGroup({ passengers: 42 });
    await prisma.requestNeeds.create({ data: { requestId: group.id, wheelchairPlaces: 2 } });
    const [fit] = (await fits(group.id, own, { hours: 2 })).entity;
    expect(fit.seatsLeft).toBe(1);
    const back = await makeGroup({ transferType: "transfertwoway" });
    expect((await fits(back.id, own, { hours: 2 })).total).toBe(0);
  });

  it("odd places end nowhere and break nothing: no way over the sea, both ends the same, a stop in the sea", async () => {
    const own = await operator();
    await makeRide(own.companyId);
    const island: Spot = { id: "test:sh", city: "St. Helena", country: "SH", longitude: -5.72, latitude: -15.95 };
    const sea: Spot = { id: "test:sea", city: "Nordsee", country: "DE", longitude: 3, latitude: 57 };
    const odd = [
      await makeGroup({ end: at(island, noonish + 600 * minute) }),
      await makeGroup({ end: at(landshut, noonish + 60 * minute) }),
    ];
    for (const { id } of odd)
      expect(await fits(id, own, { hours: 12, km: 150 })).toMatchObject({ status: 200, total: 0 });
    const stop = await makeGroup({ stops: [makePlace(sea)] });
    await measureWays();
    const stored = await prisma.busRequest.findUniqueOrThrow({ where: { id: stop.id } });
    expect(stored.wayKm).toBeGreaterThan(1_000);
    expect(await fits(stop.id, own)).toMatchObject({ status: 200, total: 0 });
  });

  it("a free bus for a window of zero minutes, and one without seats, fit nothing", async () => {
    const own = await operator(pilsen);
    const vacancy = {
      category: "vacancy",
      authorCompanyId: own.companyId,
      companyType: "busoperator",
      radius: 50,
    } as const;
    const spot = at(landshut, noonish);
    await makeBusRequest({ ...vacancy, passengers: 50, start: spot, end: { address: null, date: noonish } });
    const long = { start: at(landshut, noonish - 600 * minute), end: { address: null, date: noonish + 900 * minute } };
    await makeBusRequest({ ...vacancy, passengers: null, ...long });
    const good = await makeBusRequest({ ...vacancy, passengers: 50, ...long });
    const group = await makeGroup();
    expect(idsOf(await fits(group.id, own))).toEqual([good.id]);
  });
});

describe("ways of requests", () => {
  it("are measured once and forgotten when the trip ends elsewhere", async () => {
    const group = await makeGroup();
    await measureWays();
    const way = () => prisma.busRequest.findUniqueOrThrow({ where: { id: group.id }, select: { wayKm: true } });
    const { wayKm } = await way();
    expect(wayKm).toBeGreaterThan(150);
    await prisma.busRequest.update({ where: { id: group.id }, data: { passengers: 20 } });
    expect((await way()).wayKm).toBe(wayKm);
    const data = { endLongitude: prag.longitude, endLatitude: prag.latitude };
    await prisma.busRequest.update({ where: { id: group.id }, data });
    expect((await way()).wayKm).toBeNull();
  });
});
