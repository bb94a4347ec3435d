import { beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { onChanged } from "@/lib/cache/tags";
import { makeBus } from "@/prisma/factories/bus";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { doTo, linkTo, listFor, mailsOf, makeOne, offer, plantOffer, storedOffer } from "./offer-calls";

beforeEach(resetDb);

async function market() {
  const [winner, loser] = [await person("busoperator"), await person("driver")];
  const bus = await makeBus({ companyId: winner.companyId ?? "" });
  const request = await makeBusRequest({ phone: "+49 170 111" });
  const first = (await makeOne(request.id, winner, offer({ bus: bus.id }))).entity[0];
  const second = (await makeOne(request.id, loser)).entity[0];
  return { winner, loser, bus, request, first, second, author: await linkTo(request.id) };
}

describe("POST /offer/{id}/accept", () => {
  it("200: request filled, others told, contacts exchanged, trip and bus booked, lists hear of it", async () => {
    const { winner, loser, bus, request, first, second, author } = await market();
    const heard: string[] = [];
    const stop = onChanged((tags) => heard.push(...tags));
    const answer = await doTo("accept", first.id, author, "?version=1");
    stop();
    expect(answer).toMatchObject({ status: 200, entity: [{ id: first.id, state: "accepted", version: 2 }] });
    expect(answer.entity[0].contact).toMatchObject({ email: expect.stringContaining("info@") });
    expect(heard).toContain(`busrequest:${request.id}`);
    const stored = await prisma.busRequest.findUniqueOrThrow({ where: { id: request.id } });
    expect(stored).toMatchObject({ endReason: "filled", endedAt: expect.any(Date), version: 2 });
    expect(await storedOffer(second.id)).toMatchObject({ state: "declined", endedAt: expect.any(Date) });
    const booking = await prisma.booking.findFirstOrThrow({ where: { offerId: first.id } });
    expect(booking).toMatchObject({
      companyId: winner.companyId,
      busId: bus.id,
      requestId: request.id,
      state: "booked",
    });
    expect([booking.start, booking.end]).toEqual([request.startDate, request.endDate]);
    const [told] = await mailsOf("offerAccepted");
    expect(told?.text).toContain("verein@people.example");
    expect(told?.text).toContain("+49 170 111");
    const [confirmed] = await mailsOf("offerConfirmed");
    expect(confirmed).toMatchObject({ recipient: "verein@people.example" });
    expect(confirmed?.text).toContain("info@");
    const link = /\/myrequest\/([\w-]{43})/.exec(confirmed?.text ?? "")?.[1];
    expect((await listFor(request.id, { token: link })).status).toBe(200);
    expect((await mailsOf("offerDeclined")).map(({ text }) => text.includes("verein@"))).toEqual([false]);
    expect(await prisma.contactReveal.count({ where: { requestId: request.id, userId: winner.id } })).toBe(1);
    expect(await prisma.contactReveal.count({ where: { userId: loser.id } })).toBe(0);
    expect(await prisma.auditEntry.count({ where: { action: { in: ["accept", "fill", "declineOther"] } } })).toBe(3);
  });

  it("200 for the author's account and company; a trip without a named bus is booked too", async () => {
    const author = await person("touroperator");
    const { id } = await makeBusRequest({ authorCompanyId: author.companyId, companyType: "touroperator" });
    const made = (await makeOne(id, await person("driver"))).entity[0];
    expect((await doTo("accept", made.id, author)).status).toBe(200);
    expect(await prisma.booking.findFirst({ where: { offerId: made.id } })).toMatchObject({ busId: null });
  });

  it("401 for nobody and a foreign link, 403 for the bidder and an admin, 404 for strangers: nothing changed", async () => {
    const { first, winner, loser, request } = await market();
    const foreign = await linkTo((await makeBusRequest()).id);
    for (const who of [{}, foreign]) expect((await doTo("accept", first.id, who)).status).toBe(401);
    for (const who of [winner, await person(null, "admin")]) {
      expect((await doTo("accept", first.id, who)).status).toBe(403);
    }
    for (const who of [loser, await person("travelService")]) {
      expect((await doTo("accept", first.id, who)).status).toBe(404);
    }
    expect((await doTo("accept", crypto.randomUUID(), winner)).status).toBe(404);
    expect(
      (await listFor(request.id, await linkTo(request.id))).entity.map((one: { state: string }) => one.state),
    ).toEqual(["open", "open"]);
    expect(await prisma.booking.count()).toBe(0);
  });

  it("409 for a stale version, a second click, and an offer past its validity", async () => {
    const { first, author, request } = await market();
    expect((await doTo("accept", first.id, author, "?version=7")).status).toBe(409);
    const lapsed = await plantOffer(request.id, (await person("driver")).companyId ?? "", {
      validUntil: new Date(Date.now() - 1),
    });
    const late = await doTo("accept", lapsed.id, author);
    expect(late).toMatchObject({ status: 409, fields: [{ path: "state", message: "offerExpired" }] });
    const clicks = await Promise.all([doTo("accept", first.id, author), doTo("accept", first.id, author)]);
    expect(clicks.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await doTo("accept", first.id, author)).fields).toEqual([{ path: "state", message: "offerEnded" }]);
    expect(await mailsOf("offerAccepted")).toHaveLength(1);
  });

  it("409 with the reason for the one of two offers that lost, though its version has moved on too", async () => {
    const { first, second, author } = await market();
    const clicks = await Promise.all([first, second].map(({ id }) => doTo("accept", id, author, "?version=1")));
    expect(clicks.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = clicks.find(({ status }) => status === 409);
    expect(lost?.fields).toEqual([{ path: "state", message: "offerEnded" }]);
  });

  it("409 busBooked where the bus is on the road then, nothing half done", async () => {
    const { first, second, bus, author, request, winner } = await market();
    const start = new Date(request.startDate.getTime() - 3_600_000);
    const end = new Date(request.startDate.getTime() + 1);
    await prisma.booking.create({
      data: { companyId: winner.companyId ?? "", busId: bus.id, title: "School", start, end },
    });
    const answer = await doTo("accept", first.id, author);
    expect(answer).toMatchObject({ status: 409, fields: [{ path: "bus", message: "busBooked" }], entity: [] });
    expect(await storedOffer(first.id)).toMatchObject({ state: "open", version: 1 });
    expect(await storedOffer(second.id)).toMatchObject({ state: "open" });
    expect((await prisma.busRequest.findUniqueOrThrow({ where: { id: request.id } })).endedAt).toBeNull();
    expect(await prisma.booking.count()).toBe(1);
    expect(await prisma.outboxMail.count({ where: { template: { in: ["offerAccepted", "offerDeclined"] } } })).toBe(0);
    expect((await doTo("accept", second.id, author)).status).toBe(200);
  });

  it("200 where the bus comes back in the minute in which the trip starts, or the booking was cancelled", async () => {
    const { first, bus, author, request, winner } = await market();
    const companyId = winner.companyId ?? "";
    const before = { start: new Date(request.startDate.getTime() - 3_600_000), end: request.startDate };
    await prisma.booking.create({ data: { companyId, busId: bus.id, title: "School", ...before } });
    const same = { start: request.startDate, end: request.endDate, state: "cancelled" as const };
    await prisma.booking.create({ data: { companyId, busId: bus.id, title: "Gone", ...same } });
    expect((await doTo("accept", first.id, author)).status).toBe(200);
  });
});

describe("POST /offer/{id}/decline and /withdraw", () => {
  it("200 for a decline by the author, with a mail to the bidder; 409 a second time", async () => {
    const { first, author, winner } = await market();
    expect((await doTo("decline", first.id, winner)).status).toBe(403);
    expect((await doTo("decline", first.id)).status).toBe(401);
    expect(await doTo("decline", first.id, author)).toMatchObject({ status: 200, entity: [{ state: "declined" }] });
    expect(await mailsOf("offerDeclined")).toHaveLength(1);
    expect(await doTo("decline", first.id, author)).toMatchObject({ status: 409 });
    expect(await doTo("accept", first.id, author)).toMatchObject({ status: 409 });
  });

  it("200 for a withdrawal by the bidder's company, with a mail to the author; 403 for the author, 404 for others", async () => {
    const { first, winner, loser } = await market();
    const author = await person("touroperator");
    const own = await makeBusRequest({ authorCompanyId: author.companyId, companyType: "touroperator" });
    const made = (await makeOne(own.id, winner)).entity[0];
    expect((await doTo("withdraw", made.id, author)).status).toBe(403);
    expect((await doTo("withdraw", first.id, loser)).status).toBe(404);
    expect((await doTo("withdraw", first.id)).status).toBe(401);
    expect(await doTo("withdraw", first.id, winner)).toMatchObject({ status: 200, entity: [{ state: "withdrawn" }] });
    expect(await mailsOf("offerWithdrawn")).toHaveLength(1);
    expect((await doTo("withdraw", first.id, winner)).status).toBe(409);
  });
});
