import { allAt, mailColumns } from "@/lib/features/unsubscription/rules";
import { beforeEach, describe, expect, it } from "vitest";
import { DELETE as refused, GET, PUT } from "@/app/api/user/emailsettings/route";
import { prisma } from "@/lib/db/prisma";
import { inboxKinds } from "@/lib/features/inbox/schema";
import { carryUnsubscriptions } from "@/lib/features/unsubscription/commands";
import { queueMail } from "@/lib/mail/outbox";
import { samples } from "@/lib/mail/samples";
import { asOwner, envelope, request, resetDb } from "../db";
import { person } from "../people";

beforeEach(resetDb);

const push = [...inboxKinds];

const path = "/api/user/emailsettings";
const read = async (cookie?: string) => envelope(await GET(request(path, { cookie })));
const write = async (body: unknown, cookie?: string) =>
  envelope(await PUT(request(path, { method: "PUT", body, cookie })));
const rows = () => prisma.unsubscription.findMany({ orderBy: [{ group: "asc" }, { email: "asc" }] });

describe("GET /api/user/emailsettings", () => {
  it("401 without a session, 405 for another method", async () => {
    expect(await read()).toMatchObject({ status: 401, error: "Unauthorized", entity: [] });
    const answer = await refused(request(path, { method: "DELETE" }));
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("GET, HEAD, PUT");
  });

  it("200: everything on at once where nothing was ever switched off, but for advertising", async () => {
    const { cookie } = await person("busoperator");
    const { status, entity } = await read(cookie);
    expect(status).toBe(200);
    expect(entity).toEqual([{ requests: "now", offers: true, news: true, marketing: false, push }]);
  });

  it("shows what a mail's link has switched off, in whatever spelling the address is kept", async () => {
    const { cookie, id } = await person("driver");
    await prisma.user.update({ where: { id }, data: { email: "Pat@Kern.example", ...mailColumns(allAt("daily")) } });
    await prisma.unsubscription.create({ data: { email: "pat@kern.example", group: "requests" } });
    expect((await read(cookie)).entity).toEqual([
      { requests: "never", offers: true, news: true, marketing: false, push },
    ]);
    await asOwner("delete from unsubscription");
    expect((await read(cookie)).entity[0].requests).toBe("daily");
  });

  it("tells the fastest of all kinds; four times never is an unsubscription and is not stored", async () => {
    const { cookie, id } = await person("driver");
    const mails = { ...allAt("never"), vacancy: "daily" as const };
    await prisma.user.update({ where: { id }, data: mailColumns(mails) });
    expect((await read(cookie)).entity[0].requests).toBe("daily");
    await expect(prisma.user.update({ where: { id }, data: mailColumns(allAt("never")) })).rejects.toThrow();
  });
});

describe("PUT /api/user/emailsettings", () => {
  it("401 without a session, 403 from another site", async () => {
    expect((await write({ news: false })).status).toBe(401);
    const { cookie } = await person("driver");
    const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    const foreign = await PUT(request(path, { method: "PUT", body: { news: false }, cookie, headers }));
    expect(foreign.status).toBe(403);
    expect(await rows()).toEqual([]);
  });

  it("400 for an unknown group, another pace and anything but true and false; nothing is changed", async () => {
    const { cookie } = await person("driver");
    const paths = async (body: unknown) => {
      const { status, fields } = await write(body, cookie);
      expect(status).toBe(400);
      return fields.map((field: { path: string; message: string }) => `${field.path} ${field.message}`);
    };
    expect(await paths({ news: false, spam: true })).toEqual(["spam unknownField"]);
    expect(await paths({ requests: "weekly" })).toEqual(["requests invalidValue"]);
    expect(await paths({ offers: "no" })).toEqual(["offers invalidValue"]);
    expect(await paths({ news: null })).toEqual(["news invalidValue"]);
    expect(await paths([])).toEqual([" invalidValue"]);
    expect(await rows()).toEqual([]);
  });

  it("200: a part changes that part alone, of the own account alone", async () => {
    const other = await person("busoperator");
    const { cookie, email, id } = await person("busoperator");
    await write({ marketing: true }, cookie);
    const { entity } = await write({ requests: "never", marketing: false }, cookie);
    expect(entity).toEqual([{ requests: "never", offers: true, news: true, marketing: false, push }]);
    expect(await rows()).toMatchObject([
      { email, group: "marketing", how: "account" },
      { email, group: "requests", how: "account" },
    ]);
    expect((await write({ requests: "daily" }, cookie)).entity).toEqual([
      { requests: "daily", offers: true, news: true, marketing: false, push },
    ]);
    expect(await prisma.user.findUnique({ where: { id } })).toMatchObject(mailColumns(allAt("daily")));
    expect((await read(other.cookie)).entity).toEqual([
      { requests: "now", offers: true, news: true, marketing: false, push },
    ]);
    expect((await write({}, cookie)).entity[0].requests).toBe("daily");
  });

  it("keeps the pace through a never, and mails flow again", async () => {
    const { cookie, email } = await person("busoperator");
    const sample = samples.find(({ template }) => template === "requestReceived");
    const send = () => prisma.$transaction((tx) => queueMail(tx, { ...sample, to: email, language: "de" } as never));
    await write({ requests: "daily" }, cookie);
    await write({ requests: "never" }, cookie);
    expect(await send()).toBeNull();
    await asOwner("delete from unsubscription");
    expect((await read(cookie)).entity[0].requests).toBe("daily");
    expect(await send()).not.toBeNull();
  });

  it("what is sent to browsers is chosen by kind, in the inbox's order and each once", async () => {
    const { cookie } = await person("busoperator");
    const { entity } = await write({ push: ["change", "emergency", "change"] }, cookie);
    expect(entity[0]).toMatchObject({ push: ["emergency", "change"], news: true });
    expect((await read(cookie)).entity[0].push).toEqual(["emergency", "change"]);
    expect((await write({ push: [] }, cookie)).entity[0].push).toEqual([]);
    expect((await write({ push: ["spam"] }, cookie)).status).toBe(400);
  });

  it("leaves a line on record for a change, none where nothing changed", async () => {
    const { cookie, id } = await person("busoperator");
    await write({ marketing: false }, cookie);
    expect(await prisma.auditEntry.count()).toBe(0);
    await write({ marketing: true }, cookie);
    await write({ marketing: false }, cookie);
    expect(await prisma.auditEntry.findMany({ orderBy: { createdAt: "asc" } })).toMatchObject([
      { action: "emailSettings", recordId: id, userId: id, before: { marketing: false }, after: { marketing: true } },
      { before: { marketing: true }, after: { marketing: false } },
    ]);
  });

  it("one truth after ten changes at a time", async () => {
    const { cookie } = await person("busoperator");
    const turns = Array.from({ length: 10 }, (_, index) => write({ news: index % 2 === 0 }, cookie));
    expect((await Promise.all(turns)).map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await read(cookie)).entity[0].news).toBe((await rows()).length === 0);
  });
});

it("a changed address keeps what was switched off and what was agreed to, each with its time", async () => {
  const createdAt = new Date(1_000);
  await prisma.mailConsent.create({ data: { email: "old@kern.example", group: "marketing", createdAt } });
  await prisma.unsubscription.create({ data: { email: "old@kern.example", group: "marketing" } });
  await prisma.$transaction((tx) => carryUnsubscriptions(tx, "Old@kern.example", "New@kern.example"));
  expect(await rows()).toMatchObject([{ email: "new@kern.example" }, { email: "old@kern.example" }]);
  expect(await prisma.mailConsent.count({ where: { email: "new@kern.example", createdAt } })).toBe(1);
});
