import { beforeEach, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { purgeExpired } from "@/lib/features/user/commands/purge-expired";
import { purgeOldKeys } from "@/lib/http/idempotency";
import { resetDb } from "@/tests/db";
import { person } from "@/tests/people";

beforeEach(resetDb);

const hour = 3_600_000;

it("expired links go with the data behind them; good ones and those without an end stay", async () => {
  const token = (hash: string, expiresAt: Date | null) => ({
    hash,
    purpose: "register",
    expiresAt,
    data: { email: "a@b.example" },
  });
  const [past, ahead] = [new Date(Date.now() - hour), new Date(Date.now() + hour)];
  await prisma.mailedToken.createMany({ data: [token("past", past), token("ahead", ahead), token("always", null)] });
  const { id } = await person("busoperator");
  await prisma.session.create({ data: { userId: id, expiresAt: past } });
  expect(await purgeExpired()).toBe(2);
  expect((await prisma.mailedToken.findMany({ select: { hash: true } })).map(({ hash }) => hash).sort()).toEqual([
    "ahead",
    "always",
  ]);
  expect(await prisma.session.count()).toBe(1);
});

it("idempotency keys go after two days", async () => {
  const row = (key: string, createdAt: Date) => ({ scope: "s", key, bodyHash: "h", createdAt });
  await prisma.idempotencyKey.createMany({
    data: [row("old", new Date(Date.now() - 49 * hour)), row("new", new Date())],
  });
  expect(await purgeOldKeys()).toBe(1);
  expect(await prisma.idempotencyKey.findMany({ select: { key: true } })).toEqual([{ key: "new" }]);
});
