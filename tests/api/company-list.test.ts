import { beforeEach, describe, expect, it } from "vitest";
import * as count from "@/app/api/company/countregistered/route";
import * as registered from "@/app/api/company/registered/route";
import * as collection from "@/app/api/company/route";
import { announce } from "@/lib/cache/tags";
import { companyRecord, publicCompanyRecord } from "@/lib/features/company/schema";
import { makeCompany } from "@/prisma/factories/company";
import { envelope, request, resetDb } from "@/tests/db";
import { person } from "@/tests/people";

beforeEach(async () => {
  await resetDb();
  announce(["company"]);
});

type Handler = (request: Request) => Promise<Response>;
type Search = Record<string, unknown>;

const ask = (handler: Handler) => {
  return async (search: Search = {}, cookie?: string) => {
    const entries = Object.entries(search).map(([key, value]) => [
      key,
      typeof value === "object" ? JSON.stringify(value) : String(value),
    ]);
    return envelope(await handler(request(`/api/company?${new URLSearchParams(entries)}`, { cookie })));
  };
};
const list = ask(collection.GET);
const listRegistered = ask(registered.GET);
const countRegistered = ask(count.GET);

const names = async (filter: unknown, cookie?: string) =>
  (await list({ filter, take: 100 }, cookie)).entity.map(({ name }: { name: string }) => name);

const madrid = { city: "Madrid", country: "ES", longitude: -3.7026, latitude: 40.4165 };
const addressIn = (city: string, code: string) => ({
  ...{ street: "Calle Mayor", number: "1", postal_code: "28013" },
  ...{ city, country: "España", countryISO3166Code: code },
});
const spanish = { address: addressIn("Madrid", "ES"), longitude: madrid.longitude, latitude: madrid.latitude };

describe("GET /company", () => {
  it("lists active companies but no private requester, by name, with their number", async () => {
    for (const name of ["Berger", "Auer", "Cordes"]) await makeCompany({ name });
    await makeCompany({ name: "Zu", active: false });
    await makeCompany({ name: "Aal", companyType: "private" });
    const { status, entity, total } = await list();
    expect([status, total]).toEqual([200, 3]);
    expect(entity.map(({ name }: { name: string }) => name)).toEqual(["Auer", "Berger", "Cordes"]);
    expect((await list({ latest: true, take: 1 })).entity[0].name).toBe("Cordes");
  });

  it("gives everybody what is published, admins the whole record and every company", async () => {
    const publicData = { telephone: true, address: true };
    await makeCompany({ name: "Auer", telephone: "+49 941 111111", fax: "+49 941 222222", publicData });
    await makeCompany({ name: "Closed", active: false });
    const operator = await person("busoperator");
    for (const cookie of [undefined, operator.cookie]) {
      const { entity, total } = await list({}, cookie);
      expect(total).toBe(2);
      expect(publicCompanyRecord.parse(entity[0])).toMatchObject({ name: "Auer", telephone: "+49 941 111111" });
      expect(JSON.stringify(entity)).not.toMatch(/222222|@/);
    }
    const { cookie } = await person(null, "admin");
    const whole = await list({}, cookie);
    expect(whole.total).toBe(3);
    expect(companyRecord.parse(whole.entity[0])).toMatchObject({ name: "Auer", fax: "+49 941 222222" });
  });

  it("pages without repeating or skipping a row, also where names are alike", async () => {
    for (let i = 0; i < 7; i += 1) await makeCompany({ name: "Same", slug: `same-${i}` });
    for (const latest of [false, true]) {
      const seen: string[] = [];
      for (const skip of [0, 3, 6]) {
        const { entity, total } = await list({ take: 3, skip, latest });
        seen.push(...entity.map(({ id }: { id: string }) => id));
        expect(total).toBe(7);
      }
      expect(new Set(seen).size).toBe(7);
    }
    expect((await list({ take: 3, skip: 9 })).entity).toEqual([]);
  });

  it("filters by all of a and any of o", async () => {
    const publicData = { address: true, location: true };
    await makeCompany({ name: "Autocares Sol", companyType: "touroperator", publicData, ...spanish });
    await makeCompany({ name: "Busse 100% Nord", publicData });
    await makeCompany({ name: "Passiv", registered: false });
    expect(await names({ a: { companyType: "touroperator" } })).toEqual(["Autocares Sol"]);
    expect(await names({ a: { companyType: ["touroperator", "busoperator"] } })).toHaveLength(3);
    expect(await names({ a: { name: "SOL" } })).toEqual(["Autocares Sol"]);
    expect(await names({ a: { name: "100%" } })).toEqual(["Busse 100% Nord"]);
    expect(await names({ a: { name: "a%s" } })).toEqual([]);
    expect(await names({ a: { city: "madrid" } })).toEqual(["Autocares Sol"]);
    for (const country of ["ES", "es", "Spanien", "Spain", "España"]) {
      expect(await names({ a: { country } })).toEqual(["Autocares Sol"]);
    }
    expect(await names({ a: { country: "Atlantis" } })).toEqual([]);
    expect(await names({ a: { radius: { latitude: 40.4, longitude: -3.7, km: 20 } } })).toEqual(["Autocares Sol"]);
    expect(await names({ a: { registered: false } })).toEqual(["Passiv"]);
    expect(await names({ o: { name: "nord", registered: false } })).toEqual(["Busse 100% Nord", "Passiv"]);
    expect(await names({ a: { companyType: [] } })).toEqual([]);
    expect(await names({ a: {}, o: {} })).toHaveLength(3);
  });

  it.each([
    ["publishes nothing", {}],
    ["has no account", { registered: false, publicData: { address: true, location: true } }],
    ["shows something else", { publicData: { address: false, location: false, telephone: true } }],
  ])("answers no reader's question about the place of a company that %s", async (_what, data) => {
    await makeCompany({ name: "Hidden", ...spanish, ...data });
    const circle = { latitude: 40.4, longitude: -3.7, km: 20 };
    const admin = await person(null, "admin");
    for (const filter of [{ city: "Madrid" }, { country: "ES" }, { radius: circle }]) {
      expect(await names({ a: filter })).toEqual([]);
      expect(await names({ o: filter })).toEqual([]);
      expect(await names({ a: filter }, (await person("touroperator")).cookie)).toEqual([]);
      expect(await names({ a: filter }, admin.cookie)).toEqual(["Hidden"]);
    }
  });

  it("finds a closed or private company for no reader but an admin", async () => {
    await makeCompany({ name: "Closed", active: false });
    await makeCompany({ name: "Requester", companyType: "private" });
    const { cookie } = await person(null, "admin");
    for (const filter of [{ active: "inactive" }, { active: "all" }, { active: false }, { companyType: "private" }]) {
      expect(await names({ a: filter })).toEqual([]);
    }
    expect(await names({ a: { active: "inactive" } }, cookie)).toEqual(["Closed"]);
    expect(await names({ a: { active: false } }, cookie)).toEqual(["Closed"]);
    expect(await names({ a: { active: "active" } }, cookie)).toEqual(["Requester"]);
    expect(await names({ a: { companyType: "private" } }, cookie)).toEqual(["Requester"]);
  });

  it.each([
    ["take=101", { take: 101 }],
    ["take=0", { take: 0 }],
    ["skip=-1", { skip: -1 }],
    ["latest=maybe", { latest: "maybe" }],
    ["an unknown parameter", { order: "x" }],
    ["a filter that is no JSON", { filter: "{" }],
    ["an unknown filter key", { filter: { a: { email: "k" } } }],
    ["a key of a request's filter", { filter: { a: { passengers: 4 } } }],
    ["a filter of a wrong type", { filter: { a: { registered: "yes" } } }],
    ["a name that is a number", { filter: { a: { name: 7 } } }],
    ["a circle without its size", { filter: { a: { radius: { latitude: 1, longitude: 1 } } } }],
    ["a NUL", { filter: { a: { city: "\u0000" } } }],
    ["a filter beside a and o", { filter: { name: "x" } }],
  ])("400 for %s", async (_what, search) => {
    for (const call of [list, listRegistered, countRegistered]) {
      expect(await call(search)).toMatchObject({ status: 400, error: "ValidationFailed", entity: [] });
    }
  });
});

describe("GET /company/registered and /company/countregistered", () => {
  it("know those with an account alone", async () => {
    await makeCompany({ name: "Auer" });
    await makeCompany({ name: "Berger" });
    await makeCompany({ name: "Closed", active: false });
    await makeCompany({ name: "Passiv", registered: false });
    const answer = await listRegistered({ take: 1 });
    expect(answer).toMatchObject({ status: 200, total: 2, entity: [{ name: "Auer", registered: true }] });
    expect(await countRegistered()).toMatchObject({ status: 200, successful: true, entity: [2] });
    expect((await countRegistered({ filter: { a: { name: "auer" } } })).entity).toEqual([1]);
    expect((await countRegistered({ filter: { a: { registered: false } } })).entity).toEqual([0]);
    const { cookie } = await person(null, "admin");
    expect((await countRegistered({}, cookie)).entity).toEqual([3]);
    expect((await listRegistered({}, cookie)).total).toBe(3);
  });
});

it("405 with every method that there is in Allow", async () => {
  const refusals = [
    [collection.DELETE, "GET, HEAD, POST"],
    [registered.POST, "GET, HEAD"],
    [count.POST, "GET, HEAD"],
  ] as const;
  for (const [refuse, allow] of refusals) {
    const answer = await refuse(request("/api/company", { method: "POST" }));
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe(allow);
  }
});
