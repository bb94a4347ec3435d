import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { hash } from "@node-rs/argon2";
import { beforeEach, describe, expect, it } from "vitest";
import { env } from "@/env.mjs";
import { prisma } from "@/lib/db/prisma";
import { requireSafeStart } from "@/lib/startup/check";
import { makeUser, userData } from "@/prisma/factories/user";
import { bundle } from "../../scripts/lib/bundle.mjs";
import { resetDb } from "../db";

const open = { ...env, NEXTAUTH_SECRET: "kq3Zk9vXBv1aR7mT0pLw5YcE8hGuJdN2", HOST: "0.0.0.0" };

/** Sixty of them are made and asked for. */
const cheap = { algorithm: 2, memoryCost: 64, timeCost: 1, parallelism: 1 };

describe("start where others reach it", () => {
  beforeEach(resetDb);

  it("refused while an account has the demo's password, on loopback it is the demo", async () => {
    await makeUser({ email: "admin@charabanc.example" });
    await expect(requireSafeStart(open)).rejects.toThrow("demo's password");
    await expect(requireSafeStart({ ...open, APP_URL: "https://bus.eu", HOST: "127.0.0.1" })).rejects.toThrow("demo's");
    await requireSafeStart({ ...open, HOST: "127.0.0.1", APP_URL: "http://127.0.0.1:3000" });
  });

  it("refused for an admin and for the demo's names with an address of their own, behind any number of others", async () => {
    const others = Array.from({ length: 60 }, async () =>
      userData({ passwordHash: await hash("Mehlsack&Zwirn7", cheap) }),
    );
    await prisma.user.createMany({ data: await Promise.all(others) });
    await requireSafeStart(open);
    const admin = await makeUser({ email: "jana@omnibus.eu", userName: "jana", role: "admin" });
    await expect(requireSafeStart(open)).rejects.toThrow("demo's password");
    await prisma.user.delete({ where: { id: admin.id } });
    await makeUser({ email: "thomas@omnibus.eu", userName: "busoperator" });
    await expect(requireSafeStart(open)).rejects.toThrow("demo's password");
  });

  it("goes on with accounts that chose their own", async () => {
    await makeUser({ email: "admin@charabanc.example", password: "Mehlsack&Zwirn7" });
    await makeUser({ email: "someone@verein.de" });
    await requireSafeStart(open);
  });
});

describe("program", () => {
  it("ends with 1 and a plain sentence, without a stack", async () => {
    const { worker } = await bundle({ worker: "worker.ts" }, { outdir: path.resolve(".cache/startup") });
    const run = (more: Record<string, string>) =>
      promisify(execFile)(process.execPath, [worker ?? ""], { env: { ...process.env, WORKER: "separate", ...more } });
    const noSecret = await run({ NEXTAUTH_SECRET: "" }).catch((error) => error);
    expect(noSecret).toMatchObject({ code: 1 });
    expect(noSecret.stderr).toMatch(/^Invalid environment variables\n {2}NEXTAUTH_SECRET: missing; make one with.*\n$/);
    // Told at once, whether a database is there or not.
    const gone = { HOST: "0.0.0.0", DATABASE_URL: "postgresql://127.0.0.1:1/nothing", DATABASE_DIRECT_URL: "" };
    const guessed = await run({ ...gone, NEXTAUTH_SECRET: "development-secret-not-for-production" }).catch(
      (error) => error,
    );
    expect(guessed.code).toBe(1);
    expect(guessed.stderr).toMatch(/^Charabanc does not start:\n {2}NEXTAUTH_SECRET can be guessed\. .*\n$/);
  });
});
