import { beforeEach, describe, expect, it } from "vitest";
import * as post from "@/app/api/returnleg/[id]/post/route";
import * as ways from "@/app/api/returnleg/route";
import { prisma } from "@/lib/db/prisma";
import { keepReturns } from "@/lib/features/returnleg/commands/publish";
import { tourRecord } from "@/lib/features/tour/schema";
import { makeBus } from "@/prisma/factories/bus";
import { envelope, params, request, resetDb } from "@/tests/db";
import { doTo, linkTo } from "./offer-calls";
import { early, frame, keep, offer, operator, read, threeLegs } from "./tour-calls";

beforeEach(resetDb);

/** A chain of three that is kept and offered for. */
async function offered() {
  const me = await operator();
  const legs = await threeLegs();
  const made = await keep(me, { ...frame(me.bus.id), legs: legs.map(({ id }) => id) });
  const tour = tourRecord.parse(made.entity[0]);
  const body = { version: 1, whole: 200_000, validUntil: early, description: "49 Sitze" };
  expect((await offer(me, tour.id, body)).status).toBe(201);
  const accept = async (at: number) => {
    const { id } = await prisma.offer.findFirstOrThrow({ where: { requestId: legs[at]?.id } });
    expect((await doTo("accept", id, await linkTo(legs[at]?.id ?? ""))).status).toBe(200);
  };
  return { me, legs, tour, accept };
}

const returns = async (who: { cookie?: string }) =>
  envelope(await ways.GET(request("/api/returnleg", { cookie: who.cookie })));
const publish = async (who: { cookie?: string }, id: string) => {
  const asked = request(`/api/returnleg/${id}/post`, { method: "POST", cookie: who.cookie, body: {} });
  return envelope(await post.POST(asked, params({ id })));
};

const entries = () => prisma.ledgerEntry.findMany({ orderBy: { createdAt: "asc" } });

describe("a chain that is won leg by leg", () => {
  it("adds up to what its legs save together, in whatever order they are accepted, by the figures of the day", async () => {
    const { tour, accept } = await offered();
    await accept(1);
    expect(await entries()).toEqual([]);
    await accept(2);
    await accept(0);
    const rows = await entries();
    expect(rows.map(({ source, chainId }) => [source, chainId])).toEqual([
      ["chain", tour.id],
      ["chain", tour.id],
    ]);
    const avoided = rows.reduce((sum, { aloneKm, emptyKm }) => sum + aloneKm - emptyKm, 0);
    expect(Math.abs(avoided - (tour.chain?.savedKm ?? 0))).toBeLessThan(2);
    await prisma.tour.deleteMany();
    expect(await entries()).toHaveLength(2);
  });

  it("goes on as a draft: a leg that is won holds the bus for the chain, not against it", async () => {
    const { me, tour, accept } = await offered();
    await accept(1);
    const now = tourRecord.parse((await read(me, tour.id)).entity[0]);
    expect(now.legs.map(({ state }) => state)).toEqual(["offered", "won", "offered"]);
    expect(now.chain?.legs).toHaveLength(3);
    expect(now.chain?.fixed).toEqual([]);
  });

  it("counts nothing for one leg alone, nor for two that another bus drives", async () => {
    const { me, legs, accept } = await offered();
    await accept(0);
    const { id: busId } = await makeBus({ companyId: me.companyId });
    await prisma.booking.updateMany({ where: { requestId: legs[0].id }, data: { busId } });
    await accept(1);
    expect(await entries()).toEqual([]);
  });

  it("neither offers nor publishes a way home while a later leg of the chain may still come", async () => {
    const { me, legs, accept } = await offered();
    await prisma.returnSetting.create({ data: { companyId: me.companyId } });
    await accept(0);
    const { bookingId } = await prisma.returnLeg.findFirstOrThrow();
    expect(await keepReturns()).toEqual({ ended: 0, posted: 0 });
    expect((await returns(me)).total).toBe(0);
    const refused = { status: 409, fields: [{ path: "state", message: "busGoesOn" }] };
    expect(await publish(me, bookingId)).toMatchObject(refused);
    // A company that lets the next leg go has the way home again.
    await prisma.offer.updateMany({
      where: { requestId: { in: [legs[1].id, legs[2].id] } },
      data: { state: "declined", endedAt: new Date() },
    });
    expect((await returns(me)).entity).toMatchObject([{ id: bookingId, post: null }]);
    expect(await keepReturns()).toEqual({ ended: 0, posted: 1 });
  });

  it("a bus that was changed for another one comes home; the next leg is that one's", async () => {
    const { me, accept } = await offered();
    await accept(0);
    const { id: busId } = await makeBus({ companyId: me.companyId });
    await prisma.booking.updateMany({ data: { busId } });
    const [leg] = (await returns(me)).entity;
    expect(leg).toMatchObject({ bus: { id: busId } });
    expect((await publish(me, leg.id)).status).toBe(201);
  });
});
