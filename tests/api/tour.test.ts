import { beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { tourRecord } from "@/lib/features/tour/schema";
import { resetDb } from "@/tests/db";
import {
  change,
  day,
  early,
  frame,
  group,
  hour,
  keep,
  kept,
  listed,
  offer,
  operator,
  placeOf,
  postRest,
  read,
  remove,
} from "./tour-calls";

beforeEach(resetDb);

const ids = (chain: { legs: { request: string }[] } | undefined) => chain?.legs.map(({ request }) => request);

describe("a draft", () => {
  it("is the company's: a colleague reads it, another company does not", async () => {
    const { me, tour } = await kept();
    expect(tour.chain?.legs).toHaveLength(3);
    expect(tour.name).toBe("Regensburg, Passau, Linz, Regensburg");
    expect((await read(me, tour.id)).entity[0].name).toBe(tour.name);
    expect((await listed(me)).entity).toMatchObject([{ id: tour.id, legs: [{ state: "open" }, {}, {}] }]);
    const other = await operator();
    for (const answer of [
      await read(other, tour.id),
      await remove(other, tour.id),
      await change(other, tour.id, { version: 1 }),
    ])
      expect(answer.status).toBe(404);
    expect((await listed(other)).entity).toEqual([]);
    expect((await read({}, tour.id)).status).toBe(401);
  });

  it("400 for a trip that is none of its window, twice the same, or more than four", async () => {
    const me = await operator();
    const leg = await group("regensburg", "passau", 5);
    const late = await group("regensburg", "passau", 50);
    const of = (legs: string[]) => keep(me, { ...frame(me.bus.id), legs });
    expect(await of([leg.id, late.id])).toMatchObject({
      status: 400,
      fields: [{ path: "legs.1", message: "legUnknown" }],
    });
    expect((await of([leg.id, leg.id])).status).toBe(400);
    expect((await of([])).status).toBe(400);
    expect((await of([1, 2, 3, 4, 5].map(() => crypto.randomUUID()))).status).toBe(400);
    expect(await prisma.tour.count()).toBe(0);
  });

  it("a leg is dropped, a stale version is a conflict", async () => {
    const { me, legs, tour } = await kept();
    const two = [legs[0].id, legs[2].id];
    const changed = await change(me, tour.id, { version: 1, legs: two, name: "Do – Fr" });
    expect(changed).toMatchObject({ status: 200, entity: [{ name: "Do – Fr", version: 2 }] });
    expect(ids(changed.entity[0])).toEqual(two);
    const back = await change(me, tour.id, { ...changed.entity[0], name: "Fr" });
    expect(back).toMatchObject({
      status: 200,
      entity: [{ ...changed.entity[0], name: "Fr", version: 3, updated_at: expect.any(Number) }],
    });
    expect((await change(me, tour.id, { version: 1, legs: two })).status).toBe(409);
    expect((await change(me, tour.id, { version: 3, legs: [legs[1].id] })).status).toBe(400);
    expect((await remove(me, tour.id, 1)).status).toBe(409);
    expect((await remove(me, tour.id, 3)).status).toBe(200);
    expect((await read(me, tour.id)).status).toBe(404);
  });

  it("a leg that is lost says so, and the chain goes on without it", async () => {
    const { me, legs, tour } = await kept();
    await prisma.busRequest.update({ where: { id: legs[1].id }, data: { endedAt: new Date(), endReason: "filled" } });
    const now = tourRecord.parse((await read(me, tour.id)).entity[0]);
    expect(now.legs.map(({ state }) => state)).toEqual(["open", "lost", "open"]);
    expect(ids(now.chain ?? undefined)).toEqual([legs[0].id, legs[2].id]);
  });

  it("whose bus is retired, or whose legs have vanished, stays readable: it cannot be driven, nor offered for", async () => {
    const { me, legs, tour } = await kept();
    await prisma.busRequest.delete({ where: { id: legs[0].id } });
    const fewer = tourRecord.parse((await read(me, tour.id)).entity[0]);
    expect(fewer.fault).toBeNull();
    const faultNow = async () => (await read(me, tour.id)).entity[0].fault;
    await prisma.bus.update({ where: { id: me.bus.id }, data: { capacity: 9 } });
    expect(await faultNow()).toBe("seats");
    await prisma.bus.update({ where: { id: me.bus.id }, data: { capacity: 50 } });
    const held = { start: new Date(early - day), end: new Date(early + 2 * day), title: "TÜV" };
    const { id } = await prisma.booking.create({ data: { ...held, companyId: me.companyId, busId: me.bus.id } });
    expect(await faultNow()).toBe("busBooked");
    await prisma.booking.update({ where: { id }, data: { start: new Date(early + 8 * hour) } });
    expect(await faultNow()).toBe("notInTime");
    await prisma.booking.delete({ where: { id } });
    expect(fewer.legs.map(({ request }) => request)).toEqual([legs[1].id, legs[2].id]);
    await prisma.bus.update({ where: { id: me.bus.id }, data: { active: false } });
    const retired = await read(me, tour.id);
    expect(retired).toMatchObject({
      status: 200,
      entity: [{ chain: null, fault: "busRetired", bus: { id: me.bus.id } }],
    });
    const body = { version: 1, whole: 100_000, validUntil: early, description: "x" };
    expect(await offer(me, tour.id, body)).toMatchObject({
      status: 400,
      fields: [{ path: "bus", message: "busOutOfService" }],
    });
    expect(await postRest(me, tour.id)).toMatchObject({ status: 409, fields: [{ message: "noRest" }] });
    expect((await keep(me, { ...frame(me.bus.id), legs: [legs[1].id] })).status).toBe(404);
    await prisma.bus.update({ where: { id: me.bus.id }, data: { active: true } });
    await prisma.busRequest.deleteMany();
    expect((await read(me, tour.id)).entity[0]).toMatchObject({ chain: null, fault: "legsGone", legs: [] });
    expect(await prisma.offer.count()).toBe(0);
  });

  it("begins and ends where it was kept for, also in a list, its offers and its empty rest", async () => {
    const me = await operator();
    const legs = [await group("passau", "linz", 5), await group("linz", "passau", 9)];
    const ends = { start: placeOf("passau"), end: placeOf("regensburg") };
    const made = await keep(me, { ...frame(me.bus.id, ends), legs: legs.map(({ id }) => id) });
    const tour = tourRecord.parse(made.entity[0]);
    const named = { start: { name: "Passau" }, end: { name: "Regensburg" } };
    expect(tour).toMatchObject({ ...named, chain: { base: { name: "Passau" }, end: { name: "Regensburg" } } });
    expect(tour.chain?.legs[0]?.toKm).toBeLessThan(1);
    expect((await listed(me)).entity).toMatchObject([named]);
    const changed = await change(me, tour.id, { version: 1, legs: [legs[0]?.id] });
    expect(changed.entity[0]).toMatchObject({ ...named, chain: { base: { name: "Passau" } } });
    const body = { version: 2, whole: 90_000, validUntil: early, description: "x" };
    expect((await offer(me, tour.id, body)).status).toBe(201);
    const noted = await prisma.chainOffer.findFirstOrThrow();
    const { location, address_fields } = ends.start;
    expect(noted.basePlace).toMatchObject({ location, address_fields });
    expect(noted.endPlace).toMatchObject({ location: ends.end.location });
    const rest = await postRest(me, tour.id, 3);
    expect(rest.entity[0].end.address.location).toEqual(ends.end.location);
  });

  it("of an older version begins at the yard", async () => {
    const { me, tour } = await kept();
    expect(await prisma.tour.findFirstOrThrow()).toMatchObject({ startPlace: null, endPlace: null });
    expect((await read(me, tour.id)).entity[0]).toMatchObject({ start: null, end: null });
  });

  it("may share its bus and time with another: what is won first holds the bus", async () => {
    const { me, legs } = await kept();
    const again = await keep(me, { ...frame(me.bus.id), legs: [legs[0].id] });
    expect(again.status).toBe(201);
    const held = { busId: me.bus.id, start: new Date(early), end: new Date(early + 18 * hour) };
    await prisma.booking.create({ data: { companyId: me.companyId, title: "Werkstatt", ...held } });
    expect((await read(me, again.entity[0].id)).entity[0]).toMatchObject({ chain: null, legs: [{ state: "open" }] });
  });

  it("the database takes no bus of another company, no window backwards and no fifth leg", async () => {
    const { me, legs, tour } = await kept();
    const other = await operator();
    const times = { start: new Date(early), end: new Date(early + hour) };
    const make = (data: object) =>
      prisma.tour.create({ data: { companyId: me.companyId, name: "x", ...times, ...data } });
    await expect(make({ busId: other.bus.id })).rejects.toThrow();
    await expect(make({ end: new Date(early - hour) })).rejects.toThrow();
    await expect(make({ end: new Date(early + 9 * day) })).rejects.toThrow();
    await expect(
      prisma.tourLeg.update({
        where: { tourId_requestId: { tourId: tour.id, requestId: legs[0].id } },
        data: { position: 4 },
      }),
    ).rejects.toThrow();
  });
});
