import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const here = process.cwd();
let release = "";
const add = (name: string) => fs.mkdirSync(path.join(release, "prisma/migrations", name), { recursive: true });

beforeEach(() => {
  vi.resetModules();
  release = fs.mkdtempSync(path.join(os.tmpdir(), "release-"));
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

it("what a later release applies under a program makes it no older; one that begins beside it is", async () => {
  const begins = async () => {
    vi.resetModules();
    Reflect.deleteProperty(globalThis, Symbol.for("charabanc.db.migrations"));
    return import("./migrations");
  };
  add("1_first");
  const running = await begins();
  expect(await running.newerMigrations(database("1_first"))).toEqual([]);
  expect(await running.newerMigrations(database("1_first", "2_next"))).toEqual([]);
  const late = await begins();
  expect(await late.newerMigrations(database("1_first", "2_next"))).toEqual(["2_next"]);
  expect(await late.newerMigrations(database("1_first", "2_next", "3_after"))).toEqual(["2_next"]);
});
