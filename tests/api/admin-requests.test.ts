import { beforeEach, describe, expect, it } from "vitest";
import { rowsOfFile } from "@/tests/csv";
import { adminRequestList } from "@/lib/features/busrequest/schema/admin-call";
import { POST as approve } from "@/app/api/busrequest/[id]/approve/route";
import { POST as reject } from "@/app/api/busrequest/[id]/reject/route";
import { DELETE as removeOne, GET as one } from "@/app/api/admin/requests/[id]/route";
import { GET as list } from "@/app/api/admin/requests/route";
import { DELETE as withdraw, PUT } from "@/app/api/busrequest/[id]/route";
import { prisma } from "@/lib/db/prisma";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { makeCompany } from "@/prisma/factories/company";
import { offerData } from "@/prisma/factories/offer";
import { makePlace, prag } from "@/prisma/factories/place";
import { envelope, params, request, resetDb } from "../db";
import { person } from "../people";
import { getCsv, queryOf } from "./admin-calls";

beforeEach(resetDb);

type Query = Parameters<typeof queryOf>[0];
const read = async (query: Query, cookie?: string) =>
  envelope(await list(request(`/api/admin/requests${queryOf(query)}`, { cookie })));
const get = async (id: string, cookie?: string) =>
  envelope(await one(request(`/api/admin/requests/${id}`, { cookie }), params({ id })));
const put = async (id: string, body: unknown, cookie?: string) =>
  envelope(await PUT(request(`/api/busrequest/${id}`, { method: "PUT", body, cookie }), params({ id })));
const remove = async (id: string, version: number, cookie?: string) =>
  envelope(
    await removeOne(
      request(`/api/admin/requests/${id}?version=${version}`, { method: "DELETE", cookie }),
      params({ id }),
    ),
  );
type Listed = { entity: { companyName: string }[] };
const namesOf = ({ entity }: Listed) => entity.map(({ companyName }) => companyName);
const found = async (cookie: string, a: object) => namesOf(await read({ filter: { a } }, cookie)).sort();

const day = 86_400_000;

/** An active one, one that waits, an ended one of a company. */
async function market() {
  const admin = await person(null, "admin");
  const company = await makeCompany({ name: "Donau Reisen" });
  const club = await makeBusRequest({ companyName: "Club", email: "club@verein.example" });
  await makeBusRequest({ companyName: "Schule", state: "pending", email: "schule@ulm.example" });
  await makeBusRequest({
    ...{ companyName: "Donau", category: "emptyride", companyType: "busoperator", authorCompanyId: company.id },
    ...{ endedAt: new Date(), endReason: "withdrawn" },
    start: { address: makePlace(prag), date: Date.UTC(2027, 5, 12, 6) },
  });
  return { ...admin, company, club };
}

describe("GET /admin/requests", () => {
  it("401 without a session, 403 for a bus partner, 400 for an unknown filter", async () => {
    const { cookie } = await market();
    expect((await read({})).status).toBe(401);
    expect((await read({}, (await person("busoperator")).cookie)).status).toBe(403);
    expect((await read({ filter: { a: { rejectReason: "x" } } }, cookie)).status).toBe(400);
  });

  it("lists all states newest first with contact data, sender and number of offers", async () => {
    const { cookie, company, club } = await market();
    await prisma.offer.create({ data: offerData({ requestId: club.id, companyId: company.id }) });
    const answer = await read({}, cookie);
    expect(answer).toMatchObject({ status: 200, total: 3 });
    expect(namesOf(answer)).toEqual(["Donau", "Schule", "Club"]);
    expect(answer.entity[0]).toMatchObject({ sender: { name: "Donau Reisen" }, endReason: "withdrawn" });
    expect(answer.entity[2]).toMatchObject({ email: "club@verein.example", offers: 1, sender: null });
  });

  it("narrows by kind, state, end, audience, company, day and text", async () => {
    const { cookie, club } = await market();
    expect(await found(cookie, { category: "emptyride" })).toEqual(["Donau"]);
    expect(await found(cookie, { state: "pending" })).toEqual(["Schule"]);
    expect(await found(cookie, { active: "active" })).toEqual(["Club"]);
    expect(await found(cookie, { active: "all" })).toEqual(["Club", "Donau", "Schule"]);
    expect(await found(cookie, { ended: true })).toEqual(["Donau"]);
    expect(await found(cookie, { audience: "busCompany" })).toEqual(["Donau"]);
    expect(await found(cookie, { companyName: "donau" })).toEqual(["Donau"]);
    expect(await found(cookie, { day: { from: "2027-06-12", to: "2027-06-12" } })).toEqual(["Donau"]);
    expect(await found(cookie, { text: "SCHULE@ulm.example" })).toEqual(["Schule"]);
    expect(await found(cookie, { text: `cb-${club.number}` })).toContain("Club");
    expect(await found(cookie, { text: "Regensburg" })).toEqual(["Club", "Schule"]);
  });

  it("repeats and skips no row over the pages, whichever the order, where all share a moment", async () => {
    const { cookie } = await person(null, "admin");
    const createdAt = new Date();
    const start = { address: makePlace(prag), date: Date.now() + 10 * day };
    for (let n = 0; n < 13; n += 1) await makeBusRequest({ companyName: `C${n}`, createdAt, start });
    for (const sort of ["created_at", "start"]) {
      for (const dir of ["asc", "desc"]) {
        const pages = [0, 5, 10].map((skip) => read({ sort, dir, take: 5, skip }, cookie));
        const names = (await Promise.all(pages)).flatMap(namesOf);
        expect(names).toHaveLength(13);
        expect(new Set(names).size).toBe(13);
      }
    }
  });
});

it("reads one, 404 for another, 403 for a partner", async () => {
  const { cookie, club, company } = await market();
  expect((await get(club.id, cookie)).entity[0]).toMatchObject({ companyName: "Club", confirmed: true });
  expect((await get(company.id, cookie)).status).toBe(404);
  expect((await get(club.id, (await person("driver")).cookie)).status).toBe(403);
});

it("lets an admin set state and fields, tells the author, and 409 for the second of two admins", async () => {
  const { cookie, club } = await market();
  const changed = await put(club.id, { state: "pending", passengers: 30, version: 1 }, cookie);
  expect(changed.entity[0]).toMatchObject({ state: "pending", passengers: 30, version: 2 });
  expect((await put(club.id, { passengers: 31, version: 1 }, cookie)).status).toBe(409);
  expect(await prisma.outboxMail.count()).toBe(1);
  expect(await prisma.auditEntry.count({ where: { recordId: club.id, action: "change" } })).toBe(1);
});

it("tells on record what each decision made of a request: before and after, and nothing else", async () => {
  const { cookie } = await market();
  const post = async (handler: typeof approve, body: object, method = "POST") => {
    const { id } = await makeBusRequest({ state: "pending" });
    const sent = method === "DELETE" ? { method, cookie } : { method, body, cookie };
    await handler(request(`/api/busrequest/${id}`, sent), params({ id }));
    const lines = await prisma.auditEntry.findMany({ where: { recordId: id } });
    return lines.map(({ before, after }) => [before, after]);
  };
  const pending = { state: "pending", endReason: null };
  expect(await post(approve, {})).toEqual([[pending, { state: "active", endReason: null }]]);
  expect(await post(reject, { reason: "Zu wenig Angaben." })).toEqual([
    [pending, { ...pending, endReason: "rejected" }],
  ]);
  expect(await post(withdraw, {}, "DELETE")).toEqual([[{ endReason: null }, { endReason: "withdrawn" }]]);
});

describe("DELETE /admin/requests/{id}", () => {
  it("removes the row without a mail, with an audit line of what it held", async () => {
    const { cookie, club } = await market();
    expect((await remove(club.id, 1, cookie)).status).toBe(200);
    expect(await prisma.busRequest.count({ where: { id: club.id } })).toBe(0);
    expect(await prisma.outboxMail.count()).toBe(0);
    const [line] = await prisma.auditEntry.findMany({ where: { recordId: club.id } });
    expect(line).toMatchObject({ action: "delete", noun: "busrequest", before: { category: "grouprequest" } });
    expect((await remove(club.id, 1, cookie)).status).toBe(404);
  });

  it("409 while an offer is open or a trip agreed, and for a stale version", async () => {
    const { cookie, club, company } = await market();
    expect((await remove(club.id, 7, cookie)).status).toBe(409);
    const offer = await prisma.offer.create({ data: offerData({ requestId: club.id, companyId: company.id }) });
    expect((await remove(club.id, 1, cookie)).fields?.[0]?.path).toBe("id");
    await prisma.offer.update({ where: { id: offer.id }, data: { state: "accepted", endedAt: new Date() } });
    expect((await remove(club.id, 1, cookie)).status).toBe(409);
    await prisma.offer.update({ where: { id: offer.id }, data: { state: "declined", endedAt: new Date() } });
    expect((await remove(club.id, 1, cookie)).status).toBe(200);
  });

  it("401 without a session, 403 for the author's company", async () => {
    const { club } = await market();
    expect((await remove(club.id, 1)).status).toBe(401);
    expect((await remove(club.id, 1, (await person("busoperator")).cookie)).status).toBe(403);
    expect(await prisma.busRequest.count({ where: { id: club.id } })).toBe(1);
  });
});

it("exports what the filter lets through as CSV, formulas made harmless, read by a foreign parser", async () => {
  const { cookie } = await market();
  await makeBusRequest({ companyName: "=1+1", description: 'Zeile 1\n"Zeile"; 2,', category: "emergency" });
  const query = { columns: "companyName,description,category", filter: { a: { category: "emergency" } } };
  const data = await rowsOfFile(adminRequestList, await getCsv("requests", query, cookie));
  expect(data).toEqual([{ companyName: "'=1+1", description: 'Zeile 1\n"Zeile"; 2,', category: "Emergency" }]);
});
