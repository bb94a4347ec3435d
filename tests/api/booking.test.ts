import { beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { requestTitle } from "@/lib/features/busrequest/rules/trip-title";
import { bookingRecord } from "@/lib/features/calendar/schema";
import { makeBus } from "@/prisma/factories/bus";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { makePlace, prag, regensburg } from "@/prisma/factories/place";
import { resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { book, cancelBooking, changeBooking, day, hour, readBooking, readCalendar, soon, trip } from "./calendar-calls";

beforeEach(resetDb);

async function operator() {
  const partner = await person("busoperator");
  const companyId = partner.companyId as string;
  return { ...partner, companyId, bus: await makeBus({ companyId }) };
}

/** A trip that a customer has accepted, as the acceptance writes it. */
async function agreedTrip({ companyId, id }: Awaited<ReturnType<typeof operator>>) {
  const request = await makeBusRequest({ endedAt: new Date(), endReason: "filled" });
  const validUntil = new Date(soon);
  const offer = await prisma.offer.create({
    data: {
      requestId: request.id,
      companyId,
      userId: id,
      amount: 1,
      validUntil,
      state: "accepted",
      endedAt: new Date(),
    },
  });
  const times = { start: new Date(soon), end: new Date(soon + hour) };
  return prisma.booking.create({
    data: { companyId, requestId: request.id, offerId: offer.id, title: "Prag", ...times },
  });
}

describe("an own entry", () => {
  it("201 with the record, and stands in the calendar", async () => {
    const me = await operator();
    const { status, entity } = await book(me, trip({ bus: me.bus.id, note: "Fahrer: Toni" }));
    expect(status).toBe(201);
    const record = bookingRecord.parse(entity[0]);
    expect(record).toMatchObject({
      company: me.companyId,
      bus: me.bus.id,
      state: "booked",
      sequence: 0,
      agreed: false,
    });
    expect((await readCalendar(me, me.companyId)).entity).toMatchObject([{ id: record.id, note: "Fahrer: Toni" }]);
    expect((await readBooking(me, record.id)).entity).toEqual([record]);
    expect(await prisma.auditEntry.count({ where: { noun: "booking", recordId: record.id, action: "book" } })).toBe(1);
  });

  it("once for two presses with the same key", async () => {
    const me = await operator();
    const key = { "idempotency-key": "one-press" };
    const [first, second] = [await book(me, trip(), key), await book(me, trip(), key)];
    expect(second.entity[0].id).toBe(first.entity[0].id);
    expect(await prisma.booking.count()).toBe(1);
  });

  it("400 for times that end before they start or lie too far, a foreign bus, one out of service, an unknown field", async () => {
    const me = await operator();
    const foreign = (await operator()).bus.id;
    const idle = (await makeBus({ companyId: me.companyId, active: false })).id;
    const message = async (changes: Record<string, unknown>) => {
      const { status, fields } = await book(me, trip(changes));
      return [status, fields?.[0]?.path, fields?.[0]?.message];
    };
    expect(await message({ end: soon })).toEqual([400, "end", "endBeforeStart"]);
    expect(await message({ start: soon + 900 * day, end: soon + 901 * day })).toEqual([400, "start", "dateTooFar"]);
    expect(await message({ end: soon + 401 * day })).toEqual([400, "end", "spanTooLong"]);
    expect(await message({ bus: foreign })).toEqual([400, "bus", "busUnknown"]);
    expect(await message({ bus: idle })).toEqual([400, "bus", "busUnknown"]);
    expect(await message({ title: "  " })).toEqual([400, "title", "required"]);
    expect(await message({ colour: "red" })).toEqual([400, "colour", "unknownField"]);
    expect(await prisma.booking.count()).toBe(0);
  });

  it("401 without a session, 403 for a travel service; an admin names the company", async () => {
    const me = await operator();
    expect((await book({})).status).toBe(401);
    expect((await book(await person("travelService"))).status).toBe(403);
    const admin = await person(null, "admin");
    expect((await book(admin)).status).toBe(400);
    expect((await book(admin, trip({ company: me.companyId }))).entity[0].company).toBe(me.companyId);
    // What a partner names is not its to set.
    const other = await operator();
    expect((await book(other, trip({ company: me.companyId }))).entity[0].company).toBe(other.companyId);
  });
});

describe("a bus", () => {
  it("409 at the bus when it is booked at that time, free from the moment the other trip ends", async () => {
    const me = await operator();
    const bus = me.bus.id;
    await book(me, trip({ bus }));
    const clash = await book(me, trip({ bus, start: soon + 10 * hour - 1, end: soon + 20 * hour }));
    expect(clash).toMatchObject({ status: 409, fields: [{ path: "bus", message: "busBooked" }] });
    expect(clash.fields[0].detail).toMatch(/^Regensburg → Prag, \d\d\.\d\d\.\d{4} \d\d:\d\d – /);
    expect((await book(me, trip({ bus, start: soon + 10 * hour, end: soon + 20 * hour }))).status).toBe(201);
    expect((await book(me, trip())).status).toBe(201);
  });

  it("is booked once when twenty ask at the same time", async () => {
    const me = await operator();
    const bus = me.bus.id;
    const asked = Array.from({ length: 20 }, (_, index) => book(me, trip({ bus, end: soon + (index + 1) * hour })));
    const answers = await Promise.all(asked);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status, fields }) => status === 409 && fields?.[0]?.message === "busBooked")).toHaveLength(
      19,
    );
    expect(await prisma.booking.count()).toBe(1);
  });

  it("is free again once the trip is called off", async () => {
    const me = await operator();
    const first = (await book(me, trip({ bus: me.bus.id }))).entity[0];
    expect((await cancelBooking(me, first.id)).status).toBe(200);
    expect((await book(me, trip({ bus: me.bus.id }))).status).toBe(201);
  });
});

describe("a change", () => {
  it("moves, raises version and sequence, and keeps what it leaves out", async () => {
    const me = await operator();
    const made = (await book(me, trip({ bus: me.bus.id, note: "n" }))).entity[0];
    const change = { start: soon + day, end: soon + day + hour, version: 1 };
    const { status, entity } = await changeBooking(me, made.id, change);
    expect(status).toBe(200);
    expect(entity[0]).toMatchObject({ ...change, version: 2, sequence: 1, note: "n", bus: me.bus.id });
    // A record may be sent back whole.
    expect((await changeBooking(me, made.id, { ...entity[0], bus: null })).entity[0]).toMatchObject({ bus: null });
  });

  it("409 for a stale version, onto a time at which the bus is booked, and for a cancelled one; nothing changes", async () => {
    const me = await operator();
    const bus = me.bus.id;
    await book(me, trip({ bus }));
    const other = (await book(me, trip({ bus, start: soon + day, end: soon + 2 * day }))).entity[0];
    expect((await changeBooking(me, other.id, { title: "x", version: 9 })).status).toBe(409);
    const clash = await changeBooking(me, other.id, { start: soon, version: 1 });
    expect(clash).toMatchObject({ status: 409, fields: [{ path: "bus", message: "busBooked" }] });
    expect((await readBooking(me, other.id)).entity[0]).toMatchObject({ start: soon + day, version: 1 });
    await cancelBooking(me, other.id);
    expect((await changeBooking(me, other.id, { title: "x", version: 2 })).status).toBe(409);
    expect((await cancelBooking(me, other.id)).status).toBe(409);
  });

  it("404 of another company's booking, for reading, changing and calling off", async () => {
    const [me, other] = [await operator(), await operator()];
    const { id } = (await book(me, trip())).entity[0];
    expect((await readBooking(other, id)).status).toBe(404);
    expect((await changeBooking(other, id, { title: "x", version: 1 })).status).toBe(404);
    expect((await cancelBooking(other, id)).status).toBe(404);
    expect((await prisma.booking.findUniqueOrThrow({ where: { id } })).state).toBe("booked");
  });

  it("400 for a bus with fewer seats than agreed, unless the one before had no more", async () => {
    const me = await operator();
    const { id } = await agreedTrip(me);
    const small = await makeBus({ companyId: me.companyId, capacity: 28 });
    const refused = await changeBooking(me, id, { bus: small.id, version: 1 });
    expect(refused).toMatchObject({ status: 400, fields: [{ path: "bus", message: "busTooSmall" }] });
    expect((await readBooking(me, id)).entity[0]).toMatchObject({ bus: null, version: 1 });
    await prisma.booking.update({ where: { id }, data: { busId: small.id } });
    const alike = await makeBus({ companyId: me.companyId, capacity: 30 });
    expect((await changeBooking(me, id, { bus: alike.id, version: 1 })).status).toBe(200);
  });

  it("calls a won trip by its places in the reader's language, and keeps a title that was typed", async () => {
    const me = await operator();
    const { id, requestId } = await agreedTrip(me);
    const { number } = await prisma.busRequest.findUniqueOrThrow({ where: { id: requestId ?? "" } });
    const made = { number, startPlace: makePlace(regensburg), endPlace: makePlace(prag) };
    const titleSeen = async () => (await readCalendar(me, me.companyId)).entity[0].title;
    expect(await titleSeen()).toBe("Prag");
    await prisma.booking.update({ where: { id }, data: { title: requestTitle(made, "es") } });
    expect(await titleSeen()).toBe(`CB-${number} Regensburg → Prague`);
    expect((await readBooking(me, id)).entity[0].title).toBe(`CB-${number} Regensburg → Prague`);
    await prisma.booking.update({ where: { id }, data: { busId: me.bus.id } });
    const clash = await book(me, trip({ bus: me.bus.id }));
    expect(clash.fields?.[0]?.detail).toMatch(new RegExp(`^CB-${number} Regensburg → Prague, `));
    const changed = await changeBooking(me, id, { note: "Toni fährt", version: 1 });
    expect(changed.entity[0].title).toBe(`CB-${number} Regensburg → Prague`);
  });

  it("keeps the times of an accepted trip and does not call it off, but takes another bus and a note", async () => {
    const me = await operator();
    const { id } = await agreedTrip(me);
    const moved = await changeBooking(me, id, { start: soon + hour, end: soon + day, version: 1 });
    expect(moved).toMatchObject({ status: 400, fields: [{ message: "bookingAgreed" }] });
    expect(await cancelBooking(me, id)).toMatchObject({ status: 409, fields: [{ message: "bookingAgreed" }] });
    const { entity } = await changeBooking(me, id, { bus: me.bus.id, note: "Toni fährt", version: 1 });
    expect(entity[0]).toMatchObject({ bus: me.bus.id, note: "Toni fährt", agreed: true });
    expect(entity[0].trip.end.address.address_fields.city).toBe("Prag");
    expect((await readCalendar(me, me.companyId)).entity).toMatchObject([
      { agreed: true, mayMove: false, returnable: true },
    ]);
  });
});
