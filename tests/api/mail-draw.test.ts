import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { simpleParser } from "mailparser";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { env } from "@/env.mjs";
import { prisma } from "@/lib/db/prisma";
import type { Template } from "@/lib/mail/content";
import { deliverMail } from "@/lib/mail/deliver";
import { type Mail, queueMail } from "@/lib/mail/outbox";
import { type TemplateName, templates } from "@/lib/mail/registry";
import { samples } from "@/lib/mail/samples";
import { resetDb } from "../db";

// Without a mail server each mail is delivered as a file.
const set = (name: "SMTP_URL" | "DATA_DIR", value: string | undefined) =>
  Object.defineProperty(env, name, { value, configurable: true, enumerable: true, writable: true });

const approved = samples.find(({ template }) => template === "requestApproved");
const mail = { ...approved, to: "eva@verein.example", language: "de" } as Mail;
const queued = async () => (await prisma.$transaction((tx) => queueMail(tx, mail))) ?? "";
const row = (id: string) => prisma.outboxMail.findUniqueOrThrow({ where: { id } });
const makeDue = (id: string) => prisma.outboxMail.update({ where: { id }, data: { nextAttempt: new Date(0) } });
const sentFile = async (id: string) => simpleParser(await fs.readFile(path.join(env.DATA_DIR, "mails", `${id}.eml`)));

beforeAll(async () => {
  set("SMTP_URL", undefined);
  set("DATA_DIR", await fs.mkdtemp(path.join(os.tmpdir(), "charabanc-mail-")));
});
afterAll(() => fs.rm(env.DATA_DIR, { recursive: true, force: true }));
beforeEach(resetDb);

/** Puts another template in the place of one, as a deployment does, while `work` runs. */
async function withTemplate(name: TemplateName, template: Template<never>, work: () => Promise<void>) {
  const open = templates as Record<string, unknown>;
  const before = open[name];
  open[name] = template;
  try {
    await work();
  } finally {
    open[name] = before;
  }
}

describe("a mail that waits", () => {
  it("holds the data of its template; what was sent stays as it was sent, and the data go", async () => {
    const id = await queued();
    expect(await row(id)).toMatchObject({
      data: { reference: "CB-48213" },
      subject: "",
      html: "",
      text: "",
      headers: {},
    });
    await deliverMail(id);
    const { data, subject, html, text, headers } = await row(id);
    expect(data).toBeNull();
    expect(subject).toBe((await sentFile(id)).subject);
    expect([html, text].every((form) => form.includes("CB-48213"))).toBe(true);
    expect(headers).toMatchObject({ "Auto-Submitted": "auto-generated" });
  });

  it("is drawn by the template as it is when it leaves", async () => {
    const id = await queued();
    const mended: Template<never> = () => ({
      subject: "Mended",
      heading: "Mended",
      intro: [],
      action: { label: "Open", href: env.APP_URL },
    });
    await withTemplate("requestApproved", mended, async () => {
      expect(await deliverMail(id)).toBe("sent");
    });
    expect((await row(id)).subject).toBe("Mended");
  });

  it("fails with a reason where its template does, and leaves once that is mended", async () => {
    const id = await queued();
    const broken: Template<never> = () => {
      throw new Error("no such word");
    };
    await withTemplate("requestApproved", broken, async () => {
      expect(await deliverMail(id)).toBe("retry");
    });
    expect(await row(id)).toMatchObject({ state: "queued", error: "no such word", data: { reference: "CB-48213" } });
    await makeDue(id);
    expect(await deliverMail(id)).toBe("sent");
  });

  it("of a template that is no more fails with that reason", async () => {
    const id = await queued();
    await prisma.outboxMail.update({ where: { id }, data: { template: "newsletter" } });
    expect(await deliverMail(id)).toBe("retry");
    expect((await row(id)).error).toBe("no template newsletter");
  });

  it("leaves as it is where it was drawn before it was queued", async () => {
    const drawn = { subject: "Drawn", html: "<p>Drawn</p>", text: "Drawn", template: "newsletter" };
    const { id } = await prisma.outboxMail.create({
      data: { ...drawn, recipient: "eva@verein.example", language: "de", headers: { "Message-ID": "<old@x.example>" } },
    });
    expect(await deliverMail(id)).toBe("sent");
    expect(await sentFile(id)).toMatchObject({ subject: "Drawn", messageId: "<old@x.example>" });
  });
});
