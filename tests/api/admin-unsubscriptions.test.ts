import { beforeEach, describe, expect, it } from "vitest";
import * as ofAddress from "@/app/api/admin/mailer/unsubscriptions/[email]/route";
import * as active from "@/app/api/admin/mailer/unsubscriptions/active/route";
import * as ofGroup from "@/app/api/admin/mailer/unsubscriptions/groups/[group]/[email]/route";
import * as groups from "@/app/api/admin/mailer/unsubscriptions/groups/route";
import * as all from "@/app/api/admin/mailer/unsubscriptions/route";
import * as search from "@/app/api/admin/mailer/unsubscriptions/search/[term]/route";
import { prisma } from "@/lib/db/prisma";
import { resubscribe, unsubscribe } from "@/lib/features/unsubscription/commands";
import { unsubscriptionRecord } from "@/lib/features/unsubscription/schema/unsubscription";
import { unsubscribeToken } from "@/lib/mail/unsubscribe";
import { envelope, params, request, resetDb } from "@/tests/db";
import { person } from "@/tests/people";

beforeEach(resetDb);

const base = "/api/admin/mailer/unsubscriptions";
type Row = { email: string; group: string };
const listed = async (handler: typeof all.GET, cookie?: string, query = "") =>
  envelope(await handler(request(`${base}${query}`, { cookie })));
const found = async (term: string, cookie?: string) =>
  envelope(await search.GET(request(`${base}/search/${encodeURIComponent(term)}`, { cookie }), params({ term })));
const drop = async (email: string, cookie?: string) =>
  envelope(await ofAddress.DELETE(request(`${base}/x`, { method: "DELETE", cookie }), params({ email })));
const dropOf = async (group: string, email: string, cookie?: string) =>
  envelope(await ofGroup.DELETE(request(`${base}/groups/x/y`, { method: "DELETE", cookie }), params({ group, email })));

async function optouts() {
  const rows = [
    { email: "a@x.example", group: "news", createdAt: new Date(1_000) },
    { email: "a@x.example", group: "offers", createdAt: new Date(2_000) },
    { email: "b_c@y.example", group: "news", createdAt: new Date(3_000) },
    { email: "old@y.example", group: "fax", createdAt: new Date(4_000) },
  ];
  await prisma.unsubscription.createMany({ data: rows });
}
const keysOf = (entity: Row[]) => entity.map(({ email, group }) => `${group} ${email}`);

describe("GET /admin/mailer/unsubscriptions", () => {
  it("401 for nobody, 403 for a user, on every call", async () => {
    const { cookie } = await person("driver");
    for (const [who, status] of [[undefined, 401] as const, [cookie, 403] as const]) {
      for (const handler of [all.GET, active.GET, groups.GET]) expect((await listed(handler, who)).status).toBe(status);
      expect((await found("x", who)).status).toBe(status);
      expect((await drop("a@x.example", who)).status).toBe(status);
      expect((await dropOf("news", "a@x.example", who)).status).toBe(status);
    }
  });

  it("lists all, newest first, by limit and offset", async () => {
    const { cookie } = await person(null, "admin");
    await optouts();
    const { entity, total } = await listed(all.GET, cookie, "?limit=2&offset=1");
    expect([total, keysOf(entity)]).toEqual([4, ["news b_c@y.example", "offers a@x.example"]]);
    expect(unsubscriptionRecord.parse(entity[0])).toMatchObject({ created_at: 3_000, active: true });
  });

  it("sorts by time and by address, both ways, on the search too; 400 for another order", async () => {
    const { cookie } = await person(null, "admin");
    await optouts();
    const order = async (query: string) => keysOf((await listed(all.GET, cookie, query)).entity);
    const byEmail = ["news a@x.example", "offers a@x.example", "news b_c@y.example", "fax old@y.example"];
    expect(await order("?sort=email")).toEqual(byEmail);
    expect(await order("?sort=email&dir=desc")).toEqual(byEmail.toReversed());
    expect((await order("?sort=created_at&dir=asc"))[0]).toBe("news a@x.example");
    expect((await order("?dir=desc"))[0]).toBe("fax old@y.example");
    for (const bad of ["?sort=group", "?dir=up"]) expect((await listed(all.GET, cookie, bad)).status).toBe(400);
  });

  it("active: those in force now, without groups that are no longer mailed to and without what was taken back", async () => {
    const { cookie } = await person(null, "admin");
    await optouts();
    const token = unsubscribeToken({ email: "Back@z.example", group: "requests" });
    await unsubscribe(token);
    expect(keysOf((await listed(active.GET, cookie)).entity)[0]).toBe("requests back@z.example");
    await resubscribe(token);
    const { entity, total } = await listed(active.GET, cookie);
    expect([total, keysOf(entity)]).toEqual([3, ["news b_c@y.example", "offers a@x.example", "news a@x.example"]]);
  });

  it("search: a part of the address, whatever its case; its signs are no patterns", async () => {
    const { cookie } = await person(null, "admin");
    await optouts();
    expect((await found("X.EXAMPLE", cookie)).total).toBe(2);
    expect((await found("b_c", cookie)).total).toBe(1);
    expect((await found("b%c", cookie)).total).toBe(0);
  });

  it("groups: how many each has, those without any and those out of use too", async () => {
    const { cookie } = await person(null, "admin");
    await optouts();
    const { entity } = await listed(groups.GET, cookie);
    expect(Object.fromEntries(entity.map((row: { group: string; count: number }) => [row.group, row.count]))).toEqual({
      ...{ requests: 0, offers: 1, news: 2, marketing: 0, fax: 1 },
    });
  });

  it.each(["?limit=0", "?limit=101", "?offset=-1", "?take=10"])("400 for %s", async (query) => {
    expect((await listed(all.GET, (await person(null, "admin")).cookie, query)).status).toBe(400);
  });
});

describe("DELETE /admin/mailer/unsubscriptions", () => {
  it("of an address: all its groups, entity empty, on record without the address", async () => {
    const admin = await person(null, "admin");
    await optouts();
    const { id } = await person("driver");
    await prisma.user.update({ where: { id }, data: { email: "a@x.example" } });
    expect(await drop(" A@X.example", admin.cookie)).toMatchObject({ status: 200, successful: true, entity: [] });
    expect(await prisma.unsubscription.count({ where: { email: "a@x.example" } })).toBe(0);
    const line = await prisma.auditEntry.findFirstOrThrow({ where: { noun: "unsubscription" } });
    expect(line).toMatchObject({ action: "delete", userId: admin.id, recordId: id });
    expect(JSON.stringify(line)).not.toContain("x.example");
    expect((await drop("a@x.example", admin.cookie)).status).toBe(404);
  });

  it("of a group: that one alone", async () => {
    const { cookie } = await person(null, "admin");
    await optouts();
    expect(await dropOf("news", "a@x.example", cookie)).toMatchObject({ status: 200, entity: [] });
    const left = await prisma.unsubscription.findMany({ where: { email: "a@x.example" } });
    expect(left.map(({ group }) => group)).toEqual(["offers"]);
    expect((await dropOf("news", "a@x.example", cookie)).status).toBe(404);
  });
});
