import { beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { makeBus } from "@/prisma/factories/bus";
import { resetDb } from "@/tests/db";
import { draft, person } from "@/tests/people";
import { change as changeBus, remove as removeBus } from "./bus-calls";
import { changeOne, freeBus, operator, postOne, readOne } from "./fleet-post-calls";

beforeEach(resetDb);

describe("a free bus or an empty ride of the fleet", () => {
  it("201 with the bus's seats and type instead of the typed ones, its comfort and its price", async () => {
    const own = await operator();
    const { status, entity } = await postOne(freeBus(own.bus.id), own);
    expect(status).toBe(201);
    expect(entity[0]).toMatchObject({
      bus: own.bus.id,
      passengers: 57,
      vehicleTypes: [own.bus.design],
      quantity: 1,
      busDetails: { capacity: 57, stars: 4, features: ["toilet", "wifi"], wheelchairPlaces: 0 },
      askingPrice: { amount: 120_000, currency: "EUR", vatIncluded: false },
    });
    expect(entity[0].overlaps).toBeUndefined();
  });

  it("tells nobody the plate", async () => {
    const own = await operator();
    const { id } = (await postOne(freeBus(own.bus.id), own)).entity[0];
    for (const reader of [{}, await person("driver"), await person("travelService")]) {
      const answer = await readOne(id, reader);
      expect(answer.entity[0].busDetails.capacity).toBe(57);
      expect(JSON.stringify(answer)).not.toContain("CB 418");
    }
  });

  it("400 for another's bus, one out of service, one that is unknown, and for nobody's", async () => {
    const own = await operator();
    const other = await operator("R CB 419");
    const retired = await makeBus({ companyId: own.companyId, licenceplate: "R B 2", active: false });
    const wrong = { status: 400, fields: [{ path: "bus", message: "busUnknown" }] };
    for (const bus of [other.bus.id, retired.id, crypto.randomUUID()]) {
      expect(await postOne(freeBus(bus), own)).toMatchObject(wrong);
    }
    expect(await postOne(freeBus(own.bus.id), await person("driver"))).toMatchObject(wrong);
    expect(await postOne(freeBus(own.bus.id), await person(null, "admin"))).toMatchObject(wrong);
    expect(await prisma.busRequest.count()).toBe(0);
  });

  it("400 for a group request that names a bus or a price", async () => {
    const own = await operator();
    const bus = await postOne(draft({ bus: own.bus.id }), own);
    expect(bus).toMatchObject({ status: 400, fields: [{ path: "bus", message: "busOfKind" }] });
    const price = await postOne(draft({ askingPrice: { amount: 1 } }), own);
    expect(price).toMatchObject({ status: 400, fields: [{ path: "askingPrice", message: "priceOfKind" }] });
    const none = await postOne(freeBus(own.bus.id, { askingPrice: { amount: 0 } }), own);
    expect(none).toMatchObject({ status: 400, fields: [{ path: "askingPrice.amount", message: "priceRange" }] });
  });

  it("the database itself refuses another's bus", async () => {
    const own = await operator();
    const other = await operator("R CB 419");
    const { id } = (await postOne(freeBus(own.bus.id), own)).entity[0];
    await expect(prisma.busRequest.update({ where: { id }, data: { busId: other.bus.id } })).rejects.toThrow();
  });

  it("200 with another bus, with none (typed seats stay), and on request", async () => {
    const own = await operator();
    const small = await makeBus({ companyId: own.companyId, licenceplate: "R B 2", capacity: 19, design: "smallbus" });
    const { id } = (await postOne(freeBus(own.bus.id), own)).entity[0];
    const other = (await changeOne(id, { bus: small.id }, own)).entity[0];
    expect(other).toMatchObject({ bus: small.id, passengers: 19, vehicleTypes: ["smallbus"] });
    const seats = (await changeOne(id, { passengers: 30 }, own)).entity[0];
    expect(seats.passengers).toBe(19);
    const none = (await changeOne(id, { bus: null, askingPrice: null }, own)).entity[0];
    expect(none).toMatchObject({ bus: null, busDetails: null, passengers: 19, askingPrice: null });
    expect((await changeOne(id, { ...none, description: "Mit Anhänger." }, own)).status).toBe(200);
  });
});

describe("a published bus", () => {
  it("409 out of service and away, with the post's name; 200 once it is withdrawn", async () => {
    const own = await operator();
    const { id, reference } = (await postOne(freeBus(own.bus.id), own)).entity[0];
    const retired = await changeBus(own, own.bus.id, { active: false });
    expect(retired).toMatchObject({ status: 409, fields: [{ path: "active", message: "busPosted" }] });
    expect(retired.fields[0].detail).toMatch(new RegExp(`^${reference} Regensburg → Prag, `));
    expect(await removeBus(own, own.bus.id)).toMatchObject({ status: 409, fields: [{ message: "busPosted" }] });
    await prisma.busRequest.update({ where: { id }, data: { endedAt: new Date(), endReason: "withdrawn" } });
    expect((await changeBus(own, own.bus.id, { active: false })).status).toBe(200);
    expect((await removeBus(own, own.bus.id)).status).toBe(200);
    expect((await prisma.busRequest.findUniqueOrThrow({ where: { id } })).busId).toBeNull();
  });

  it("carries new seats and comfort into its posts", async () => {
    const own = await operator();
    const { id } = (await postOne(freeBus(own.bus.id), own)).entity[0];
    await changeBus(own, own.bus.id, { capacity: 49, design: "vipbus", stars: 5 });
    expect((await readOne(id, own)).entity[0]).toMatchObject({
      passengers: 49,
      vehicleTypes: ["vipbus"],
      busDetails: { capacity: 49, stars: 5 },
      version: 2,
    });
  });

  it("goes with its company, posts stay as history", async () => {
    const own = await operator();
    const { id } = (await postOne(freeBus(own.bus.id), own)).entity[0];
    await prisma.company.delete({ where: { id: own.companyId } });
    const post = await prisma.busRequest.findUniqueOrThrow({ where: { id } });
    expect([post.busId, post.authorCompanyId, post.passengers]).toEqual([null, null, 57]);
  });
});
