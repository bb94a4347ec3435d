import { beforeEach, describe, expect, it } from "vitest";
import { GET as advertisers } from "@/app/api/admin/advertisers/route";
import { GET as invoices } from "@/app/api/admin/invoices/route";
import { GET as providers } from "@/app/api/admin/providers/route";
import { GET as requests } from "@/app/api/admin/requests/route";
import { GET } from "@/app/api/admin/stats/route";
import { advertiserList } from "@/lib/features/advertiser/schema/admin-call";
import { adminRequestList } from "@/lib/features/busrequest/schema/admin-call";
import { registeredList } from "@/lib/features/provider/schema/list-call";
import { invoiceList } from "@/lib/features/subscription/schema/admin-call";
import type { AnyList } from "@/lib/http/admin-list";
import { announce } from "@/lib/cache/tags";
import { prisma } from "@/lib/db/prisma";
import { statsTag } from "@/lib/features/dashboard/queries/stats";
import { readWeeks } from "@/lib/features/dashboard/queries/weeks";
import { type StatsRecord, statsRecord } from "@/lib/features/dashboard/schema";
import { netOf } from "@/lib/payment/prices";
import { type BusRequestData, busRequestData } from "@/prisma/factories/bus-request";
import { makeCompany } from "@/prisma/factories/company";
import { offerData } from "@/prisma/factories/offer";
import { envelope, request, resetDb } from "@/tests/db";
import { person } from "@/tests/people";

beforeEach(async () => {
  await resetDb();
  announce([statsTag]);
});

const hour = 3_600_000;
const day = 24 * hour;
const at = (text: string) => new Date(text);
const stats = async (cookie?: string, search = "") =>
  envelope(await GET(request(`/api/admin/stats${search}`, { cookie })));
async function read(): Promise<StatsRecord> {
  const { entity } = await stats((await person(null, "admin")).cookie);
  return statsRecord.parse(entity[0]);
}

const dayBefore = (date: string, days: number) => new Date(Date.parse(date) - days * day).toISOString().slice(0, 10);
const post = (data: Omit<Partial<BusRequestData>, "stops">) =>
  prisma.busRequest.create({ data: busRequestData(data), select: { id: true } });
/** A request with its first offer so long after its approval, and a later one. */
async function answered(approvedAt: Date, wait: number) {
  const { id: requestId } = await post({ createdAt: new Date(approvedAt.getTime() - hour), approvedAt });
  for (const after of [wait, wait + day]) {
    const { id: companyId } = await makeCompany();
    const createdAt = new Date(approvedAt.getTime() + after);
    await prisma.offer.create({ data: offerData({ requestId, companyId, createdAt }) });
  }
}

it("401 for nobody, 403 for whoever is no admin", async () => {
  expect((await stats()).status).toBe(401);
  for (const type of ["busoperator", "travelService"] as const) {
    expect((await stats((await person(type)).cookie)).status).toBe(403);
  }
});

it("200 with zeros on an empty market, no worker on record", async () => {
  const record = await read();
  expect(record).toMatchObject({ waiting: { total: 0, oldest: null }, emergencies: 0, endingPlans: 0, companies: [] });
  expect(record.waits).toEqual({ median: null, p90: null, answered: 0 });
  expect(record.weeks).toHaveLength(12);
  expect(record.weeks.at(-1)).toMatchObject({ grouprequest: 0, offers: 0 });
});

describe("weeks", () => {
  // A Wednesday; Europe/Berlin left summer time on 25 October.
  const now = at("2026-11-04T12:00:00Z");

  it("begin on Mondays of the market's calendar, also where the clocks change", async () => {
    await post({ createdAt: at("2026-10-25T22:59:59Z") });
    await post({ createdAt: at("2026-10-25T23:00:00Z"), category: "emptyride" });
    await post({ createdAt: at("2026-08-16T21:59:59Z") });
    const { weeks } = await readWeeks(now, 12);
    expect([weeks[0]?.day, weeks.at(-1)?.day]).toEqual(["2026-08-17", "2026-11-02"]);
    const counts = weeks.map((week) => [week.day, week.grouprequest, week.emptyride]);
    expect(counts.filter(([, group, empty]) => group || empty)).toEqual([
      ["2026-10-19", 1, 0],
      ["2026-10-26", 0, 1],
    ]);
  });

  it("reach back by the calendar: a Sunday evening of winter is not a Monday of summer", async () => {
    const { weeks } = await readWeeks(at("2026-11-22T22:30:00Z"), 12);
    const { weeks: former } = await readWeeks(at("2026-11-22T22:30:00Z"), 12, 12);
    expect([weeks[0]?.day, former.at(-1)?.day]).toEqual(["2026-08-31", "2026-08-24"]);
  });

  it("tell median and ninth decile from approval to the first offer", async () => {
    for (const hours of [1, 2, 3]) await answered(at("2026-10-27T08:00:00Z"), hours * hour);
    await answered(at("2026-11-03T08:00:00Z"), 10 * hour);
    await post({ createdAt: at("2026-11-03T08:00:00Z") });
    const { weeks, waits } = await readWeeks(now, 12);
    expect(weeks.at(-2)).toMatchObject({ offers: 6, waits: { median: 2 * hour, p90: 2.8 * hour, answered: 3 } });
    expect(weeks.at(-1)?.waits).toEqual({ median: 10 * hour, p90: 10 * hour, answered: 1 });
    expect(waits).toMatchObject({ median: 2.5 * hour, answered: 4 });
  });
});

describe("range", () => {
  it.each([4, 12, 26, 52])("%i weeks are told, this one the last, and the waits are of these alone", async (weeks) => {
    const { cookie } = await person(null, "admin");
    await answered(new Date(Date.now() - (weeks - 2) * 7 * day), hour);
    await answered(new Date(Date.now() - (weeks + 2) * 7 * day), 9 * hour);
    const record = statsRecord.parse((await stats(cookie, `?weeks=${weeks}`)).entity[0]);
    expect(record.weeks).toHaveLength(weeks);
    expect(record.former).toHaveLength(weeks);
    expect(record.former.at(-1)?.day ?? "").toBe(dayBefore(record.weeks[0]?.day ?? "", 7));
    expect(record.former.reduce((sum, { offers }) => sum + offers, 0)).toBeGreaterThan(0);
    expect(record.waits).toEqual({ median: hour, p90: hour, answered: 1 });
  });

  it("counts offers by the kind of their request, in the week that they were made in", async () => {
    const now = at("2026-11-04T12:00:00Z");
    const createdAt = at("2026-10-20T12:00:00Z");
    for (const [category, count] of [
      ["vacancy", 2],
      ["emergency", 1],
    ] as const) {
      const { id: requestId } = await post({ createdAt, category });
      for (let made = 0; made < count; made += 1) {
        const { id: companyId } = await makeCompany();
        await prisma.offer.create({
          data: offerData({ requestId, companyId, createdAt: at("2026-11-02T12:00:00Z") }),
        });
      }
    }
    const { weeks } = await readWeeks(now, 4);
    const offersByKind = { grouprequest: 0, vacancy: 2, emptyride: 0, emergency: 1 };
    expect(weeks.map(({ offers }) => offers)).toEqual([0, 0, 0, 3]);
    expect(weeks.at(-1)).toMatchObject({ offersByKind, vacancy: 0 });
  });

  it.each(["?weeks=7", "?weeks=", "?weeks=12&weeks2=1", "?weeks=-4"])("400 for %s", async (search) => {
    expect((await stats((await person(null, "admin")).cookie, search)).status).toBe(400);
  });
});

it("counts what waits, emergencies, companies by type and mails", async () => {
  const oldest = new Date(Date.now() - 3 * hour);
  await post({ state: "pending", createdAt: oldest });
  await post({ state: "pending", endedAt: new Date(), endReason: "rejected" });
  await post({ category: "emergency" });
  await post({ category: "emergency", endedAt: new Date(), endReason: "filled" });
  await makeCompany({ registered: false });
  await makeCompany({ createdAt: new Date(Date.now() - 8 * day) });
  await makeCompany({ companyType: "driver" });
  await makeCompany({ active: false });
  const mail = { recipient: "a@b.example", language: "de", template: "x", subject: "s", html: "", text: "" } as const;
  await prisma.outboxMail.createMany({
    data: [
      { ...mail, createdAt: oldest },
      { ...mail, state: "failed" },
    ],
  });
  const record = await read();
  expect(record).toMatchObject({ waiting: { total: 1, oldest: oldest.getTime() }, emergencies: 1, newCompanies: 2 });
  expect(record.companies).toEqual([
    { companyType: "busoperator", registered: 1, passive: 1 },
    { companyType: "driver", registered: 1, passive: 0 },
  ]);
  expect(record.mails).toEqual({ queued: 1, failed: 1, sentToday: 0, oldest: oldest.getTime() });
});

it("sums plans by the month, open invoices and those overdue; a lapsed plan brings nothing", async () => {
  const soon = new Date(Date.now() + 3 * day);
  const later = new Date(Date.now() + 90 * day);
  const active = { abonnement: "active", paidUntil: later } as const;
  const rows = [
    { ...active, plan: "single", interval: "yearly", payment: "invoice" },
    { ...active, plan: "group", interval: "monthly", payment: "stripe", paidUntil: soon, endsAtPeriod: true },
    { ...active, plan: "single", interval: "monthly", payment: "invoice", paidUntil: new Date(Date.now() - day) },
    { ...active, plan: "trial", paidUntil: soon },
    { abonnement: "pending" as const },
  ];
  const ids: string[] = [];
  for (const row of rows) {
    const { id: companyId } = await makeCompany({ companyType: "travelService" });
    ids.push((await prisma.advertiser.create({ data: { companyId, ...row } })).id);
  }
  const bill = { plan: "single", interval: "yearly", recipient: {}, net: 100, vat: 19, gross: 119, vatRate: 19 };
  for (const [index, dueAt] of [new Date(0), later].entries()) {
    await prisma.invoice.create({ data: { ...bill, number: `CB-${index}`, advertiserId: ids[index], dueAt } });
  }
  const { subscriptions, endingPlans } = await read();
  expect(subscriptions.states).toEqual({ none: 0, pending: 1, active: 3, lapsed: 1, pastdue: 0, cancelled: 0 });
  expect(subscriptions.plans).toEqual({ trial: 1, single: 1, group: 1 });
  const monthly = { invoice: Math.round(netOf("single", "yearly") / 12), stripe: netOf("group", "monthly") };
  expect(subscriptions.monthly).toEqual(monthly);
  expect(subscriptions.open).toEqual({ count: 2, gross: 238, overdue: 1 });
  expect(endingPlans).toBe(2);
});

it("each counter leads to as many rows as it counts", async () => {
  const soon = new Date(Date.now() + 3 * day);
  const old = { createdAt: new Date(Date.now() - 8 * day) };
  for (const changes of [{}, { active: false }, { registered: false }, old, { companyType: "private" as const }]) {
    await makeCompany(changes);
  }
  const house = await makeCompany({ companyType: "travelService", ...old });
  const plan = { abonnement: "active", plan: "trial", paidUntil: soon } as const;
  const { id: advertiserId } = await prisma.advertiser.create({ data: { companyId: house.id, ...plan } });
  const recipient = {
    name: "Haus",
    person: "",
    lines: [],
    country: "DE",
    vatId: null,
    email: "a@b.example",
    language: "de",
  };
  const bill = {
    plan: "single",
    interval: "yearly",
    recipient,
    net: 100,
    vat: 19,
    gross: 119,
    vatRate: 19,
    advertiserId,
  };
  await prisma.invoice.create({ data: { ...bill, number: "CB-1", dueAt: new Date(0) } });
  await prisma.invoice.create({ data: { ...bill, number: "CB-2", dueAt: soon, state: "paid", paidAt: new Date() } });
  await post({ category: "emergency" });
  await post({ category: "emergency", state: "pending" });
  const { cookie } = await person(null, "admin");
  const record = statsRecord.parse((await stats(cookie)).entity[0]);
  const total = async (handler: typeof invoices, list: AnyList, search: string) => {
    const { filter } = list.queryOf(list.read(new URLSearchParams(search)));
    const path = `/api/admin/x?filter=${encodeURIComponent(JSON.stringify(filter))}`;
    return (await envelope(await handler(request(path, { cookie })))).total;
  };
  const { open } = record.subscriptions;
  expect(await total(requests, adminRequestList, "active=active&kind=emergency")).toBe(record.emergencies);
  expect(await total(providers, registeredList, "fresh=yes")).toBe(record.newCompanies);
  expect(await total(advertisers, advertiserList, "ending=yes")).toBe(record.endingPlans);
  expect(await total(invoices, invoiceList, "state=open")).toBe(open.count);
  expect(await total(invoices, invoiceList, "overdue=yes")).toBe(open.overdue);
  expect([record.emergencies, record.newCompanies, record.endingPlans, open.count, open.overdue]).toEqual([
    1, 2, 1, 1, 1,
  ]);
});
