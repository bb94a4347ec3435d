import { beforeEach, describe, expect, it } from "vitest";
import { viewerOf } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { lastOwnOffer } from "@/lib/features/offer/queries/own";
import { makeBus } from "@/prisma/factories/bus";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { linkTo, listFor, makeOne, offer, plantOffer } from "./offer-calls";

beforeEach(resetDb);

const idsOf = (answer: { entity: { id: string }[] }) => answer.entity.map(({ id }) => id);

describe("GET /busrequest/{id}/offers", () => {
  it("gives the author all, by its link, account or company; a bidder its own; an admin all", async () => {
    const [author, colleague] = [await person("touroperator"), await person(null)];
    await prisma.user.update({ where: { id: colleague.id }, data: { companyId: author.companyId } });
    const { id } = await makeBusRequest({ authorCompanyId: author.companyId, companyType: "touroperator" });
    const [one, two, outsider] = [await person("busoperator"), await person("driver"), await person("busoperator")];
    const first = (await makeOne(id, one)).entity[0].id;
    const second = (await makeOne(id, two)).entity[0].id;
    const admin = await person(null, "admin");
    for (const who of [author, colleague, admin, await linkTo(id)]) {
      expect(await listFor(id, who)).toMatchObject({ status: 200, total: 2 });
      expect(idsOf(await listFor(id, who))).toEqual([second, first]);
    }
    expect(idsOf(await listFor(id, one))).toEqual([first]);
    expect(idsOf(await listFor(id, outsider))).toEqual([]);
  });

  it("gives a private author with an account its own", async () => {
    const author = await person(null);
    const { id } = await makeBusRequest({ authorUserId: author.id });
    await makeOne(id, await person("driver"));
    expect(await listFor(id, author)).toMatchObject({ status: 200, total: 1 });
  });

  it("401 for nobody and for a foreign or run-out link, 404 for strangers", async () => {
    const { id } = await makeBusRequest();
    const other = await linkTo((await makeBusRequest()).id);
    const old = await linkTo(id);
    await prisma.mailedToken.updateMany({ where: { requestId: id }, data: { expiresAt: new Date(0) } });
    for (const who of [{}, other, old, { token: "x".repeat(43) }]) {
      expect(await listFor(id, who)).toMatchObject({ status: 401, error: "Unauthorized", entity: [] });
    }
    for (const type of ["travelService", null] as const) {
      expect(await listFor(id, await person(type))).toMatchObject({ status: 404, error: "NotFound" });
    }
    const named = await person("busoperator");
    const hidden = await makeBusRequest({ mode: "individual", receiverCompanyId: named.companyId });
    expect((await listFor(hidden.id, named)).status).toBe(200);
    expect((await listFor(hidden.id, await person("busoperator"))).status).toBe(404);
    expect((await listFor(crypto.randomUUID(), await person("busoperator"))).status).toBe(404);
  });

  it("names no contact and no number plate to the author before acceptance", async () => {
    const operator = await person("busoperator");
    await prisma.company.update({ where: { id: operator.companyId ?? "" }, data: { telephone: "+49 941 777" } });
    const bus = await makeBus({ companyId: operator.companyId ?? "", licenceplate: "R XY 123" });
    const { id } = await makeBusRequest({ phone: "+49 170 111" });
    const made = await makeOne(id, operator, offer({ bus: bus.id }));
    const author = await listFor(id, await linkTo(id));
    expect(made.entity[0].busDetails.licenceplate).toBe("R XY 123");
    expect(author.entity[0]).toMatchObject({ contact: null, companyName: expect.stringContaining("Reisen") });
    const seenByBidder = JSON.stringify([made, await listFor(id, operator)]);
    for (const secret of ["verein@people.example", "+49 170 111", "Sportverein"])
      expect(seenByBidder).not.toContain(secret);
    const seenByAuthor = JSON.stringify([author, await listFor(id, await person(null, "admin"))]);
    for (const secret of [".example", "+49 941 777", "R XY 123"]) expect(seenByAuthor).not.toContain(secret);
  });

  it("gives contacts to the two sides alone once it is accepted", async () => {
    const [operator, other] = [await person("busoperator"), await person("driver")];
    const { id } = await makeBusRequest({ endedAt: new Date(), endReason: "filled" });
    await plantOffer(id, operator.companyId ?? "", { state: "accepted", endedAt: new Date() });
    await plantOffer(id, other.companyId ?? "", { state: "declined", endedAt: new Date() });
    const [mine] = (await listFor(id, operator)).entity;
    expect(mine.contact).toMatchObject({ email: "verein@people.example" });
    const seen = (await listFor(id, await linkTo(id))).entity;
    expect(seen.map(({ contact }: { contact: unknown }) => contact !== null).sort()).toEqual([false, true]);
    expect((await listFor(id, other)).entity[0].contact).toBeNull();
    const admin = (await listFor(id, await person(null, "admin"))).entity;
    expect(admin.every(({ contact }: { contact: unknown }) => contact === null)).toBe(true);
  });
});

it("a bidder finds its newest offer for a request that is gone from all lists; nobody else finds one", async () => {
  const [bidder, other] = [await person("busoperator"), await person("driver")];
  const { id } = await makeBusRequest();
  await plantOffer(id, bidder.companyId ?? "", { state: "withdrawn", endedAt: new Date(0), createdAt: new Date(0) });
  const last = await plantOffer(id, bidder.companyId ?? "", { state: "declined", endedAt: new Date() });
  await prisma.busRequest.update({ where: { id }, data: { endedAt: new Date(), endReason: "filled" } });
  const viewing = (cookie: string) => viewerOf(new Headers({ cookie }));
  expect(await lastOwnOffer(await viewing(bidder.cookie), id)).toBe(last.id);
  for (const { cookie } of [other, { cookie: "" }]) expect(await lastOwnOffer(await viewing(cookie), id)).toBeNull();
});
