import { beforeEach, describe, expect, it } from "vitest";
import { POST as confirm } from "@/app/api/confirmuser/route";
import { POST as registerBuspartner } from "@/app/api/register/buspartner/route";
import { prisma } from "@/lib/db/prisma";
import { adminUserRecord } from "@/lib/features/user/schema/admin";
import { resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { listUsers, resendTo } from "./admin-calls";
import { lastToken, mails, person as newcomer, post } from "./registration";

beforeEach(resetDb);

const admin = () => person(null, "admin");
/** A registration whose mailed link was not used, as the admins' list names it. */
async function waiting(cookie: string) {
  await post(registerBuspartner, newcomer);
  const { entity, total } = await listUsers({ filter: { a: { state: "waiting" } } }, cookie);
  expect(total).toBe(1);
  return adminUserRecord.parse(entity[0]);
}
const template = "registerConfirm";

describe("POST /admin/users/{id}/resend", () => {
  it("200 mails the link once more to the same address; the older link dies, the newer one makes the account", async () => {
    const { cookie } = await admin();
    const { id, email, state } = await waiting(cookie);
    expect([email, state]).toEqual([newcomer.email, "waiting"]);
    const older = await lastToken(template);
    expect((await resendTo(id, cookie)).status).toBe(200);
    const newer = await lastToken(template);
    expect(newer).not.toBe(older);
    expect((await mails(template)).map(({ recipient }) => recipient)).toEqual([newcomer.email, newcomer.email]);
    expect((await post(confirm, { token: older })).status).toBe(400);
    expect((await post(confirm, { token: newer })).status).toBe(200);
    expect(await prisma.user.count({ where: { email: newcomer.email } })).toBe(1);
  });

  it("is on record with the admin who did it", async () => {
    const { id: userId, cookie } = await admin();
    const { id } = await waiting(cookie);
    await resendTo(id, cookie);
    const lines = await prisma.auditEntry.findMany({ where: { recordId: id } });
    expect(lines).toMatchObject([{ action: "resendConfirmation", noun: "user", userId }]);
  });

  it("401 for nobody, 403 for a user, and no mail leaves", async () => {
    const { id } = await waiting((await admin()).cookie);
    expect((await resendTo(id)).status).toBe(401);
    expect((await resendTo(id, (await person("driver")).cookie)).status).toBe(403);
    expect(await mails(template)).toHaveLength(1);
  });

  it("404 for nobody, for an account that is confirmed, and for a registration whose time is over", async () => {
    const { id: me, cookie } = await admin();
    expect((await resendTo(crypto.randomUUID(), cookie)).status).toBe(404);
    expect((await resendTo(me, cookie)).status).toBe(404);
    const { id } = await waiting(cookie);
    await prisma.mailedToken.update({ where: { id }, data: { expiresAt: new Date(Date.now() - 1) } });
    expect((await resendTo(id, cookie)).status).toBe(404);
  });

  it("400 for an id that is none, 429 after five mails to one address in an hour", async () => {
    const { cookie } = await admin();
    expect((await resendTo("7", cookie)).status).toBe(400);
    const { id } = await waiting(cookie);
    for (let sent = 1; sent < 5; sent += 1) expect((await resendTo(id, cookie)).status).toBe(200);
    expect((await resendTo(id, cookie)).status).toBe(429);
    expect(await mails(template)).toHaveLength(5);
  });
});
