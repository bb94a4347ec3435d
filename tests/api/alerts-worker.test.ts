import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { alertBatch, sendAlerts } from "@/lib/features/alert/commands/send-alerts";
import { alertTaskChannel, announceRequest } from "@/lib/features/busrequest/commands/announce";
import { startWorker, stopWorker } from "@/lib/jobs/worker";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { asOwner, resetDb, until } from "@/tests/db";
import { announced, partner, passive, written } from "./alerts";
import { readMails } from "@/tests/mails";

beforeEach(resetDb);

const tasks = () => prisma.alertTask.count();

describe("many companies", () => {
  const all = async (count: number) => {
    const made = [];
    for (let i = 0; i < count; i += 1) made.push(i % 2 === 0 ? (await partner()).user.email : (await passive()).email);
    return made.sort();
  };

  it("are told part by part, none twice, none left out", async () => {
    const emails = await all(7);
    const { id } = await announced();
    expect(await alertBatch(id, { limit: 3 })).toBe("more");
    expect((await written()).length).toBe(3);
    expect((await prisma.alertTask.findFirstOrThrow()).cursor).not.toBeNull();
    await sendAlerts();
    expect(await written()).toEqual(emails);
    expect(await tasks()).toBe(0);
  });
  it("are told once by two workers at a time", async () => {
    const emails = await all(8);
    const { id } = await announced();
    const work = async () => {
      for (let i = 0; i < 6; i += 1) await alertBatch(id, { limit: 2 });
    };
    await Promise.all([work(), work()]);
    await sendAlerts();
    expect(await written()).toEqual(emails);
  });
  it("lose and repeat none when a worker dies in the middle of a part", async () => {
    const emails = await all(6);
    const { id } = await announced();
    await alertBatch(id, { limit: 2 });
    const before = await written();
    const last = emails.filter((email) => !before.includes(email)).at(-1) ?? "";
    await asOwner(`create function stumble() returns trigger language plpgsql as
      $$ begin if new.recipient = '${last}' then raise 'the worker dies'; end if; return new; end $$`);
    await asOwner("create trigger stumble before insert on outbox_mail for each row execute function stumble()");
    await expect(alertBatch(id)).rejects.toThrow();
    expect(await written()).toEqual(before);
    await asOwner("drop function stumble cascade");
    await sendAlerts();
    expect(await written()).toEqual(emails);
  });
});

describe("several requests", () => {
  it("are told with the emergency first", async () => {
    await partner();
    const group = await announced();
    const emergency = await announced({ category: "emergency" });
    await sendAlerts();
    const mails = await readMails();
    expect(mails.map(({ text }) => /request\/([\w-]{36})/.exec(text)?.[1])).toEqual([emergency.id, group.id]);
  });
  it("are all told but the one that fails, and that one later", async () => {
    const { user } = await partner();
    const bad = await announced({ category: "emergency" });
    await announced();
    await asOwner(`create function stumble() returns trigger language plpgsql as
      $$ begin if new."requestId" = '${bad.id}' then raise 'no'; end if; return new; end $$`);
    await asOwner("create trigger stumble before insert on request_alert for each row execute function stumble()");
    await sendAlerts();
    expect(await written()).toEqual([user.email]);
    expect(await tasks()).toBe(1);
    await asOwner("drop function stumble cascade");
    await sendAlerts();
    expect(await written()).toEqual([user.email, user.email]);
  });
});

describe("the worker", () => {
  afterEach(() => stopWorker());

  it("tells of what waited, and of what is announced now within seconds", async () => {
    await partner();
    await announced();
    await startWorker([{ name: "request-alerts", cron: "* * * * *", channel: alertTaskChannel, run: sendAlerts }]);
    await until(async () => (await written("requestAlert")).length === 1);
    const { id } = await makeBusRequest();
    await prisma.$transaction((tx) => announceRequest(tx, id));
    const now = Date.now();
    await until(async () => (await written("requestAlert")).length === 2);
    expect(Date.now() - now).toBeLessThan(6_000);
    expect(await tasks()).toBe(0);
  }, 40_000);
});
