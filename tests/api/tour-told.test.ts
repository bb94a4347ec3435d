import { beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { tellJoiningLegs, tellLostLegs } from "@/lib/features/tour/commands/tell";
import { resetDb } from "@/tests/db";
import { change, early, frame, group, hour, keep, operator, placeOf } from "./tour-calls";

beforeEach(resetDb);

async function kept(legs: { id: string }[]) {
  const me = await operator();
  const { entity } = await keep(me, { ...frame(me.bus.id), legs: legs.map(({ id }) => id) });
  return { me, id: entity[0].id as string };
}
const mails = (template: string) => prisma.outboxMail.findMany({ where: { template } });

describe("a leg that is lost", () => {
  it("is told once to whoever keeps the draft", async () => {
    const legs = [await group("regensburg", "passau", 5), await group("passau", "linz", 8)] as const;
    const { me } = await kept([...legs]);
    expect(await tellLostLegs()).toBe(0);
    await prisma.busRequest.update({ where: { id: legs[1].id }, data: { endedAt: new Date(), endReason: "filled" } });
    expect(await tellLostLegs()).toBe(1);
    expect(await tellLostLegs()).toBe(0);
    const [mail, ...more] = await mails("tourLegLost");
    expect(more).toEqual([]);
    expect(mail?.recipient).toBe(me.email);
    expect(JSON.stringify(mail?.data)).toContain(`CB-${legs[1].number}`);
  });

  it("is none where the company has won it", async () => {
    const leg = await group("regensburg", "passau", 5);
    const { me } = await kept([leg]);
    const won = { state: "accepted", endedAt: new Date() } as const;
    await prisma.offer.create({
      data: { requestId: leg.id, companyId: me.companyId, amount: 1, validUntil: new Date(early), ...won },
    });
    await prisma.busRequest.update({ where: { id: leg.id }, data: { endedAt: new Date(), endReason: "filled" } });
    expect(await tellLostLegs()).toBe(0);
  });
});

describe("a watched draft", () => {
  it("is told of a new trip that joins it, once, and of none that does not", async () => {
    const leg = await group("regensburg", "passau", 5);
    const { me, id } = await kept([leg]);
    expect((await change(me, id, { version: 1, watch: true })).status).toBe(200);
    const after = new Date(Date.now() + hour);
    const joins = await group("passau", "linz", 8, { approvedAt: after });
    await group("passau", "linz", 5, { approvedAt: after });
    expect(await tellJoiningLegs(new Date(Date.now() + 2 * hour))).toBe(1);
    expect(await tellJoiningLegs(new Date(Date.now() + 3 * hour))).toBe(0);
    const told = await mails("tourLegJoins");
    expect(told.map(({ data }) => (data as { id: string }).id)).toEqual([joins.id]);
  });

  it("is told of a trip that joins from where its bus begins", async () => {
    const me = await operator();
    const leg = await group("linz", "regensburg", 5);
    const legs = [leg.id];
    const drafts = [frame(me.bus.id), frame(me.bus.id, { start: placeOf("passau") })];
    for (const draft of drafts) {
      const { entity } = await keep(me, { ...draft, legs });
      await change(me, entity[0].id, { version: 1, watch: true });
    }
    // Nobody is there from Regensburg by then.
    const joins = await group("passau", "linz", 0.75, { approvedAt: new Date(Date.now() + hour) });
    expect(await tellJoiningLegs(new Date(Date.now() + 2 * hour))).toBe(1);
    const [told] = await mails("tourLegJoins");
    expect(told?.data).toMatchObject({ id: joins.id });
  });

  it("is not looked at without being watched", async () => {
    await kept([await group("regensburg", "passau", 5)]);
    await group("passau", "linz", 8, { approvedAt: new Date(Date.now() + hour) });
    expect(await tellJoiningLegs(new Date(Date.now() + 2 * hour))).toBe(0);
  });
});
