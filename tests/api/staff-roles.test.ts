import { beforeEach, describe, expect, it } from "vitest";
import { GET as getUser } from "@/app/api/user/route";
import { prisma } from "@/lib/db/prisma";
import { person } from "../people";
import { request, resetDb } from "../db";
import { makePerson } from "./people";
import { mails } from "./registration";
import { firm, read, remove, setOwner } from "./staff-calls";

beforeEach(resetDb);

const actions = async () => (await prisma.auditEntry.findMany({ orderBy: { id: "asc" } })).map((line) => line.action);
const owners = (companyId: string) => prisma.user.count({ where: { companyId, owner: true } });
const userStatus = async (cookie: string) => (await getUser(request("/api/user", { cookie }))).status;

describe("PUT /api/company/{id}/staff/{userId}", () => {
  it("200 makes an owner, whose session works on and who learns of it", async () => {
    const { id, owner, mate } = await firm();
    const answer = await setOwner(owner, mate.id, { owner: true, version: mate.version });
    expect(answer).toMatchObject({ status: 200, entity: [{ id: mate.id, owner: true, version: mate.version + 1 }] });
    expect((await read(mate, id)).status).toBe(200);
    expect(await mails("staffRole")).toMatchObject([{ recipient: mate.email, language: "de" }]);
    expect(await prisma.auditEntry.findFirst()).toMatchObject({ action: "staffRole", recordId: mate.id });
  });

  it("409 for the last owner, with the reason, and for a stale version", async () => {
    const { owner, mate } = await firm();
    const last = await setOwner(owner, owner.id, { owner: false, version: owner.version });
    expect(last).toMatchObject({ status: 409, fields: [{ path: "owner", message: "lastOwner" }] });
    expect((await setOwner(owner, mate.id, { owner: true, version: mate.version + 1 })).status).toBe(409);
    expect(await prisma.outboxMail.count()).toBe(0);
  });

  it("an owner whose account is about to be erased does not count", async () => {
    const { owner, mate } = await firm({ owner: true });
    await prisma.user.update({ where: { id: mate.id }, data: { deleteAfter: new Date(Date.now() + 86_400_000) } });
    expect((await setOwner(owner, owner.id, { owner: false, version: owner.version })).status).toBe(409);
  });

  it("403 for staff, 404 for another's company and for who works elsewhere", async () => {
    const { id, owner, mate } = await firm();
    const stranger = await person("busoperator");
    const change = { owner: true, version: mate.version };
    expect((await setOwner(mate, mate.id, change)).status).toBe(403);
    expect((await setOwner(stranger, mate.id, change, id)).status).toBe(404);
    expect((await setOwner(owner, stranger.id, { owner: false, version: stranger.version })).status).toBe(404);
    expect(await owners(id)).toBe(1);
  });

  it("one owner stays when two demote each other at once", async () => {
    const { id, owner, mate } = await firm({ owner: true });
    const answers = await Promise.all([
      setOwner(owner, mate.id, { owner: false, version: mate.version }),
      setOwner(mate, owner.id, { owner: false, version: owner.version }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect(await owners(id)).toBe(1);
  });

  it("one owner stays when two lay it down, or leave, at once", async () => {
    const { id, owner, mate } = await firm({ owner: true });
    const answers = await Promise.all([
      setOwner(owner, owner.id, { owner: false, version: owner.version }),
      remove(mate, mate.id),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await owners(id)).toBe(1);
  });
});

describe("DELETE /api/company/{id}/staff/{userId}", () => {
  it("200 ends rights and sessions at once and tells by mail; the account stays", async () => {
    const { owner, mate } = await firm({ owner: true });
    expect(await remove(owner, mate.id)).toMatchObject({ status: 200, entity: [] });
    expect(await userStatus(mate.cookie)).toBe(401);
    expect(await prisma.session.count({ where: { userId: mate.id } })).toBe(0);
    const stored = await prisma.user.findUniqueOrThrow({ where: { id: mate.id } });
    expect(stored).toMatchObject({ companyId: null, owner: false, sessionVersion: 2, closedAt: null });
    expect(await mails("staffRemoved")).toMatchObject([{ recipient: mate.email }]);
    expect(await actions()).toEqual(["removeStaff"]);
  });

  it("200 for leaving, without a mail to oneself; 409 for the last owner", async () => {
    const { owner, mate } = await firm();
    expect((await remove(owner, owner.id)).fields).toEqual([{ path: "owner", message: "lastOwner" }]);
    expect((await remove(mate, mate.id)).status).toBe(200);
    expect(await prisma.outboxMail.count()).toBe(0);
    expect(await actions()).toEqual(["leaveStaff"]);
  });

  it("403 for staff, 404 for another's company and for who is gone", async () => {
    const { id, owner, mate } = await firm();
    const other = await makePerson({ companyId: id });
    expect((await remove(mate, other.id)).status).toBe(403);
    expect((await remove(await person("busoperator"), mate.id, id)).status).toBe(404);
    expect((await remove(owner, other.id)).status).toBe(200);
    expect((await remove(owner, other.id)).status).toBe(404);
  });
});
