import { beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { readLinkPage } from "@/lib/features/dispatch/queries/ask-page";
import { makeBus } from "@/prisma/factories/bus";
import { resetDb } from "@/tests/db";
import { remove } from "./bus-calls";
import { linkTo } from "./offer-calls";
import { breakdown, can, linkOf, minute, operator, press, readOne } from "./dispatch-calls";

beforeEach(resetDb);

const later = (minutes: number) => new Date(Date.now() + minutes * minute);

describe("people whom no single bus takes", () => {
  /** An operator with two coaches, so many km away. */
  const withTwo = async (km: number, seats: [number, number] = [53, 49]) => {
    const one = await operator(km, { capacity: seats[0] });
    return { ...one, beside: await makeBus({ companyId: one.companyId, capacity: seats[1] }) };
  };

  it("are offered to companies whose free buses take them together; who has too few seats is not asked", async () => {
    const [two, single, tight] = [await withTwo(12), await operator(5), await withTwo(6, [53, 29])];
    const half = await withTwo(7);
    const data = { companyId: half.companyId, busId: half.beside.id, title: "X", start: new Date(), end: later(90) };
    await prisma.booking.create({ data });
    const { id } = await breakdown({ passengers: 95 });
    const asks = await prisma.dispatchAsk.findMany({ where: { requestId: id } });
    expect(asks.map(({ companyId }) => companyId)).toEqual([two.companyId]);
    const page = await readLinkPage((await linkOf(two)).token);
    expect(page?.together).toEqual([two.bus.id, two.beside.id]);
    // A large bus more is not sent where a smaller one will do.
    const huge = await makeBus({ companyId: two.companyId, capacity: 78 });
    const again = await readLinkPage((await linkOf(two)).token);
    expect(again?.together).toEqual([huge.id, two.beside.id]);
    expect(
      again?.buses
        .slice(0, 2)
        .map((bus) => bus.id)
        .sort(),
    ).toEqual([huge.id, two.beside.id].sort());
    expect([single.companyId, tight.companyId]).not.toContain(two.companyId);
    const enough = await breakdown({ passengers: 50 });
    expect((await readLinkPage((await linkOf(two)).token))?.id).toBe(enough.id);
    expect((await readLinkPage((await linkOf(two)).token))?.together).toEqual([]);
  });

  it("are all of one answer also where the request names two buses: half of them would be left", async () => {
    await operator(5, { capacity: 53 });
    const large = await operator(12, { capacity: 95 });
    const { id } = await breakdown({ passengers: 95, quantity: 2 });
    const asks = await prisma.dispatchAsk.findMany({ where: { requestId: id } });
    expect(asks.map(({ companyId }) => companyId)).toEqual([large.companyId]);
  });

  it("get both buses by one answer: shown with all their seats, booked together or not at all", async () => {
    const two = await withTwo(12);
    const { id, needy } = await breakdown({ passengers: 95 });
    const both = { bus: two.bus.id, moreBuses: [two.beside.id] };
    const refused = async (body: Record<string, unknown>) => (await press("answer", id, two, can(body))).fields?.[0];
    const stranger = (await operator(300)).bus.id;
    expect(await refused({ ...both, moreBuses: [stranger] })).toEqual({ path: "moreBuses.0", message: "busUnknown" });
    expect(await refused({ ...both, moreBuses: [two.bus.id] })).toEqual({ path: "moreBuses.0", message: "busTwice" });
    expect(await refused({ moreBuses: [two.beside.id] })).toEqual({ path: "bus", message: "required" });
    expect(await press("answer", id, two, can(both))).toMatchObject({ status: 200 });
    const [ask] = (await readOne(id, needy)).entity[0].asks;
    expect(ask).toMatchObject({ bus: { capacity: 53 }, moreBuses: [{ capacity: 49 }], spare: 7 });
    const data = { companyId: two.companyId, busId: two.beside.id, title: "X", start: later(20), end: later(200) };
    const { id: taken } = await prisma.booking.create({ data });
    expect((await press("accept", id, needy, { answer: ask.id })).fields).toMatchObject([{ message: "busBooked" }]);
    expect(await prisma.trip.count()).toBe(0);
    await prisma.booking.delete({ where: { id: taken } });
    expect(await press("accept", id, needy, { answer: ask.id })).toMatchObject({ status: 200 });
    const trip = await prisma.trip.findFirstOrThrow({ include: { booking: { include: { more: true } } } });
    expect([trip.booking?.busId, ...(trip.booking?.more ?? []).map(({ busId }) => busId)]).toEqual([
      two.bus.id,
      two.beside.id,
    ]);
  });

  it("keep what they were promised: its bus is not deleted meanwhile, and one that was retired is not accepted", async () => {
    const two = await withTwo(12);
    const { id, needy } = await breakdown({ passengers: 95 });
    await press("answer", id, two, can({ bus: two.bus.id, moreBuses: [two.beside.id] }));
    for (const bus of [two.bus, two.beside])
      expect((await remove(two, bus.id)).fields).toEqual([{ path: "id", message: "busPromised" }]);
    await prisma.bus.update({ where: { id: two.beside.id }, data: { active: false } });
    const [ask] = (await readOne(id, needy)).entity[0].asks;
    const refused = { status: 409, fields: [{ message: "dispatchNoBus" }] };
    expect(await press("accept", id, needy, { answer: ask.id })).toMatchObject(refused);
    await press("end", id, needy);
    expect(await remove(two, two.beside.id)).toMatchObject({ status: 200 });
  });

  it("are said to be too many where free buses are near but nobody's take them all", async () => {
    await operator(5);
    await operator(80);
    const { id, needy } = await breakdown({ passengers: 95 });
    expect((await readOne(id, needy)).entity[0]).toMatchObject({ next: null, asks: [], tooSmall: 2 });
    expect((await readOne(id, await linkTo(id))).entity[0]).toMatchObject({ tooSmall: 2 });
  });
});
