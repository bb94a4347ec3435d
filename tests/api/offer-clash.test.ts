import { isBusPartner } from "@/lib/access/rules";
import { viewerAs } from "@/tests/viewer";
import { beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { ownBusesToOffer } from "@/lib/features/offer/queries/own";
import { mostOwnItems } from "@/lib/features/offer/rules/offer";
import { makeBus } from "@/prisma/factories/bus";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { makeOne, offer } from "./offer-calls";

beforeEach(resetDb);

const hour = 3_600_000;

async function operator() {
  const who = await person("busoperator");
  const companyId = who.companyId ?? "";
  const bus = await makeBus({ companyId, licenceplate: "R A 1" });
  const free = await makeBus({ companyId, licenceplate: "R B 2" });
  return { ...who, companyId, bus, free };
}

const book = (busId: string, companyId: string, start: Date, end: Date) =>
  prisma.booking.create({ data: { busId, companyId, title: "Landfrauen, Südtirol", start, end } });

describe("an offer with a bus that is booked meanwhile", () => {
  it("409 at the bus with the trip's name, nothing stored, nobody told; 201 once that trip is called off", async () => {
    const own = await operator();
    const { id, startDate, endDate } = await makeBusRequest();
    const trip = await book(own.bus.id, own.companyId, new Date(startDate.getTime() - hour), endDate);
    const answer = await makeOne(id, own, offer({ bus: own.bus.id }));
    expect(answer).toMatchObject({ status: 409, error: "Conflict", fields: [{ path: "bus", message: "busBooked" }] });
    expect(answer.fields[0].detail).toMatch(/^Landfrauen, Südtirol, \d\d\.\d\d\.\d{4} \d\d:\d\d – \d\d\./);
    expect([await prisma.offer.count(), await prisma.outboxMail.count()]).toEqual([0, 0]);
    expect((await makeOne(id, own, offer({ bus: own.free.id }))).status).toBe(201);
    await prisma.offer.deleteMany();
    await prisma.booking.update({ where: { id: trip.id }, data: { state: "cancelled" } });
    expect((await makeOne(id, own, offer({ bus: own.bus.id }))).status).toBe(201);
  });

  it("201 where its trip ends when this one starts", async () => {
    const own = await operator();
    const { id, startDate } = await makeBusRequest();
    await book(own.bus.id, own.companyId, new Date(startDate.getTime() - hour), startDate);
    expect((await makeOne(id, own, offer({ bus: own.bus.id }))).status).toBe(201);
  });

  it("the form lists free buses first, and names the trip of the others", async () => {
    const own = await operator();
    const { id, startDate, endDate } = await makeBusRequest();
    await book(own.bus.id, own.companyId, startDate, endDate);
    const viewer = await viewerAs(isBusPartner, own.cookie);
    const times = { id, start: startDate.getTime(), end: endDate.getTime() };
    const list = await ownBusesToOffer(viewer, times);
    expect(list.map(({ licenceplate, clash }) => [licenceplate, clash?.split(",")[0] ?? null])).toEqual([
      ["R B 2", null],
      ["R A 1", "Landfrauen"],
    ]);
    const later = { id, start: endDate.getTime(), end: endDate.getTime() + hour };
    expect((await ownBusesToOffer(viewer, later)).map(({ clash }) => clash)).toEqual([null, null]);
  });
});

describe("own words in an offer's lists", () => {
  const own = Array.from({ length: mostOwnItems }, (_, index) => `Stadtführung ${index}`);

  it("201 with twelve of them beside the common ones", async () => {
    const { id } = await makeBusRequest();
    const answer = await makeOne(id, await person("driver"), offer({ included: ["tolls", ...own] }));
    expect(answer.entity[0].included).toEqual(["tolls", ...own]);
  });

  it("400 for a thirteenth and for one of 61 characters", async () => {
    const { id } = await makeBusRequest();
    const who = await person("driver");
    const many = await makeOne(id, who, offer({ included: [...own, "Reiseleitung"] }));
    expect(many).toMatchObject({ status: 400, fields: [{ path: "included", message: "tooMany" }] });
    const long = await makeOne(id, who, offer({ notIncluded: ["x".repeat(61)] }));
    expect(long).toMatchObject({ status: 400, fields: [{ message: "tooLong" }] });
  });
});
