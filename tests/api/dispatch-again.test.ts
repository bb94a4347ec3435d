import { beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { resetDb } from "@/tests/db";
import { readMails } from "@/tests/mails";
import { person } from "@/tests/people";
import { breakdown, can, kindsOf, linkOf, mailed, minute, operator, press, readOne } from "./dispatch-calls";
import { callOff } from "./trip-calls";

beforeEach(resetDb);

describe("the bus that was to come is called off", () => {
  it("by its company: all rings are asked anew but for that company, with new links; the history of the first search stays", async () => {
    const [lost, other] = [await operator(12), await operator(14)];
    const { id, needy } = await breakdown();
    const [oldLink, otherLink] = [await linkOf(lost), await linkOf(other)];
    await press("answer", id, lost, can({ bus: lost.bus.id }));
    await press("answer", id, other, can({ minutes: 90 }));
    const accepted = (await readOne(id, needy)).entity[0].asks[0].id;
    await press("accept", id, needy, { answer: accepted });
    const trip = await prisma.trip.findFirstOrThrow();
    const done = await callOff(trip.id, lost, { reason: "busDown" });
    expect(done).toMatchObject({ status: 200, entity: [{ cancelled: true, reopens: true }] });
    const again = (await readOne(id, needy)).entity[0];
    expect(again).toMatchObject({ state: "running", accepted: null, trip: null, next: 1, ended_at: null });
    expect(again.asks).toMatchObject([{ company: other.companyId, state: "asked", price: null }]);
    expect(again.rings[0]).toMatchObject({ km: 30, asked: 1, waiting: null });
    const first = ["opened", "asked", "can", "can", "locked", "stoodDown"];
    expect(await kindsOf(id)).toEqual([...first, "reopened", "asked"]);
    expect(again.history.at(-2)).toMatchObject({ kind: "reopened", companyName: expect.any(String) });
    const before = await prisma.dispatchAsk.findMany({ where: { requestId: id, round: 1 } });
    expect(before.map(({ can }) => can)).toEqual([true, true]);
    expect(await linkOf(other)).not.toEqual(otherLink);
    expect(await press("answer", id, oldLink, can())).toMatchObject({ status: 409 });
    // The first message's link leads to what is asked now.
    expect(await press("answer", id, otherLink, can())).toMatchObject({ status: 200, entity: [{ state: "can" }] });
    const answer = (await readOne(id, needy)).entity[0].asks[0].id;
    expect(await press("accept", id, needy, { answer })).toMatchObject({ status: 200, entity: [{ accepted: answer }] });
    expect(await prisma.trip.count({ where: { state: "agreed", companyId: other.companyId } })).toBe(1);
    const told = (await readMails({ template: "tripCancelled" })).map(({ text }) => text.replace(/\s+/g, " "));
    expect(told.filter((text) => /ring by ring|Ring für Ring/.test(text))).toHaveLength(1);
  });

  it("by either side while it is awaited, at no cost: the search is on again, without that company; not once it is there", async () => {
    const [late, other] = [await operator(12), await operator(14)];
    const { id, needy } = await breakdown();
    await press("answer", id, late, can({ bus: late.bus.id }));
    await press("accept", id, needy, { answer: (await readOne(id, needy)).entity[0].asks[0].id });
    const trip = await prisma.trip.findFirstOrThrow();
    const missing = { reason: "busMissing" };
    // Before its time it is called off as any trip is.
    expect((await callOff(trip.id, needy, missing)).status).toBe(400);
    const start = new Date(Date.now() - 5 * minute);
    await prisma.trip.update({ where: { id: trip.id }, data: { start, state: "underway" } });
    await prisma.busRequest.update({ where: { id }, data: { startDate: start } });
    const line = { tripId: trip.id, kind: "arrived", by: "driver" } as const;
    expect((await callOff(trip.id, needy, {}, "?preview=1")).entity[0]).toMatchObject({ amount: 0, reopens: true });
    expect((await callOff(trip.id, needy, { reason: "otherBus" })).status).toBe(400);
    expect(await callOff(trip.id, needy, missing)).toMatchObject({
      status: 200,
      entity: [{ amount: 0, reopens: true }],
    });
    const again = (await readOne(id, needy)).entity[0];
    expect(again).toMatchObject({ state: "running", accepted: null, asks: [{ company: other.companyId }] });
    await press("answer", id, other, can({ bus: other.bus.id }));
    await press("accept", id, needy, { answer: again.asks[0].id });
    const second = await prisma.trip.findFirstOrThrow({ where: { companyId: other.companyId } });
    await prisma.trip.update({ where: { id: second.id }, data: { start, state: "underway" } });
    await prisma.tripEvent.create({ data: { ...line, tripId: second.id } });
    for (const [who, reason] of [
      [needy, missing.reason],
      [other, "busDown"],
    ] as const)
      expect(await callOff(second.id, who, { reason })).toMatchObject({
        status: 409,
        fields: [{ message: "tripUnderway" }],
      });
  });

  it("where nobody else is left, the admins are woken anew", async () => {
    const lost = await operator(12);
    const admin = await person(null, "admin");
    const { id, needy } = await breakdown();
    await press("answer", id, lost, can({ bus: lost.bus.id }));
    await press("accept", id, needy, { answer: (await readOne(id, needy)).entity[0].asks[0].id });
    await callOff((await prisma.trip.findFirstOrThrow()).id, lost, { reason: "busDown" });
    expect(await mailed("dispatchAlarm")).toEqual([admin.email]);
    expect((await readOne(id, needy)).entity[0]).toMatchObject({ state: "running", asks: [], next: null });
  });
});
