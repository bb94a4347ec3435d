import { beforeEach, describe, expect, it } from "vitest";
import * as exported from "@/app/api/admin/[file]/route";
import * as adminRequests from "@/app/api/admin/requests/route";
import * as requests from "@/app/api/busrequest/route";
import * as adminInvoices from "@/app/api/admin/invoices/route";
import * as mailer from "@/app/api/admin/mailer/unsubscriptions/route";
import * as invoiceFile from "@/app/api/subscription/invoices/[file]/route";
import * as invoices from "@/app/api/subscription/invoices/route";
import * as subscription from "@/app/api/subscription/route";
import { prisma } from "@/lib/db/prisma";
import { auditList } from "@/lib/features/audit/schema/admin-call";
import { newsAddress } from "@/lib/features/news/schema/news";
import { asUser, envelope, params, request, resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { getCsv, listAudit, listUsers, putUser } from "./admin-calls";
import { invite } from "./staff-calls";
import { file, read, service } from "./statistic-calls";
import { type House, house, post } from "./subscription-calls";
import * as company from "@/app/api/company/[id]/route";
import * as cancel from "@/app/api/subscription/cancel/route";
import * as checkout from "@/app/api/subscription/checkout/route";
import { withStored } from "@/tests/versions";

beforeEach(resetDb);

const admin = () => person(null, "admin");
const nul = "a\u0000b";
const lone = "a\ud800b";

describe("text that no database holds", () => {
  it.each([{ a: { text: nul } }, { o: { text: nul } }, { a: { text: lone } }])(
    "400 in a filter: %j",
    async (filter) => {
      const { cookie } = await admin();
      const path = `/api/admin/invoices?filter=${encodeURIComponent(JSON.stringify(filter))}`;
      expect(await envelope(await adminInvoices.GET(request(path, { cookie })))).toMatchObject({ status: 400 });
    },
  );

  it("400 in a query", async () => {
    const { cookie } = await admin();
    const answer = await mailer.GET(request("/api/admin/mailer/unsubscriptions?group=%00", { cookie }));
    expect(await envelope(answer)).toMatchObject({ status: 400, fields: [{ path: "group", message: "invalidValue" }] });
  });

  it("400 before an export begins, and nothing is on record", async () => {
    const { cookie } = await admin();
    const queries = [{ ids: nul }, { filter: { a: { group: nul } } }, { columns: nul }];
    for (const listQuery of queries) expect((await getCsv("unsubscriptions", listQuery, cookie)).status).toBe(400);
    expect(await prisma.auditEntry.count({ where: { noun: "export" } })).toBe(0);
  });

  it("400 for keys that only an object's own inside has, and for a filter that is none", async () => {
    const { cookie } = await admin();
    for (const text of ['{"a":{"__proto__":{"role":"admin"}}}', '{"constructor":{}}', "null", "[]", "1e999"]) {
      const path = `/api/admin/invoices?filter=${encodeURIComponent(text)}`;
      expect((await adminInvoices.GET(request(path, { cookie }))).status).toBe(400);
    }
    expect((await listUsers({ sort: "constructor" }, cookie)).status).toBe(400);
    expect((await listAudit({ filter: { a: { date: { from: 1e300 } } } }, cookie)).status).toBe(400);
  });
});

it("404 for an admin's file that is none, 401 and 403 for the others", async () => {
  const get = (file: string, cookie?: string) =>
    exported.GET(request(`/api/admin/${file}`, { cookie }), params({ file }));
  const { cookie } = await admin();
  for (const file of ["nothing", "users.pdf", "USERS.csv", "constructor.csv", ".csv", "../users.csv"]) {
    expect(await envelope(await get(file, cookie))).toMatchObject({ status: 404, error: "NotFound" });
  }
  expect((await get("nothing")).status).toBe(401);
  expect((await get("nothing", (await person("driver")).cookie)).status).toBe(403);
});

it("400 for the admins' requests of a day that no calendar has", async () => {
  const { cookie } = await admin();
  const filter = encodeURIComponent(JSON.stringify({ a: { day: { from: "0000-01-01" } } }));
  expect((await adminRequests.GET(request(`/api/admin/requests?filter=${filter}`, { cookie }))).status).toBe(400);
});

describe("statistics of days that no calendar here has", () => {
  it.each(["0000-01-01", "0001-01-01", "1999-12-31"])("400 from %s", async (from) => {
    const owner = await service();
    const span = { from, to: from };
    const answer = await read(owner, span);
    expect(answer).toMatchObject({ status: 400, fields: [{ path: "from" }, { path: "to" }] });
    expect((await file(owner, span)).status).toBe(400);
  });

  it("200 for the first and the last day that can be asked for", async () => {
    const owner = await service();
    for (const day of ["2000-01-01", "9999-12-31"])
      expect((await read(owner, { from: day, to: day })).status).toBe(200);
  });
});

const order = (by: { cookie: string }) => post(checkout, by.cookie, { plan: "single", interval: "monthly" });
const pdf = (name: string, cookie: string) =>
  invoiceFile.GET(request(`/api/subscription/invoices/${name}`, { cookie }), params({ file: name }));

async function staffOf({ companyId }: House) {
  const mate = await person(null);
  await prisma.user.update({ where: { id: mate.id }, data: { companyId, owner: false } });
  return asUser(mate);
}

it.each(["0000-01-01", "0000-12-31"])("400 for the audit trail of %s, 200 for all of the calendar", async (day) => {
  const { cookie } = await admin();
  for (const date of [{ from: day }, { to: day }]) {
    expect((await listAudit({ filter: { a: { date } } }, cookie)).status).toBe(400);
  }
  expect((await listAudit({ filter: { a: { date: { from: "0001-01-01", to: "9999-12-31" } } } }, cookie)).status).toBe(
    200,
  );
});

it("an admin list's address with what no database holds counts as not given", () => {
  expect(newsAddress.parse({ q: nul })).toMatchObject({ page: 1 });
  expect(newsAddress.parse({ q: nul }).q).toBeUndefined();
  expect(auditList.read(new URLSearchParams({ after: "0000-01-01", q: nul }))).toMatchObject({
    ...{ q: "ab", filters: { after: "" } },
  });
});

describe("invoices", () => {
  it("400 for a file whose name is no id", async () => {
    const { cookie } = await house();
    expect((await pdf(`${"-".repeat(36)}.pdf`, cookie)).status).toBe(400);
    expect((await pdf(`${crypto.randomUUID()}.pdf`, cookie)).status).toBe(404);
  });

  it("403 for staff: list, PDF and what the open one says are the owner's; the state is not", async () => {
    const owner = await house();
    const { openInvoice } = (await order(owner)).entity[0].subscription;
    const mate = await staffOf(owner);
    const list = (cookie: string) => invoices.GET(request("/api/subscription/invoices", { cookie }));
    const state = async (cookie: string) =>
      (await envelope(await subscription.GET(request("/api/subscription", { cookie })))).entity[0];
    expect((await list(mate.cookie)).status).toBe(403);
    expect((await pdf(`${openInvoice.id}.pdf`, mate.cookie)).status).toBe(403);
    expect(await state(mate.cookie)).toMatchObject({ state: "pending", openInvoice: null });
    expect((await list(owner.cookie)).status).toBe(200);
    expect(await state(owner.cookie)).toMatchObject({ openInvoice: { id: openInvoice.id } });
  });
});

describe("a company with a plan", () => {
  it("409 when an admin makes it another kind, which could not end the plan; 200 once it has ended", async () => {
    const owner = await house();
    await order(owner);
    const { cookie } = await admin();
    const turn = async () => {
      const body = await withStored("company", owner.companyId, { companyType: "busoperator" });
      const call = request("/api/company/x", { method: "PUT", body, cookie });
      return envelope(await company.PUT(call, params({ id: owner.companyId })));
    };
    const fields = [{ path: "companyType", message: "subscriptionRunning" }];
    expect(await turn()).toMatchObject({ status: 409, fields });
    expect((await post(cancel, owner.cookie)).status).toBe(200);
    expect(await turn()).toMatchObject({ status: 200, entity: [{ companyType: "busoperator" }] });
  });
});

describe("PUT /admin/users/{id}", () => {
  it("a closed owner's invitations bring nobody in any more, another owner's still do", async () => {
    const owner = await person("busoperator");
    const mate = await person(null);
    const companyId = owner.companyId as string;
    await prisma.user.update({ where: { id: mate.id }, data: { companyId, owner: true } });
    await invite(owner, companyId, { email: "second.self@people.example", owner: true });
    await invite({ ...mate, ...(await asUser(mate)) }, companyId, { email: "colleague@people.example", owner: false });
    expect((await putUser(owner.id, { state: "closed" }, (await admin()).cookie)).status).toBe(200);
    const left = await prisma.mailedToken.findMany({ where: { purpose: "invite" } });
    expect(left.map(({ data }) => data)).toMatchObject([{ email: "colleague@people.example" }]);
  });

  it("an owner that is moved to another company is its owner only where that is said", async () => {
    const { cookie } = await admin();
    const [first, target] = [await person("driver"), await person("touroperator")];
    const mate = await person(null);
    await prisma.user.update({ where: { id: mate.id }, data: { companyId: first.companyId, owner: true } });
    const moved = await putUser(mate.id, { company: target.companyId }, cookie);
    expect(moved.entity[0]).toMatchObject({ company: target.companyId, owner: false });
    const raised = await putUser(mate.id, { owner: true }, cookie);
    expect(raised.entity[0]).toMatchObject({ company: target.companyId, owner: true });
  });
});

it("429 for the 601st list in a minute of one source without an account, none for who is signed in", async () => {
  const ask = (source: string, cookie?: string) =>
    requests.GET(request("/api/busrequest?take=1", { cookie, headers: { "x-forwarded-for": source } }));
  const first = await Promise.all(Array.from({ length: 600 }, () => ask("192.0.2.77")));
  expect(new Set(first.map(({ status }) => status))).toEqual(new Set([200]));
  const refused = await ask("192.0.2.77");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await ask("192.0.2.78")).status).toBe(200);
  expect((await ask("192.0.2.77", (await person("busoperator")).cookie)).status).toBe(200);
});
