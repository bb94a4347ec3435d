import { beforeEach, expect, it } from "vitest";
import { GET as search, POST } from "@/app/api/admin/search/route";
import { prisma } from "@/lib/db/prisma";
import type { SearchRecord } from "@/lib/features/admin/schema";
import { makeBus } from "@/prisma/factories/bus";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { makeCompany } from "@/prisma/factories/company";
import { envelope, request, resetDb } from "../db";
import { person } from "../people";

beforeEach(resetDb);

const ask = async (q: string | undefined, cookie?: string) => {
  const query = q === undefined ? "" : `?${new URLSearchParams({ q })}`;
  return envelope(await search(request(`/api/admin/search${query}`, { cookie })));
};
const nothing: SearchRecord = { requests: [], companies: [], users: [], buses: [] };

async function market() {
  const admin = await person(null, "admin");
  const donau = await makeCompany({ name: "Donau Reisen", email: "info@donau.example" });
  const passive = await makeCompany({ name: "Reisen Süd", registered: false });
  const bus = await makeBus({ companyId: donau.id, licenceplate: "R CB 418" });
  const byDonau = await makeBusRequest({ authorCompanyId: donau.id, companyName: "Donau Reisen" });
  const waits = await makeBusRequest({
    ...{ state: "pending", companyName: "Trachtenverein Salzburg", email: "post@verein.example" },
  });
  const find = async (q: string) => (await ask(q, admin.cookie)).entity[0] as SearchRecord;
  return { ...admin, find, donau, passive, bus, byDonau, waits };
}
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

it("401 without a session, 403 for everybody but admins, 405 for a POST", async () => {
  expect((await ask("Donau")).status).toBe(401);
  for (const type of ["busoperator", "travelService", null] as const) {
    expect((await ask("Donau", (await person(type)).cookie)).status).toBe(403);
  }
  expect((await POST(request("/api/admin/search", { body: {} }))).status).toBe(405);
});

it("finds a request by number, route, mail address, sender's company and the name of who waits, and tells which", async () => {
  const { find, waits, byDonau } = await market();
  const found = async (q: string) => (await find(q)).requests.map(({ id, by }) => [id, by]);
  expect(await found(`CB-${waits.number}`)).toEqual([[waits.id, "number"]]);
  expect(await found(`cb ${byDonau.number}`)).toEqual([[byDonau.id, "number"]]);
  expect(await found("prag  REGENSBURG")).toEqual([
    [waits.id, "route"],
    [byDonau.id, "route"],
  ]);
  expect(await found(" Post@Verein.example ")).toEqual([[waits.id, "email"]]);
  expect(await found("donau")).toEqual([[byDonau.id, "sender"]]);
  expect(await found("trachtenverein")).toEqual([[waits.id, "waiting"]]);
  const [hit] = (await find(`CB-${waits.number}`)).requests;
  expect(hit).toMatchObject({
    reference: `CB-${waits.number}`,
    sender: "Trachtenverein Salzburg",
    category: waits.category,
  });
});

it("finds companies with and without an account by name or mail, a name that is meant exactly first", async () => {
  const { find, donau, passive } = await market();
  expect(idsOf((await find("reisen")).companies)).toEqual([donau.id, passive.id]);
  expect(idsOf((await find("reisen süd")).companies)).toEqual([passive.id]);
  expect(idsOf((await find("INFO@donau.example")).companies)).toEqual([donau.id]);
  const exact = await makeCompany({ name: "Reisen", registered: false });
  expect(idsOf((await find("Reisen")).companies)).toEqual([exact.id, donau.id, passive.id]);
  expect((await find("donau")).companies[0]).toMatchObject({ name: "Donau Reisen", registered: true });
});

it("finds people by name and mail address, buses by any part of the plate however it is spaced", async () => {
  const { find, bus } = await market();
  const kim = await person("driver");
  await prisma.user.update({ where: { id: kim.id }, data: { firstname: "Kim", lastname: "Ödegård" } });
  expect(idsOf((await find("ödeg kim")).users)).toEqual([kim.id]);
  expect((await find(kim.email.toUpperCase())).users).toMatchObject([{ id: kim.id, name: "Kim Ödegård" }]);
  for (const plate of ["rcb418", "R-CB 418", "cb 41"]) expect(idsOf((await find(plate)).buses)).toEqual([bus.id]);
  expect((await find("rcb418")).buses[0]).toMatchObject({ licenceplate: "R CB 418", company: "Donau Reisen" });
});

it("tells five of a kind at most, without one twice", async () => {
  const { find } = await market();
  for (let n = 0; n < 7; n += 1) await makeCompany({ name: `Alpin ${n}` });
  const { companies } = await find("alpin");
  expect([companies.length, new Set(idsOf(companies)).size]).toEqual([5, 5]);
});

it("nothing for no text, one letter, signs; 400 for NUL, a broken sign, 500 characters and another key", async () => {
  const { cookie } = await market();
  for (const q of [undefined, "", "  ", "a", "ab", "%_\\", "%%%", "' or 1=1 --%"]) {
    const { status, entity } = await ask(q, cookie);
    expect([q, status, entity]).toEqual([q, 200, [nothing]]);
  }
  for (const q of ["a\0bc", "x".repeat(500)]) expect((await ask(q, cookie)).status).toBe(400);
  const other = await search(request("/api/admin/search?q=abc&take=500", { cookie }));
  expect(other.status).toBe(400);
});

it("signs of a pattern stand for nothing", async () => {
  const { find } = await market();
  const odd = await makeCompany({ name: "100%_Bus\\Reisen" });
  expect(idsOf((await find("100%_Bus\\")).companies)).toEqual([odd.id]);
  for (const q of ["b_sreisen", "reis%xen"]) expect((await find(q)).companies).toEqual([]);
});
