import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { startGateway } from "@/tests/text-gateway";

let gateway: Awaited<ReturnType<typeof startGateway>>;
let outbox: typeof import("@/lib/sms/outbox");
let deliver: typeof import("@/lib/sms/deliver");
let db: typeof import("@/lib/db/transaction");
let log: typeof import("@/lib/log");

beforeAll(async () => {
  gateway = await startGateway();
  vi.stubEnv("SMS_URL", gateway.url);
  vi.stubEnv("SMS_TOKEN", "secret-of-the-gateway");
  vi.resetModules();
  outbox = await import("@/lib/sms/outbox");
  deliver = await import("@/lib/sms/deliver");
  db = await import("@/lib/db/transaction");
  log = await import("@/lib/log");
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await gateway.close();
});
beforeEach(async () => {
  await resetDb();
  gateway.taken.splice(0);
  gateway.answers(200);
});

const number = "+4915155501180";
const emergency = {
  template: "emergency",
  data: { people: 42, place: "Regensburg", link: "https://charabanc.example/de/dispatch/x" },
} as const;

async function reachable(confirmedAt: Date | null = new Date()) {
  const me = await person("busoperator");
  await prisma.textNumber.create({ data: { userId: me.id, number, confirmedAt } });
  return me.companyId ?? "";
}
const text = (companyId: string) => db.transaction((tx) => outbox.textCompany(tx, companyId, emergency));
const due = () => prisma.textMessage.updateMany({ where: { state: "queued" }, data: { nextAttempt: new Date(0) } });
const rows = () => prisma.textMessage.findMany({ select: { state: true, attempts: true, error: true, body: true } });

describe("texts through the gateway", () => {
  it("leave once, with sender, token and one id, and are then forgotten", async () => {
    expect(await text(await reachable())).toBe(1);
    expect(await deliver.deliverTexts()).toBe(1);
    expect(await deliver.deliverTexts()).toBe(0);
    expect(gateway.taken).toMatchObject([
      { to: number, from: "Charabanc", authorization: "Bearer secret-of-the-gateway" },
    ]);
    expect(gateway.taken[0]?.text).toContain(emergency.data.link);
    expect(await rows()).toEqual([{ state: "sent", attempts: 1, error: null, body: "" }]);
  });

  it("try a second time after 500 and after silence, never a third, and no log tells the number", async () => {
    const said = vi.spyOn(log.log, "warn");
    const companyId = await reachable();
    await text(companyId);
    gateway.answers(500);
    await deliver.deliverTexts();
    expect(await rows()).toMatchObject([{ state: "queued", attempts: 1, error: "status 500" }]);
    expect(await deliver.deliverTexts()).toBe(0);
    expect(Math.round(((await deliver.textsDueIn()) ?? 0) / 10_000)).toBe(2);
    await due();
    gateway.answers("hang");
    await deliver.deliverTexts({ timeout: 100 });
    expect(await rows()).toEqual([{ state: "failed", attempts: 2, error: "no answer in time", body: "" }]);
    await due();
    await deliver.deliverTexts();
    expect(await deliver.textsDueIn()).toBeNull();
    expect(gateway.taken).toHaveLength(2);
    expect(new Set(gateway.taken.map(({ id }) => id)).size).toBe(1);
    expect(said).toHaveBeenCalledTimes(2);
    expect(JSON.stringify(said.mock.calls)).not.toContain("5550118");
    said.mockRestore();
  });

  it("are not repeated where the gateway refuses, and leave after a second try where it comes back", async () => {
    const companyId = await reachable();
    await text(companyId);
    gateway.answers(400);
    await deliver.deliverTexts();
    expect(await rows()).toMatchObject([{ state: "failed", attempts: 1 }]);
    await text(companyId);
    gateway.answers(503);
    await deliver.deliverTexts();
    gateway.answers(200);
    await due();
    expect(await deliver.deliverTexts()).toBe(1);
  });

  it("go to nobody who has not confirmed a number, has changed it since, opted out or closed the account", async () => {
    expect(await text(await reachable(null))).toBe(0);
    const companyId = await reachable();
    for (const leave of [
      () => prisma.textNumber.updateMany({ data: { number: "+4915155501199" } }),
      () => prisma.textNumber.updateMany({ data: { number, confirmedAt: null } }),
      () => prisma.textNumber.deleteMany(),
    ]) {
      await prisma.textNumber.updateMany({ data: { number, confirmedAt: new Date() } });
      expect(await text(companyId)).toBe(1);
      await leave();
      expect(await deliver.deliverTexts()).toBe(0);
    }
    expect(gateway.taken).toEqual([]);
    const closed = await reachable();
    await prisma.user.updateMany({ where: { companyId: closed }, data: { closedAt: new Date() } });
    expect(await text(closed)).toBe(0);
  });

  it("are handed over once by two workers at a time", async () => {
    const companyId = await reachable();
    await text(companyId);
    await text(companyId);
    const sent = await Promise.all([deliver.deliverTexts(), deliver.deliverTexts()]);
    expect(sent.reduce((sum, one) => sum + one, 0)).toBe(2);
    expect(gateway.taken).toHaveLength(2);
  });
});
