import { beforeEach, describe, expect, it } from "vitest";
import { POST as confirmEmail } from "@/app/api/confirmemail/route";
import { POST as forgot } from "@/app/api/forgotpassword/route";
import { POST as changeEmail } from "@/app/api/user/changeemail/route";
import { GET as getUser } from "@/app/api/user/route";
import { prisma } from "@/lib/db/prisma";
import { asUser, request, resetDb } from "../db";
import { call, mailsTo, tokenOf } from "./account";
import { goodPassword, makePerson } from "./people";

beforeEach(resetDb);

const to = "jana.new@kern.example";
const ask = (cookie: string | undefined, email = to, password = goodPassword) =>
  call(changeEmail, "/api/user/changeemail", { cookie, body: { email, password } });
const confirm = (token: string, cookie?: string) =>
  call(confirmEmail, "/api/confirmemail", { cookie, body: { token } });

async function jana() {
  const user = await makePerson({ email: "jana@kern.example" });
  return { ...user, ...(await asUser(user)) };
}
const statusOf = async (cookie: string) => (await getUser(request("/api/user", { cookie }))).status;

describe("POST /api/user/changeemail", () => {
  it("401 without a session, 400 for a wrong password, one's own address and what is none", async () => {
    const { cookie } = await jana();
    expect((await ask(undefined)).status).toBe(401);
    const fields = async (email: string, password?: string) => (await ask(cookie, email, password)).fields;
    expect(await fields(to, "Falsch12345")).toEqual([{ path: "password", message: "ownPasswordWrong" }]);
    expect(await fields("Jana@kern.example ")).toEqual([{ path: "email", message: "emailUnchanged" }]);
    expect(await fields("jana@")).toEqual([{ path: "email", message: "emailInvalid" }]);
    expect(await prisma.outboxMail.count()).toBe(0);
  });

  it("200 mails a link to the new address and a notice to the old one; nothing has changed yet", async () => {
    const { id, cookie, email } = await jana();
    expect((await ask(cookie)).status).toBe(200);
    expect(await mailsTo(to)).toEqual(["emailConfirm"]);
    expect(await mailsTo(email)).toEqual(["emailAsked"]);
    expect(await prisma.user.findUnique({ where: { id } })).toMatchObject({ email });
    expect(await prisma.mailedToken.findFirst()).not.toMatchObject({ hash: await tokenOf("emailConfirm") });
  });

  it("the same answer for the address of another account, whose owner learns of it", async () => {
    const { cookie, email } = await jana();
    const other = await makePerson();
    const free = await ask(cookie);
    const taken = await ask(cookie, other.email);
    expect(taken).toEqual(free);
    expect(await mailsTo(other.email)).toEqual(["alreadyRegistered"]);
    expect(await mailsTo(email)).toEqual(["emailAsked", "emailAsked"]);
    expect(await prisma.mailedToken.count()).toBe(0);
  });

  it("429 after five tries of a user", async () => {
    const { cookie } = await jana();
    for (let turn = 0; turn < 5; turn += 1) await ask(cookie, `a${turn}@kern.example`, "Falsch12345");
    expect(await ask(cookie)).toMatchObject({ status: 429, error: "RateLimited" });
  });

  it("429 after five mails to one address, from whomever", async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await ask((await asUser(await makePerson())).cookie)).status).toBe(200);
    }
    expect((await ask((await asUser(await makePerson())).cookie)).status).toBe(429);
  });
});

describe("POST /api/confirmemail", () => {
  it("200 sets the address, ends the other sessions, tells the old address, carries opt-outs over", async () => {
    const { id, cookie, email } = await jana();
    const elsewhere = await asUser({ id });
    const trusted = { userId: id, hash: "of a browser", expiresAt: new Date(Date.now() + 60_000) };
    await prisma.trustedDevice.create({ data: trusted });
    await prisma.unsubscription.create({ data: { email, group: "news" } });
    await call(forgot, "/api/forgotpassword", { body: { email } });
    await ask(cookie);
    expect((await confirm(await tokenOf("emailConfirm"), cookie)).status).toBe(200);
    expect(await prisma.user.findUnique({ where: { id } })).toMatchObject({ email: to, version: 2 });
    expect([await statusOf(cookie), await statusOf(elsewhere.cookie)]).toEqual([200, 401]);
    expect(await mailsTo(email)).toContain("emailChanged");
    expect(await prisma.unsubscription.count({ where: { email: to, group: "news" } })).toBe(1);
    expect(await prisma.mailedToken.count({ where: { purpose: "reset" } })).toBe(0);
    expect(await prisma.trustedDevice.count()).toBe(0);
    const line = await prisma.auditEntry.findFirstOrThrow({ where: { action: "changeEmail", recordId: id } });
    expect(JSON.stringify(line)).not.toContain("@");
  });

  it("ends every session where the link is opened without one", async () => {
    const { cookie } = await jana();
    await ask(cookie);
    expect((await confirm(await tokenOf("emailConfirm"))).status).toBe(200);
    expect(await statusOf(cookie)).toBe(401);
  });

  it("400 for a used, an older, an expired and an invented link", async () => {
    const { cookie } = await jana();
    await ask(cookie, "first@kern.example");
    const older = await tokenOf("emailConfirm");
    await ask(cookie);
    const dead = { status: 400, fields: [{ path: "token", message: "linkInvalid" }] };
    expect(await confirm(older)).toMatchObject(dead);
    expect(await confirm("x".repeat(43))).toMatchObject(dead);
    const token = await tokenOf("emailConfirm");
    await prisma.mailedToken.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });
    expect(await confirm(token)).toMatchObject(dead);
    await prisma.mailedToken.updateMany({ data: { expiresAt: new Date(Date.now() + 60_000) } });
    expect((await confirm(token)).status).toBe(200);
    expect(await confirm(token)).toMatchObject(dead);
  });

  it("400 where somebody else has taken the address meanwhile", async () => {
    const { id, cookie, email } = await jana();
    await ask(cookie);
    await makePerson({ email: to });
    expect((await confirm(await tokenOf("emailConfirm"))).status).toBe(400);
    expect(await prisma.user.findUnique({ where: { id } })).toMatchObject({ email });
  });

  it("of two clicks at a time one wins", async () => {
    const { cookie } = await jana();
    await ask(cookie);
    const token = await tokenOf("emailConfirm");
    const [one, two] = await Promise.all([confirm(token), confirm(token)]);
    expect([one.status, two.status].sort()).toEqual([200, 400]);
  });
});
