import { beforeEach, expect, it } from "vitest";
import * as approve from "@/app/api/busrequest/[id]/approve/route";
import * as one from "@/app/api/busrequest/[id]/route";
import * as collection from "@/app/api/busrequest/route";
import { prisma } from "@/lib/db/prisma";
import { envelope, params, request, resetDb } from "@/tests/db";
import { draft, person } from "@/tests/people";
import { readMail } from "@/tests/mails";

beforeEach(resetDb);

const list = async (search: Record<string, unknown>, cookie?: string) => {
  const entries = Object.entries(search).map(([key, value]) => [key, JSON.stringify(value)]);
  return envelope(await collection.GET(request(`/api/busrequest?${new URLSearchParams(entries)}`, { cookie })));
};
const get = async (id: string, cookie?: string) =>
  envelope(await one.GET(request(`/api/busrequest/${id}`, { cookie }), params({ id })));
const post = async (changes: Record<string, unknown> = {}) =>
  (await envelope(await collection.POST(request("/api/busrequest/", { body: draft(changes) })))).entity[0];
const put = async (id: string, body: unknown, token: string) => {
  const call = request(`/api/busrequest/${id}`, { method: "PUT", body, headers: { "x-request-token": token } });
  return envelope(await one.PUT(call, params({ id })));
};
const mailedToken = async () => {
  const mail = await readMail({ template: "requestConfirm" });
  return /\/myrequest\/([\w-]{43})/.exec(mail.text)?.[1] ?? "";
};

it("keeps an individual request and its author's contact from the named company until it is approved", async () => {
  const operator = await person("busoperator");
  const { id } = await post({ mode: "individual", company: operator.companyId });
  const own = { filter: { a: { company: operator.companyId } } };
  expect((await get(id, operator.cookie)).status).toBe(404);
  expect(await list(own, operator.cookie)).toMatchObject({ total: 0, entity: [] });
  await prisma.busRequest.update({ where: { id }, data: { state: "active", approvedAt: new Date() } });
  expect(JSON.stringify(await list(own, operator.cookie))).not.toContain("k.hofmann");
});

it.each([
  { date: { from: 1e300 } },
  { date: { to: -1e15 } },
  { passengers: 9e9 },
  { description: "a\u0000b" },
  { address: "\ud800" },
])("answers odd filter values without a defect: %j", async (a) => {
  expect((await list({ filter: { a } })).status).toBeLessThan(401);
});

it("sends an approved private request back to review when its words change, not when its number does", async () => {
  const admin = await person(null, "admin");
  const { id } = await post();
  const token = await mailedToken();
  const { version } = (
    await envelope(await approve.POST(request("/api/x", { method: "POST", cookie: admin.cookie }), params({ id })))
  ).entity[0];
  const fewer = await put(id, { version, passengers: 12 }, token);
  expect(fewer.entity[0]).toMatchObject({ state: "active", passengers: 12 });
  const spam = await put(id, { version: version + 1, description: "www.spam.example" }, token);
  expect(spam.entity[0]).toMatchObject({ state: "pending" });
  expect((await list({})).total).toBe(0);
});

it("409 for an approval of words that changed since they were read, nothing approved", async () => {
  const admin = await person(null, "admin");
  const { id, version } = await post();
  await put(id, { version, description: "www.spam.example" }, await mailedToken());
  const call = (read: number) =>
    request(`/api/busrequest/${id}/approve?version=${read}`, { method: "POST", cookie: admin.cookie });
  expect((await approve.POST(call(version), params({ id }))).status).toBe(409);
  expect((await list({})).total).toBe(0);
  expect((await approve.POST(call(version + 1), params({ id }))).status).toBe(200);
});
