import { beforeEach, describe, expect, it } from "vitest";
import { rowsOfFile } from "@/tests/csv";
import { partnerList } from "@/lib/features/advertiser/schema/partner-call";
import { POST } from "@/app/api/admin/advertisers/[id]/position/route";
import { GET as one } from "@/app/api/admin/partners/[id]/route";
import { GET as list } from "@/app/api/admin/partners/route";
import { prisma } from "@/lib/db/prisma";
import { makeAdvertiser } from "@/prisma/factories/advertiser";
import { envelope, params, request, resetDb } from "../db";
import { person } from "../people";
import { getCsv, queryOf } from "./admin-calls";

beforeEach(resetDb);

type Query = Parameters<typeof queryOf>[0];
const read = async (query: Query, cookie?: string) =>
  envelope(await list(request(`/api/admin/partners${queryOf(query)}`, { cookie })));
const get = async (id: string, cookie?: string) =>
  envelope(await one(request(`/api/admin/partners/${id}`, { cookie }), params({ id })));
const place = async (id: string, body: unknown, cookie?: string) =>
  envelope(await POST(request(`/api/admin/advertisers/${id}/position`, { body, cookie }), params({ id })));
type Listed = { entity: { company: { name: string } }[] };
const namesOf = ({ entity }: Listed) => entity.map(({ company }) => company.name);

async function partner(name: string, rest: Partial<Parameters<typeof makeAdvertiser>[0]> = {}) {
  const { companyId, cookie } = await person("travelService");
  await prisma.company.update({ where: { id: companyId ?? "" }, data: { name } });
  return { ...(await makeAdvertiser({ companyId: companyId ?? "", ...rest })), cookie };
}

async function market() {
  const admin = await person(null, "admin");
  const zoll = await partner("Altes Zollhaus", { homePosition: 5 });
  const cafe = await partner("Café Prinzess", { homeActive: false });
  const brau = await partner("Brauhaus", { homePosition: -1, abonnement: "none", plan: null });
  return { ...admin, zoll, cafe, brau };
}

describe("GET /admin/partners", () => {
  it("401 without a session, 403 for a travel service, 400 for an unknown filter", async () => {
    const { cookie, zoll } = await market();
    expect((await read({})).status).toBe(401);
    expect((await read({}, zoll.cookie)).status).toBe(403);
    expect((await read({ filter: { a: { vatId: "x" } } }, cookie)).status).toBe(400);
  });

  it("lists in the order of the home page and tells who is shown there", async () => {
    const { cookie } = await market();
    const answer = await read({}, cookie);
    expect(namesOf(answer)).toEqual(["Brauhaus", "Café Prinzess", "Altes Zollhaus"]);
    expect(answer.entity.map(({ shown }: { shown: boolean }) => shown)).toEqual([false, false, true]);
    expect(answer.entity[2]).toMatchObject({ position: 5, homeActive: true, state: "active" });
  });

  it("neither shows a partner nor calls it active once its time has run out", async () => {
    const { cookie, zoll } = await market();
    await prisma.advertiser.update({ where: { id: zoll.id }, data: { paidUntil: new Date(Date.now() - 60_000) } });
    const { entity } = await read({ filter: { a: { state: "lapsed" } } }, cookie);
    expect(entity).toEqual([expect.objectContaining({ id: zoll.id, state: "lapsed", shown: false })]);
  });

  it("narrows by name, state and entry, sorts by name, and pages without repeating a row", async () => {
    const { cookie } = await market();
    const found = async (a: object) => namesOf(await read({ filter: { a } }, cookie));
    expect(await found({ text: "PRINZ" })).toEqual(["Café Prinzess"]);
    expect(await found({ state: "none" })).toEqual(["Brauhaus"]);
    expect(await found({ entry: false })).toEqual(["Café Prinzess"]);
    const pages = [0, 1, 2].map((skip) => read({ sort: "name", take: 1, skip }, cookie));
    expect((await Promise.all(pages)).flatMap(namesOf)).toEqual(["Altes Zollhaus", "Brauhaus", "Café Prinzess"]);
  });
});

describe("POST /admin/advertisers/{id}/position", () => {
  it("moves a partner with an audit line of before and after", async () => {
    const { cookie, zoll } = await market();
    const answer = await place(zoll.id, { position: -2, version: 1 }, cookie);
    expect(answer.entity[0]).toMatchObject({ position: -2, version: 2 });
    expect(namesOf(await read({}, cookie))[0]).toBe("Altes Zollhaus");
    const [line] = await prisma.auditEntry.findMany({ where: { recordId: zoll.companyId } });
    expect(line).toMatchObject({ before: { homePosition: 5 }, after: { homePosition: -2 } });
  });

  it("409 for the slower of two admins that move one partner at once", async () => {
    const { cookie, zoll } = await market();
    const moves = [1, 2].map((position) => place(zoll.id, { position, version: 1 }, cookie));
    expect((await Promise.all(moves)).map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await prisma.auditEntry.count({ where: { recordId: zoll.companyId } })).toBe(1);
  });

  it("400 outside the range or without a version, 403 for the partner itself, 404 for nobody", async () => {
    const { cookie, zoll } = await market();
    expect((await place(zoll.id, { position: 100, version: 1 }, cookie)).status).toBe(400);
    expect((await place(zoll.id, { position: 1 }, cookie)).status).toBe(400);
    expect((await place(zoll.id, { position: 1, version: 1 }, zoll.cookie)).status).toBe(403);
    expect((await place(zoll.companyId, { position: 1, version: 1 }, cookie)).status).toBe(404);
  });
});

it("reads one, and exports all as CSV", async () => {
  const { cookie, zoll } = await market();
  expect((await get(zoll.id, cookie)).entity[0]).toMatchObject({ company: { name: "Altes Zollhaus" } });
  expect((await get(zoll.companyId, cookie)).status).toBe(404);
  const data = await rowsOfFile(partnerList, await getCsv("partners", { columns: "company,position" }, cookie));
  expect(data.map(({ company, position }) => `${company} ${position}`)).toEqual([
    "Altes Zollhaus 5",
    "Café Prinzess 0",
    // A minus would begin a formula.
    "Brauhaus -1",
  ]);
});
