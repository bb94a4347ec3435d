import { beforeEach, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { fitRecord } from "@/lib/features/fit/schema";
import { makeBus } from "@/prisma/factories/bus";
import { makePlace, type Spot } from "@/prisma/factories/place";
import { resetDb } from "@/tests/db";
import { fits, landshut, makeGroup, makeRide, minute, muenchen, operator, pilsen, prag } from "./fit-calls";

beforeEach(resetDb);

const at = (spot: Spot, date: number) => ({ address: makePlace(spot), date });

it("an empty ride has to be there for the next booking of its bus", async () => {
  const own = await operator();
  const bus = await makeBus({ companyId: own.companyId });
  const ride = await makeRide(own.companyId, { busId: bus.id });
  const group = await makeGroup();
  const [fit] = (await fits(group.id, own, { hours: 2 })).entity;
  const { arrival } = fitRecord.parse(fit);
  const end = new Date(arrival + 600 * minute);
  const times = { start: new Date(arrival), end };
  const booking = await prisma.booking.create({
    data: { companyId: own.companyId, busId: bus.id, title: "Theater", ...times },
  });
  expect((await fits(group.id, own, { hours: 2 })).total).toBe(1);
  await prisma.booking.update({ where: { id: booking.id }, data: { start: new Date(arrival - minute) } });
  expect((await fits(group.id, own, { hours: 2 })).total).toBe(0);
  const { entity } = await fits(group.id, own, { hours: 2, missed: true });
  expect(entity).toMatchObject([{ supply: { id: ride.id }, reasons: ["arrival"] }]);
  const back = await fits(ride.id, own, { hours: 2 });
  expect(back.total).toBe(0);
  await prisma.booking.update({ where: { id: booking.id }, data: { state: "cancelled" } });
  expect((await fits(ride.id, own, { hours: 2 })).total).toBe(1);
});

it("a bus that was retired and a request that ended fit nothing; on the day of a clock change moments count", async () => {
  const own = await operator();
  const bus = await makeBus({ companyId: own.companyId, capacity: 57 });
  const at12 = Date.UTC(2027, 9, 31, 10);
  const shifted = (from: Spot, to: Spot, before: number, behind: number) => ({
    start: at(from, at12 - before * minute),
    end: at(to, at12 + behind * minute),
  });
  const ride = await makeRide(own.companyId, { busId: bus.id, ...shifted(muenchen, prag, 100, 300) });
  const group = await makeGroup(shifted(landshut, pilsen, 0, 240));
  const [fit] = (await fits(group.id, own, { hours: 2 })).entity;
  // Wall clocks went back at three in the morning; what is told is moments.
  expect(fit).toMatchObject({ supply: { id: ride.id }, pickup: at12 });
  await prisma.bus.update({ where: { id: bus.id }, data: { active: false } });
  const left = (await fits(group.id, own, { hours: 2 })).entity;
  expect(left.filter((row: { supply: { id: string | null } }) => row.supply.id === null)).toEqual([]);
  await prisma.busRequest.update({ where: { id: ride.id }, data: { endedAt: new Date(), endReason: "withdrawn" } });
  expect((await fits(group.id, own, { hours: 2 })).total).toBe(0);
  expect((await fits(ride.id, own)).status).toBe(404);
});

it("a bus that stands free by now is free from a whole millisecond on, as all moments of the wire are", async () => {
  const own = await operator(landshut);
  await makeBus({ companyId: own.companyId, capacity: 57 });
  const soon = Date.now() + 48 * 60 * minute;
  const group = await makeGroup({ start: at(landshut, soon), end: at(pilsen, soon + 240 * minute) });
  const { entity } = await fits(group.id, own);
  expect(entity).toMatchObject([{ supply: { id: null } }]);
  expect(Number.isInteger(entity[0].supply.start)).toBe(true);
  expect(entity[0].supply.start).toBeLessThanOrEqual(Date.now());
});
