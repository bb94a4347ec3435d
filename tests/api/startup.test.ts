import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { beforeEach, describe, expect, it } from "vitest";
import { env } from "@/env.mjs";
import { requireSafeStart } from "@/lib/startup/check";
import { makeUser } from "@/prisma/factories/user";
import { bundle } from "../../scripts/lib/bundle.mjs";
import { resetDb } from "../db";

const open = { ...env, NEXTAUTH_SECRET: "kq3Zk9vXBv1aR7mT0pLw5YcE8hGuJdN2", HOST: "0.0.0.0" };

describe("start where others reach it", () => {
  beforeEach(resetDb);

  it("refused while an account has the demo's password, on loopback it is the demo", async () => {
    await makeUser({ email: "admin@charabanc.example" });
    await expect(requireSafeStart(open)).rejects.toThrow("demo's password");
    await expect(requireSafeStart({ ...open, APP_URL: "https://bus.eu", HOST: "127.0.0.1" })).rejects.toThrow("demo's");
    await requireSafeStart({ ...open, HOST: "127.0.0.1", APP_URL: "http://127.0.0.1:3000" });
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
    const guessed = await run({ NEXTAUTH_SECRET: "development-secret-not-for-production" }).catch((error) => error);
    expect(guessed.code).toBe(1);
    expect(guessed.stderr).toMatch(/^Charabanc does not start:\n {2}NEXTAUTH_SECRET can be guessed\. .*\n$/);
  });
});
