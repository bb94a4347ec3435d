import { beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import type { Place } from "@/lib/features/place/schema";
import { tourRecord } from "@/lib/features/tour/schema";
import { resetDb } from "@/tests/db";
import { early, frame, group, hour, keep, kept, offer, operator, placeOf, postRest, read } from "./tour-calls";

beforeEach(resetDb);

const cityOf = (place: unknown) => (place as Place).address_fields.city;

describe("offers out of a draft", () => {
  const validUntil = early;

  it("one price for the whole is split by km to the cent; each author sees its own alone", async () => {
    const { me, legs, tour } = await kept();
    const { status, entity } = await offer(me, tour.id, {
      version: 1,
      whole: 250_001,
      validUntil,
      description: "49 Sitze",
    });
    expect(status).toBe(201);
    const rows = await prisma.offer.findMany();
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(250_001);
    expect(rows.map(({ requestId }) => requestId).sort()).toEqual(legs.map(({ id }) => id).sort());
    expect(rows.every(({ busId, description }) => busId === me.bus.id && description === "49 Sitze")).toBe(true);
    expect(entity).toHaveLength(3);
    const now = tourRecord.parse((await read(me, tour.id)).entity[0]);
    expect(now.legs.map(({ state }) => state)).toEqual(["offered", "offered", "offered"]);
    const mails = await prisma.outboxMail.findMany({ where: { template: "offerReceived" } });
    expect(mails).toHaveLength(3);
    const [passau] = mails.filter((mail) => JSON.stringify(mail.data).includes(`CB-${legs[0].number}`));
    expect(JSON.stringify(passau?.data)).not.toContain(`CB-${legs[1].number}`);
  });

  it("a price a leg; 400 without one for a leg or with one for a stranger's", async () => {
    const { me, legs, tour } = await kept();
    const priced = legs.map(({ id }, at) => ({ request: id, amount: (at + 1) * 10_000 }));
    const few = { version: 1, legs: priced.slice(1), validUntil, description: "x" };
    expect(await offer(me, tour.id, few)).toMatchObject({ status: 400, fields: [{ message: "priceRange" }] });
    const strange = { ...few, legs: [...priced, { request: crypto.randomUUID(), amount: 1 }] };
    expect(await offer(me, tour.id, strange)).toMatchObject({ status: 400, fields: [{ message: "legUnknown" }] });
    expect((await offer(me, tour.id, { ...few, legs: priced })).status).toBe(201);
    expect(new Set((await prisma.offer.findMany()).map(({ amount }) => amount))).toEqual(
      new Set([10_000, 20_000, 30_000]),
    );
  });

  it("409 at the leg that was taken while the offer was written, and nothing is offered for", async () => {
    const { me, legs, tour } = await kept();
    await prisma.busRequest.update({ where: { id: legs[1].id }, data: { maxOffers: 3 } });
    for (let one = 0; one < 3; one++) {
      const { companyId } = await operator();
      await prisma.offer.create({ data: { requestId: legs[1].id, companyId, amount: 1, validUntil: new Date(early) } });
    }
    const full = await offer(me, tour.id, { version: 1, whole: 100_000, validUntil, description: "x" });
    expect(full).toMatchObject({ status: 409, fields: [{ path: "legs.1.request", message: "offersFull" }] });
    expect(await prisma.offer.count({ where: { companyId: me.companyId } })).toBe(0);
    const states = tourRecord.parse((await read(me, tour.id)).entity[0]).legs.map(({ state }) => state);
    expect(states).toEqual(["open", "full", "open"]);
    const rest = [legs[0], legs[2]].map(({ id }) => ({ request: id, amount: 10_000 }));
    expect((await offer(me, tour.id, { version: 1, legs: rest, validUntil, description: "x" })).status).toBe(201);
  });

  it("409 at the leg that has ended since its price was typed, and nothing is offered for", async () => {
    const { me, legs, tour } = await kept();
    await prisma.busRequest.update({
      where: { id: legs[1].id },
      data: { endedAt: new Date(), endReason: "withdrawn" },
    });
    const priced = legs.map(({ id }) => ({ request: id, amount: 10_000 }));
    const taken = await offer(me, tour.id, { version: 1, legs: priced, validUntil, description: "x" });
    expect(taken).toMatchObject({ status: 409, fields: [{ path: "legs.1.request", message: "requestEnded" }] });
    const whole = await offer(me, tour.id, { version: 1, whole: 30_000, validUntil, description: "x" });
    expect(whole).toMatchObject({ status: 409, fields: [{ path: "legs.1.request", message: "requestEnded" }] });
    expect(await prisma.offer.count()).toBe(0);
    const rest = priced.filter(({ request }) => request !== legs[1].id);
    expect((await offer(me, tour.id, { version: 1, legs: rest, validUntil, description: "x" })).status).toBe(201);
  });

  it("400 at the bus that went out of service while the offer was written, and nothing is offered for", async () => {
    const { me, legs, tour } = await kept();
    await prisma.bus.update({ where: { id: me.bus.id }, data: { active: false } });
    const refused = { status: 400, fields: [{ path: "bus", message: "busOutOfService" }] };
    const whole = { version: 1, whole: 100_000, validUntil, description: "x" };
    expect(await offer(me, tour.id, whole)).toMatchObject(refused);
    const { whole: _, ...rest } = whole;
    const priced = legs.map(({ id }) => ({ request: id, amount: 10_000 }));
    expect(await offer(me, tour.id, { ...rest, legs: priced })).toMatchObject(refused);
    expect(await prisma.offer.count()).toBe(0);
    await prisma.bus.update({ where: { id: me.bus.id }, data: { active: true } });
    expect((await offer(me, tour.id, whole)).status).toBe(201);
  });

  it("what a chain behind a booking saves is counted from where that ends", async () => {
    const { me, tour } = await kept();
    await booked(me, await group("regensburg", "straubing", 1), 1);
    expect((await offer(me, tour.id, { version: 1, whole: 300_000, validUntil, description: "x" })).status).toBe(201);
    const noted = await prisma.chainOffer.findMany();
    const cities = noted.map(({ basePlace, endPlace }) => [basePlace, endPlace].map(cityOf));
    expect(cities).toEqual(noted.map(() => ["Straubing", "Regensburg"]));
    expect(noted).toHaveLength(3);
  });

  it("409 for a stale version and where no leg is open, 404 for another company", async () => {
    const { me, tour } = await kept();
    const body = { version: 1, whole: 100_000, validUntil, description: "x" };
    expect((await offer(await operator(), tour.id, body)).status).toBe(404);
    expect((await offer(me, tour.id, { ...body, version: 9 })).status).toBe(409);
    await prisma.busRequest.updateMany({ data: { endedAt: new Date(), endReason: "withdrawn" } });
    expect(await offer(me, tour.id, body)).toMatchObject({ status: 409, fields: [{ message: "noOpenLeg" }] });
  });
});

const booked = (me: Awaited<ReturnType<typeof operator>>, { id: requestId }: { id: string }, hours: number) =>
  prisma.booking.create({
    data: {
      companyId: me.companyId,
      busId: me.bus.id,
      requestId,
      title: "Ausflug",
      start: new Date(early + hours * hour),
      end: new Date(early + (hours + 2) * hour),
    },
  });

describe("the empty rest", () => {
  it("becomes an empty ride of the company with its bus and times", async () => {
    const me = await operator();
    const leg = await group("regensburg", "linz", 5);
    const made = await keep(me, { ...frame(me.bus.id), legs: [leg.id] });
    const tour = tourRecord.parse(made.entity[0]);
    const { status, entity } = await postRest(me, tour.id);
    expect(status).toBe(201);
    expect(entity[0]).toMatchObject({ category: "emptyride", state: "active", passengers: 50, bus: me.bus.id });
    expect(entity[0].start.address.address_fields.city).toBe("Linz");
    expect(entity[0].end.address.address_fields.city).toBe("Regensburg");
    expect(entity[0].start.date).toBeGreaterThanOrEqual(tour.chain?.legs[0]?.end ?? 0);
  });

  it.each([["the yard"], ["a named end"]])("leads to the town of the booking that follows, not to %s", async (to) => {
    const me = await operator();
    const leg = await group("regensburg", "linz", 5);
    await booked(me, await group("passau", "straubing", 14), 14);
    const end = to === "the yard" ? {} : { end: placeOf("straubing") };
    const tour = tourRecord.parse((await keep(me, { ...frame(me.bus.id, end), legs: [leg.id] })).entity[0]);
    const { status, entity } = await postRest(me, tour.id);
    expect(status).toBe(201);
    const { address } = entity[0].end;
    expect(address.address_fields).toMatchObject({ city: "Passau", street: "" });
    expect(address.location).toEqual({ longitude: 13.46, latitude: 48.57 });
  });

  it("409 where the last leg ends at the base, or the version is stale", async () => {
    const { me, tour } = await kept();
    expect(await postRest(me, tour.id)).toMatchObject({ status: 409, fields: [{ message: "noRest" }] });
    expect((await postRest(me, tour.id, 7)).status).toBe(409);
    expect((await postRest(await operator(), tour.id)).status).toBe(404);
  });
});
