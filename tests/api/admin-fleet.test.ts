import { beforeEach, describe, expect, it } from "vitest";
import { rowsOfFile } from "@/tests/csv";
import { adminBusList } from "@/lib/features/bus/schema/admin-call";
import { GET as one } from "@/app/api/admin/buses/[id]/route";
import { GET as list } from "@/app/api/admin/buses/route";
import { prisma } from "@/lib/db/prisma";
import { makeBus } from "@/prisma/factories/bus";
import { makeCompany } from "@/prisma/factories/company";
import { envelope, params, request, resetDb } from "../db";
import { person } from "../people";
import { getCsv, queryOf } from "./admin-calls";
import { change, fieldsOf, remove } from "./bus-calls";

beforeEach(resetDb);

type Query = Parameters<typeof queryOf>[0];
const read = async (query: Query, cookie?: string) =>
  envelope(await list(request(`/api/admin/buses${queryOf(query)}`, { cookie })));
const get = async (id: string, cookie?: string) =>
  envelope(await one(request(`/api/admin/buses/${id}`, { cookie }), params({ id })));
const platesOf = ({ entity }: { entity: { licenceplate: string }[] }) => entity.map((row) => row.licenceplate);
const found = async (cookie: string, a: object) =>
  platesOf(await read({ filter: { a }, sort: "licenceplate" }, cookie));

const hour = 3_600_000;
const booked = (companyId: string, busId: string) =>
  prisma.booking.create({
    data: {
      ...{ companyId, busId, title: "Vereinsfahrt Prag" },
      ...{ start: new Date(Date.now() + 24 * hour), end: new Date(Date.now() + 30 * hour) },
    },
  });

/** Two companies with three buses, one of them out of service. */
async function market() {
  const admin = await person(null, "admin");
  const donau = await makeCompany({ name: "Donau Reisen" });
  const alpin = await makeCompany({ name: "Alpin Bus" });
  const a = await makeBus({ companyId: donau.id, licenceplate: "R CB 418" });
  const b = await makeBus({ companyId: donau.id, licenceplate: "R CB 9", design: "midibus", active: false });
  const c = await makeBus({ companyId: alpin.id, licenceplate: "IL 77 A", country: "AT", name: "Setra S 516" });
  return { ...admin, donau, alpin, a, b, c };
}

describe("GET /admin/buses", () => {
  it("401 without a session, 403 for a bus operator, 400 for an unknown filter or sort", async () => {
    const { cookie } = await market();
    expect((await read({})).status).toBe(401);
    expect((await read({}, (await person("busoperator")).cookie)).status).toBe(403);
    expect((await read({ filter: { a: { qrcode: "x" } } }, cookie)).status).toBe(400);
    expect((await read({ sort: "capacity" }, cookie)).status).toBe(400);
  });

  it("lists every company's buses, newest first, with owner and trips ahead", async () => {
    const { cookie, donau, a } = await market();
    await booked(donau.id, a.id);
    const answer = await read({}, cookie);
    expect(answer).toMatchObject({ status: 200, total: 3 });
    expect(platesOf(answer)).toEqual(["IL 77 A", "R CB 9", "R CB 418"]);
    expect(answer.entity[2]).toMatchObject({ ahead: 1, company: { id: donau.id, name: "Donau Reisen" } });
    expect(answer.entity[0].ahead).toBe(0);
  });

  it("finds by any part of the plate and by the company's name, and narrows by design, country and state", async () => {
    const { cookie, alpin } = await market();
    expect(await found(cookie, { text: "rcb4" })).toEqual(["R CB 418"]);
    expect(await found(cookie, { text: "cb" })).toEqual(["R CB 418", "R CB 9"]);
    expect(await found(cookie, { text: "reisen DONAU" })).toEqual(["R CB 418", "R CB 9"]);
    expect(await found(cookie, { text: "100%" })).toEqual([]);
    expect(await found(cookie, { design: "midibus" })).toEqual(["R CB 9"]);
    expect(await found(cookie, { country: "at" })).toEqual(["IL 77 A"]);
    expect(await found(cookie, { active: false })).toEqual(["R CB 9"]);
    expect(await found(cookie, { company: alpin.id })).toEqual(["IL 77 A"]);
  });

  it("repeats and skips no row over the pages, whichever the order, where all were made at once", async () => {
    const { cookie, donau } = await market();
    const createdAt = new Date();
    for (let n = 0; n < 12; n += 1) await makeBus({ companyId: donau.id, createdAt });
    for (const sort of ["created_at", "licenceplate"]) {
      for (const dir of ["asc", "desc"]) {
        const pages = [0, 4, 8, 12].map((skip) => read({ sort, dir, take: 4, skip }, cookie));
        const plates = (await Promise.all(pages)).flatMap(platesOf);
        expect(new Set(plates).size).toBe(15);
        expect(plates).toHaveLength(15);
      }
    }
  });
});

it("reads one with its next trips and scans, 404 for another", async () => {
  const { cookie, donau, a } = await market();
  await booked(donau.id, a.id);
  const { entity } = await get(a.id, cookie);
  expect(entity[0]).toMatchObject({ id: a.id, bus: { company: donau.id }, ahead: { count: 1 } });
  expect(entity[0].ahead.named[0].title).toBe("Vereinsfahrt Prag");
  expect(entity[0].scans).toHaveLength(30);
  expect((await get(donau.id, cookie)).status).toBe(404);
  expect((await get(a.id, (await person("busoperator")).cookie)).status).toBe(403);
});

describe("PUT and DELETE /busses/{id} by an admin", () => {
  it("changes any company's bus with an audit line of before and after, 409 for a stale version", async () => {
    const admin = await market();
    const changed = await change(admin, admin.a.id, { capacity: 51, version: 1 });
    expect(changed.entity[0]).toMatchObject({ capacity: 51, version: 2 });
    expect((await change(admin, admin.a.id, { capacity: 53, version: 1 })).status).toBe(409);
    const [line] = await prisma.auditEntry.findMany({ where: { recordId: admin.a.id } });
    expect(line).toMatchObject({ action: "change", before: { capacity: 49 }, after: { capacity: 51 } });
  });

  it("409 at the bus that has trips ahead, gone for one that has none", async () => {
    const admin = await market();
    await booked(admin.donau.id, admin.a.id);
    const refused = await remove(admin, admin.a.id);
    expect(refused.status).toBe(409);
    expect(fieldsOf(refused)).toHaveLength(1);
    expect((await remove(admin, admin.b.id)).status).toBe(200);
    expect(await prisma.bus.count()).toBe(2);
  });
});

it("exports what the filter lets through as CSV that a foreign parser reads back", async () => {
  const { cookie, donau } = await market();
  await prisma.company.update({ where: { id: donau.id }, data: { name: 'Donau "Süd"; Reisen,\nGmbH' } });
  const response = await getCsv(
    "buses",
    { columns: "licenceplate,company,active", filter: { a: { company: donau.id } } },
    cookie,
  );
  const data = await rowsOfFile(adminBusList, response);
  expect(data).toEqual([
    { licenceplate: "R CB 418", company: 'Donau "Süd"; Reisen,\nGmbH', active: "yes" },
    { licenceplate: "R CB 9", company: 'Donau "Süd"; Reisen,\nGmbH', active: "no" },
  ]);
});
