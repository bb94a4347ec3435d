import { beforeEach, describe, expect, it } from "vitest";
import * as requests from "@/app/api/busrequest/route";
import { isBusPartner } from "@/lib/access/rules";
import { prisma } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { countWaiting } from "@/lib/features/company/queries/waiting";
import { countFresh } from "@/lib/features/filtersetting/queries/near";
import { offerSelect } from "@/lib/features/offer/present";
import { countOffers } from "@/lib/features/offer/queries/lists";
import { readOfferRow } from "@/lib/features/offer/queries/row";
import { makeBus } from "@/prisma/factories/bus";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { request, resetDb } from "@/tests/db";
import { draft, person } from "@/tests/people";
import { statementsOf } from "@/tests/statements";
import { viewerAs } from "@/tests/viewer";
import { doTo, linkTo, makeOne, offer, plantOffer } from "./offer-calls";
import { agreedTrip, propose } from "./trip-calls";

beforeEach(resetDb);

const post = async (cookie?: string, changes = {}) => {
  const answer = await requests.POST(request("/api/busrequest", { body: draft(changes), cookie }));
  expect(answer.status).toBe(201);
};

/** Statements that are sent at most; each is a way to the database and back. */
const most = { post: 3, anonymous: 8, offer: 22, accept: 29 };

const readBoth = (id: string) =>
  Promise.all([
    transaction((tx) => readOfferRow(tx, id)),
    prisma.offer.findUniqueOrThrow({ where: { id }, select: offerSelect }),
  ]);

it("an offer in one statement is what Prisma reads by one for each relation", async () => {
  const own = await person("busoperator");
  const buses = [await makeBus({ companyId: own.companyId ?? "" }), await makeBus({ companyId: own.companyId ?? "" })];
  const { id, startDate, endDate } = await makeBusRequest();
  const needs = { requestId: id, walkingFrames: 2, luggage: "one" as const, budgetAmount: 200_000 };
  await prisma.requestNeeds.create({ data: needs });
  const hour = 3_600_000;
  const alternative = { start: startDate.getTime() + hour, end: endDate.getTime() + hour };
  const [bus, more] = buses.map((one) => one.id);
  const given = offer({ bus, moreBuses: [more], vatRate: 19.5, included: ["driver"], reason: "Traffic", alternative });
  const { entity } = await makeOne(id, own, given);
  const [made, madeByPrisma] = await readBoth(entity[0].id);
  expect(made).toEqual(madeByPrisma);
  expect((await doTo("accept", entity[0].id, await linkTo(id))).status).toBe(200);
  await prisma.offerVersion.create({ data: { offerId: entity[0].id, version: 1, facts: { amount: 1 }, words: {} } });
  const [taken, takenByPrisma] = await readBoth(entity[0].id);
  expect(taken).toEqual(takenByPrisma);
  expect(taken?.booking?.more).toHaveLength(1);
});

describe("what a call asks the database", () => {
  it("is so much and no more, one statement of a connection after the other", async () => {
    const own = await person("busoperator");
    const bus = await makeBus({ companyId: own.companyId ?? "" });
    const { id } = await makeBusRequest();
    const author = await linkTo(id);
    let offerId = "";
    const asked = {
      post: await statementsOf(() => post(own.cookie)),
      anonymous: await statementsOf(() => post()),
      offer: await statementsOf(async () => {
        offerId = (await makeOne(id, own, offer({ bus: bus.id }))).entity[0].id;
      }),
      accept: await statementsOf(async () => expect((await doTo("accept", offerId, author)).status).toBe(200)),
    };
    for (const [name, list] of Object.entries(asked)) {
      expect(list.filter(({ sideBySide }) => sideBySide)).toEqual([]);
      expect(list.length).toBeGreaterThan(name === "post" ? 2 : 3);
      expect(list.length, name).toBeLessThanOrEqual(most[name as keyof typeof most]);
    }
  });
});

/** A company with a proposal of the customer's, an offer without an answer, and one whose time is over. */
async function waiting() {
  const { company, author, trip } = await agreedTrip();
  expect((await propose(trip.id, author, { passengers: 40 }, "?version=1")).status).toBe(201);
  const [open, over] = [await makeBusRequest(), await makeBusRequest()];
  await plantOffer(open.id, company.companyId ?? "");
  await plantOffer(over.id, company.companyId ?? "", { validUntil: new Date(Date.now() - 1000) });
  return viewerAs(isBusPartner, company.cookie);
}

describe("what each page of the panel asks for the numbers beside its menu", () => {
  it("is one statement for offers and trips that wait, and one for who has never looked at near requests", async () => {
    const viewer = await waiting();
    let counts = {};
    const rail = await statementsOf(async () => {
      counts = await countWaiting(viewer);
    });
    expect(counts).toEqual({ offers: 1, trips: 1 });
    expect(rail).toHaveLength(1);
    expect(await statementsOf(() => countFresh(viewer))).toHaveLength(1);
    expect(await statementsOf(() => countOffers(viewer, "sent"))).toHaveLength(1);
    expect(await countOffers(viewer, "sent")).toMatchObject({ open: 1, accepted: 1, expired: 1 });
  });

  it("counts a trip of one's own request once", async () => {
    const { company, author, trip } = await agreedTrip();
    await propose(trip.id, author, { passengers: 40 }, "?version=1");
    await prisma.busRequest.update({ where: { id: trip.requestId }, data: { authorCompanyId: company.companyId } });
    expect(await countWaiting(await viewerAs(isBusPartner, company.cookie))).toEqual({ offers: 0, trips: 1 });
  });
});
