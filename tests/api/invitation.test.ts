import { beforeEach, describe, expect, it } from "vitest";
import { POST as join } from "@/app/api/invitation/join/route";
import { POST as accept } from "@/app/api/invitation/route";
import { prisma } from "@/lib/db/prisma";
import { readInvitation } from "@/lib/features/staff/queries";
import { person } from "../people";
import { request, resetDb } from "../db";
import { goodPassword, makePerson } from "./people";
import { enter, lastToken, post } from "./registration";
import { firm, invite, read, remove, resend, revoke } from "./staff-calls";

beforeEach(resetDb);

const email = "neu@kern.example";
const names = { firstname: "Nora", lastname: "Neu" };
const newcomer = { ...names, password: goodPassword, termsAccepted: true };
const dead = { status: 400, fields: [{ path: "token", message: "linkInvalid" }] };

async function invited(change: { email?: string; owner?: boolean } = {}) {
  const company = await firm();
  const { entity } = await invite(company.owner, company.id, { email, owner: false, language: "de", ...change });
  return { ...company, invitation: entity[0].id as string, token: await lastToken("staffInvited") };
}

describe("POST /api/invitation", () => {
  it("200 makes a confirmed account of the company, without advertising mails, that can sign in", async () => {
    const { id, token, owner } = await invited({ owner: true });
    const answer = await post(accept, { token, ...newcomer, userName: "Nora", language: "es" });
    expect(answer).toMatchObject({ status: 200, entity: [] });
    const user = await prisma.user.findUniqueOrThrow({ where: { email } });
    expect(user).toMatchObject({
      ...names,
      userName: "nora",
      companyId: id,
      owner: true,
      language: "es",
      role: "user",
    });
    expect(user.confirmedAt).not.toBeNull();
    expect(await enter("nora")).not.toBeNull();
    expect([await prisma.unsubscription.count(), await prisma.mailConsent.count()]).toEqual([0, 0]);
    expect((await read(owner, id)).entity[0]).toMatchObject({ invitations: [] });
    const line = await prisma.auditEntry.findFirstOrThrow({ where: { action: "joinStaff" } });
    expect(line).toMatchObject({ userId: user.id, userName: "user", after: { company: id, owner: true } });
    expect(JSON.stringify(line)).not.toMatch(/nora/i);
  });

  it("400 for a used, an expired, a revoked, a replaced and an invented link", async () => {
    const { id, token, owner } = await invited();
    expect((await post(accept, { token, ...newcomer })).status).toBe(200);
    expect(await prisma.user.findUnique({ where: { email } })).toMatchObject({ language: "de", owner: false });
    expect(await post(accept, { token, ...newcomer })).toMatchObject(dead);
    const another = async () => {
      const { entity } = await invite(owner, id, { email: "two@kern.example", owner: false });
      return { invitation: entity[0].id as string, token: await lastToken("staffInvited") };
    };
    const first = await another();
    await resend(owner, first.invitation);
    expect(await post(accept, { token: first.token, ...newcomer })).toMatchObject(dead);
    const revoked = await another();
    await revoke(owner, revoked.invitation);
    expect(await post(accept, { token: revoked.token, ...newcomer })).toMatchObject(dead);
    const expired = await another();
    await prisma.mailedToken.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });
    expect(await post(accept, { token: expired.token, ...newcomer })).toMatchObject(dead);
    expect(await post(accept, { token: "x".repeat(43), ...newcomer })).toMatchObject(dead);
    expect(await prisma.user.count({ where: { companyId: id } })).toBe(3);
  });

  it("one user when two clicks come at once", async () => {
    const { id, token } = await invited();
    const answers = await Promise.all([1, 2, 3].map(() => post(accept, { token, ...newcomer })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await prisma.user.count({ where: { companyId: id } })).toBe(3);
  });

  it("400 for a weak or common password and no consent, 409 for a taken name; the link stays good", async () => {
    const { token, mate } = await invited();
    const fields = async (change: object) => {
      const answer = await post(accept, { token, ...newcomer, ...change });
      return answer.fields.map((field: { path: string; message: string }) => `${field.path} ${field.message}`);
    };
    expect(await fields({ password: "kurz" })).toEqual(["password passwordRule"]);
    expect(await fields({ password: "Passwort123" })).toEqual(["password passwordCommon"]);
    expect(await fields({ termsAccepted: false })).toEqual(["termsAccepted termsRequired"]);
    expect(await fields({ owner: true })).toEqual(["owner unknownField"]);
    expect(await fields({ userName: mate.userName })).toEqual(["userName alreadyTaken"]);
    expect((await post(accept, { token, ...newcomer })).status).toBe(200);
  });

  it("409 where the address has an account by now", async () => {
    const { token } = await invited();
    await makePerson({ email });
    const answer = await post(accept, { token, ...newcomer });
    expect(answer).toMatchObject({ status: 409, fields: [{ path: "token", message: "inviteHasAccount" }] });
  });

  it("429 after thirty tries of one source, 403 from another site", async () => {
    const body = { token: "x".repeat(43), ...newcomer };
    for (let turn = 0; turn < 30; turn += 1) await post(accept, body);
    expect((await post(accept, body)).status).toBe(429);
    const foreign = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    expect((await accept(request("/api/invitation", { body, headers: foreign }))).status).toBe(403);
  });
});

describe("POST /api/invitation/join", () => {
  it("200 joins the account without a company, once; the list tells since when", async () => {
    const known = await makePerson({ email });
    await prisma.user.update({ where: { id: known.id }, data: { createdAt: new Date("2026-01-01") } });
    const { id, token, owner } = await invited({ owner: true });
    const before = Date.now();
    const answers = await Promise.all([post(join, { token }), post(join, { token })]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await prisma.user.findUnique({ where: { id: known.id } })).toMatchObject({ companyId: id, owner: true });
    const { members } = (await read(owner, id)).entity[0];
    const mine = members.find((member: { id: string }) => member.id === known.id);
    expect(mine.since).toBeGreaterThanOrEqual(before - 1000);
  });

  it("409 and nothing changed for an account of another company", async () => {
    const { token, id } = await invited();
    const elsewhere = await person("driver");
    await prisma.user.update({ where: { id: elsewhere.id }, data: { email } });
    const answer = await post(join, { token });
    expect(answer).toMatchObject({ status: 409, fields: [{ path: "token", message: "inviteElsewhere" }] });
    const stored = await prisma.user.findUniqueOrThrow({ where: { id: elsewhere.id } });
    expect(stored).toMatchObject({ companyId: elsewhere.companyId, owner: true, version: elsewhere.version });
    expect(await prisma.user.count({ where: { companyId: id } })).toBe(2);
  });

  it("409 where there is no account, 400 for a closed, an unproven one and a dead link", async () => {
    const { token } = await invited();
    expect(await post(join, { token })).toMatchObject({ status: 409, fields: [{ message: "inviteNeedsAccount" }] });
    const known = await makePerson({ email });
    const set = (data: object) => prisma.user.update({ where: { id: known.id }, data });
    await set({ closedAt: new Date() });
    expect(await post(join, { token })).toMatchObject(dead);
    await set({ closedAt: null, confirmedAt: null });
    expect(await post(join, { token })).toMatchObject(dead);
    expect(await post(join, { token: "y".repeat(43) })).toMatchObject(dead);
  });

  it("200 for somebody who was removed and is invited again", async () => {
    const { id, owner, mate } = await firm();
    await remove(owner, mate.id);
    await invite(owner, id, { email: mate.email, owner: false });
    expect((await post(join, { token: await lastToken("staffInvited") })).status).toBe(200);
  });
});

describe("the page of an invitation", () => {
  it("tells host, company, role and what the address may do; null for a dead link", async () => {
    const { token, owner } = await invited();
    const host = { company: `Reisen ${owner.slug}`, invitedBy: "Pat Example", email, owner: false };
    expect(await readInvitation(token)).toEqual({ ...host, state: "new" });
    const known = await makePerson({ email });
    expect(await readInvitation(token)).toEqual({ ...host, state: "join" });
    await prisma.user.update({ where: { id: known.id }, data: { companyId: owner.companyId } });
    expect(await readInvitation(token)).toEqual({ ...host, state: "member" });
    expect(await readInvitation("z".repeat(43))).toBeNull();
  });
});
