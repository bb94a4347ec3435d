import { beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { keepTrips } from "@/lib/features/trip/commands/keep";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { makePlace, regensburg } from "@/prisma/factories/place";
import { resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { linkTo, mailsOf, makeOne } from "./offer-calls";
import { agreedTrip, answerOne, callOff, ladderOf, listOwn, propose, readOne } from "./trip-calls";

beforeEach(resetDb);

const day = 86_400_000;
const kinds = async () => (await prisma.tripEvent.findMany({ orderBy: { createdAt: "asc" } })).map(({ kind }) => kind);

describe("GET /trip and GET /trip/{id}", () => {
  it("both sides see the same trip, each the other's contact; an admin neither", async () => {
    const { trip, company, author, bus } = await agreedTrip();
    const theirs = await readOne(trip.id, company);
    expect(theirs).toMatchObject({
      status: 200,
      entity: [{ id: trip.id, side: "company", state: "agreed", version: 1 }],
    });
    expect(theirs.entity[0].contact).toMatchObject({ email: "verein@people.example" });
    expect(theirs.entity[0].price).toMatchObject({ amount: 124_000, gross: 124_000, net: 104_202, vat: 19_798 });
    // Regensburg to Prague by road; both sides read when each way arrives.
    expect(theirs.entity[0].way).toEqual({ km: 258, minutes: 215, source: "network" });
    const own = (await readOne(trip.id, author)).entity[0];
    expect(own.way).toEqual(theirs.entity[0].way);
    expect(own).toMatchObject({
      side: "author",
      bus: { licenceplate: bus.licenceplate },
      history: [{ kind: "agreed" }],
    });
    expect(own.contact.email).toContain("info@");
    expect((await readOne(trip.id, await person(null, "admin"))).entity[0]).toMatchObject({
      side: null,
      contact: null,
    });
  });

  it("401 for nobody and a foreign link, 404 for strangers; lists hold one's own alone", async () => {
    const customer = await person("touroperator");
    const { trip, company } = await agreedTrip({ authorCompanyId: customer.companyId, companyType: "touroperator" });
    const foreign = await linkTo((await agreedTrip()).request.id);
    for (const who of [{}, foreign]) expect((await readOne(trip.id, who)).status).toBe(401);
    const stranger = await person("busoperator");
    expect((await readOne(trip.id, stranger)).status).toBe(404);
    expect((await propose(trip.id, stranger, { passengers: 12 })).status).toBe(404);
    expect((await callOff(trip.id, stranger, { reason: "other" })).status).toBe(404);
    expect((await listOwn({})).status).toBe(401);
    expect(await listOwn(stranger)).toMatchObject({ total: 0, entity: [] });
    expect(await listOwn(company, "?show=upcoming")).toMatchObject({
      total: 1,
      entity: [{ id: trip.id, side: "company" }],
    });
    expect(await listOwn(customer)).toMatchObject({ total: 1, entity: [{ id: trip.id, side: "author" }] });
    expect((await listOwn(company, "?show=past")).total).toBe(0);
    expect((await listOwn(company, "?show=x")).status).toBe(400);
  });
});

describe("a change", () => {
  it("holds with the other's yes alone: trip, booking, price and history have it then", async () => {
    const { trip, company, author } = await agreedTrip();
    const start = trip.start.getTime() - 45 * 60_000;
    const body = {
      start: { date: start },
      stops: [makePlace(regensburg)],
      passengers: 46,
      delta: 8_500,
      note: "Pilsen",
    };
    const made = await propose(trip.id, author, body, "?version=1");
    expect(made).toMatchObject({
      status: 201,
      entity: [{ state: "agreed", version: 2, change: { own: true, delta: 8_500 } }],
    });
    const change = made.entity[0].change;
    expect(Object.keys(change.after).sort()).toEqual(["passengers", "start", "stops"]);
    expect(change.before).toMatchObject({ passengers: 42, stops: [] });
    expect((await prisma.trip.findUniqueOrThrow({ where: { id: trip.id } })).passengers).toBe(42);
    const ids = { id: trip.id, changeId: change.id };
    expect((await answerOne("accept", ids, author)).status).toBe(403);
    const done = await answerOne("accept", ids, company, "?version=2");
    expect(done).toMatchObject({
      status: 200,
      entity: [{ state: "changed", passengers: 46, version: 3, change: null }],
    });
    expect(done.entity[0].price.amount).toBe(132_500);
    expect((await prisma.booking.findFirstOrThrow()).start.getTime()).toBe(start);
    expect(await kinds()).toEqual(["agreed", "proposed", "accepted"]);
    const [told] = await mailsOf("tripProposed");
    expect(told).toMatchObject({ recipient: expect.stringContaining("info@") });
    expect(told?.text).toContain("46");
    expect((await mailsOf("tripAnswered"))[0]).toMatchObject({ recipient: "verein@people.example" });
    expect((await answerOne("decline", ids, company)).fields).toEqual([{ path: "state", message: "changeAnswered" }]);
  });

  it("is countered, declined and taken back; one is open at a time", async () => {
    const { trip, company, author } = await agreedTrip();
    const first = (await propose(trip.id, author, { passengers: 50 })).entity[0].change.id;
    const second = (await propose(trip.id, company, { passengers: 50, delta: 4_000 })).entity[0].change.id;
    expect((await answerOne("accept", { id: trip.id, changeId: first }, company)).status).toBe(409);
    expect((await answerOne("decline", { id: trip.id, changeId: second }, author)).status).toBe(200);
    const third = (await propose(trip.id, company, { delta: -1_000 })).entity[0].change.id;
    expect((await answerOne("withdraw", { id: trip.id, changeId: third }, author)).status).toBe(403);
    expect((await answerOne("withdraw", { id: trip.id, changeId: third }, company)).status).toBe(200);
    const states = (await readOne(trip.id, author)).entity[0].changes.map((one: { state: string }) => one.state);
    expect(states).toEqual(["countered", "declined", "withdrawn"]);
    expect(await kinds()).toEqual(["agreed", "proposed", "countered", "declined", "proposed", "withdrawn"]);
  });

  it("400 for none, an end before the start, a price below nothing; 409 for a stale version and a bus on the road", async () => {
    const { trip, company, author, bus } = await agreedTrip();
    const messages = async (body: unknown) =>
      (await propose(trip.id, author, body)).fields?.map((one: { message: string }) => one.message);
    expect(await messages({})).toEqual(["nothingChanged"]);
    expect(await messages({ passengers: 42 })).toEqual(["nothingChanged"]);
    expect(await messages({ end: { date: trip.start.getTime() - 1 } })).toEqual(["endBeforeStart"]);
    expect(await messages({ start: { date: 1 } })).toEqual(["dateInPast"]);
    expect(await messages({ delta: -124_000 })).toEqual(["priceRange"]);
    expect((await propose(trip.id, author, { passengers: 9 }, "?version=9")).status).toBe(409);
    const later = { start: { date: trip.start.getTime() + day }, end: { date: trip.end.getTime() + day } };
    const change = (await propose(trip.id, author, later)).entity[0].change.id;
    const taken = { start: new Date(later.start.date), end: new Date(later.end.date), title: "School", busId: bus.id };
    await prisma.booking.create({ data: { ...taken, companyId: company.companyId ?? "" } });
    const clash = await answerOne("accept", { id: trip.id, changeId: change }, company);
    expect(clash).toMatchObject({ status: 409, fields: [{ path: "bus", message: "busBooked" }] });
    expect((await readOne(trip.id, author)).entity[0]).toMatchObject({ state: "agreed", change: { id: change } });
  });

  it("of two who press at once exactly one wins", async () => {
    const { trip, company, author } = await agreedTrip();
    const changeId = (await propose(trip.id, author, { passengers: 50 })).entity[0].change.id;
    const ids = { id: trip.id, changeId };
    const presses = await Promise.all([
      answerOne("accept", ids, company, "?version=2"),
      answerOne("withdraw", ids, author, "?version=2"),
      callOff(trip.id, company, { reason: "busDown" }, "?version=2"),
    ]);
    expect(presses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await prisma.tripEvent.count({ where: { kind: { in: ["accepted", "withdrawn", "cancelled"] } } })).toBe(1);
  });
});

const ladder = [
  { days: 27, percent: 20 },
  { days: 13, percent: 40 },
];

describe("POST /trip/{id}/cancel", () => {
  it("tells first what it costs by the agreed steps; then the author's word frees the bus and the company is told", async () => {
    const { trip, author } = await agreedTrip();
    const terms = { ...(trip.terms as object), ladder };
    await prisma.trip.update({ where: { id: trip.id }, data: { terms } });
    const preview = await callOff(trip.id, author, {}, "?preview=1");
    expect(preview).toMatchObject({
      status: 200,
      entity: [{ cancelled: false, percent: 40, amount: 49_600, reopens: false }],
    });
    expect(preview.entity[0].steps).toMatchObject([{ days: 27, amount: 24_800 }, { days: 13 }]);
    expect((await readOne(trip.id, author)).entity[0].state).toBe("agreed");
    expect((await callOff(trip.id, author, {})).fields).toEqual([{ path: "reason", message: expect.any(String) }]);
    expect((await callOff(trip.id, author, { reason: "busDown" })).status).toBe(400);
    await propose(trip.id, author, { passengers: 9 });
    const done = await callOff(trip.id, author, { reason: "groupStays", text: "Leider." });
    expect(done).toMatchObject({ status: 200, entity: [{ cancelled: true, amount: 49_600 }] });
    const read = (await readOne(trip.id, author)).entity[0];
    expect(read).toMatchObject({
      state: "cancelled",
      cancelled: { by: "author", reason: "groupStays", fee: 49_600 },
      change: null,
    });
    expect(await prisma.booking.findFirstOrThrow()).toMatchObject({ state: "cancelled", sequence: 1 });
    expect((await mailsOf("tripCancelled")).map(({ recipient }) => recipient).sort()).toEqual([
      expect.stringContaining("info@"),
      "verein@people.example",
    ]);
    expect((await prisma.busRequest.findFirstOrThrow()).endedAt).not.toBeNull();
    expect((await callOff(trip.id, author, { reason: "other" })).fields).toMatchObject([{ path: "state" }]);
  });

  it("by the company costs nothing: the request is open again and urgent, who had offered is told first", async () => {
    const { trip, company, request } = await agreedTrip();
    const former = await person("driver");
    const past = { requestId: request.id, companyId: former.companyId ?? "", amount: 99_000, validUntil: new Date() };
    await prisma.offer.create({ data: { ...past, state: "declined", endedAt: new Date() } });
    expect((await callOff(trip.id, company, { reason: "busDown" })).entity[0]).toMatchObject({
      amount: 0,
      reopens: true,
    });
    const open = await prisma.busRequest.findUniqueOrThrow({ where: { id: request.id } });
    expect(open).toMatchObject({ endedAt: null, endReason: null, state: "active", urgentSince: expect.any(Date) });
    const [told, ...others] = await mailsOf("tripReopened");
    expect(others).toEqual([]);
    expect(told?.text).toContain(`/request/${request.id}`);
    expect(await prisma.alertTask.count({ where: { requestId: request.id } })).toBe(1);
    const again = await makeOne(request.id, former);
    expect(again.status).toBe(201);
    expect((await prisma.offer.findUniqueOrThrow({ where: { id: trip.offerId } })).state).toBe("withdrawn");
  });
});

it("time moves trips on: under way from their start, done a day after their end; then nothing can be changed", async () => {
  const { trip, company } = await agreedTrip();
  expect(await keepTrips(new Date(trip.start.getTime() - 1))).toBe(0);
  expect(await keepTrips(trip.start)).toBe(1);
  expect(await keepTrips(new Date(trip.end.getTime() + day - 1))).toBe(0);
  expect(await keepTrips(new Date(trip.end.getTime() + day))).toBe(1);
  expect(await keepTrips(new Date(trip.end.getTime() + day))).toBe(0);
  expect((await kinds()).sort()).toEqual(["agreed", "done", "underway"]);
  const late = await propose(trip.id, company, { passengers: 9 });
  expect(late).toMatchObject({ status: 409, fields: [{ path: "state", message: "tripEnded" }] });
  expect((await callOff(trip.id, company, { reason: "other" })).status).toBe(409);
  expect((await listOwn(company, "?show=past")).total).toBe(1);
});

describe("GET and PUT /company/{id}/ladder", () => {
  it("the neutral steps until the company has its own, which go out with its next offer and hold for its trip", async () => {
    const { company, author, trip } = await agreedTrip();
    const id = company.companyId ?? "";
    expect((await readOne(trip.id, author)).entity[0].terms.ladder).toHaveLength(4);
    const read = await ladderOf(id, company);
    expect(read).toMatchObject({
      status: 200,
      entity: [{ version: 0, steps: [{ days: 27, percent: 20 }, {}, {}, {}] }],
    });
    expect(await ladderOf(id, company, { steps: ladder, version: 0 })).toMatchObject({
      status: 200,
      entity: [{ version: 1 }],
    });
    expect((await ladderOf(id, company, { steps: [], version: 0 })).status).toBe(409);
    expect((await readOne(trip.id, author)).entity[0].terms.ladder).toHaveLength(4);
    const made = await makeOne((await makeBusRequest()).id, company);
    expect(made.entity[0].ladder).toEqual(ladder);
  });

  it("404 for a foreign company, 400 for steps that do not rise", async () => {
    const [company, other] = [await person("busoperator"), await person("busoperator")];
    expect((await ladderOf(other.companyId ?? "", company)).status).toBe(404);
    const steps = [...ladder, { days: 20, percent: 50 }];
    const answer = await ladderOf(company.companyId ?? "", company, { steps, version: 0 });
    expect(answer).toMatchObject({ status: 400, fields: [{ path: "steps" }] });
  });
});
