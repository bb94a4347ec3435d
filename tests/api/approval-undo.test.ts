import { beforeEach, describe, expect, it } from "vitest";
import * as approve from "@/app/api/busrequest/[id]/approve/route";
import * as one from "@/app/api/busrequest/[id]/route";
import * as unapprove from "@/app/api/busrequest/[id]/unapprove/route";
import * as collection from "@/app/api/busrequest/route";
import { prisma } from "@/lib/db/prisma";
import { undoWindow } from "@/lib/features/busrequest/commands/approval";
import { tellApproved } from "@/lib/features/busrequest/commands/tell-approved";
import { envelope, params, request, resetDb } from "@/tests/db";
import { draft, person } from "@/tests/people";

beforeEach(resetDb);

const post = async (changes: Record<string, unknown> = {}) =>
  (await envelope(await collection.POST(request("/api/busrequest/", { body: draft(changes) })))).entity[0];
const act = async (handler: typeof approve, id: string, cookie?: string, query = "") =>
  envelope(await handler.POST(request(`/api/x${query}`, { method: "POST", cookie }), params({ id })));
const put = async (id: string, body: unknown, cookie: string) =>
  envelope(await one.PUT(request("/api/x", { method: "PUT", body, cookie }), params({ id })));
const listed = async () => (await envelope(await collection.GET(request("/api/busrequest")))).total;

/** Templates of the mails since the author's confirmation mail, and how many requests partners are to be told of. */
async function told() {
  const mails = await prisma.outboxMail.findMany({ where: { template: { not: "requestConfirm" } } });
  return { mails: mails.map(({ template }) => template).sort(), alerts: await prisma.alertTask.count() };
}
const nobody = { mails: [], alerts: 0 };
const afterWindow = () => new Date(Date.now() + undoWindow + 1);

describe("mails of an approval wait for the undo window", () => {
  it("public at once, nobody is told before the window is over, then everybody once", async () => {
    const { cookie } = await person(null, "admin");
    const { id } = await post();
    expect((await act(approve, id, cookie)).status).toBe(200);
    expect(await listed()).toBe(1);
    expect(await tellApproved(new Date(Date.now() + undoWindow - 1_000))).toBe(0);
    expect(await told()).toEqual(nobody);
    expect(await tellApproved(afterWindow())).toBe(1);
    expect(await told()).toEqual({ mails: ["requestApproved"], alerts: 1 });
    expect(await tellApproved(afterWindow())).toBe(0);
    expect((await told()).mails).toEqual(["requestApproved"]);
  });

  it("the one company that a request names waits too", async () => {
    const { cookie } = await person(null, "admin");
    const { companyId } = await person("busoperator");
    const { id } = await post({ mode: "individual", company: companyId });
    await act(approve, id, cookie);
    expect(await told()).toEqual(nobody);
    await tellApproved(afterWindow());
    expect(await told()).toEqual({ mails: ["requestApproved", "requestReceived"], alerts: 0 });
  });

  it("taken back: in the queue again, off the list, nobody is ever told", async () => {
    const { cookie } = await person(null, "admin");
    const { id } = await post();
    const { version } = (await act(approve, id, cookie)).entity[0];
    expect((await act(unapprove, id, cookie, `?version=${version}`)).entity[0]).toMatchObject({ state: "pending" });
    expect(await listed()).toBe(0);
    expect(await tellApproved(afterWindow())).toBe(0);
    expect(await told()).toEqual(nobody);
    expect(await prisma.auditEntry.count({ where: { action: "unapprove", recordId: id } })).toBe(1);
  });

  it("taken back and approved again: told once, counted from the second approval", async () => {
    const { cookie } = await person(null, "admin");
    const { id } = await post();
    await act(approve, id, cookie);
    await act(unapprove, id, cookie);
    await act(approve, id, cookie);
    await tellApproved(afterWindow());
    expect(await told()).toEqual({ mails: ["requestApproved"], alerts: 1 });
  });

  it("set to pending by an edit, or withdrawn by its author meanwhile: nobody hears of an approval", async () => {
    const { cookie } = await person(null, "admin");
    const [edited, gone] = [await post(), await post()];
    const { version } = (await act(approve, edited.id, cookie)).entity[0];
    await act(approve, gone.id, cookie);
    expect((await put(edited.id, { version, state: "pending" }, cookie)).status).toBe(200);
    await prisma.busRequest.update({ where: { id: gone.id }, data: { endedAt: new Date(), endReason: "withdrawn" } });
    expect(await tellApproved(afterWindow())).toBe(0);
    expect(await told()).toEqual(nobody);
    expect(await prisma.busRequest.count({ where: { tellFrom: { not: null } } })).toBe(0);
  });

  it("an edit that sets a request to active is an approval; the same state sent again is none", async () => {
    const { cookie } = await person(null, "admin");
    const { id, version } = await post();
    await put(id, { version, state: "active" }, cookie);
    expect(await told()).toEqual(nobody);
    await tellApproved(afterWindow());
    expect(await told()).toEqual({ mails: ["requestApproved"], alerts: 1 });
    const { approvedAt } = await prisma.busRequest.findUniqueOrThrow({ where: { id } });
    await put(id, { version: version + 1, state: "active" }, cookie);
    expect(await tellApproved(afterWindow())).toBe(0);
    expect(await prisma.busRequest.findUnique({ where: { id } })).toMatchObject({ approvedAt, tellFrom: null });
  });
});

describe("POST /busrequest/{id}/unapprove", () => {
  it("409 with the reason once the window is over, told or not; the approval stays", async () => {
    const { cookie } = await person(null, "admin");
    const { id } = await post();
    await act(approve, id, cookie);
    const over = { where: { id }, data: { tellFrom: new Date(Date.now() - 1) } };
    await prisma.busRequest.update(over);
    const late = { status: 409, fields: [{ path: "id", message: "approvalTold" }] };
    expect(await act(unapprove, id, cookie)).toMatchObject(late);
    await tellApproved();
    expect(await act(unapprove, id, cookie)).toMatchObject(late);
    expect(await listed()).toBe(1);
  });

  it("401 and 403 for who is no admin, 409 for a stale version and for what waits still", async () => {
    const { cookie } = await person(null, "admin");
    const operator = await person("busoperator");
    const { id } = await post();
    expect((await act(unapprove, id, cookie)).status).toBe(409);
    const { version } = (await act(approve, id, cookie)).entity[0];
    expect((await act(unapprove, id)).status).toBe(401);
    expect((await act(unapprove, id, operator.cookie)).status).toBe(403);
    expect((await act(unapprove, id, cookie, `?version=${version - 1}`)).status).toBe(409);
    expect(await listed()).toBe(1);
  });

  it("of two jobs at a time one tells", async () => {
    const { cookie } = await person(null, "admin");
    const { id } = await post();
    await act(approve, id, cookie);
    const counts = await Promise.all([1, 2, 3].map(() => tellApproved(afterWindow())));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect((await told()).mails).toEqual(["requestApproved"]);
  });
});
