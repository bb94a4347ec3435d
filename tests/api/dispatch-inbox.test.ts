import { beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { makeBus } from "@/prisma/factories/bus";
import { resetDb } from "@/tests/db";
import { askOf, breakdown, linkOf, minute, operator, press, stored } from "./dispatch-calls";
import { inboxOf, put } from "./inbox-calls";

beforeEach(resetDb);

const waiting = async (who: { cookie?: string }) => (await inboxOf(who)).entity[0]?.ask;

describe("an emergency in the inbox", () => {
  it("says how far away it is, which free bus fits and until when this ring alone is asked", async () => {
    const near = await operator(12, { licenceplate: "R-CB 57", capacity: 57 });
    const { companyId } = near;
    await makeBus({ companyId, capacity: 30, licenceplate: "R-CB 30" });
    const { id, needy } = await breakdown();
    const dueAt = (await stored(id)).dueAt?.getTime() ?? 0;
    expect(dueAt).toBeGreaterThan(Date.now() + minute);
    expect(await waiting(near)).toEqual({ km: 30, distance: 12, until: dueAt, bus: "R-CB 57" });
    await press("pause", id, needy, { paused: true });
    expect(await waiting(near)).toMatchObject({ km: 30, until: null });
  });

  it("names no bus that is on the road by now, and the smallest that takes all", async () => {
    const near = await operator(12, { licenceplate: "R-CB 57", capacity: 57 });
    const { companyId } = near;
    const small = await makeBus({ companyId, capacity: 50, licenceplate: "R-CB 50" });
    await breakdown();
    expect(await waiting(near)).toMatchObject({ bus: "R-CB 50" });
    const [start, end] = [new Date(Date.now() - minute), new Date(Date.now() + 600 * minute)];
    await prisma.booking.create({ data: { companyId, busId: small.id, start, end, title: "Theater" } });
    expect(await waiting(near)).toMatchObject({ bus: "R-CB 57" });
  });

  it("counts no time once others are asked, and waits no longer once the company has answered", async () => {
    const [near, far] = [await operator(12), await operator(45)];
    const { id, needy } = await breakdown();
    await press("widen", id, needy);
    expect((await askOf(id, far)).ring).toBe(1);
    expect(await waiting(near)).toMatchObject({ km: 30, until: null });
    expect(await waiting(far)).toMatchObject({ km: 60, distance: 45, until: expect.any(Number) });
    await press("answer", id, await linkOf(far), { can: false });
    expect((await inboxOf(far, "?tab=done")).entity[0]?.ask ?? null).toBeNull();
  });

  it("is not put off by a call either; what was, comes back, and is taken as it is", async () => {
    const near = await operator(12);
    await breakdown();
    const [{ id, version }] = (await inboxOf(near)).entity;
    const snoozeUntil = Date.now() + 60 * minute;
    expect(await put(id, { snoozeUntil, version }, near)).toMatchObject({
      status: 400,
      fields: [{ path: "snoozeUntil", message: "cannotWait" }],
    });
    await prisma.inboxItem.update({ where: { id }, data: { snoozeUntil: new Date(snoozeUntil) } });
    expect((await put(id, { snoozeUntil, version }, near)).status).toBe(200);
    expect((await put(id, { snoozeUntil: null, version }, near)).entity).toMatchObject([{ snoozeUntil: null }]);
  });
});
