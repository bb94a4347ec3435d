import { beforeEach, describe, expect, it } from "vitest";
import { onChanged } from "@/lib/cache/tags";
import { prisma } from "@/lib/db/prisma";
import { companyProfile } from "@/lib/features/company/queries/profile";
import { companyRecord } from "@/lib/features/company/schema";
import { makeCompany } from "@/prisma/factories/company";
import { everything, fileOf, getCompany, idOf, putCompany, staffOf, storedCompany } from "@/tests/companies";
import { resetDb } from "@/tests/db";
import { person } from "@/tests/people";

beforeEach(resetDb);

describe("PUT /company/{id}: who", () => {
  it("200 when the owner changes every field, with an audit line of what differs", async () => {
    const owner = await person("busoperator");
    const id = idOf(owner);
    const files = { logo: await fileOf(id, "logo"), pdf: await fileOf(id, "pdf"), images: [await fileOf(id, "image")] };
    const publicData = { telephone: true, description: "Kurz gesagt.", fleet: true, fax: false };
    const { status, entity } = await putCompany(id, { ...everything, ...files, publicData, version: 1 }, owner.cookie);
    expect(status).toBe(200);
    expect(companyRecord.parse(entity[0])).toMatchObject({
      ...everything,
      ...files,
      ...{ id, publicData, version: 2, email: "info@donaubus.example", website: "https://donaubus.example/" },
      ...{ slug: "donaubus-kellermayer", companyType: "busoperator" },
    });
    const line = await prisma.auditEntry.findFirstOrThrow({ where: { noun: "company", recordId: id } });
    expect(line).toMatchObject({ action: "change", userId: owner.id, before: { telephone: null, logo: null } });
    expect(line.after).toMatchObject({ logo: files.logo, telephone: "•" });
    expect(line.after).not.toHaveProperty("companyType");
  });

  it("200 when an admin changes any company, its type too, and 404 where there is none", async () => {
    const admin = await person(null, "admin");
    const { id } = await makeCompany({ registered: false });
    const { status, entity } = await putCompany(id, { companyType: "travelService", registered: true }, admin.cookie);
    expect([status, entity[0].companyType, entity[0].registered]).toEqual([200, "travelService", false]);
    expect(await prisma.advertiser.count({ where: { companyId: id } })).toBe(1);
    expect((await putCompany(crypto.randomUUID(), { name: "X1" }, admin.cookie)).status).toBe(404);
    expect((await putCompany("7", { name: "X1" }, admin.cookie)).status).toBe(400);
  });

  it("401 signed out, 403 for staff, for other companies and without one, 404 for what is not to be seen", async () => {
    const [owner, other, alone] = [await person("busoperator"), await person("travelService"), await person(null)];
    const id = idOf(owner);
    const change = { description: "Fremd." };
    expect(await putCompany(id, change)).toMatchObject({ status: 401, error: "Unauthorized" });
    for (const cookie of [await staffOf(id), other.cookie, alone.cookie]) {
      expect(await putCompany(id, change, cookie)).toMatchObject({ status: 403, error: "Forbidden", entity: [] });
    }
    const closed = await makeCompany({ active: false });
    expect((await putCompany(closed.id, change, other.cookie)).status).toBe(404);
    expect((await putCompany(crypto.randomUUID(), change, other.cookie)).status).toBe(404);
    expect(await storedCompany(id)).toMatchObject({ description: "", version: 1 });
  });
});

describe("PUT /company/{id}: versions", () => {
  it("409 for the second of two who save at once, and nothing of it is stored", async () => {
    const owner = await person("busoperator");
    const id = idOf(owner);
    const change = (description: string) => putCompany(id, { description, version: 1 }, owner.cookie);
    const answers = await Promise.all([change("Eins."), change("Zwei.")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = answers.find(({ status }) => status === 200);
    expect(await storedCompany(id)).toMatchObject({ description: won?.entity[0].description, version: 2 });
    expect(answers.find(({ status }) => status === 409)).toMatchObject({ error: "Conflict", entity: [] });
  });

  it("leaves what is left out, clears what is empty, and ignores what is not the owner's", async () => {
    const owner = await person("driver");
    const id = idOf(owner);
    await putCompany(id, { ...everything, publicData: { telephone: true } }, owner.cookie);
    const { entity } = await putCompany(id, { fax: "", cellphone: null, website: "" }, owner.cookie);
    expect(entity[0]).toMatchObject({ fax: null, cellphone: null, website: null, telephone: everything.telephone });
    expect(entity[0]).toMatchObject({ name: everything.name, publicData: { telephone: true } });
    const before = await storedCompany(id);
    const whole = (await getCompany(id, owner.cookie)).entity[0];
    const foreign = {
      id: crypto.randomUUID(),
      slug: "x",
      companyType: "travelService",
      registered: false,
      created_at: 1,
    };
    expect((await putCompany(id, { ...whole, ...foreign }, owner.cookie)).status).toBe(200);
    expect(await storedCompany(id)).toEqual({ ...before, version: before.version + 1 });
    expect(await prisma.auditEntry.count({ where: { recordId: id } })).toBe(2);
  });
});

describe("a renamed company", () => {
  it("keeps its old address as a redirect, and gets it back with its old name", async () => {
    const owner = await person("busoperator");
    const id = idOf(owner);
    const rename = async (name: string) => (await putCompany(id, { name }, owner.cookie)).entity[0].slug;
    expect(await rename("Erste Reisen")).toBe("erste-reisen");
    expect(await rename("Zweite Reisen")).toBe("zweite-reisen");
    expect(await companyProfile("erste-reisen")).toMatchObject({ id, slug: "zweite-reisen" });
    const rival = await person("driver");
    expect((await putCompany(idOf(rival), { name: "Erste Reisen" }, rival.cookie)).entity[0].slug).toBe(
      "erste-reisen-2",
    );
    expect(await rename("ERSTE Reisen")).toBe("erste-reisen");
    const old = await prisma.companySlug.findMany({ where: { companyId: id }, select: { slug: true } });
    expect(old.map(({ slug }) => slug).sort()).toEqual([owner.slug, "zweite-reisen"].sort());
    expect(await rename("Erste reisen")).toBe("erste-reisen");
  });

  it("429 after ten new names in a week, the tenth stays; the same name and an admin's go on", async () => {
    const owner = await person("busoperator");
    const id = idOf(owner);
    const rename = (name: string, cookie = owner.cookie) => putCompany(id, { name }, cookie);
    for (let number = 1; number <= 10; number++) expect((await rename(`Reisen ${number}`)).status).toBe(200);
    expect(await rename("Reisen 11")).toMatchObject({ status: 429, error: "RateLimited" });
    expect(await companyProfile("reisen-11")).toBeNull();
    expect((await rename("Reisen 10")).status).toBe(200);
    expect((await rename("Reisen 11", (await person(null, "admin")).cookie)).status).toBe(200);
  });
});

describe("what is published", () => {
  it("is in the public record with its value, and nothing else is", async () => {
    const owner = await person("busoperator");
    const id = idOf(owner);
    const publicData = { description: "Kurz gesagt.", telephone: true, fleet: true, email: false };
    await putCompany(id, { ...everything, publicData }, owner.cookie);
    const { entity } = await getCompany(id);
    const shown = { description: "Kurz gesagt.", telephone: everything.telephone };
    expect(entity[0]).toMatchObject({ name: everything.name, ...shown });
    expect(entity[0].publicData).toEqual({ ...shown, fleet: true });
    for (const key of ["fleet", "email", "fax", "address", "location"]) expect(entity[0]).not.toHaveProperty(key);
  });

  it("reaches stored pages before the answer leaves", async () => {
    const [owner, hotel] = [await person("busoperator"), await person("travelService")];
    const heard: string[] = [];
    const stop = onChanged((tags) => heard.push(...tags));
    await putCompany(idOf(owner), { description: "Neu." }, owner.cookie);
    expect(heard).toEqual(["company", `company:${idOf(owner)}`]);
    await putCompany(idOf(hotel), { description: "Neu." }, hotel.cookie);
    expect(heard).toContain("advertiser");
    heard.length = 0;
    await putCompany(idOf(owner), { description: "Neu.", version: 1 }, owner.cookie);
    expect(heard).toEqual([]);
    stop();
  });
});
