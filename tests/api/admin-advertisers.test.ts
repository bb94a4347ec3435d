import { beforeEach, describe, expect, it } from "vitest";
import { GET as csv } from "@/app/api/admin/[file]/route";
import { GET as one } from "@/app/api/admin/advertisers/[id]/route";
import { GET as list } from "@/app/api/admin/advertisers/route";
import { prisma } from "@/lib/db/prisma";
import { makeAdvertiser } from "@/prisma/factories/advertiser";
import { advertiserLocationData } from "@/prisma/factories/advertiser-location";
import { envelope, params, request, resetDb } from "../db";
import { person } from "../people";

beforeEach(resetDb);

type Query = { filter?: unknown; sort?: string; dir?: string; take?: number; skip?: number };

function address({ filter, ...rest }: Query) {
  const search = new URLSearchParams(Object.entries(rest).map(([key, value]) => [key, String(value)]));
  if (filter) search.set("filter", JSON.stringify(filter));
  return `/api/admin/advertisers?${search}`;
}

const read = async (cookie: string, query: Query = {}) =>
  envelope(await list(request(address(query), { cookie }), params({})));
const namesOf = ({ entity }: { entity: { company: { name: string } }[] }) => entity.map(({ company }) => company.name);

const amounts = { net: 29_000, vat: 5_510, gross: 34_510, vatRate: 19, plan: "single", interval: "yearly" };
const recipient = { name: "", person: "", lines: [], country: "DE", vatId: null, email: "", language: "de" };
const invoice = (advertiserId: string, number: string, state: "open" | "cancelled" = "open") =>
  prisma.invoice.create({
    data: { ...amounts, advertiserId, number, state, recipient, dueAt: new Date("2027-01-15T12:00:00Z") },
  });

/** Three travel services: one pays, one has ordered, one has nothing. */
async function market() {
  const admin = await person(null, "admin");
  const names = ["Altes Zollhaus", "Brauerei Kneitinger", "Café Prinzess"];
  const states = ["active", "pending", "none"] as const;
  const made = [];
  for (const [index, name] of names.entries()) {
    const { companyId } = await person("travelService");
    await prisma.company.update({ where: { id: companyId ?? "" }, data: { name } });
    const rest = { abonnement: states[index], plan: index === 0 ? "single" : null };
    made.push(await makeAdvertiser({ companyId: companyId ?? "", ...rest }));
  }
  const [paying, ordering] = made as [(typeof made)[0], (typeof made)[0]];
  await prisma.advertiserLocation.createMany({
    data: [true, false].map((active) => advertiserLocationData({ companyId: paying.companyId, active })),
  });
  await invoice(ordering.id, "R-2027-00007");
  await invoice(paying.id, "R-2027-00003", "cancelled");
  return { admin, paying, ordering };
}

describe("GET /admin/advertisers", () => {
  it("lists newest first with state, locations and open invoice", async () => {
    const { admin } = await market();
    const answer = await read(admin.cookie);
    expect(answer).toMatchObject({ status: 200, total: 3 });
    expect(namesOf(answer)).toEqual(["Café Prinzess", "Brauerei Kneitinger", "Altes Zollhaus"]);
    const [, ordering, paying] = answer.entity;
    expect(ordering).toMatchObject({ state: "pending", openInvoice: { number: "R-2027-00007", gross: 34_510 } });
    expect(paying).toMatchObject({ state: "active", plan: "single", openInvoice: null, homeActive: true });
    expect(paying.locations).toEqual({ active: 1, all: 2 });
  });

  it("sorts by name in both directions and pages without repeating a row", async () => {
    const { admin } = await market();
    const down = await read(admin.cookie, { sort: "name", dir: "desc" });
    expect(namesOf(down)).toEqual(["Café Prinzess", "Brauerei Kneitinger", "Altes Zollhaus"]);
    const pages = [0, 1, 2].map((skip) => read(admin.cookie, { sort: "name", take: 1, skip }));
    expect((await Promise.all(pages)).flatMap(namesOf)).toEqual([
      "Altes Zollhaus",
      "Brauerei Kneitinger",
      "Café Prinzess",
    ]);
  });

  it("narrows to a state, to an open invoice and to part of a name", async () => {
    const { admin } = await market();
    const found = async (a: unknown) => namesOf(await read(admin.cookie, { filter: { a } }));
    expect(await found({ state: "active" })).toEqual(["Altes Zollhaus"]);
    expect(await found({ state: ["active", "none"] })).toEqual(["Café Prinzess", "Altes Zollhaus"]);
    expect(await found({ open: true })).toEqual(["Brauerei Kneitinger"]);
    expect(await found({ open: false })).toEqual(["Café Prinzess", "Altes Zollhaus"]);
    expect(await found({ text: "KNEIT" })).toEqual(["Brauerei Kneitinger"]);
    expect(await found({ text: "100%" })).toEqual([]);
  });

  it("finds a travel service by the number of its invoice, settled or not", async () => {
    const { admin } = await market();
    const found = async (text: string) => namesOf(await read(admin.cookie, { filter: { a: { text } } }));
    expect(await found("r-2027-00007")).toEqual(["Brauerei Kneitinger"]);
    expect(await found("R-2027-00003")).toEqual(["Altes Zollhaus"]);
    expect(await found("R-2027-0000")).toEqual([]);
  });

  it("tells a plan as lapsed from the end of what is paid, before the clock's job has moved it on", async () => {
    const { admin, paying } = await market();
    const hour = 3_600_000;
    const until = (paidUntil: Date) => prisma.advertiser.update({ where: { id: paying.id }, data: { paidUntil } });
    const found = async (state: string) => namesOf(await read(admin.cookie, { filter: { a: { state } } }));
    await until(new Date(Date.now() + hour));
    expect([await found("active"), await found("lapsed")]).toEqual([["Altes Zollhaus"], []]);
    await until(new Date(Date.now() - hour));
    expect([await found("active"), await found("lapsed")]).toEqual([[], ["Altes Zollhaus"]]);
    expect((await read(admin.cookie, { sort: "name" })).entity[0]).toMatchObject({ state: "lapsed" });
    expect((await prisma.advertiser.findUniqueOrThrow({ where: { id: paying.id } })).abonnement).toBe("active");
  });

  it("401 without a session, 403 for the travel service itself, 400 for an unknown filter", async () => {
    const { admin } = await market();
    const { cookie } = await person("travelService");
    expect((await read("")).status).toBe(401);
    expect((await read(cookie)).status).toBe(403);
    expect((await read(admin.cookie, { filter: { a: { stripeCustomerId: "x" } } })).status).toBe(400);
    expect((await read(admin.cookie, { sort: "vatId" })).status).toBe(400);
  });
});

it("reads one by its id, 404 for another", async () => {
  const { admin, paying } = await market();
  const get = async (id: string, cookie: string) =>
    envelope(await one(request(`/api/admin/advertisers/${id}`, { cookie }), params({ id })));
  expect((await get(paying.id, admin.cookie)).entity[0]).toMatchObject({ company: { name: "Altes Zollhaus" } });
  expect((await get(paying.companyId, admin.cookie)).status).toBe(404);
  expect((await get(paying.id, (await person("busoperator")).cookie)).status).toBe(403);
});

it("exports what the filter lets through as CSV", async () => {
  const { admin } = await market();
  const search = new URLSearchParams({
    columns: "company,state,openInvoice",
    filter: JSON.stringify({ a: { open: true } }),
  });
  const path = `/api/admin/advertisers.csv?${search}`;
  const response = await csv(request(path, { cookie: admin.cookie }), params({ file: "advertisers.csv" }));
  expect((await response.text()).trim().split("\r\n").slice(1)).toEqual([
    "Brauerei Kneitinger,Payment open,R-2027-00007",
  ]);
});
