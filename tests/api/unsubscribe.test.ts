import { beforeEach, describe, expect, it } from "vitest";
import { DELETE, GET, POST, PUT } from "@/app/api/unsubscribe/[token]/route";
import { GET as settings } from "@/app/api/user/emailsettings/route";
import { env } from "@/env.mjs";
import { prisma } from "@/lib/db/prisma";
import type { Handler } from "@/lib/http/route";
import { type MailGroup, mailGroups } from "@/lib/mail/groups";
import { type Mail, queueMail } from "@/lib/mail/outbox";
import { samples } from "@/lib/mail/samples";
import { unsubscribeToken } from "@/lib/mail/unsubscribe";
import { envelope, params, request, resetDb } from "../db";
import { person } from "../people";
import { readMail } from "@/tests/mails";

beforeEach(resetDb);

const sample = samples.find(({ template }) => template === "requestReceived");
const send = (to: string, group: MailGroup) =>
  prisma.$transaction((tx) => queueMail(tx, { ...sample, to, language: "de", group } as Mail));

const agreed = (email: string) =>
  prisma.mailConsent.create({ data: { email: email.toLowerCase(), group: "marketing" } });

/** Address of the queued mail's own header. */
async function linkOf(id: string | null) {
  const { headers } = await readMail({ id: id ?? "" });
  const { "List-Unsubscribe": link = "", "List-Unsubscribe-Post": how } = headers as Record<string, string>;
  expect(how).toBe("List-Unsubscribe=One-Click");
  return new URL(/^<(.+)>$/.exec(link)?.[1] ?? "");
}

/** As a mail provider's server sends it: a form from nowhere, without cookies. */
const oneClick = (url: URL, type = "application/x-www-form-urlencoded") =>
  POST(
    new Request(url, {
      method: "POST",
      headers: { "content-type": type, origin: "https://mail.example", "sec-fetch-site": "cross-site" },
      body: "List-Unsubscribe=One-Click",
    }),
    params({ token: url.pathname.split("/").at(-1) }),
  );
const call = async (handler: Handler, token: string, method: string, headers = {}) =>
  envelope(await handler(request(`/api/unsubscribe/${token}`, { method, headers }), params({ token })));

describe.each(mailGroups)("one-click unsubscribe by a mail's header: %s", (group) => {
  it("200: this group stops, the others go on, a second click changes nothing", async () => {
    const to = "Office@Donau.example";
    await agreed(to);
    const url = await linkOf(await send(to, group));
    expect(url.origin).toBe(new URL(env.APP_URL).origin);
    for (let click = 0; click < 2; click += 1) {
      const { status, entity } = await envelope(await oneClick(url));
      expect({ status, entity }).toEqual({
        status: 200,
        entity: [{ email: "office@donau.example", group, unsubscribed: true }],
      });
    }
    expect(await prisma.unsubscription.findMany()).toMatchObject([
      { email: "office@donau.example", group, how: "link" },
    ]);
    for (const other of mailGroups) {
      expect((await send("office@donau.example", other)) === null).toBe(other === group);
    }
  });

  it("shows in the account's settings at once, and mails flow again when it is taken back", async () => {
    const { cookie, email } = await person("busoperator");
    const shown = async () =>
      (await envelope(await settings(request("/api/user/emailsettings", { cookie })))).entity[0];
    await agreed(email);
    const on = await shown();
    const url = await linkOf(await send(email, group));
    await oneClick(url);
    expect(await shown()).toEqual({ ...on, [group]: group === "requests" ? "never" : false });
    const token = url.pathname.split("/").at(-1) ?? "";
    expect(await call(DELETE, token, "DELETE")).toMatchObject({ status: 200, entity: [{ unsubscribed: false }] });
    expect(await shown()).toEqual(on);
    expect(await send(email, group)).not.toBeNull();
  });

  it("the page's link stands in the mail, in both forms", async () => {
    await agreed("office@donau.example");
    const id = await send("office@donau.example", group);
    const { html, text } = await readMail({ id: id ?? "" });
    const page = `/de/unsubscribe/${unsubscribeToken({ email: "office@donau.example", group })}`;
    expect(html).toContain(page);
    expect(text).toContain(page);
  });
});

describe("/api/unsubscribe/{token}", () => {
  const token = unsubscribeToken({ email: "office@donau.example", group: "news" });

  it("200 for a GET, which only tells: a scanner that opens links switches nothing off", async () => {
    expect(await call(GET, token, "GET")).toMatchObject({ status: 200, entity: [{ unsubscribed: false }] });
    expect(await prisma.unsubscription.count()).toBe(0);
  });

  it("200 for whatever body a mail program sends", async () => {
    const url = new URL(`/api/unsubscribe/${token}`, env.APP_URL);
    for (const type of ["multipart/form-data; boundary=x", "text/plain", "application/json"]) {
      expect((await oneClick(url, type)).status).toBe(200);
    }
    expect((await POST(new Request(url, { method: "POST" }), params({ token }))).status).toBe(200);
  });

  it("200 for ten clicks at a time, one entry", async () => {
    const url = new URL(`/api/unsubscribe/${token}`, env.APP_URL);
    const answers = await Promise.all(Array.from({ length: 10 }, () => oneClick(url)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await prisma.unsubscription.count()).toBe(1);
  });

  it("404 or 400, never 500, for links that are not ours", async () => {
    const [payload = "", signature = ""] = token.split(".");
    const odd = [
      `${payload}.${signature.slice(1)}A`,
      payload,
      "a".repeat(900),
      "é".repeat(20),
      "..........",
      "\u0000".repeat(12),
    ];
    for (const bad of odd) {
      for (const [handler, method] of [
        [GET, "GET"],
        [POST, "POST"],
        [DELETE, "DELETE"],
      ] as const) {
        const answer = await handler(request("/api/unsubscribe/x", { method }), params({ token: bad }));
        expect(answer.status).toBe(bad.includes("\u0000") ? 400 : 404);
      }
    }
    expect((await call(POST, "short", "POST")).status).toBe(400);
    expect((await call(POST, "a".repeat(2_000), "POST")).status).toBe(400);
    expect(await prisma.unsubscription.count()).toBe(0);
  });

  it("403 where another site takes an unsubscription back, 405 for another method", async () => {
    await prisma.unsubscription.create({ data: { email: "office@donau.example", group: "news" } });
    const foreign = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    expect((await call(DELETE, token, "DELETE", foreign)).status).toBe(403);
    expect(await prisma.unsubscription.count()).toBe(1);
    expect((await PUT(request(`/api/unsubscribe/${token}`, { method: "PUT" }))).status).toBe(405);
  });

  it("200 for taking back what was never unsubscribed", async () => {
    expect((await call(DELETE, token, "DELETE")).status).toBe(200);
  });
});
