import { beforeEach, describe, expect, it } from "vitest";
import * as post from "@/app/api/returnleg/[id]/post/route";
import * as one from "@/app/api/returnleg/[id]/route";
import * as legs from "@/app/api/returnleg/route";
import * as setting from "@/app/api/returnleg/setting/route";
import { prisma } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { endReturn, keepReturns } from "@/lib/features/returnleg/commands/publish";
import { type ReturnLegRecord, returnLegRecord } from "@/lib/features/returnleg/schema";
import { makeBus } from "@/prisma/factories/bus";
import { envelope, params, request, resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { doTo, linkTo, plantOffer } from "./offer-calls";
import { early, group, hour, operator } from "./tour-calls";

beforeEach(resetDb);

type Who = { cookie?: string };
const list = async (who: Who, search = "") =>
  envelope(await legs.GET(request(`/api/returnleg${search}`, { cookie: who.cookie })));
const publish = async (who: Who, id: string) =>
  envelope(
    await post.POST(
      request(`/api/returnleg/${id}/post`, { method: "POST", cookie: who.cookie, body: {} }),
      params({ id }),
    ),
  );
const drop = async (who: Who, id: string) =>
  envelope(await one.DELETE(request(`/api/returnleg/${id}`, { method: "DELETE", cookie: who.cookie }), params({ id })));
const set = async (who: Who, automatic: unknown) =>
  envelope(await setting.POST(request("/api/returnleg/setting", { cookie: who.cookie, body: { automatic } })));
const drafts = async (who: Who): Promise<ReturnLegRecord[]> =>
  (await list(who)).entity.map((row: unknown) => returnLegRecord.parse(row));

type Operator = Awaited<ReturnType<typeof operator>>;

/** A group's trip that the company wins, from town to town so many hours after `early`. */
async function won(
  { companyId, bus }: Pick<Operator, "companyId" | "bus">,
  from: "regensburg" | "linz" = "regensburg",
  to: "linz" | "passau" | "regensburg" = "linz",
  hours = 5,
  changes: Parameters<typeof group>[3] = {},
) {
  const trip = await group(from, to, hours, changes);
  const { id } = await plantOffer(trip.id, companyId, { busId: bus.id });
  expect((await doTo("accept", id, await linkTo(trip.id))).status).toBe(200);
  return { trip, booking: await prisma.booking.findUniqueOrThrow({ where: { offerId: id } }) };
}

describe("a one-way trip that is won", () => {
  it("drafts its empty way home: from the town where it ends, after the group has got off, as long as the road takes", async () => {
    const me = await operator();
    const { trip, booking } = await won(me);
    const [leg, ...more] = await drafts(me);
    expect(more).toEqual([]);
    expect(leg).toMatchObject({ id: booking.id, request: trip.id, from: "Linz", post: null, bus: { id: me.bus.id } });
    expect(leg?.start).toBe(early + 7 * hour + 10 * 60_000);
    expect((leg?.end ?? 0) - (leg?.start ?? 0)).toBeGreaterThan(2 * hour);
    expect(leg?.km).toBeGreaterThan(180);
    expect((await list(me, `?booking=${booking.id}`)).total).toBe(1);
    expect((await list(me, `?request=${crypto.randomUUID()}`)).total).toBe(0);
    expect(await drafts(await operator())).toEqual([]);
  });

  it("drafts one for each of several buses; each is published by itself, and all go when the trip is called off", async () => {
    const me = await operator();
    const second = await makeBus({ companyId: me.companyId, capacity: 48 });
    const trip = await group("regensburg", "linz", 5);
    const more = { create: [{ busId: second.id, position: 0 }] };
    const { id } = await plantOffer(trip.id, me.companyId, { busId: me.bus.id, more });
    expect((await doTo("accept", id, await linkTo(trip.id))).status).toBe(200);
    const legs = await drafts(me);
    expect(legs.map(({ bus }) => bus?.id).sort()).toEqual([me.bus.id, second.id].sort());
    const besides = legs.find(({ bus }) => bus?.id === second.id);
    expect((await publish(me, besides?.id ?? "")).entity[0]).toMatchObject({ category: "emptyride", bus: second.id });
    expect((await list(me, `?request=${trip.id}`)).total).toBe(2);
    const { bookingId } = await prisma.trip.findUniqueOrThrow({ where: { offerId: id } });
    await transaction((tx) => endReturn(tx, null, bookingId ?? ""));
    expect(await prisma.returnLeg.count()).toBe(0);
    expect(await prisma.busRequest.count({ where: { category: "emptyride", endedAt: null } })).toBe(0);
  });

  it("drafts none there and back, near the base, or where nobody knows the base", async () => {
    const me = await operator();
    await won(me, "regensburg", "linz", 1, { transferType: "transfertwoway" });
    await won(me, "linz", "regensburg", 9);
    await prisma.company.update({ where: { id: me.companyId }, data: { longitude: null, latitude: null } });
    await won(me, "regensburg", "linz", 12);
    expect(await prisma.returnLeg.count()).toBe(0);
  });

  it("stores neither street nor the exact position of a private author", async () => {
    const me = await operator();
    await won(me);
    const [row] = await prisma.returnLeg.findMany();
    expect(row?.startPlace).toMatchObject({ address: "Linz", address_fields: { street: "", postal_code: "" } });
  });

  it("shows none where the bus is needed elsewhere before it would be home", async () => {
    const me = await operator();
    const { booking } = await won(me);
    const start = new Date(booking.end.getTime() + hour);
    const next = { companyId: me.companyId, busId: me.bus.id, title: "Linz", start };
    await prisma.booking.create({ data: { ...next, end: new Date(start.getTime() + hour) } });
    expect(await drafts(me)).toEqual([]);
  });
});

describe("publishing", () => {
  it("one press makes it an empty ride with the trip's bus; a second one is a conflict", async () => {
    const me = await operator();
    const { booking } = await won(me);
    const [leg] = await drafts(me);
    const { status, entity } = await publish(me, booking.id);
    expect(status).toBe(201);
    expect(entity[0]).toMatchObject({ category: "emptyride", state: "active", passengers: 50, bus: me.bus.id });
    expect(entity[0].start).toMatchObject({ date: leg?.start, address: { address: "Linz" } });
    expect(entity[0].end.date).toBe(leg?.end);
    expect((await drafts(me))[0]?.post).toBe(entity[0].id);
    expect(await publish(me, booking.id)).toMatchObject({ status: 409, fields: [{ message: "returnPosted" }] });
    expect(await drop(me, booking.id)).toMatchObject({ status: 409 });
    expect(await prisma.busRequest.count({ where: { category: "emptyride" } })).toBe(1);
  });

  it("of two presses at once one publishes", async () => {
    const me = await operator();
    const { booking } = await won(me);
    const answers = await Promise.all([publish(me, booking.id), publish(me, booking.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it("409 without a bus, 400 for one that is retired, 404 for another company's and for one that was let go", async () => {
    const me = await operator();
    const { booking } = await won(me);
    expect((await publish(await operator(), booking.id)).status).toBe(404);
    await prisma.bus.update({ where: { id: me.bus.id }, data: { active: false } });
    expect(await publish(me, booking.id)).toMatchObject({ status: 400, fields: [{ message: "busUnknown" }] });
    await prisma.booking.update({ where: { id: booking.id }, data: { busId: null } });
    expect(await publish(me, booking.id)).toMatchObject({ status: 409, fields: [{ message: "busMissing" }] });
    expect((await drafts(me))[0]?.bus).toBeNull();
    expect((await drop(me, booking.id)).status).toBe(200);
    expect((await publish(me, booking.id)).status).toBe(404);
    expect(await drafts(me)).toEqual([]);
    for (const stranger of [await person("travelService"), {}])
      expect((await list(stranger)).status).toBe("cookie" in stranger ? 403 : 401);
  });

  it("a group on it counts as avoided on the way home", async () => {
    const me = await operator();
    const { booking } = await won(me);
    const posted = (await publish(me, booking.id)).entity[0];
    await won(me, "linz", "passau", 8);
    expect(posted.start.date).toBeLessThan(early + 8 * hour);
    expect(await prisma.ledgerEntry.findMany()).toMatchObject([{ source: "return" }]);
  });
});

describe("the company's setting", () => {
  it("publishes ways home by itself, each once, and none of who did not ask for it", async () => {
    const [me, other] = [await operator(), await operator()];
    const { booking } = await won(me);
    await won(other, "regensburg", "linz", 6);
    expect((await set(me, true)).entity).toEqual([{ automatic: true }]);
    expect(await keepReturns()).toEqual({ ended: 0, posted: 1 });
    expect(await keepReturns()).toEqual({ ended: 0, posted: 0 });
    const rides = await prisma.busRequest.findMany({ where: { category: "emptyride" } });
    expect(rides).toMatchObject([{ authorCompanyId: me.companyId, busId: me.bus.id, state: "active" }]);
    expect((await drafts(me))[0]).toMatchObject({ id: booking.id, post: rides[0]?.id });
    expect((await set(me, false)).entity).toEqual([{ automatic: false }]);
    await won({ companyId: me.companyId, bus: await makeBus({ companyId: me.companyId }) }, "regensburg", "linz", 6);
    expect(await keepReturns()).toEqual({ ended: 0, posted: 0 });
    expect((await set(me, "yes")).status).toBe(400);
  });

  it("leaves it to the dispatcher where the bus is published otherwise meanwhile", async () => {
    const me = await operator();
    await won(me);
    const holds = { category: "emptyride", companyType: "busoperator", busId: me.bus.id } as const;
    await group("linz", "passau", 8, { ...holds, authorCompanyId: me.companyId });
    await set(me, true);
    expect(await keepReturns()).toEqual({ ended: 0, posted: 0 });
  });
});

describe("a trip that is called off", () => {
  it("takes its draft along, and the empty ride that it became", async () => {
    const me = await operator();
    const { booking } = await won(me);
    const ride = (await publish(me, booking.id)).entity[0].id;
    await prisma.booking.update({ where: { id: booking.id }, data: { state: "cancelled" } });
    expect(await drafts(me)).toEqual([]);
    expect(await keepReturns()).toEqual({ ended: 1, posted: 0 });
    expect(await prisma.busRequest.findUnique({ where: { id: ride } })).toMatchObject({ endReason: "withdrawn" });
    expect(await prisma.returnLeg.count()).toBe(0);
  });

  it("at once where whoever cancels says so, and nothing is published afterwards", async () => {
    const me = await operator();
    const { booking } = await won(me);
    await transaction((tx) => endReturn(tx, null, booking.id));
    expect((await publish(me, booking.id)).status).toBe(404);
  });
});
