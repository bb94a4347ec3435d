import { beforeEach, describe, expect, it } from "vitest";
import { GET as exportUser } from "@/app/api/user/export/route";
import { prisma } from "@/lib/db/prisma";
import { eraseAccounts } from "@/lib/features/user/commands/erase-accounts";
import { asUser, envelope, request, resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { addDriver, changeDriver, jonas, listDrivers, removeDriver } from "./driver-calls";
import { found } from "./erasure";

beforeEach(resetDb);

describe("a company's drivers", () => {
  it("are added without an account, listed by name, changed and deleted", async () => {
    const me = await person("busoperator");
    const made = await addDriver(me);
    expect(made).toMatchObject({ status: 201, entity: [{ name: jonas.name, languages: ["de", "cs"], version: 1 }] });
    await addDriver(me, { name: "Anna Bauer" });
    expect((await listDrivers(me)).entity).toMatchObject([{ name: "Anna Bauer", phone: "", languages: [] }, {}]);
    const { id } = made.entity[0];
    const change = { ...jonas, phone: "", version: 1 };
    expect(await changeDriver(me, id, change)).toMatchObject({ status: 200, entity: [{ phone: "", version: 2 }] });
    expect((await changeDriver(me, id, change)).status).toBe(409);
    expect(await removeDriver(me, id)).toMatchObject({ status: 200 });
    expect((await removeDriver(me, id)).status).toBe(404);
    expect((await listDrivers(me)).total).toBe(1);
  });

  it("keep what a change leaves out, and come back whole, as they were read", async () => {
    const me = await person("busoperator");
    const { id } = (await addDriver(me)).entity[0];
    const renamed = await changeDriver(me, id, { name: "Jonas Huber", version: 1 });
    const kept = { name: "Jonas Huber", phone: jonas.phone, languages: ["de", "cs"] };
    expect(renamed).toMatchObject({ status: 200, entity: [{ ...kept, version: 2 }] });
    expect(await changeDriver(me, id, renamed.entity[0])).toMatchObject({ status: 200, entity: [kept] });
    expect((await changeDriver(me, id, { phone: "", version: 3 })).entity).toMatchObject([{ ...kept, phone: "" }]);
  });

  it("are the company's alone: a colleague reads them, another company and an admin do not", async () => {
    const [me, other, admin] = [await person("driver"), await person("driver"), await person(null, "admin")];
    const { id } = (await addDriver(me)).entity[0];
    const staff = { email: "s@people.example", userName: "staff", firstname: "S", lastname: "T", passwordHash: "x" };
    const data = { ...staff, companyId: me.companyId, confirmedAt: new Date() };
    const colleague = await asUser(await prisma.user.create({ data }));
    expect((await listDrivers(colleague)).entity).toMatchObject([{ id }]);
    expect((await listDrivers(other)).entity).toEqual([]);
    expect((await changeDriver(other, id, { ...jonas, version: 1 })).status).toBe(404);
    expect((await removeDriver(other, id)).status).toBe(404);
    expect((await listDrivers(admin)).status).toBe(403);
    expect(await prisma.driver.count()).toBe(1);
  });

  it("400 for what is no name, number or language, at its field", async () => {
    const me = await person("busoperator");
    const wrong = async (body: object) => (await addDriver(me, body)).fields?.map(({ path }: { path: string }) => path);
    expect(await wrong({ name: "  " })).toEqual(["name"]);
    expect(await wrong({ ...jonas, phone: "morgen" })).toEqual(["phone"]);
    expect(await wrong({ ...jonas, languages: ["de", "xx"] })).toEqual(["languages.1"]);
    expect(await wrong({ ...jonas, salary: 1 })).toEqual(["salary"]);
    expect((await changeDriver(me, crypto.randomUUID(), jonas)).fields).toEqual([
      { path: "version", message: "required" },
    ]);
    expect(await prisma.driver.count()).toBe(0);
  });

  it("are in the owner's export and in nobody else's, never in the audit trail, and go with the company", async () => {
    const [me, other] = [await person("busoperator"), await person("busoperator")];
    const { id } = (await addDriver(me)).entity[0];
    await changeDriver(me, id, { ...jonas, phone: "+49 151 5550119", version: 1 });
    const exported = async ({ cookie }: { cookie: string }) =>
      (await envelope(await exportUser(request("/api/user/export", { cookie })))).entity[0].drivers;
    expect(await exported(me)).toMatchObject([{ name: jonas.name, languages: ["de", "cs"] }]);
    expect(await exported(other)).toEqual([]);
    expect(await found(["wiesgickl", "5550118", "5550119"])).toEqual(["driver.name", "driver.phone"]);
    await prisma.user.update({ where: { id: me.id }, data: { deleteAfter: new Date(Date.now() - 1) } });
    expect(await eraseAccounts()).toBe(1);
    expect(await found(["wiesgickl", "5550118", "5550119"])).toEqual([]);
  });
});
