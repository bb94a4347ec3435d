import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const here = process.cwd();
const release = fs.mkdtempSync(path.join(os.tmpdir(), "release-"));
const add = (name: string) => fs.mkdirSync(path.join(release, "prisma/migrations", name), { recursive: true });

beforeEach(() => {
  vi.resetModules();
  process.chdir(release);
});
afterEach(() => {
  process.chdir(here);
  vi.resetModules();
  fs.rmSync(release, { recursive: true });
});

/** A database that has these. */
const database = (...names: string[]) => ({ query: async () => ({ rows: names.map((name) => ({ name })) }) }) as never;

it("a release unpacked over a running one leaves its servers ready", async () => {
  add("1_first");
  const { pendingMigrations } = await import("./migrations");
  expect(await pendingMigrations(database("1_first"))).toEqual([]);
  add("2_next");
  expect(await pendingMigrations(database("1_first"))).toEqual([]);
  expect(await pendingMigrations(database("0_other"))).toEqual(["1_first"]);
});
