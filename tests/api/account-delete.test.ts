import { beforeEach, describe, expect, it } from "vitest";
import { POST as confirmDelete } from "@/app/api/confirmdelete/route";
import { POST as requestDelete } from "@/app/api/user/requestdelete/route";
import { GET as getUser } from "@/app/api/user/route";
import { prisma } from "@/lib/db/prisma";
import { eraseAccounts } from "@/lib/features/user/commands/erase-accounts";
import { signIn } from "@/lib/features/user/commands/sign-in";
import { asUser, request, resetDb } from "../db";
import { call, mailsTo, tokenOf } from "./account";
import { goodPassword, makePerson } from "./people";

beforeEach(resetDb);

const day = 86_400_000;
const ask = (cookie: string | undefined, email: string) =>
  call(requestDelete, "/api/user/requestdelete", { cookie, body: { email } });
const confirm = (token: string) => call(confirmDelete, "/api/confirmdelete", { body: { token } });
const attempt = (name: string) => signIn({ name, password: goodPassword, ip: "10.0.0.1" });

async function jana(role: "user" | "admin" = "user") {
  const user = await makePerson({ email: "jana@kern.example", role });
  return { ...user, ...(await asUser(user)) };
}

async function leaving() {
  const user = await jana();
  await ask(user.cookie, user.email);
  expect((await confirm(await tokenOf("deleteConfirm"))).status).toBe(200);
  return user;
}

describe("POST /api/user/requestdelete", () => {
  it("401 without a session, 400 at the field for an address that is not one's own", async () => {
    const { cookie } = await jana();
    const other = await makePerson();
    expect((await ask(undefined, "jana@kern.example")).status).toBe(401);
    const wrong = { status: 400, fields: [{ path: "email", message: "emailNotOwn" }] };
    expect(await ask(cookie, other.email)).toMatchObject(wrong);
    expect(await ask(cookie, "nobody@kern.example")).toMatchObject(wrong);
    expect(await prisma.outboxMail.count()).toBe(0);
  });

  it("200 mails a link in any case of the address; nothing has changed yet", async () => {
    const { id, cookie, email } = await jana();
    expect((await ask(cookie, "Jana@Kern.example")).status).toBe(200);
    expect(await mailsTo(email)).toEqual(["deleteConfirm"]);
    expect(await prisma.user.findUnique({ where: { id } })).toMatchObject({ deleteAfter: null });
  });

  it("409 for the last admin, 200 where another stays", async () => {
    const { cookie, email } = await jana("admin");
    const refused = { status: 409, fields: [{ path: "email", message: "lastAdmin" }] };
    await makePerson();
    expect(await ask(cookie, email)).toMatchObject(refused);
    const other = await makePerson({ role: "admin" });
    await prisma.user.update({ where: { id: other.id }, data: { deleteAfter: new Date() } });
    expect(await ask(cookie, email)).toMatchObject(refused);
    await prisma.user.update({ where: { id: other.id }, data: { deleteAfter: null } });
    expect((await ask(cookie, email)).status).toBe(200);
  });

  it("429 after five an hour", async () => {
    const { cookie, email } = await jana();
    for (let turn = 0; turn < 5; turn += 1) expect((await ask(cookie, email)).status).toBe(200);
    expect((await ask(cookie, email)).status).toBe(429);
  });
});

describe("POST /api/confirmdelete", () => {
  it("200 sets the day in two weeks, ends every session and says so by mail", async () => {
    const { id, cookie, email } = await jana();
    const elsewhere = await asUser({ id });
    await ask(cookie, email);
    const answer = await confirm(await tokenOf("deleteConfirm"));
    const inDays = (answer.entity[0].deleteAfter - Date.now()) / day;
    expect(inDays).toBeGreaterThan(13.9);
    expect(inDays).toBeLessThanOrEqual(14);
    for (const session of [cookie, elsewhere.cookie]) {
      expect((await getUser(request("/api/user", { cookie: session }))).status).toBe(401);
    }
    expect(await mailsTo(email)).toEqual(["deleteConfirm", "deleteScheduled"]);
  });

  it("400 for a used, an older, an expired and an invented link", async () => {
    const { cookie, email } = await jana();
    await ask(cookie, email);
    const older = await tokenOf("deleteConfirm");
    await ask(cookie, email);
    const token = await tokenOf("deleteConfirm");
    const dead = { status: 400, fields: [{ path: "token", message: "linkInvalid" }] };
    expect(await confirm(older)).toMatchObject(dead);
    expect(await confirm("x".repeat(43))).toMatchObject(dead);
    await prisma.mailedToken.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });
    expect(await confirm(token)).toMatchObject(dead);
    await prisma.mailedToken.updateMany({ data: { expiresAt: new Date(Date.now() + day) } });
    expect((await confirm(token)).status).toBe(200);
    expect(await confirm(token)).toMatchObject(dead);
  });
});

describe("changing one's mind", () => {
  it("a sign-in keeps the account and says so by mail, once", async () => {
    const { id, email, userName } = await leaving();
    expect(await attempt(userName)).not.toBeNull();
    expect(await attempt(userName)).not.toBeNull();
    expect(await prisma.user.findUnique({ where: { id } })).toMatchObject({ deleteAfter: null });
    expect((await mailsTo(email)).filter((template) => template === "accountKept")).toHaveLength(1);
    expect(await eraseAccounts(new Date(Date.now() + 15 * day))).toBe(0);
  });

  it("a wrong password keeps nothing", async () => {
    const { id, userName } = await leaving();
    expect(await signIn({ name: userName, password: "Falsch12345", ip: "10.0.0.1" })).toBeNull();
    expect(await prisma.user.findUnique({ where: { id } })).not.toMatchObject({ deleteAfter: null });
  });

  it("nothing is erased before the day, and the account is gone after it", async () => {
    const { id, userName } = await leaving();
    expect(await eraseAccounts(new Date(Date.now() + 13 * day))).toBe(0);
    expect(await eraseAccounts(new Date(Date.now() + 15 * day))).toBe(1);
    expect(await prisma.user.findUnique({ where: { id } })).toBeNull();
    expect(await attempt(userName)).toBeNull();
  });
});
