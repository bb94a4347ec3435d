import { beforeEach, describe, expect, it } from "vitest";
import * as user from "@/app/api/user/route";
import { prisma } from "@/lib/db/prisma";
import { adminUserRecord } from "@/lib/features/user/schema/admin";
import { makeCompany } from "@/prisma/factories/company";
import { asUser, envelope, request, resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { getUser, listUsers, putUser } from "./admin-calls";
import { withStored } from "@/tests/versions";

beforeEach(resetDb);

type Person = Awaited<ReturnType<typeof person>>;
const admin = () => person(null, "admin");
const stored = (id: string) => prisma.user.findUniqueOrThrow({ where: { id } });
const lines = (recordId: string) =>
  prisma.auditEntry.findMany({ where: { noun: "user", recordId }, orderBy: { id: "asc" } });
const isIn = async ({ cookie }: Person) => (await user.GET(request("/api/user", { cookie }))).status === 200;

describe("GET /admin/users", () => {
  it("401 for nobody, 403 for a user", async () => {
    expect((await listUsers({})).status).toBe(401);
    expect((await listUsers({}, (await person("driver")).cookie)).status).toBe(403);
  });

  it("finds by any part of name, user name and address, every word of it", async () => {
    const { cookie } = await admin();
    const { id } = await person("driver");
    await prisma.user.update({
      where: { id },
      data: { firstname: "Jana", lastname: "Kern", email: "chefin@kern-reisen.example", userName: "jkern" },
    });
    for (const text of ["jana kern", "KERN-REISEN", "jker", "kern ana"]) {
      const { entity, total } = await listUsers({ filter: { a: { text } } }, cookie);
      expect([total, entity[0]?.id]).toEqual([1, id]);
      expect(adminUserRecord.parse(entity[0])).toMatchObject({ state: "active", companyType: "driver", sessions: 1 });
    }
    expect((await listUsers({ filter: { a: { text: "kern 50%" } } }, cookie)).total).toBe(0);
  });

  it("filters by role, company type and state", async () => {
    const { cookie } = await admin();
    const closed = await person("driver");
    await person("touroperator");
    await prisma.user.update({ where: { id: closed.id }, data: { closedAt: new Date() } });
    const total = async (a: object) => (await listUsers({ filter: { a } }, cookie)).total;
    expect(await total({ role: "admin" })).toBe(1);
    expect(await total({ companyType: ["driver", "touroperator"] })).toBe(2);
    expect(await total({ companyType: "none" })).toBe(1);
    expect(await total({ state: "closed" })).toBe(1);
    expect(await total({ state: "active" })).toBe(2);
  });

  it("pages in a total order whatever it sorts by, forward and back", async () => {
    const { cookie } = await admin();
    for (let index = 0; index < 6; index += 1) await person(null);
    for (const sort of ["created_at", "name", "userName", "email"]) {
      for (const dir of ["asc", "desc"]) {
        const pages = await Promise.all([0, 3, 6].map((skip) => listUsers({ take: 3, skip, sort, dir }, cookie)));
        const ids = pages.flatMap(({ entity }) => entity.map((row: { id: string }) => row.id));
        expect([pages[0]?.total, new Set(ids).size]).toEqual([7, 7]);
      }
    }
  });

  it.each([
    { sort: "passwordHash" },
    { filter: { a: { passwordHash: "x" } } },
    { take: 0 },
    { filter: { a: { role: "root" } } },
  ])("400 for %j", async (query) => {
    expect((await listUsers(query, (await admin()).cookie)).status).toBe(400);
  });
});

describe("PUT /admin/users/{id}", () => {
  it("200 takes a record back whole, and changes what an admin may set, on record with before and after", async () => {
    const { cookie } = await admin();
    const { id } = await person("driver");
    const read = (await getUser(id, cookie)).entity[0];
    const same = await putUser(id, read, cookie);
    expect(same).toMatchObject({ status: 200, entity: [{ version: 1 }] });
    const { entity } = await putUser(id, { ...read, role: "admin", lastname: "Neu" }, cookie);
    expect(entity[0]).toMatchObject({ role: "admin", lastname: "Neu", version: 2 });
    const [line, ...more] = await lines(id);
    expect(more).toEqual([]);
    expect(line).toMatchObject({ action: "change", before: { role: "user" }, after: { role: "admin", lastname: "•" } });
  });

  it("a new role and closing end the sessions; opening again lets sign in", async () => {
    const { cookie } = await admin();
    const one = await person("driver");
    expect(await isIn(one)).toBe(true);
    await putUser(one.id, { role: "admin" }, cookie);
    expect(await isIn(one)).toBe(false);
    const other = await person("driver");
    expect((await putUser(other.id, { state: "closed" }, cookie)).entity[0]).toMatchObject({
      state: "closed",
      sessions: 0,
    });
    expect(await isIn(other)).toBe(false);
    expect((await putUser(other.id, { state: "active" }, cookie)).entity[0]).toMatchObject({ state: "active" });
    expect(await isIn({ ...other, ...(await asUser(other)) })).toBe(true);
  });

  it("assigns a company, an owner of it, and takes it away; a passive company has an account from then on", async () => {
    const { cookie } = await admin();
    const { id } = await person(null);
    const company = await makeCompany({ companyType: "busoperator", registered: false });
    const joined = await putUser(id, { company: company.id, owner: true }, cookie);
    expect(joined.entity[0]).toMatchObject({ company: company.id, companyName: company.name, owner: true });
    expect(await prisma.company.findUnique({ where: { id: company.id } })).toMatchObject({ registered: true });
    expect(await prisma.auditEntry.findMany({ where: { recordId: company.id } })).toMatchObject([
      { noun: "company", before: { registered: false }, after: { registered: true } },
    ]);
    const second = await person(null);
    await putUser(second.id, { company: company.id, owner: true }, cookie);
    expect((await putUser(id, { company: null }, cookie)).entity[0]).toMatchObject({ company: null, owner: false });
  });

  it("409 where a company would lose its last owner, 400 for a company that is none and an owner without one", async () => {
    const { cookie } = await admin();
    const owner = await person("driver");
    const fields = [{ path: "owner", message: "lastOwnerOfCompany" }];
    expect(await putUser(owner.id, { company: null }, cookie)).toMatchObject({ status: 409, fields });
    expect(await putUser(owner.id, { owner: false }, cookie)).toMatchObject({ status: 409, fields });
    const { id } = await person(null);
    const unknown = { path: "company", message: "companyUnknown" };
    expect(await putUser(id, { company: crypto.randomUUID() }, cookie)).toMatchObject({
      status: 400,
      fields: [unknown],
    });
    expect((await putUser(id, { owner: true }, cookie)).status).toBe(400);
    expect(await stored(owner.id)).toMatchObject({ companyId: owner.companyId, owner: true, version: 1 });
  });

  it("409 for one's own role and one's own account", async () => {
    const { id, cookie } = await admin();
    await admin();
    expect(await putUser(id, { role: "user" }, cookie)).toMatchObject({
      status: 409,
      fields: [{ message: "ownRole" }],
    });
    expect(await putUser(id, { state: "closed" }, cookie)).toMatchObject({
      ...{ status: 409, fields: [{ message: "ownAccount" }] },
    });
    expect(await stored(id)).toMatchObject({ role: "admin", closedAt: null });
  });

  it.each([
    ["by the admins' call", (id: string, cookie: string) => putUser(id, { role: "user" }, cookie)],
    [
      "by PUT /user",
      async (id: string, cookie: string) => {
        const body = await withStored("user", id, { id, role: "user" });
        return envelope(await user.PUT(request("/api/user", { method: "PUT", body, cookie })));
      },
    ],
    ["by closing", (id: string, cookie: string) => putUser(id, { state: "closed" }, cookie)],
  ])("one admin stays when two shut each other out at once: %s", async (_how, shutOut) => {
    const [a, b] = [await admin(), await admin()];
    const answers = await Promise.all([shutOut(b.id, a.cookie), shutOut(a.id, b.cookie)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await prisma.user.count({ where: { role: "admin", closedAt: null } })).toBe(1);
  });

  it("409 for a stale version and nothing is stored; of two at once one wins", async () => {
    const [a, b] = [await admin(), await admin()];
    const { id } = await person(null);
    const both = await Promise.all([
      putUser(id, { lastname: "Eins", version: 1 }, a.cookie),
      putUser(id, { lastname: "Zwei", version: 1 }, b.cookie),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await stored(id)).version).toBe(2);
  });

  it("409 for a user name in use, 400 for a field outside the shape or a state that is none to set, 404 for nobody", async () => {
    const { cookie } = await admin();
    const [one, other] = [await person(null), await person(null)];
    const taken = await putUser(one.id, { userName: other.userName.toUpperCase() }, cookie);
    expect(taken).toMatchObject({ status: 409, fields: [{ path: "userName", message: "alreadyTaken" }] });
    expect((await putUser(one.id, { passwordHash: "x" }, cookie)).status).toBe(400);
    expect((await putUser(one.id, { state: "leaving" }, cookie)).status).toBe(400);
    expect((await putUser(crypto.randomUUID(), { lastname: "X" }, cookie)).status).toBe(404);
  });
});
