import { beforeEach, describe, expect, it } from "vitest";
import * as change from "@/app/api/offer/[id]/route";
import { prisma } from "@/lib/db/prisma";
import { faultKind } from "@/lib/db/faults";
import { makeBus } from "@/prisma/factories/bus";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { envelope, params, request, resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { pdfText } from "@/tests/pdf-text";
import { cancelBooking, changeBooking, readBooking, readCalendar } from "./calendar-calls";
import { addDriver, assign, jonas, readAssignment } from "./driver-calls";
import { doTo, linkTo, listFor, mailsOf, makeOne, offer } from "./offer-calls";
import { paper } from "./paper-calls";
import { answerOne, callOff, propose, readOne } from "./trip-calls";

beforeEach(resetDb);

const hour = 3_600_000;

/** Ninety people, and an operator with three buses of 50, 48 and 60 seats. */
async function market() {
  const company = await person("busoperator");
  const companyId = company.companyId as string;
  const [big, small, spare] = [
    await makeBus({ companyId, capacity: 50, licenceplate: "R-AA 1" }),
    await makeBus({ companyId, capacity: 48, licenceplate: "R-AA 2" }),
    await makeBus({ companyId, capacity: 60, licenceplate: "R-AA 3" }),
  ];
  const asked = await makeBusRequest({ passengers: 90 });
  return { company, companyId, big, small, spare, asked, author: await linkTo(asked.id) };
}
type Market = Awaited<ReturnType<typeof market>>;

const both = ({ big, small }: Market) => offer({ bus: big.id, moreBuses: [small.id] });

async function agreed() {
  const all = await market();
  const made = (await makeOne(all.asked.id, all.company, both(all))).entity[0];
  const accepted = await doTo("accept", made.id, all.author);
  expect(accepted.status).toBe(200);
  const trip = await prisma.trip.findUniqueOrThrow({ where: { offerId: made.id } });
  const more = await prisma.booking.findFirstOrThrow({ where: { mainId: trip.bookingId } });
  return { ...all, made, accepted: accepted.entity[0], trip, more };
}

describe("an offer with several buses", () => {
  it("tells both with their seats together, to bidder, author and by mail", async () => {
    const all = await market();
    const { asked, company, big, small, author } = all;
    const made = await makeOne(asked.id, company, both(all));
    expect(made).toMatchObject({ status: 201, entity: [{ bus: big.id, moreBuses: [small.id], seatsSpare: 8 }] });
    const [read] = (await listFor(asked.id, author)).entity;
    expect(read.moreDetails).toMatchObject([{ capacity: 48 }]);
    expect(read.moreDetails[0]).not.toHaveProperty("licenceplate");
    expect((await mailsOf("offerReceived"))[0]?.text).toMatch(/2 ×.*50.*48/);
  });

  it("400 for a bus twice, a stranger's, one without a first; 409 that names the one that is booked", async () => {
    const { asked, company, companyId, big, small } = await market();
    const strange = await makeBus({ companyId: (await person("busoperator")).companyId as string });
    const refused = async (body: Record<string, unknown>) => {
      const { status, fields } = await makeOne(asked.id, company, offer(body));
      return [status, fields?.[0]?.path, fields?.[0]?.message];
    };
    expect(await refused({ bus: big.id, moreBuses: [big.id] })).toEqual([400, "moreBuses.0", "busTwice"]);
    expect(await refused({ bus: big.id, moreBuses: [strange.id] })).toEqual([400, "moreBuses.0", "busUnknown"]);
    expect(await refused({ vehicle: "Setra", moreBuses: [big.id] })).toEqual([400, "bus", "required"]);
    const { startDate: start, endDate: end } = asked;
    await prisma.booking.create({ data: { companyId, busId: small.id, title: "weg", start, end } });
    expect(await refused({ bus: big.id, moreBuses: [small.id] })).toEqual([409, "moreBuses.0", "busBooked"]);
    expect(await prisma.offer.count()).toBe(0);
  });

  it("is changed as one: another second bus is a version that both sides read, none at all too", async () => {
    const all = await market();
    const { asked, company, big, small, spare, author } = all;
    const made = (await makeOne(asked.id, company, both(all))).entity[0];
    const put = async (body: object) => {
      const call = request(`/api/offer/${made.id}`, { method: "PUT", body, cookie: company.cookie });
      return envelope(await change.PUT(call, params({ id: made.id })));
    };
    const cheaper = { price: { amount: 100_000, currency: "EUR" } };
    expect((await put({ ...cheaper, version: 1 })).entity[0].moreBuses).toEqual([small.id]);
    expect((await put({ moreBuses: [spare.id], version: 2 })).entity[0]).toMatchObject({ moreBuses: [spare.id] });
    const alone = (await put({ moreBuses: [], bus: spare.id, version: 3 })).entity[0];
    expect(alone).toMatchObject({ moreBuses: [], seatsSpare: -30, version: 4 });
    const [read] = (await listFor(asked.id, author)).entity;
    expect(read.earlier.map(({ more }: { more: { id: string }[] }) => more.map(({ id }) => id))).toEqual([
      [small.id],
      [small.id],
      [spare.id],
    ]);
    expect(read.earlier[0].bus.id).toBe(big.id);
    expect((await mailsOf("offerChanged")).map(({ text }) => /2 ×/.test(text ?? ""))).toEqual([true, true, true]);
  });

  it("accepted books every bus, or none: a bus taken meanwhile refuses all of it", async () => {
    const all = await market();
    const { asked, company, companyId, small, author } = all;
    const made = (await makeOne(asked.id, company, both(all))).entity[0];
    const { startDate: start, endDate: end } = asked;
    const inTheWay = await prisma.booking.create({ data: { companyId, busId: small.id, title: "weg", start, end } });
    expect((await doTo("accept", made.id, author)).status).toBe(409);
    expect(await prisma.booking.count()).toBe(1);
    expect(await prisma.trip.count()).toBe(0);
    await prisma.booking.delete({ where: { id: inTheWay.id } });
    expect((await doTo("accept", made.id, author)).status).toBe(200);
    expect(await prisma.booking.count({ where: { companyId, state: "booked" } })).toBe(2);
    expect(await prisma.trip.count()).toBe(1);
  });

  it("two offers with the same second bus, accepted at once: exactly one trip", async () => {
    const all = await market();
    const { company, small, spare } = all;
    const other = await makeBusRequest({ passengers: 90 });
    await prisma.busRequest.update({
      where: { id: other.id },
      data: { startDate: all.asked.startDate, endDate: all.asked.endDate },
    });
    const [one, two] = [
      (await makeOne(all.asked.id, company, both(all))).entity[0],
      (await makeOne(other.id, company, offer({ bus: spare.id, moreBuses: [small.id] }))).entity[0],
    ];
    const answers = await Promise.all([
      doTo("accept", one.id, all.author),
      doTo("accept", two.id, await linkTo(other.id)),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await prisma.booking.count()).toBe(2);
  });
});

describe("a trip with several buses", () => {
  it("is one trip with both, for both sides, in the calendar and on its papers", async () => {
    const { company, companyId, author, big, small, trip, more, accepted } = await agreed();
    expect(accepted).toMatchObject({ bus: big.id, moreBuses: [small.id] });
    expect(accepted.moreDetails[0].licenceplate).toBe("R-AA 2");
    for (const who of [company, author])
      expect((await readOne(trip.id, who)).entity[0].moreBuses).toMatchObject([{ licenceplate: "R-AA 2" }]);
    const span = [trip.start.getTime() - hour, trip.end.getTime() + hour] as const;
    const rows = (await readCalendar(company, companyId, ...span)).entity;
    const held = rows.filter(({ kind }: { kind: string }) => kind === "booking");
    expect(held.map(({ bus }: { bus: { licenceplate: string } }) => bus.licenceplate).sort()).toEqual([
      "R-AA 1",
      "R-AA 2",
    ]);
    for (const row of held) expect(row).toMatchObject({ agreed: true, mayMove: false, tripId: trip.id });
    for (const file of ["confirmation.pdf", "journeyform.pdf"] as const) {
      const text = await pdfText(new Uint8Array(await (await paper(company, trip.id, file)).arrayBuffer()));
      expect(text).toContain("R-AA 1");
      expect(text).toContain("R-AA 2");
    }
    expect(await (await paper(company, trip.id, "trip.ics")).text()).toContain("R-AA 1");
    expect((await readBooking(company, more.id)).entity[0]).toMatchObject({ agreed: true });
  });

  it("moves with all its buses, and not where one of them is on the road", async () => {
    const { company, companyId, author, small, trip } = await agreed();
    const start = trip.start.getTime() - 3 * hour;
    const asked = await propose(trip.id, author, { start: { date: start } }, "?version=1");
    expect(asked.status).toBe(201);
    const changeId = asked.entity[0].change?.id ?? asked.entity[0].id;
    const before = { start: new Date(start - hour), end: new Date(start + hour) };
    const other = await prisma.booking.create({ data: { companyId, busId: small.id, title: "weg", ...before } });
    const version = (await readOne(trip.id, company)).entity[0].version;
    const refused = await answerOne("accept", { id: trip.id, changeId }, company, `?version=${version}`);
    expect(refused.status).toBe(409);
    expect((await prisma.booking.findMany({ where: { requestId: trip.requestId } })).map((row) => row.start)).toEqual([
      trip.start,
      trip.start,
    ]);
    await prisma.booking.delete({ where: { id: other.id } });
    const done = await answerOne("accept", { id: trip.id, changeId }, company, `?version=${version}`);
    expect(done.status).toBe(200);
    const moved = await prisma.booking.findMany({ where: { requestId: trip.requestId } });
    expect(moved.map((row) => row.start.getTime())).toEqual([start, start]);
  });

  it("called off frees all of them", async () => {
    const { author, trip } = await agreed();
    expect((await callOff(trip.id, author, { reason: "other" }, "?version=1")).status).toBe(200);
    expect((await prisma.booking.findMany()).map(({ state }) => state)).toEqual(["cancelled", "cancelled"]);
  });

  it("is ready with a driver for each bus; buses are given one by one, change places, and never twice", async () => {
    const { company, big, small, spare, trip } = await agreed();
    const drivers: string[] = [];
    for (const name of ["Jonas", "Mara"]) drivers.push((await addDriver(company, { ...jonas, name })).entity[0].id);
    const read = (await readAssignment(company, trip.id)).entity[0];
    expect(read).toMatchObject({ bus: big.id, moreBuses: [small.id] });
    expect(read.choices.buses.every(({ busy }: { busy: unknown }) => busy === null)).toBe(true);
    const one = { bus: big.id, moreBuses: [small.id], drivers: drivers.slice(0, 1), version: 1 };
    expect((await assign(company, trip.id, one)).entity[0]).toMatchObject({ state: "agreed", version: 2 });
    expect((await assign(company, trip.id, { ...one, drivers, version: 2 })).entity[0].state).toBe("ready");
    const swapped = { bus: small.id, moreBuses: [big.id], drivers, version: 3 };
    expect((await assign(company, trip.id, swapped)).entity[0]).toMatchObject({ bus: small.id, moreBuses: [big.id] });
    const twice = await assign(company, trip.id, { ...swapped, moreBuses: [small.id], version: 4 });
    expect(twice).toMatchObject({ status: 400, fields: [{ path: "moreBuses.0", message: "busTwice" }] });
    const three = await assign(company, trip.id, { ...swapped, moreBuses: [big.id, spare.id], version: 4 });
    expect(three.fields?.[0]).toMatchObject({ message: "tooMany" });
    const left = await assign(company, trip.id, { bus: spare.id, drivers, version: 4 });
    expect(left.entity[0]).toMatchObject({ bus: spare.id, moreBuses: [big.id] });
  });

  it("a further bus is moved to another in the calendar, and neither called off nor moved in time by itself", async () => {
    const { company, spare, trip, more } = await agreed();
    const row = (await readBooking(company, more.id)).entity[0];
    const later = { start: row.start + hour, version: row.version };
    expect((await changeBooking(company, more.id, later)).fields?.[0]?.message).toBe("bookingAgreed");
    expect((await cancelBooking(company, more.id)).status).toBe(409);
    expect((await changeBooking(company, more.id, { bus: spare.id, version: row.version })).status).toBe(200);
    expect((await readOne(trip.id, company)).entity[0].moreBuses[0].id).toBe(spare.id);
    expect(await prisma.busNotice.count({ where: { bookingId: more.id } })).toBe(1);
  });

  it("the database itself refuses a second bus that is on the road", async () => {
    const { companyId, small, trip } = await agreed();
    const { start, end } = trip;
    const wrong = prisma.booking.create({ data: { companyId, busId: small.id, title: "doppelt", start, end } });
    await expect(wrong.catch((error: unknown) => Promise.reject(faultKind(error)))).rejects.toBe("conflict");
  });
});
