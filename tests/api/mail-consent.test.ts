import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import * as all from "@/app/api/admin/mailer/unsubscriptions/route";
import * as ofAddress from "@/app/api/admin/mailer/unsubscriptions/[email]/route";
import { PUT } from "@/app/api/user/emailsettings/route";
import { prisma } from "@/lib/db/prisma";
import { unsubscribe } from "@/lib/features/unsubscription/commands";
import { deliverMail } from "@/lib/mail/deliver";
import type { MailGroup } from "@/lib/mail/groups";
import { type Mail, queueMail } from "@/lib/mail/outbox";
import { samples } from "@/lib/mail/samples";
import { unsubscribeToken } from "@/lib/mail/unsubscribe";
import { asOwner, envelope, params, request, resetDb } from "@/tests/db";
import { person } from "@/tests/people";

beforeEach(resetDb);

const sampleOf = (name: string) => samples.find(({ template }) => template === name);
const send = (to: string, group: MailGroup, name = "requestReceived") =>
  prisma.$transaction((tx) => queueMail(tx, { ...sampleOf(name), to, language: "de", group } as Mail));
const advertise = async (to: string) => (await send(to, "marketing")) !== null;
const write = (body: unknown, cookie: string) =>
  PUT(request("/api/user/emailsettings", { method: "PUT", body, cookie }));
const add = async (body: unknown, cookie?: string) =>
  envelope(await all.POST(request("/api/admin/mailer/unsubscriptions", { body, cookie })));
const drop = async (email: string, cookie: string) =>
  (await ofAddress.DELETE(request("/api/x", { method: "DELETE", cookie }), params({ email }))).status;
const optOuts = () => prisma.unsubscription.findMany({ orderBy: [{ email: "asc" }, { group: "asc" }] });
const data = { email: "eva@verein.example", group: "marketing" };

describe("advertising goes to who has agreed", () => {
  it("never to who was not asked; a deleted opt-out makes no consent of that", async () => {
    const admin = await person(null, "admin");
    expect(await advertise(data.email)).toBe(false);
    await unsubscribe(unsubscribeToken({ email: data.email, group: "marketing" }));
    expect(await drop(data.email, admin.cookie)).toBe(200);
    expect(await advertise(data.email)).toBe(false);
    expect(await send(data.email, "news")).not.toBeNull();
  });

  it("after a yes, with its time and way; an opt-out stands above it and what it covered comes back", async () => {
    const admin = await person(null, "admin");
    const { email, cookie } = await person("busoperator");
    await write({ marketing: true }, cookie);
    expect(await prisma.mailConsent.findMany()).toMatchObject([{ email, group: "marketing", how: "account" }]);
    expect(await advertise(email)).toBe(true);
    await unsubscribe(unsubscribeToken({ email, group: "marketing" }));
    expect(await advertise(email)).toBe(false);
    expect(await drop(email, admin.cookie)).toBe(200);
    expect(await advertise(email)).toBe(true);
  });

  it("whole settings sent back by who never agreed enter no opt-out", async () => {
    const { cookie } = await person("busoperator");
    await write({ requests: "now", offers: true, news: true, marketing: false }, cookie);
    expect(await optOuts()).toEqual([]);
  });

  it("an invitation to join goes to who was never asked, not to who has opted out", async () => {
    expect(await send(data.email, "marketing", "providerInvited")).not.toBeNull();
    await prisma.unsubscription.create({ data });
    expect(await send(data.email, "marketing", "providerInvited")).toBeNull();
  });

  it("what waits does not leave once the consent is gone", async () => {
    await prisma.mailConsent.create({ data });
    const id = (await send(data.email, "marketing")) ?? "";
    await asOwner("delete from mail_consent");
    expect(await deliverMail(id)).toBe("failed");
    expect(await prisma.outboxMail.findUnique({ where: { id } })).toMatchObject({ error: "recipient has not agreed" });
  });
});

describe("POST /admin/mailer/unsubscriptions", () => {
  const told = { email: " Eva@Verein.example", groups: ["requests", "marketing"], how: "phone" };

  it("201 enters what somebody has asked for by phone; on record without the address", async () => {
    const { id, cookie } = await person(null, "admin");
    const waiting = (await send(data.email, "requests")) ?? "";
    const { status, total, entity } = await add(told, cookie);
    expect([status, total]).toEqual([201, 2]);
    expect(entity[0]).toMatchObject({ email: data.email, group: "marketing", how: "phone", active: true });
    const line = await prisma.auditEntry.findFirstOrThrow({ where: { noun: "unsubscription" } });
    expect(line).toMatchObject({ action: "create", userId: id, after: { how: "phone" } });
    expect(JSON.stringify(line)).not.toContain("verein.example");
    expect(await send(data.email, "requests")).toBeNull();
    expect(await deliverMail(waiting)).toBe("failed");
  });

  it("a group that was left before keeps its entry; 409 where all were", async () => {
    const { cookie } = await person(null, "admin");
    await unsubscribe(unsubscribeToken({ email: data.email, group: "marketing" }));
    expect((await add(told, cookie)).status).toBe(201);
    expect(await optOuts()).toMatchObject([
      { group: "marketing", how: "link" },
      { group: "requests", how: "phone" },
    ]);
    expect(await add(told, cookie)).toMatchObject({
      status: 409,
      fields: [{ path: "email", message: "optedOutBefore" }],
    });
  });

  it("401, 403, and 400 for what is no address, no group and a way that no admin enters", async () => {
    const { cookie } = await person(null, "admin");
    expect((await add(told)).status).toBe(401);
    expect((await add(told, (await person("driver")).cookie)).status).toBe(403);
    for (const bad of [{ email: "eva" }, { groups: [] }, { groups: ["fax"] }, { how: "link" }, { note: "x" }]) {
      expect((await add({ ...told, ...bad }, cookie)).status).toBe(400);
    }
    expect(await optOuts()).toEqual([]);
  });
});

it("the migration keeps what people asked for and drops what the system wrote", async () => {
  const hour = 3_600_000;
  const at = (hours: number) => new Date(Date.now() - hours * hour);
  const account = async (settings?: [boolean, boolean]) => {
    const { id, email } = await person("busoperator");
    await prisma.user.update({ where: { id }, data: { createdAt: at(48) } });
    if (settings) {
      const [before, after] = settings.map((marketing) => ({ marketing, news: true }));
      const line = { noun: "user", action: "emailSettings", recordId: id, userName: "user", createdAt: at(20) };
      await prisma.auditEntry.create({ data: { ...line, before, after } });
    }
    return email;
  };
  const left = (email: string, createdAt = at(48), group = "marketing") =>
    prisma.unsubscription.create({ data: { email, group, createdAt } });
  const system = await account();
  const asked = await account([true, false]);
  const agreed = await account([false, true]);
  const early = await account();
  await left(system);
  await left(system, at(30), "requests");
  await left(asked, at(20));
  await left(early, at(90));
  await left("nobody@else.example");

  const path = "prisma/migrations/20261122100000_consent_is_no_opt_out/migration.sql";
  const sql = readFileSync(path, "utf8");
  const statements = sql
    .slice(sql.indexOf("insert into mail_consent"))
    .split(/;\n/)
    .filter((part) => part.trim());
  for (const statement of statements) await asOwner(statement);

  const kept = (await optOuts()).map(({ email, group }) => `${email} ${group}`);
  expect(kept.sort()).toEqual(
    [`${system} requests`, `${asked} marketing`, `${early} marketing`, "nobody@else.example marketing"].sort(),
  );
  expect(await prisma.mailConsent.findMany()).toMatchObject([
    { email: agreed, how: "account", createdAt: expect.any(Date) },
  ]);
});
