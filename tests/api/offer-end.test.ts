import { beforeEach, describe, expect, it } from "vitest";
import * as reject from "@/app/api/busrequest/[id]/reject/route";
import * as one from "@/app/api/busrequest/[id]/route";
import { prisma } from "@/lib/db/prisma";
import { endPastRequests } from "@/lib/features/busrequest/commands/upkeep";
import { closeOffersOfEnded, expireOffers } from "@/lib/features/offer/commands/expire";
import { settleLater } from "@/lib/later";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { envelope, params, request, resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { doTo, linkTo, mailsOf, makeOne, plantOffer, storedOffer } from "./offer-calls";

beforeEach(resetDb);

async function market() {
  const bidder = await person("busoperator");
  const { id } = await makeBusRequest();
  const offer = (await makeOne(id, bidder)).entity[0];
  return { bidder, id, offer, author: await linkTo(id) };
}
const put = async (id: string, body: unknown, token: string) =>
  envelope(
    await one.PUT(
      request(`/api/busrequest/${id}`, { method: "PUT", body, headers: { "x-request-token": token } }),
      params({ id }),
    ),
  );

describe("the job that lets offers run out", () => {
  it("expires what is past its validity once, and tells both sides once", async () => {
    const { offer, id } = await market();
    const late = new Date(offer.validUntil + 1);
    expect(await expireOffers(new Date(offer.validUntil - 1))).toBe(0);
    const counts = await Promise.all([expireOffers(late), expireOffers(late)]);
    expect(counts.sort()).toEqual([0, 1]);
    expect(await expireOffers(late)).toBe(0);
    expect(await storedOffer(offer.id)).toMatchObject({ state: "expired", endedAt: late, version: 2 });
    const told = (await mailsOf("offerExpired")).map(({ recipient }) => recipient.split("@")[0]).sort();
    expect(told).toEqual(["info", "verein"]);
    expect(await doTo("accept", offer.id, await linkTo(id))).toMatchObject({
      status: 409,
      fields: [{ message: "offerExpired" }],
    });
  });
});

describe("offers of a request that ends otherwise", () => {
  it("are declined with a mail when the author withdraws, at once", async () => {
    const { offer, id, author } = await market();
    const gone = request(`/api/busrequest/${id}`, { method: "DELETE", headers: { "x-request-token": author.token } });
    expect((await one.DELETE(gone, params({ id }))).status).toBe(200);
    await settleLater();
    expect(await storedOffer(offer.id)).toMatchObject({ state: "declined" });
    const [mail] = await mailsOf("offerEnded");
    expect(mail?.recipient).toMatch(/^info@/);
    expect(await closeOffersOfEnded()).toBe(0);
  });

  it("are declined with a mail when an admin rejects", async () => {
    const { offer, id } = await market();
    const { cookie } = await person(null, "admin");
    const call = request(`/api/busrequest/${id}/reject`, { body: { reason: "Spam" }, cookie });
    expect((await reject.POST(call, params({ id }))).status).toBe(200);
    await settleLater();
    expect(await storedOffer(offer.id)).toMatchObject({ state: "declined" });
    expect(await mailsOf("offerEnded")).toHaveLength(1);
  });

  it("expire by the job when the request's time is over; accepting in between is a 409", async () => {
    const { offer, id, author } = await market();
    const later = new Date(Date.now() + 30 * 86_400_000);
    expect(await endPastRequests(later)).toBe(1);
    const click = await doTo("accept", offer.id, author);
    expect(click).toMatchObject({ status: 409, fields: [{ path: "request", message: "requestEnded" }] });
    expect(await Promise.all([closeOffersOfEnded(), closeOffersOfEnded()])).toContain(1);
    expect(await storedOffer(offer.id)).toMatchObject({ state: "expired" });
    expect(await mailsOf("offerEnded")).toHaveLength(1);
    expect(await prisma.booking.count({ where: { requestId: id } })).toBe(0);
  });

  it("leave accepted and ended offers as they are", async () => {
    const { id } = await makeBusRequest({ endedAt: new Date(), endReason: "past" });
    const company = (await person("driver")).companyId ?? "";
    const done = await plantOffer(id, company, { state: "accepted", endedAt: new Date() });
    expect(await closeOffersOfEnded()).toBe(0);
    expect(await storedOffer(done.id)).toMatchObject({ state: "accepted", version: 1 });
  });
});

describe("offers of a request whose trip changes", () => {
  it("end with a mail where date or group change, and stay where words do", async () => {
    const { offer, id, author, bidder } = await market();
    expect((await put(id, { phone: "+49 941 5555", version: 1 }, author.token)).status).toBe(200);
    expect(await storedOffer(offer.id)).toMatchObject({ state: "open" });
    expect((await put(id, { passengers: 80, version: 2 }, author.token)).status).toBe(200);
    expect(await storedOffer(offer.id)).toMatchObject({ state: "expired" });
    expect((await mailsOf("offerEnded"))[0]?.recipient).toMatch(/^info@/);
    expect((await doTo("accept", offer.id, author)).status).toBe(409);
    expect((await makeOne(id, bidder)).status).toBe(201);
  });
});

describe("how many offers the author wants", () => {
  it("200 for 3 to 8 by the link, 400 beyond, and no second look by an admin", async () => {
    const { id, author } = await market();
    const changed = await put(id, { maxOffers: 3, version: 1 }, author.token);
    expect(changed).toMatchObject({ status: 200, entity: [{ maxOffers: 3, state: "active", version: 2 }] });
    for (const maxOffers of [2, 9, 3.5, "4"]) {
      const answer = await put(id, { maxOffers, version: 2 }, author.token);
      expect(answer).toMatchObject({ status: 400, fields: [{ path: "maxOffers", message: "maxOffersRange" }] });
    }
  });
});

describe("offering and withdrawing in turn", () => {
  it("429 for offering and withdrawing in turn", async () => {
    const partner = await person("busoperator");
    const { id } = await makeBusRequest();
    const statuses: number[] = [];
    for (let turn = 0; turn < 11; turn += 1) {
      const answer = await makeOne(id, partner);
      statuses.push(answer.status);
      if (answer.status === 201) await doTo("withdraw", answer.entity[0].id, partner);
    }
    expect(statuses).toEqual([...Array(10).fill(201), 429]);
  });
});
