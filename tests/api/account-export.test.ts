import { beforeEach, expect, it } from "vitest";
import { GET as exportUser } from "@/app/api/user/export/route";
import { prisma } from "@/lib/db/prisma";
import { makeAdvertiser } from "@/prisma/factories/advertiser";
import { makeBus } from "@/prisma/factories/bus";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { asUser, envelope, request, resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { book, openFeed, trip } from "./calendar-calls";
import { plantOffer } from "./offer-calls";
import { agreedTrip } from "./trip-calls";
import { makePerson } from "./people";

beforeEach(resetDb);

const exported = async ({ cookie }: { cookie: string }) => {
  const { status, entity } = await envelope(await exportUser(request("/api/user/export", { cookie })));
  expect(status).toBe(200);
  return entity[0];
};

it("holds the owner's bookings and calendar feeds, the feeds without their secret", async () => {
  const owner = await person("busoperator");
  const other = await person("busoperator");
  expect((await book(owner, trip({ title: "Werkstatt Straubing" }))).status).toBe(201);
  expect((await book(other, trip({ title: "A stranger's trip" }))).status).toBe(201);
  const feed = await openFeed(owner, owner.companyId);
  const calendar = { companyId: owner.companyId ?? "", name: "Dispatch", address: "sealed-hidden", host: "a.example" };
  await prisma.externalCalendar.create({ data: calendar });
  const record = await exported(owner);
  expect(record.bookings).toMatchObject([{ title: "Werkstatt Straubing", start: expect.any(Number), state: "booked" }]);
  expect(record.calendarFeeds).toEqual([
    { id: expect.any(String), busId: null, lastReadAt: null, created_at: expect.any(Number) },
  ]);
  expect(record.externalCalendars).toEqual([
    {
      id: expect.any(String),
      name: "Dispatch",
      host: "a.example",
      busId: null,
      readAt: null,
      created_at: expect.any(Number),
    },
  ]);
  const { hash } = await prisma.calendarFeed.findFirstOrThrow();
  const secret = String(feed.entity[0].url).match(/([^/]+)[.]ics$/)?.[1] ?? "no secret";
  for (const hidden of [hash, secret, "stranger", "sealed-hidden"])
    expect(JSON.stringify(record)).not.toContain(hidden);
});

it("holds the owner's subscription and invoices, without the keys of the payment service", async () => {
  const owner = await person("travelService");
  const companyId = owner.companyId ?? "";
  const stripe = { stripeCustomerId: "cus_hidden", stripeSubscriptionId: "sub_hidden", stripeSessionId: "cs_hidden" };
  const { id: advertiserId } = await makeAdvertiser({ companyId, plan: "single", interval: "monthly", ...stripe });
  const amounts = { net: 2_900, vat: 551, gross: 3_451, vatRate: 19 };
  const about = { plan: "single", interval: "monthly", recipient: { name: "Hotel" }, dueAt: new Date(86_400_000) };
  await prisma.invoice.create({ data: { number: "CB-2026-00001", advertiserId, ...amounts, ...about } });
  const record = await exported(owner);
  expect(record.subscription).toMatchObject({ abonnement: "active", plan: "single", created_at: expect.any(Number) });
  expect(record.invoices).toMatchObject([{ number: "CB-2026-00001", vatRate: 19, gross: 3_451, dueAt: 86_400_000 }]);
  expect(JSON.stringify(record)).not.toContain("_hidden");
});

it("names all buses of the owner's offers", async () => {
  const owner = await person("busoperator");
  const companyId = owner.companyId ?? "";
  const [first, second] = [await makeBus({ companyId }), await makeBus({ companyId })];
  const { id } = await makeBusRequest();
  await plantOffer(id, companyId, {
    userId: owner.id,
    busId: first.id,
    more: { create: [{ busId: second.id, position: 0 }] },
  });
  expect((await exported(owner)).offers).toMatchObject([{ busId: first.id, moreBuses: [second.id] }]);
});

it("holds the trips of both sides, with what each may read of the other's rating", async () => {
  const { company, request: asked, trip: agreed } = await agreedTrip();
  const customer = await makePerson();
  await prisma.busRequest.update({ where: { id: asked.id }, data: { authorUserId: customer.id } });
  const rate = { tripId: agreed.id, punctual: 5, vehicle: 4, contact: 5 };
  await prisma.trip.update({ where: { id: agreed.id }, data: { state: "done" } });
  await prisma.tripRating.create({ data: { ...rate, by: "author", text: "Gern wieder." } });
  await prisma.tripRating.create({ data: { ...rate, by: "company", text: "Nette Gruppe.", shownAt: new Date() } });
  await prisma.tripChange.create({
    data: { tripId: agreed.id, by: "author", before: {}, after: {}, note: "Bitte früher" },
  });
  const [mine] = (await exported(await asUser(customer))).trips;
  expect(mine).toMatchObject({
    ...{ id: agreed.id, side: "author", state: "done", amount: agreed.amount, start: agreed.start.getTime() },
    changes: [{ note: "Bitte früher", created_at: expect.any(Number) }],
  });
  const told = ({ ratings }: { ratings: { text: string }[] }) => ratings.map(({ text }) => text).sort();
  expect(told(mine)).toEqual(["Gern wieder.", "Nette Gruppe."]);
  const [driven] = (await exported(company)).trips;
  expect([driven.side, told(driven)]).toEqual(["company", ["Nette Gruppe."]]);
  expect((await exported(await person("busoperator"))).trips).toEqual([]);
});

it("leaves a company's work out of its staff's export", async () => {
  const owner = await person("busoperator");
  expect((await book(owner, trip())).status).toBe(201);
  const colleague = await makePerson({ companyId: owner.companyId ?? undefined });
  const record = await exported(await asUser(colleague));
  expect(record).toMatchObject({
    bookings: [],
    calendarFeeds: [],
    externalCalendars: [],
    certificates: [],
    drivers: [],
    subscription: null,
    invoices: [],
  });
});
