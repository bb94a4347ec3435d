import { beforeEach, describe, expect, it } from "vitest";
import { audit } from "@/lib/audit/audit";
import { prisma } from "@/lib/db/prisma";
import { run } from "@/lib/db/statement";
import { transaction } from "@/lib/db/transaction";
import { resetDb } from "@/tests/db";

beforeEach(resetDb);

const line = (recordId: string) => ({ action: "try", noun: "user", recordId });
const lines = () => prisma.auditEntry.findMany({ where: { action: "try" }, select: { recordId: true } });

describe("a transaction's statements past Prisma", () => {
  it("see what Prisma has written in it, and Prisma what they have", async () => {
    const both = await transaction(async (tx) => {
      await tx.auditEntry.create({ data: { ...line("prisma"), userName: "system" } });
      await audit(tx, null, line("past"));
      const past = await run<{ n: number }>(tx, "try.count", "select count(*)::int as n from audit_entry");
      return [past[0]?.n, await tx.auditEntry.count()];
    });
    expect(both).toEqual([2, 2]);
  });

  it("leave nothing where it fails", async () => {
    const failing = transaction(async (tx) => {
      await audit(tx, null, line("gone"));
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await lines()).toEqual([]);
  });

  it("leave nothing where it took longer than it may, nor what is sent after its end", async () => {
    const slow = transaction(async (tx) => {
      await audit(tx, null, line("before"));
      await tx.$queryRaw`select 1 from pg_sleep(0.4)`.catch(() => undefined);
      await audit(tx, null, line("after"));
    }, 100);
    await expect(slow).rejects.toMatchObject({ code: "P2028" });
    expect(await lines()).toEqual([]);
  });
});
