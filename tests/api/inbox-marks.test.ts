import { beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { latestEventId } from "@/lib/live/log";
import { resetDb } from "@/tests/db";
import { colleagueOf, countOf, inboxOf, kinds, market, plant, put } from "./inbox-calls";

beforeEach(resetDb);

describe("PUT /inbox/{id}", () => {
  it("seen is each person's own, done is the company's", async () => {
    const { bidder, requestId } = await market();
    const colleague = await colleagueOf(bidder);
    await plant(bidder.companyId, requestId);
    const [item] = (await inboxOf(bidder)).entity;
    expect(await put(item.id, { read: true, version: 1 }, bidder)).toMatchObject({
      status: 200,
      entity: [{ read: true, version: 1 }],
    });
    expect([(await countOf(bidder)).unread, (await countOf(colleague)).unread]).toEqual([0, 1]);
    expect((await put(item.id, { done: true, version: 1 }, colleague)).entity).toMatchObject([
      { done: true, version: 2 },
    ]);
    expect([await kinds(bidder), await kinds(bidder, "?tab=done")]).toEqual([[], ["fit"]]);
    expect((await put(item.id, { done: false, version: 2 }, bidder)).entity).toMatchObject([
      { done: false, read: true },
    ]);
  });

  it("404 for a stranger, 401 for nobody, 409 for who has not seen the last news, 400 for bad times", async () => {
    const { bidder, other, requestId } = await market();
    await plant(bidder.companyId, requestId);
    const [{ id }] = (await inboxOf(bidder)).entity;
    await put(id, { read: true, version: 1 }, bidder);
    expect((await put(id, { done: true, version: 1 }, other)).status).toBe(404);
    expect((await put(id, { done: true, version: 1 }, {})).status).toBe(401);
    await plant(bidder.companyId, requestId);
    expect((await inboxOf(bidder)).entity).toMatchObject([{ id, read: false, version: 2 }]);
    expect((await put(id, { done: true, version: 1 }, bidder)).status).toBe(409);
    for (const snoozeUntil of [Date.now() - 1, Date.now() + 400 * 864e5, "tomorrow", 1.5]) {
      expect((await put(id, { snoozeUntil, version: 2 }, bidder)).status).toBe(400);
    }
    expect((await put(id, { done: true, version: "1" }, bidder)).status).toBe(400);
  });

  it("takes marks without a version, and asks none who wants what is so already", async () => {
    const { bidder, requestId } = await market();
    const colleague = await colleagueOf(bidder);
    await plant(bidder.companyId, requestId);
    const [{ id }] = (await inboxOf(bidder)).entity;
    await plant(bidder.companyId, requestId);
    expect((await put(id, { read: true }, bidder)).entity).toMatchObject([{ read: true, version: 2 }]);
    expect((await put(id, { done: true }, colleague)).entity).toMatchObject([{ done: true, read: false, version: 3 }]);
    const { doneAt } = await prisma.inboxItem.findUniqueOrThrow({ where: { id } });
    const told = await latestEventId();
    for (const mark of [{ done: true }, { done: true, version: 2 }, { read: true, version: 1 }, {}]) {
      expect(await put(id, mark, bidder)).toMatchObject({ status: 200, entity: [{ done: true, version: 3 }] });
    }
    // Nothing has changed: it stays done since the first press, and nobody is told of anything.
    expect(await prisma.inboxItem.findUniqueOrThrow({ where: { id } })).toMatchObject({ doneAt, version: 3 });
    expect(await latestEventId()).toBe(told);
    for (const mark of [{ done: false }, { read: false }, { done: true, read: false }]) {
      expect((await put(id, { ...mark, version: 2 }, bidder)).status).toBe(409);
    }
    const snoozeUntil = Date.now() + 3_600_000;
    expect((await put(id, { done: false, snoozeUntil }, bidder)).entity).toMatchObject([{ done: false, snoozeUntil }]);
    expect((await put(id, { snoozeUntil, version: 1 }, colleague)).status).toBe(200);
    expect((await put(id, { snoozeUntil: snoozeUntil + 1, version: 1 }, colleague)).status).toBe(409);
  });

  it("takes an item back whole, as it was read, and sets its marks alone", async () => {
    const { bidder, requestId } = await market();
    await plant(bidder.companyId, requestId);
    const [item] = (await inboxOf(bidder)).entity;
    const back = await put(item.id, { ...item, kind: "due", dueAt: 1, read: true }, bidder);
    expect(back).toMatchObject({ status: 200, entity: [{ ...item, read: true, version: expect.any(Number) }] });
    expect(await put(item.id, { ...item, colour: "red" }, bidder)).toMatchObject({ status: 400 });
  });

  it("what is put off comes back at its time, or with news", async () => {
    const { bidder, requestId } = await market();
    await plant(bidder.companyId, requestId);
    const [{ id }] = (await inboxOf(bidder)).entity;
    await put(id, { snoozeUntil: Date.now() + 3_600_000, version: 1 }, bidder);
    expect([await kinds(bidder), await kinds(bidder, "?tab=later")]).toEqual([[], ["fit"]]);
    expect(await countOf(bidder)).toMatchObject({ open: 0, later: 1, unread: 0 });
    await prisma.inboxItem.update({ where: { id }, data: { snoozeUntil: new Date(Date.now() - 1) } });
    expect(await kinds(bidder)).toEqual(["fit"]);
    await put(id, { snoozeUntil: Date.now() + 3_600_000, version: 2 }, bidder);
    await plant(bidder.companyId, requestId);
    expect((await inboxOf(bidder)).entity).toMatchObject([{ snoozeUntil: null, read: false }]);
  });
});
