import { beforeEach, describe, expect, it } from "vitest";
import * as approve from "@/app/api/busrequest/[id]/approve/route";
import * as reject from "@/app/api/busrequest/[id]/reject/route";
import * as one from "@/app/api/busrequest/[id]/route";
import * as confirm from "@/app/api/busrequest/confirm/route";
import * as pending from "@/app/api/busrequest/filter/pending/route";
import * as collection from "@/app/api/busrequest/route";
import { prisma } from "@/lib/db/prisma";
import { dropUnconfirmedRequests, endPastRequests } from "@/lib/features/busrequest/commands/upkeep";
import { envelope, params, request, resetDb } from "@/tests/db";
import { draft, person, place, prague } from "@/tests/people";
import { readMail } from "@/tests/mails";

beforeEach(resetDb);

type Who = { cookie?: string; token?: string };
const headersOf = ({ token }: Who) => (token ? { "x-request-token": token } : undefined);
const put = async (id: string, body: unknown, who: Who = {}) =>
  envelope(
    await one.PUT(
      request(`/api/busrequest/${id}`, { method: "PUT", body, cookie: who.cookie, headers: headersOf(who) }),
      params({ id }),
    ),
  );
const remove = async (id: string, who: Who = {}) =>
  envelope(
    await one.DELETE(
      request(`/api/busrequest/${id}`, { method: "DELETE", cookie: who.cookie, headers: headersOf(who) }),
      params({ id }),
    ),
  );
const act = async (handler: typeof approve, id: string, who: Who, body?: unknown) =>
  envelope(
    await handler.POST(request(`/api/busrequest/${id}`, { method: "POST", body, cookie: who.cookie }), params({ id })),
  );
const post = async (changes: Record<string, unknown> = {}, cookie?: string) =>
  (await envelope(await collection.POST(request("/api/busrequest/", { body: draft(changes), cookie })))).entity[0];
const listed = async () => (await envelope(await collection.GET(request("/api/busrequest")))).total;
const queue = async (cookie?: string) =>
  envelope(await pending.GET(request("/api/busrequest/filter/pending", { cookie })));

async function mailedToken(template = "requestConfirm") {
  const mail = await readMail({ template });
  return /\/myrequest\/([\w-]{43})/.exec(mail.text)?.[1] ?? "";
}

describe("from the mail to the list", () => {
  it("is listed once it is confirmed and approved", async () => {
    const admin = await person(null, "admin");
    const { id } = await post();
    const token = await mailedToken();
    const confirmed = await envelope(await confirm.POST(request("/api/busrequest/confirm", { body: { token } })));
    expect(confirmed.entity[0]).toMatchObject({ id, state: "pending" });
    expect(await listed()).toBe(0);
    expect(await queue(admin.cookie)).toMatchObject({ status: 200, total: 1, entity: [{ id }] });
    expect((await act(approve, id, admin)).entity[0]).toMatchObject({ state: "active" });
    expect(await listed()).toBe(1);
  });

  it("confirms twice without harm, 404 for an unknown token", async () => {
    await post();
    const body = { token: await mailedToken() };
    for (let i = 0; i < 2; i += 1)
      expect((await confirm.POST(request("/api/busrequest/confirm", { body }))).status).toBe(200);
    expect((await confirm.POST(request("/api/busrequest/confirm", { body: { token: "x".repeat(43) } }))).status).toBe(
      404,
    );
  });
});

describe("moderation", () => {
  it("401 and 403 for who is no admin", async () => {
    const operator = await person("busoperator");
    const { id } = await post();
    expect((await queue()).status).toBe(401);
    expect((await queue(operator.cookie)).status).toBe(403);
    expect((await act(approve, id, {})).status).toBe(401);
    expect((await act(reject, id, operator, { reason: "no" })).status).toBe(403);
  });

  it("409 for a second approval, when two admins are on one entry", async () => {
    const [first, second] = [await person(null, "admin"), await person(null, "admin")];
    const { id } = await post();
    const answers = await Promise.all([act(approve, id, first), act(approve, id, second)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });

  it("rejects with a reason that is mailed, and keeps it out of every list", async () => {
    const admin = await person(null, "admin");
    const { id } = await post();
    expect((await act(reject, id, admin, { reason: " " })).status).toBe(400);
    const done = await act(reject, id, admin, { reason: "Bitte Ort genauer angeben" });
    expect(done.entity[0]).toMatchObject({ endReason: "rejected" });
    const mail = await readMail({ template: "requestRejected" });
    expect(mail.text).toContain("Bitte Ort genauer angeben");
    expect(await queue(admin.cookie)).toMatchObject({ total: 0 });
    expect((await act(approve, id, admin)).status).toBe(409);
  });
});

describe("PUT /busrequest/{id}", () => {
  it("changes by the token of the mail and raises the version", async () => {
    const { id, version } = await post();
    const token = await mailedToken();
    const answer = await put(
      id,
      { version, passengers: 30, end: { address: place("Pilsen", 13.38, 49.74, "CZ"), date: draft().end.date } },
      { token },
    );
    expect(answer).toMatchObject({ status: 200, entity: [{ passengers: 30, version: version + 1, state: "pending" }] });
    expect(answer.entity[0].end.address.address_fields.city).toBe("Pilsen");
  });

  it("401 by a link that has run out, for a change and for a withdrawal", async () => {
    const { id, version } = await post();
    const token = await mailedToken();
    await prisma.mailedToken.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });
    expect((await put(id, { version, passengers: 30 }, { token })).status).toBe(401);
    expect((await remove(id, { token })).status).toBe(401);
    await prisma.mailedToken.updateMany({ data: { expiresAt: new Date(Date.now() + 3_600_000) } });
    expect((await put(id, { version, passengers: 30 }, { token })).status).toBe(200);
  });

  it("takes a record back whole and ignores what is not the caller's", async () => {
    const operator = await person("busoperator");
    const record = await post({ category: "vacancy" }, operator.cookie);
    const sent = { ...record, state: "pending", company: crypto.randomUUID(), description: "new" };
    const answer = await put(record.id, sent, operator);
    expect(answer).toMatchObject({
      status: 200,
      entity: [{ description: "new", state: "active", company: operator.companyId }],
    });
  });

  it("moves a trip by its dates alone: both places stay, and an approved one waits for no second look", async () => {
    const admin = await person(null, "admin");
    const record = await post();
    const who = { token: await mailedToken() };
    const approved = (await act(approve, record.id, admin)).entity[0];
    const [start, end] = [record.start.date + 86_400_000, record.end.date + 86_400_000];
    const change = { version: approved.version, start: { date: start }, end: { date: end } };
    const answer = await put(record.id, change, who);
    expect(answer).toMatchObject({ status: 200, entity: [{ state: "active", version: approved.version + 1 }] });
    expect(answer.entity[0].start).toEqual({ ...record.start, date: start });
    expect(answer.entity[0].end).toEqual({ ...record.end, date: end });
  });

  it("moves one end alone, and takes the far one of a free bus away for null", async () => {
    const operator = await person("busoperator");
    const { id, start, end } = await post({ category: "vacancy" }, operator.cookie);
    const date = end.date + 3_600_000;
    const later = await put(id, { version: 1, end: { date } }, operator);
    expect(later.entity[0]).toMatchObject({ start, end: { ...end, date } });
    const open = await put(id, { version: 2, end: { address: null, date } }, operator);
    expect(open.entity[0].end).toEqual({ address: null, date });
    expect((await put(id, { version: 3, end: { date: date + 1 } }, operator)).entity[0].end.address).toBeNull();
    expect((await put(id, { version: 4, start: { date: end.date + 1, place: "x" } }, operator)).status).toBe(400);
    const empty = await put(id, { version: 4, end: { date: start.date } }, operator);
    expect(empty).toMatchObject({ status: 400, fields: [{ path: "end.date", message: "windowEmpty" }] });
  });

  it("409 for a stale version, nothing changed", async () => {
    const { id, version } = await post();
    const who = { token: await mailedToken() };
    await put(id, { version, passengers: 30 }, who);
    expect(await put(id, { version, passengers: 31 }, who)).toMatchObject({ status: 409, error: "Conflict" });
    expect(await prisma.busRequest.findUnique({ where: { id } })).toMatchObject({ passengers: 30 });
  });

  it("401, 403 or 404 for who is not its author", async () => {
    const [operator, other] = [await person("busoperator"), await person("touroperator")];
    const open = await post({ category: "emptyride" }, operator.cookie);
    expect((await put(open.id, { version: 1, passengers: 3 })).status).toBe(401);
    expect((await put(open.id, { version: 1, passengers: 3 }, other)).status).toBe(403);
    const hidden = await post();
    expect((await put(hidden.id, { version: 1, passengers: 3 }, other)).status).toBe(404);
    expect((await put(hidden.id, { version: 1, passengers: 3 }, { token: "x".repeat(43) })).status).toBe(401);
  });

  it("400 for an unknown field, a missing version, an end before the start", async () => {
    const operator = await person("busoperator");
    const { id } = await post({ category: "vacancy" }, operator.cookie);
    expect((await put(id, { version: 1, colour: "red" }, operator)).status).toBe(400);
    expect((await put(id, { passengers: 3 }, operator)).status).toBe(400);
    expect((await put(id, { version: 1, end: { address: prague, date: Date.now() + 1 } }, operator)).status).toBe(400);
  });

  it("lets an admin set the state and tells the author of a change", async () => {
    const admin = await person(null, "admin");
    const { id, version } = await post();
    const answer = await put(id, { version, state: "active", passengers: 30 }, admin);
    expect(answer.entity[0]).toMatchObject({ state: "active" });
    await put(id, { version: version + 1, state: "pending" }, admin);
    const told = { where: { template: "requestChangedByAdmin" } };
    expect(await prisma.outboxMail.count(told)).toBe(1);
    const line = await prisma.auditEntry.findFirstOrThrow({
      where: { action: "change" },
      orderBy: { createdAt: "asc" },
    });
    expect(line).toMatchObject({ userId: admin.id, before: { state: "pending" }, after: { state: "active" } });
  });
});

describe("DELETE /busrequest/{id} and upkeep", () => {
  it("withdraws: gone from the list, kept on record, 409 the second time", async () => {
    const operator = await person("busoperator");
    const { id } = await post({ category: "vacancy" }, operator.cookie);
    expect(await remove(id, operator)).toMatchObject({ status: 200, successful: true });
    expect(await listed()).toBe(0);
    expect(await prisma.busRequest.findUnique({ where: { id } })).toMatchObject({ endReason: "withdrawn" });
    expect((await remove(id, operator)).status).toBe(409);
  });

  it("ends what is past and drops what nobody confirmed in 72 hours", async () => {
    const operator = await person("busoperator");
    const over = await post({ category: "vacancy" }, operator.cookie);
    const stale = await post();
    const [fresh, confirmed] = [await post(), await post()];
    const past = new Date(Date.now() - 86_400_000);
    await prisma.busRequest.update({ where: { id: over.id }, data: { startDate: past, endDate: past } });
    const createdAt = new Date(Date.now() - 73 * 3_600_000);
    await prisma.busRequest.update({ where: { id: stale.id }, data: { createdAt } });
    await prisma.busRequest.update({ where: { id: confirmed.id }, data: { createdAt, confirmedAt: createdAt } });
    expect(await listed()).toBe(0);
    expect([await endPastRequests(), await dropUnconfirmedRequests()]).toEqual([1, 1]);
    const left = await prisma.busRequest.findMany({
      select: { id: true, endReason: true },
      orderBy: { number: "asc" },
    });
    expect(left).toEqual([
      { id: over.id, endReason: "past" },
      { id: fresh.id, endReason: null },
      { id: confirmed.id, endReason: null },
    ]);
    expect(await prisma.mailedToken.count({ where: { requestId: stale.id } })).toBe(0);
    expect(await prisma.mailedToken.count({ where: { requestId: { in: [fresh.id, confirmed.id] } } })).toBe(2);
    expect(await dropUnconfirmedRequests()).toBe(0);
  });
});
