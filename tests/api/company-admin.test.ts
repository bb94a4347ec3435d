import { beforeEach, describe, expect, it } from "vitest";
import * as one from "@/app/api/company/[id]/route";
import * as collection from "@/app/api/company/route";
import * as own from "@/app/api/user/companies/route";
import { prisma } from "@/lib/db/prisma";
import { companyRecord } from "@/lib/features/company/schema";
import { postBusRequest } from "@/lib/features/busrequest/commands/post";
import { makeCompany } from "@/prisma/factories/company";
import { envelope, params, request, resetDb } from "@/tests/db";
import { draft, person } from "@/tests/people";
import { viewerOf } from "@/lib/access/viewer";
import { busRequestInput } from "@/lib/features/busrequest/schema/input";

beforeEach(resetDb);

type Person = Awaited<ReturnType<typeof person>>;

const address = {
  ...{ street: "Hauptstraße", number: "12", city: "Passau", postal_code: "94032" },
  ...{ country: "Deutschland", countryISO3166Code: "DE" },
};
const company = { companyType: "busoperator", name: "Innbus", address, email: "Info@Innbus.example" };

const create = async (body: unknown, cookie?: string) =>
  envelope(await collection.POST(request("/api/company/", { body, cookie })));
const remove = async (id: string, cookie?: string) =>
  envelope(await one.DELETE(request(`/api/company/${id}`, { method: "DELETE", cookie }), params({ id })));
const companies = async (cookie?: string) => envelope(await own.GET(request("/api/user/companies", { cookie })));

async function post(by: Person | null, changes: Record<string, unknown> = {}) {
  const viewer = await viewerOf(request("/api", { cookie: by?.cookie }).headers);
  return postBusRequest(viewer, busRequestInput.parse(draft(changes)));
}

describe("POST /company/", () => {
  it("201 adds a passive provider with an address of its own, on record", async () => {
    const { cookie } = await person(null, "admin");
    const location = { longitude: 13.46, latitude: 48.57 };
    const { status, entity } = await create({ ...company, location, telephone: "+49 851 1234" }, cookie);
    expect(status).toBe(201);
    expect(companyRecord.parse(entity[0])).toMatchObject({
      ...{ name: "Innbus", slug: "innbus", registered: false, email: "info@innbus.example", location, version: 1 },
    });
    const line = await prisma.auditEntry.findFirst({ where: { noun: "company", recordId: entity[0].id } });
    expect(line).toMatchObject({ action: "create" });
  });

  it("takes no field over that is not to be set", async () => {
    const { cookie } = await person(null, "admin");
    const id = crypto.randomUUID();
    const extra = { id, slug: "mine", registered: true, created_at: 5, version: 7 };
    const { entity } = await create({ ...company, ...extra }, cookie);
    expect(entity[0]).toMatchObject({ slug: "innbus", registered: false });
    expect(entity[0].id).not.toBe(id);
  });

  it("gives a namesake in another town another address, and 409 for one in the same", async () => {
    const { cookie } = await person(null, "admin");
    expect((await create(company, cookie)).status).toBe(201);
    const duplicate = await create({ ...company, name: "INNBUS" }, cookie);
    expect(duplicate).toMatchObject({
      status: 409,
      error: "Conflict",
      fields: [{ path: "name", message: "alreadyTaken" }],
    });
    const elsewhere = await create({ ...company, address: { ...address, postal_code: "80331" } }, cookie);
    expect(elsewhere).toMatchObject({ status: 201, entity: [{ slug: "innbus-2" }] });
    const both = await Promise.all([1, 2].map(() => create({ ...company, name: "Donaubus" }, cookie)));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it("makes a travel service an advertiser without a plan", async () => {
    const { cookie } = await person(null, "admin");
    const { entity } = await create({ ...company, companyType: "travelService" }, cookie);
    const advertiser = await prisma.advertiser.findUnique({ where: { companyId: entity[0].id } });
    expect(advertiser).toMatchObject({ abonnement: "none" });
  });

  it.each([
    ["no name", { name: undefined }],
    ["a name of blanks", { name: "   " }],
    ["a name of emoji", { name: "🚌🚌" }],
    ["no type", { companyType: undefined }],
    ["an unknown type", { companyType: "airline" }],
    ["no mail address", { email: undefined }],
    ["a phone number of letters", { telephone: "call me" }],
    ["a web address that is a script", { website: "javascript:alert(1)" }],
    ["an unknown field", { owner: "x" }],
    ["an unknown key in publicData", { publicData: { password: true } }],
    ["a logo of somewhere else", { logo: "https://elsewhere.example/x.png" }],
    ["a file that is nobody's", { pdf: "/api/upload/00000000-0000-4000-8000-000000000000.pdf" }],
  ])("400 for %s", async (_what, change) => {
    const { cookie } = await person(null, "admin");
    const answer = await create({ ...company, ...change }, cookie);
    expect(answer).toMatchObject({ status: 400, error: "ValidationFailed", entity: [] });
    expect(await prisma.company.count()).toBe(0);
  });

  it("400 AddressMissing without a house number", async () => {
    const { cookie } = await person(null, "admin");
    const answer = await create({ ...company, address: { ...address, number: "" } }, cookie);
    expect(answer).toMatchObject({ status: 400, error: "AddressMissing" });
  });

  it("401 for nobody, 403 for everybody but an admin", async () => {
    expect((await create(company)).status).toBe(401);
    expect((await create(company, (await person("busoperator")).cookie)).status).toBe(403);
  });
});

describe("DELETE /company/{id}", () => {
  it("ends its open requests and those sent to it alone, and leaves its people their accounts", async () => {
    const admin = await person(null, "admin");
    const [owner, other] = [await person("busoperator"), await person("touroperator")];
    const id = owner.companyId ?? "";
    const mine = await post(owner, { category: "vacancy" });
    const sent = await post(other, { mode: "individual", company: id });
    const kept = await post(other, { category: "emptyride" });
    const token = { hash: "h", purpose: "invite", companyId: id };
    await prisma.mailedToken.create({ data: token });
    const answer = await remove(id, admin.cookie);
    expect(answer).toMatchObject({ status: 200, successful: true, entity: [] });
    const states = await prisma.busRequest.findMany({ where: { endReason: "withdrawn" }, select: { id: true } });
    expect(states.map((row) => row.id).sort()).toEqual([mine.id, sent.id].sort());
    expect(await prisma.busRequest.findUnique({ where: { id: kept.id } })).toMatchObject({ endedAt: null });
    const left = await prisma.user.findUniqueOrThrow({ where: { id: owner.id } });
    expect(left).toMatchObject({ companyId: null, owner: false, closedAt: null });
    expect(await companies(owner.cookie)).toMatchObject({ status: 200, entity: [] });
    expect(await prisma.mailedToken.count({ where: { companyId: id } })).toBe(0);
    expect(await prisma.auditEntry.findFirst({ where: { action: "delete", recordId: id } })).not.toBeNull();
    const told = await prisma.outboxMail.findMany({ where: { template: "requestWithdrawn" } });
    expect(told).toHaveLength(1);
    expect((await remove(id, admin.cookie)).status).toBe(404);
  });

  it("409 while a plan runs", async () => {
    const admin = await person(null, "admin");
    const { id } = await makeCompany({ companyType: "travelService" });
    await prisma.advertiser.create({ data: { companyId: id, abonnement: "active" } });
    const answer = await remove(id, admin.cookie);
    const fields = [{ path: "subscription", message: "subscriptionRunning" }];
    expect(answer).toMatchObject({ status: 409, error: "Conflict", fields });
    await prisma.advertiser.update({ where: { companyId: id }, data: { abonnement: "cancelled" } });
    expect((await remove(id, admin.cookie)).status).toBe(200);
    expect(await prisma.advertiser.count()).toBe(0);
  });

  it("401 for nobody, 403 for its own owner, 400 for no id", async () => {
    const owner = await person("busoperator");
    const admin = await person(null, "admin");
    expect((await remove(owner.companyId ?? "")).status).toBe(401);
    expect((await remove(owner.companyId ?? "", owner.cookie)).status).toBe(403);
    expect((await remove("7", admin.cookie)).status).toBe(400);
    expect(await prisma.company.count()).toBe(1);
  });
});

describe("GET /user/companies", () => {
  it("gives the company that the person works for, whole; none where there is none", async () => {
    const owner = await person("driver");
    const { entity } = await companies(owner.cookie);
    expect(entity).toHaveLength(1);
    expect(companyRecord.parse(entity[0])).toMatchObject({ id: owner.companyId, companyType: "driver" });
    expect((await companies((await person(null)).cookie)).entity).toEqual([]);
  });

  it("401 for nobody", async () => {
    expect(await companies()).toMatchObject({ status: 401, error: "Unauthorized", entity: [] });
  });
});
