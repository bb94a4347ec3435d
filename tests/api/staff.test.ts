import { beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { person } from "../people";
import { resetDb } from "../db";
import { mails } from "./registration";
import { firm, invite, read, resend, revoke, setOwner } from "./staff-calls";

beforeEach(resetDb);

const guest = { email: "Neu@kern.example", owner: false, language: "es" };
const actions = async () => (await prisma.auditEntry.findMany({ orderBy: { id: "asc" } })).map((line) => line.action);

describe("GET /api/company/{id}/staff", () => {
  it("200 for an owner: everybody, owners first, open invitations without their token", async () => {
    const { id, owner, mate } = await firm();
    await invite(owner, id, guest);
    const { status, entity } = await read(owner, id);
    expect(status).toBe(200);
    expect(entity[0].members).toMatchObject([
      { id: owner.id, owner: true, you: true },
      { id: mate.id, owner: false, you: false, email: mate.email, since: mate.createdAt.getTime() },
    ]);
    const [invitation] = entity[0].invitations;
    expect(invitation).toMatchObject({ email: "neu@kern.example", owner: false });
    expect(invitation.expiresAt - invitation.sentAt).toBeGreaterThan(6.99 * 86_400_000);
    expect(Object.keys(invitation).sort()).toEqual(["email", "expiresAt", "id", "owner", "sentAt"]);
    expect(JSON.stringify(entity)).not.toMatch(/hash|token/i);
  });

  it("401 without a session, 403 for staff and admins, 404 for another's company", async () => {
    const { id, mate } = await firm();
    const stranger = await person("busoperator");
    expect((await read({}, id)).status).toBe(401);
    expect((await read(mate, id)).status).toBe(403);
    expect((await read(await person(null, "admin"), id)).status).toBe(403);
    expect((await read(stranger, id)).status).toBe(404);
  });
});

describe("POST /api/company/{id}/staff", () => {
  it("201 mails a link in the language asked for and leaves an audit line without the address", async () => {
    const { id, owner } = await firm();
    const answer = await invite(owner, id, guest);
    expect(answer).toMatchObject({ status: 201, entity: [{ email: "neu@kern.example" }] });
    expect(await mails("staffInvited")).toMatchObject([{ recipient: "neu@kern.example", language: "es" }]);
    const line = await prisma.auditEntry.findFirstOrThrow();
    expect(line).toMatchObject({ action: "inviteStaff", recordId: id, userId: owner.id });
    expect(JSON.stringify(line)).not.toContain("neu@");
  });

  it("the same answer and mail for an address that works elsewhere", async () => {
    const { id, owner } = await firm();
    const known = await person("touroperator");
    const told = async (email: string) => {
      const { status, entity, fields } = await invite(owner, id, { email, owner: true });
      const mail = (await mails("staffInvited")).at(-1);
      return { status, fields, keys: Object.keys(entity[0]), subject: mail?.subject };
    };
    expect(await told(known.email)).toEqual(await told("unknown@kern.example"));
  });

  it("409 at the field for who works here already", async () => {
    const { id, owner, mate } = await firm();
    const answer = await invite(owner, id, { email: mate.email.toUpperCase(), owner: false });
    expect(answer).toMatchObject({ status: 409, fields: [{ path: "email", message: "alreadyMember" }] });
    expect(await prisma.outboxMail.count()).toBe(0);
  });

  it("a second invitation of one address replaces the first", async () => {
    const { id, owner } = await firm();
    await invite(owner, id, guest);
    await Promise.all([invite(owner, id, guest), invite(owner, id, { ...guest, owner: true })]);
    expect(await prisma.mailedToken.count({ where: { purpose: "invite" } })).toBe(1);
  });

  it("400 for no address, no role and unknown fields, 403 for staff, 404 for another's company", async () => {
    const { id, owner, mate } = await firm();
    const paths = async (body: object) =>
      (await invite(owner, id, body)).fields.map((field: { path: string }) => field.path);
    expect(await paths({ email: "neu@", owner: false })).toEqual(["email"]);
    expect(await paths({ email: guest.email })).toEqual(["owner"]);
    expect(await paths({ ...guest, role: "admin" })).toEqual(["role"]);
    expect((await invite(mate, id, guest)).status).toBe(403);
    expect((await invite(await person("driver"), id, guest)).status).toBe(404);
  });

  it("429 after six links to one mailbox in a day", async () => {
    const { id, owner } = await firm();
    for (let turn = 0; turn < 6; turn += 1) expect((await invite(owner, id, guest)).status).toBe(201);
    expect((await invite(owner, id, guest)).status).toBe(429);
  });
});

describe("open invitations", () => {
  it("200 when revoked or sent again; 404 for one that is gone or another company's", async () => {
    const { id, owner } = await firm();
    const stranger = await person("busoperator");
    const { entity } = await invite(owner, id, guest);
    const [{ id: invitation }] = entity;
    await prisma.mailedToken.updateMany({ data: { expiresAt: new Date(Date.now() + 1000) } });
    expect((await resend(stranger, invitation)).status).toBe(404);
    expect((await revoke(stranger, invitation)).status).toBe(404);
    const again = await resend(owner, invitation);
    expect(again.status).toBe(200);
    expect(again.entity[0].expiresAt).toBeGreaterThan(Date.now() + 6 * 86_400_000);
    expect(await mails("staffInvited")).toHaveLength(2);
    expect(await revoke(owner, invitation)).toMatchObject({ status: 200, entity: [] });
    expect((await revoke(owner, invitation)).status).toBe(404);
    expect((await resend(owner, invitation)).status).toBe(404);
    expect(await actions()).toEqual(["inviteStaff", "resendInvitation", "revokeInvitation"]);
  });

  it("those of an owner go with the owner's rights", async () => {
    const { id, owner, mate } = await firm({ owner: true });
    await invite(mate, id, guest);
    await setOwner(owner, mate.id, { owner: false, version: mate.version });
    expect((await read(owner, id)).entity[0].invitations).toEqual([]);
  });
});
