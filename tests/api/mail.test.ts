import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { simpleParser } from "mailparser";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { env } from "@/env.mjs";
import { prisma } from "@/lib/db/prisma";
import { startWorker, stopWorker } from "@/lib/jobs/worker";
import { backoff, deliverMail, dueMails, maxAttempts } from "@/lib/mail/deliver";
import { type Mail, queueMail } from "@/lib/mail/outbox";
import { samples } from "@/lib/mail/samples";
import { readUnsubscribeToken } from "@/lib/mail/unsubscribe";
import { asOwner, resetDb, until } from "../db";
import { type Received, startMailServer } from "../mail-server";

let server: Awaited<ReturnType<typeof startMailServer>>;
let received: Received[];

// The settings are read once a process: a test that needs another one puts it over the frozen object.
const settings = env as unknown as { SMTP_URL?: string; DATA_DIR: string };
const set = (name: "SMTP_URL" | "DATA_DIR", value: string | undefined) =>
  Object.defineProperty(settings, name, { value, configurable: true, enumerable: true, writable: true });

const sample = (template: Mail["template"], to = "eva@verein.example", language: Mail["language"] = "de") => {
  const found = samples.find((one) => one.template === template);
  return { ...found, to, language } as Mail;
};
const queued = async (mail: Mail) => (await prisma.$transaction((tx) => queueMail(tx, mail))) ?? "";
const row = (id: string) => prisma.outboxMail.findUniqueOrThrow({ where: { id } });
const makeDue = (id: string) => prisma.outboxMail.update({ where: { id }, data: { nextAttempt: new Date(0) } });

beforeAll(async () => {
  server = await startMailServer();
  set("DATA_DIR", await fs.mkdtemp(path.join(os.tmpdir(), "charabanc-mail-")));
});
afterAll(async () => {
  await server.close();
  await fs.rm(env.DATA_DIR, { recursive: true, force: true });
});
beforeEach(async () => {
  await resetDb();
  received = [];
  Object.assign(server.box, { received, refusing: false });
  set("SMTP_URL", server.url);
});

describe("queueMail", () => {
  it("leaves nothing behind when the caller's transaction fails", async () => {
    const failing = prisma.$transaction(async (tx) => {
      await queueMail(tx, sample("requestConfirm"));
      throw new Error("later trouble");
    });
    await expect(failing).rejects.toThrow("later trouble");
    expect(await prisma.outboxMail.count()).toBe(0);
  });

  it("refuses what is no single address", async () => {
    for (const to of ["a@b.example, c@d.example", "a@b.example\r\nBcc: c@d.example", "<a@b.example>", ""]) {
      await expect(queued(sample("requestConfirm", to))).rejects.toThrow();
    }
  });

  it("skips who has unsubscribed from the group, in whatever spelling, and nobody else", async () => {
    await prisma.unsubscription.create({ data: { email: "office@donau.example", group: "requests" } });
    expect(await queued(sample("requestReceived", "Office@Donau.example"))).toBe("");
    expect(await queued(sample("requestReceived", "other@donau.example"))).not.toBe("");
    expect(await queued(sample("requestConfirm", "office@donau.example"))).not.toBe("");
  });
});

describe("deliverMail by SMTP", () => {
  it("hands over both forms with a stable Message-ID, to the one recipient", async () => {
    const id = await queued(sample("requestConfirm"));
    expect(await deliverMail(id)).toBe("sent");
    expect(received).toHaveLength(1);
    const [{ to, mail }] = received as [Received];
    expect(to).toEqual(["eva@verein.example"]);
    expect(mail.messageId).toBe(`<${id}@${new URL(env.APP_URL).hostname}>`);
    expect(mail.subject).toBe("Bitte bestätigen: Gruppenanfrage CB-48213, Regensburg → Prag");
    expect(mail.text).toContain(`${new URL(env.APP_URL).origin}/de/myrequest/example-token`);
    expect(mail.html).toContain("<h1");
    expect(mail.headers.get("auto-submitted")).toBe("auto-generated");
    expect(mail.headers.has("list")).toBe(false);
  });

  it("keeps no open link of a mail that a server has taken", async () => {
    const id = await queued(sample("passwordReset"));
    await deliverMail(id);
    expect(received[0]?.mail.text).toContain("token=example-token");
    const { html, text, state } = await row(id);
    expect(state).toBe("sent");
    expect(html + text).not.toContain("example-token");
    expect(text).toContain("token=…");
  });

  it("carries one-click unsubscribe headers where there is a group, and answers go to who wrote", async () => {
    await deliverMail(await queued(sample("requestReceived", "office@donau.example")));
    await deliverMail(await queued(sample("contactMessage", "admin@charabanc.example")));
    const headers = received[0]?.mail.headerLines.map(({ line }) => line.replace(/\r?\n\s+/g, " ")) ?? [];
    expect(headers).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    const link = /^List-Unsubscribe: <(.+)>$/m.exec(headers.join("\n"))?.[1] ?? "";
    const token = link.split("/api/unsubscribe/")[1] ?? "";
    expect(readUnsubscribeToken(token)).toEqual({ email: "office@donau.example", group: "requests" });
    expect(received[0]?.mail.text).toContain(`/de/unsubscribe/${token}`);
    expect(received[1]?.mail.replyTo?.value[0]?.address).toBe("eva@verein.example");
  });

  it("delivers once when ten workers try at the same time", async () => {
    const id = await queued(sample("requestApproved"));
    const results = await Promise.all(Array.from({ length: 10 }, () => deliverMail(id)));
    expect(results.filter((result) => result === "sent")).toHaveLength(1);
    expect(received).toHaveLength(1);
    expect(await deliverMail(id)).toBe("skipped");
  });

  it("hands a mail over once where the database breaks off before that is written down", async () => {
    const id = await queued(sample("requestApproved"));
    await asOwner("create sequence stumbles");
    await asOwner(`create function stumble() returns trigger language plpgsql security definer as $$ begin
      if nextval('stumbles') = 1 then raise 'the connection ends' using errcode = '57P01'; end if; return new; end $$`);
    await asOwner(`create trigger stumble before update on outbox_mail for each row when (new.state = 'sent')
      execute function stumble()`);
    expect(await deliverMail(id)).toBe("sent");
    await asOwner("drop function stumble cascade");
    await asOwner("drop sequence stumbles");
    expect(await row(id)).toMatchObject({ state: "sent", attempts: 1, error: null });
    expect(received).toHaveLength(1);
  });

  it("tries again later, further apart each time, and gives up after eight", async () => {
    server.box.refusing = true;
    const id = await queued(sample("requestApproved"));
    expect(await deliverMail(id)).toBe("retry");
    const first = await row(id);
    expect(first).toMatchObject({ state: "queued", attempts: 1 });
    expect(first.error).toContain("mailbox full");
    expect(first.nextAttempt.getTime()).toBeGreaterThan(Date.now() + 50_000);
    expect(await deliverMail(id)).toBe("skipped");
    for (let attempts = 2; attempts <= maxAttempts; attempts += 1) {
      await makeDue(id);
      expect(await deliverMail(id)).toBe(attempts === maxAttempts ? "failed" : "retry");
    }
    expect((await row(id)).state).toBe("failed");
    expect(await dueMails()).toEqual([]);
    expect([1, 2, 3, 8].map((attempts) => backoff(attempts) / 60_000)).toEqual([1, 3, 9, 360]);
  });

  it("takes more in hand at once than it sends in a minute, as after an hour without a mail server", async () => {
    const mail = sample("requestApproved");
    await prisma.$transaction(async (tx) => {
      for (let i = 0; i < 230; i += 1) await queueMail(tx, mail);
    });
    expect(await dueMails()).toHaveLength(230);
  });

  it("delivers what a refusing server takes the second time", async () => {
    server.box.refusing = true;
    const id = await queued(sample("requestApproved"));
    await deliverMail(id);
    server.box.refusing = false;
    await makeDue(id);
    expect(await deliverMail(id)).toBe("sent");
    expect(await row(id)).toMatchObject({ state: "sent", attempts: 2, error: null });
  });
});

it("without a mail server the outbox is the delivery: a file that mail programs open, links kept", async () => {
  set("SMTP_URL", undefined);
  const id = await queued(sample("requestConfirm", "eva@verein.example", "es"));
  expect(await deliverMail(id)).toBe("sent");
  const mail = await simpleParser(await fs.readFile(path.join(env.DATA_DIR, "mails", `${id}.eml`)));
  expect(mail.subject).toContain("Confirme su solicitud");
  expect((await row(id)).text).toContain("/es/myrequest/example-token");
});

describe("the worker", () => {
  afterEach(() => stopWorker());

  it("sends what waited while it was away, and what is committed now within seconds, each once", async () => {
    const before = await queued(sample("requestConfirm", "before@verein.example"));
    await startWorker([]);
    await until(async () => (await row(before)).state === "sent");
    const now = Date.now();
    const after = await queued(sample("requestApproved", "after@verein.example"));
    await until(async () => (await row(after)).state === "sent");
    expect(Date.now() - now).toBeLessThan(6_000);
    expect(received.flatMap(({ to }) => to)).toEqual(["before@verein.example", "after@verein.example"]);
  }, 40_000);

  it("loses and repeats none over a restart", async () => {
    await startWorker([]);
    const ids = await Promise.all(
      Array.from({ length: 12 }, (_, index) => queued(sample("requestApproved", `m${index}@verein.example`))),
    );
    await stopWorker();
    await startWorker([]);
    await until(async () => (await prisma.outboxMail.count({ where: { state: "sent" } })) === ids.length);
    expect(received.flatMap(({ to }) => to).sort()).toEqual(ids.map((_, index) => `m${index}@verein.example`).sort());
  }, 60_000);
});
