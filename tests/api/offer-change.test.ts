import { beforeEach, describe, expect, it } from "vitest";
import * as route from "@/app/api/offer/[id]/route";
import { query } from "@/lib/db/pool";
import { prisma } from "@/lib/db/prisma";
import { eraseBidder } from "@/lib/features/offer/commands/erase";
import { transaction } from "@/lib/db/transaction";
import { makeBus } from "@/prisma/factories/bus";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { envelope, params, request, resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { doTo, linkTo, listFor, mailsOf, makeOne, offer, storedOffer, type Who } from "./offer-calls";

beforeEach(resetDb);

const change = async (id: string, { cookie }: Who, body: unknown) =>
  envelope(await route.PUT(request(`/api/offer/${id}`, { method: "PUT", body, cookie }), params({ id })));

async function offered(body = offer({ vehicle: "Setra", included: ["tolls"] })) {
  const bidder = await person("busoperator");
  const { id: requestId } = await makeBusRequest();
  const made = (await makeOne(requestId, bidder, body)).entity[0];
  return { bidder, requestId, made, id: made.id as string, author: await linkTo(requestId) };
}
const price = (amount: number) => ({ price: { amount, currency: "EUR" } });

describe("PUT /offer/{id}", () => {
  it("200: says something else, what is left out stays; author gets one mail with both prices, both read what it said", async () => {
    const { bidder, requestId, id, author, made } = await offered();
    const answer = await change(id, bidder, { ...price(119_000), included: ["tolls", "parking"], version: 1 });
    expect(answer).toMatchObject({ status: 200, entity: [{ version: 2, vehicle: "Setra", state: "open" }] });
    const [mail, ...more] = await mailsOf("offerChanged");
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ recipient: "verein@people.example" });
    expect(mail?.text).toMatch(/1\.190,00.*\(vorher: 1\.240,00/);
    for (const who of [bidder, author]) {
      const [read] = (await listFor(requestId, who)).entity;
      expect(read.price.amount).toBe(119_000);
      expect(read.earlier).toMatchObject([{ version: 1, ...price(124_000), included: ["tolls"], vehicle: "Setra" }]);
    }
    expect(made.earlier).toEqual([]);
    // A record as it was read may be sent back whole: nothing changes, nobody is told.
    const [whole] = (await listFor(requestId, bidder)).entity;
    expect((await change(id, bidder, whole)).entity[0].version).toBe(2);
    expect(await mailsOf("offerChanged")).toHaveLength(1);
  });

  it("tells an author with an account in its inbox, as unread again", async () => {
    const customer = await person("touroperator");
    const { id: requestId } = await makeBusRequest({
      authorCompanyId: customer.companyId,
      companyType: "touroperator",
    });
    const bidder = await person("driver");
    const { id } = (await makeOne(requestId, bidder)).entity[0];
    await change(id, bidder, { ...price(90_000), version: 1 });
    const items = await prisma.inboxItem.findMany({ where: { companyId: customer.companyId, kind: "offer" } });
    expect(items).toMatchObject([{ offerId: id, data: { what: "changed" }, doneAt: null }]);
  });

  it("409 to the author who accepts what it said before, who then reads what it says and accepts that", async () => {
    const { bidder, id, author, requestId } = await offered();
    await change(id, bidder, { ...price(130_000), version: 1 });
    const stale = await doTo("accept", id, author, "?version=1");
    expect(stale).toMatchObject({ status: 409, fields: [{ path: "version", message: "offerChanged" }] });
    expect(await prisma.trip.count()).toBe(0);
    expect((await listFor(requestId, author)).entity[0]).toMatchObject({ version: 2, ...price(130_000) });
    expect((await doTo("accept", id, author, "?version=2")).status).toBe(200);
    expect(await prisma.trip.findFirstOrThrow()).toMatchObject({ amount: 130_000 });
  });

  it("of a change and an acceptance at once exactly one holds", async () => {
    const { bidder, id, author } = await offered();
    const answers = await Promise.all([
      change(id, bidder, { ...price(90_000), version: 1 }),
      doTo("accept", id, author, "?version=1"),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { state, amount, version } = await storedOffer(id);
    expect([state, amount, version]).toEqual(
      answers[0]?.status === 200 ? ["open", 90_000, 2] : ["accepted", 124_000, 2],
    );
    expect(await prisma.offerVersion.count()).toBe(answers[0]?.status === 200 ? 1 : 0);
  });

  it("409 for the second of two colleagues, and for one that has ended, with its reason", async () => {
    const { bidder, id } = await offered();
    const answers = await Promise.all(
      [90_000, 91_000].map((cents) => change(id, bidder, { ...price(cents), version: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await mailsOf("offerChanged")).toHaveLength(1);
    await doTo("withdraw", id, bidder);
    const late = await change(id, bidder, { ...price(80_000), version: 2 });
    expect(late).toMatchObject({ status: 409, fields: [{ path: "state", message: "offerEnded" }] });
  });

  it("401, 403 and 404 for others; 400 for what no offer may say; nothing is stored half", async () => {
    const { bidder, id, author } = await offered();
    const body = { ...price(1), version: 1 };
    expect((await change(id, {}, body)).status).toBe(401);
    expect((await change(id, author, body)).status).toBe(401);
    expect((await change(id, await person("driver"), body)).status).toBe(404);
    expect((await change(id, await person("travelService"), body)).status).toBe(403);
    expect((await change(id, await person(null, "admin"), body)).status).toBe(403);
    const foreign = await makeBus({ companyId: (await person("busoperator")).companyId ?? "" });
    for (const wrong of [
      price(0),
      { bus: foreign.id },
      { notIncluded: ["tolls"] },
      { validUntil: 1 },
      { vehicle: "", description: "" },
      { colour: "red" },
    ]) {
      expect((await change(id, bidder, { ...wrong, version: 1 })).status, JSON.stringify(wrong)).toBe(400);
    }
    expect((await change(id, bidder, price(1))).status).toBe(400);
    expect(await storedOffer(id)).toMatchObject({ version: 1, amount: 124_000 });
    expect(await prisma.offerVersion.count()).toBe(0);
  });

  it("409 that names the trip for a bus that is booked by now", async () => {
    const { bidder, id, requestId } = await offered();
    const companyId = bidder.companyId ?? "";
    const bus = await makeBus({ companyId });
    const { startDate: start, endDate: end } = await prisma.busRequest.findUniqueOrThrow({ where: { id: requestId } });
    await prisma.booking.create({ data: { companyId, busId: bus.id, title: "School", start, end } });
    const busy = await change(id, bidder, { bus: bus.id, version: 1 });
    expect(busy).toMatchObject({ status: 409, fields: [{ path: "bus", message: "busBooked" }] });
    expect(busy.fields[0].detail).toContain("School");
  });
});

describe("what an offer said before", () => {
  it("cannot be changed or taken away; an erased company's words go", async () => {
    const { bidder, id } = await offered();
    await change(id, bidder, { ...price(90_000), version: 1 });
    await expect(query("tests.forge", `update offer_version set facts = '{}'`, [])).rejects.toThrow(/append-only/);
    await expect(query("tests.drop", "delete from offer_version", [])).rejects.toThrow(/append-only/);
    await transaction((tx) => eraseBidder(tx, bidder.companyId ?? ""));
    expect(await prisma.offerVersion.findFirstOrThrow()).toMatchObject({ words: {}, facts: price(124_000) });
    await prisma.offer.delete({ where: { id } });
    expect(await prisma.offerVersion.count()).toBe(0);
  });
});
