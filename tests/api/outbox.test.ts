import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as resend from "@/app/api/admin/outbox/[id]/resend/route";
import * as one from "@/app/api/admin/outbox/[id]/route";
import * as many from "@/app/api/admin/outbox/route";
import { env } from "@/env.mjs";
import { prisma } from "@/lib/db/prisma";
import { mailRecord, mailSummary } from "@/lib/features/outbox/schema/outbox";
import { deliverMail } from "@/lib/mail/deliver";
import { type Mail, queueMail } from "@/lib/mail/outbox";
import { samples } from "@/lib/mail/samples";
import { unsubscribePage } from "@/lib/mail/unsubscribe";
import { envelope, params, request, resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { getCsv, queryOf } from "./admin-calls";

const setSmtp = (value: string | undefined) =>
  Object.defineProperty(env, "SMTP_URL", { value, configurable: true, enumerable: true, writable: true });
const smtp = env.SMTP_URL;
beforeEach(resetDb);
afterEach(() => setSmtp(smtp));

const link = `${env.APP_URL}/de/resetpw?token=abc123`;
type Change = Partial<{
  recipient: string;
  subject: string;
  template: string;
  group: string;
  text: string;
  html: string;
  state: "queued" | "sent" | "failed";
  error: string;
  attempts: number;
  createdAt: Date;
}>;
const headers = { "Message-ID": "<old@charabanc.example>" };
const mail = (data: Change = {}) =>
  prisma.outboxMail.create({
    data: {
      ...{ recipient: "eva@verein.example", language: "de", template: "passwordReset", subject: "Neues Passwort" },
      ...{ html: `<a href="${link}">x</a>`, text: `Hier: ${link}`, headers },
      ...data,
    },
  });
const list = async (query: Parameters<typeof queryOf>[0], cookie?: string) =>
  envelope(await many.GET(request(`/api/admin/outbox${queryOf(query)}`, { cookie })));
const get = async (id: string, cookie?: string) =>
  envelope(await one.GET(request(`/api/admin/outbox/${id}`, { cookie }), params({ id })));
const again = async (id: string, cookie?: string) =>
  envelope(await resend.POST(request(`/api/admin/outbox/${id}/resend`, { body: {}, cookie }), params({ id })));
const admin = async () => (await person(null, "admin")).cookie;
const row = (id: string) => prisma.outboxMail.findUniqueOrThrow({ where: { id } });

describe("GET /admin/outbox", () => {
  it("401 for nobody, 403 for a user, each call", async () => {
    const { id } = await mail();
    const { cookie } = await person("busoperator");
    for (const call of [(by?: string) => list({}, by), (by?: string) => get(id, by), (by?: string) => again(id, by)]) {
      expect([(await call()).status, (await call(cookie)).status]).toEqual([401, 403]);
    }
  });

  it("newest first, by words of recipient and subject, state, template and group", async () => {
    const cookie = await admin();
    await mail({ createdAt: new Date(1_000), state: "failed", error: "mailbox full" });
    await mail({
      createdAt: new Date(2_000),
      recipient: "bus@100%.example",
      group: "requests",
      template: "requestAlert",
    });
    const { entity, total } = await list({}, cookie);
    expect(total).toBe(2);
    expect(mailSummary.parse(entity[1])).toMatchObject({ error: "mailbox full", created_at: 1_000, sent_at: null });
    const found = async (a: object) => (await list({ filter: { a } }, cookie)).total;
    expect(await found({ text: "EVA passwort" })).toBe(1);
    expect(await found({ text: "100%" })).toBe(1);
    expect(await found({ text: "nobody" })).toBe(0);
    expect(await found({ state: "failed" })).toBe(1);
    expect(await found({ template: "requestAlert", group: "requests" })).toBe(1);
  });

  it.each([{ filter: { a: { state: "lost" } } }, { filter: { a: { html: "x" } } }, { sort: "html" }])(
    "400 for %j",
    async (query) => {
      expect((await list(query, await admin())).status).toBe(400);
    },
  );

  it("is exported without what the mails say", async () => {
    const cookie = await admin();
    await mail({ recipient: "=cmd@x.example", subject: "Zwei; Wörter" });
    const text = await (await getCsv("outbox", {}, cookie)).text();
    expect(text).toContain("Zwei; Wörter");
    expect(text).not.toContain("token");
    expect(text).not.toMatch(/(^|,)=cmd/m);
    expect((await getCsv("outbox", { columns: "html" }, cookie)).status).toBe(400);
  });
});

describe("GET /admin/outbox/{id}", () => {
  it("404 where there is none", async () => {
    expect((await get(crypto.randomUUID(), await admin())).status).toBe(404);
  });

  it("shows all parts and links where the outbox is the delivery", async () => {
    setSmtp(undefined);
    const { entity } = await get((await mail()).id, await admin());
    expect(mailRecord.parse(entity[0])).toMatchObject({ links: [link], text: `Hier: ${link}` });
  });

  it.each(["queued", "failed"] as const)("opens no account by a %s mail where a server delivers", async (state) => {
    setSmtp("smtp://127.0.0.1:1");
    const { id } = await mail({ state });
    const { entity } = await get(id, await admin());
    expect(JSON.stringify(entity)).not.toContain("abc123");
    expect(entity[0]).toMatchObject({ links: [], text: expect.stringContaining("token=…") });
    expect((await row(id)).text).toContain("abc123");
  });
});

describe("a mail that is still to be drawn", () => {
  const sample = samples.find(({ template }) => template === "passwordReset");
  const queued = () =>
    prisma.$transaction((tx) => queueMail(tx, { ...sample, to: "eva@verein.example", language: "de" } as Mail));

  it("is listed, exported and found by its recipient with the subject it will have", async () => {
    const cookie = await admin();
    const id = await queued();
    const { entity } = await list({ filter: { a: { text: "eva" } } }, cookie);
    expect(mailSummary.parse(entity[0])).toMatchObject({ id, subject: expect.stringContaining("Passwort") });
    expect(await (await getCsv("outbox", {}, cookie)).text()).toContain("Passwort");
  });

  it("is found by its subject once the job has had it", async () => {
    const cookie = await admin();
    const id = (await queued()) ?? "";
    setSmtp("smtp://127.0.0.1:1");
    expect(await deliverMail(id)).toBe("retry");
    expect(await list({ filter: { a: { text: "passwort" } } }, cookie)).toMatchObject({ total: 1, entity: [{ id }] });
  });

  it("reads as it would leave, without its data and links that a server would deliver", async () => {
    const cookie = await admin();
    const id = (await queued()) ?? "";
    setSmtp("smtp://127.0.0.1:1");
    const { entity } = await get(id, cookie);
    expect(mailRecord.parse(entity[0])).toMatchObject({ html: expect.stringContaining("<h1"), links: [] });
    expect(JSON.stringify(entity)).not.toContain("example-token");
    setSmtp(undefined);
    expect((await get(id, cookie)).entity[0].links.join()).toContain("token=example-token");
  });

  it("shows why where it cannot be drawn, and may be sent again", async () => {
    const cookie = await admin();
    const id = (await queued()) ?? "";
    const data = { template: "newsletter", state: "failed", error: "no template newsletter" } as const;
    await prisma.outboxMail.update({ where: { id }, data });
    expect((await list({}, cookie)).entity[0]).toMatchObject({ subject: "newsletter" });
    expect((await get(id, cookie)).entity[0]).toMatchObject({ text: "", error: "no template newsletter" });
    expect(await again(id, cookie)).toMatchObject({ status: 200, entity: [{ id, state: "queued" }] });
  });
});

describe("POST /admin/outbox/{id}/resend", () => {
  it("a failed mail goes back to the queue with its Message-ID, and a line says who did it", async () => {
    const { cookie, id: userId } = await person(null, "admin");
    const { id } = await mail({ state: "failed", error: "mailbox full", attempts: 8 });
    expect(await again(id, cookie)).toMatchObject({ status: 200, entity: [{ id, state: "queued", attempts: 0 }] });
    expect(await row(id)).toMatchObject({ headers, error: null, text: expect.stringContaining("abc123") });
    const lines = await prisma.auditEntry.findMany({ where: { noun: "outbox" } });
    expect(lines).toMatchObject([{ action: "resend", recordId: id, userId }]);
  });

  it("a delivered mail leaves a second time as a row and Message-ID of its own, its opt-out link made anew", async () => {
    const [recipient, group] = ["eva@verein.example", "requests"] as const;
    const text = `Neu: ${env.APP_URL}/de/nearrequests Abmelden: ${env.APP_URL}/de/unsubscribe/…`;
    const { id } = await mail({ state: "sent", group, text, html: text });
    const { entity } = await again(id, await admin());
    const copy = await row(entity[0].id);
    expect(copy).toMatchObject({ recipient, group, state: "queued", sentAt: null });
    expect(copy.text).toContain(unsubscribePage({ email: recipient, group }, "de"));
    expect(copy.headers).toMatchObject({ "Message-ID": expect.stringContaining(copy.id) });
    expect((await row(id)).state).toBe("sent");
  });

  it("409 for who has opted out of the group, whatever the spelling", async () => {
    const cookie = await admin();
    await prisma.unsubscription.create({ data: { email: "eva@verein.example", group: "requests" } });
    const { id } = await mail({ recipient: "Eva@Verein.example", group: "requests", state: "failed" });
    expect(await again(id, cookie)).toMatchObject({ status: 409, fields: [{ message: "mailUnsubscribed" }] });
    expect((await row(id)).state).toBe("failed");
    expect((await again((await mail({ group: "offers", state: "failed" })).id, cookie)).status).toBe(200);
  });

  it("409 for a delivered mail whose links were taken out, and for one that was erased", async () => {
    const cookie = await admin();
    const veiled = await mail({ state: "sent", text: `${env.APP_URL}/de/resetpw?token=…` });
    expect(await again(veiled.id, cookie)).toMatchObject({ status: 409, fields: [{ message: "mailLinksGone" }] });
    const erased = await mail({ state: "failed", recipient: "–", text: "", html: "", error: "erased" });
    expect(await again(erased.id, cookie)).toMatchObject({ status: 409, fields: [{ message: "mailEmpty" }] });
    expect(await prisma.outboxMail.count()).toBe(2);
  });

  it("404 where there is none", async () => {
    expect((await again(crypto.randomUUID(), await admin())).status).toBe(404);
  });
});
