import { beforeEach, describe, expect, it } from "vitest";
import * as one from "@/app/api/company/[id]/route";
import { prisma } from "@/lib/db/prisma";
import { companyProfile } from "@/lib/features/company/queries/profile";
import { companyRecord, publicCompanyRecord } from "@/lib/features/company/schema";
import { makeCompany } from "@/prisma/factories/company";
import { envelope, params, request, resetDb } from "@/tests/db";
import { person } from "@/tests/people";

beforeEach(resetDb);

const get = async (id: string, cookie?: string) =>
  envelope(await one.GET(request(`/api/company/${id}`, { cookie }), params({ id })));

describe("GET /company/{id}", () => {
  it("gives name and type, and of the profile only what is published", async () => {
    const { id, slug } = await makeCompany({
      telephone: "+49 941 111111",
      fax: "+49 941 222222",
      publicData: { telephone: true, description: "Seit 1961.", address: true, fax: false },
    });
    const { status, entity } = await get(id);
    expect(status).toBe(200);
    expect(publicCompanyRecord.parse(entity[0])).toMatchObject({
      ...{ id, slug, companyType: "busoperator", telephone: "+49 941 111111", description: "Seit 1961." },
      address: { city: "Regensburg", countryISO3166Code: "DE" },
    });
    expect(Object.keys(entity[0].publicData).sort()).toEqual(["address", "description", "telephone"]);
    for (const hidden of ["email", "fax", "location", "website"]) expect(entity[0]).not.toHaveProperty(hidden);
    expect(JSON.stringify(entity)).not.toContain("222222");
  });

  it("leaves out what is not fit to be shown", async () => {
    const { id } = await makeCompany({
      publicData: {
        website: "javascript:alert(1)",
        logo: "//elsewhere.example/x.png",
        pdf: 7,
        address: {},
        owner: "x",
      },
    });
    expect((await get(id)).entity[0].publicData).toEqual({});
  });

  it("shows nothing of a passive provider, and no company that is closed or private", async () => {
    const passive = await makeCompany({ registered: false, description: "x", publicData: { description: true } });
    const closed = await makeCompany({ active: false });
    const requester = await makeCompany({ companyType: "private" });
    expect((await get(passive.id)).entity[0]).toMatchObject({ name: passive.name, publicData: {} });
    for (const { id } of [closed, requester, { id: crypto.randomUUID() }]) {
      expect(await get(id)).toMatchObject({ status: 404, error: "NotFound", entity: [] });
    }
    expect((await get("7")).status).toBe(400);
  });

  it("gives its own people and admins the whole record, others not", async () => {
    const own = await person("busoperator");
    const other = await person("busoperator");
    const admin = await person(null, "admin");
    const id = own.companyId ?? "";
    for (const { cookie } of [own, admin]) {
      expect(companyRecord.parse((await get(id, cookie)).entity[0]).email).toContain("@");
    }
    expect((await get(id, other.cookie)).entity[0]).not.toHaveProperty("email");
    await prisma.company.update({ where: { id }, data: { active: false } });
    expect((await get(id, admin.cookie)).status).toBe(200);
  });
});

describe("the profile's address", () => {
  it("follows a former slug, which a new owner of the same slug takes over", async () => {
    const company = await makeCompany({ slug: "new-name" });
    await prisma.companySlug.create({ data: { slug: "old-name", companyId: company.id } });
    expect(await companyProfile("old-name")).toMatchObject({ id: company.id, slug: "new-name" });
    const next = await makeCompany({ slug: "old-name" });
    expect((await companyProfile("old-name"))?.id).toBe(next.id);
    expect(await companyProfile("../etc")).toBeNull();
  });
});
