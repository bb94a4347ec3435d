import fs from "node:fs";
import path from "node:path";
import { bundle } from "./bundle.mjs";
import { buildDir, fromRoot } from "./paths.mjs";
import { startPostgres } from "./postgres.mjs";
import { run } from "./processes.mjs";
import { say, step } from "./progress.mjs";
import { commandEnv } from "./settings.mjs";

/** The database of the settings: a given DATABASE_URL, or the embedded one. */
export async function openDatabase(chosen, options = {}) {
  if (chosen.databaseUrl) return { url: chosen.databaseUrl, embedded: false };
  const started = await step("starting the embedded PostgreSQL", () =>
    startPostgres({ dataDir: chosen.dataDir, ...options }),
  );
  return { ...started, embedded: true };
}

let bundled = null;

/** The seed is a part of the product; a checkout without it still starts. */
export const canSeed = () =>
  ["prisma/seed.ts", "prisma/seed/accounts.ts"].every((file) => fs.existsSync(fromRoot(file))) &&
  fs.readdirSync(fromRoot("lib/features/place")).some((name) => name.startsWith("commands"));

/** Bundles the commands of scripts/cli once a run. */
function commands() {
  const names = canSeed() ? ["migrate", "seed"] : ["migrate"];
  const entries = Object.fromEntries(names.map((name) => [name, `scripts/cli/${name}.ts`]));
  bundled ??= bundle(entries, { outdir: path.join(buildDir, "cli") });
  return bundled;
}

/** Runs a command of scripts/cli against the database; its own lines are shown. */
export async function runCli(name, args, env, { quiet = false } = {}) {
  const files = await commands();
  const onLine = quiet ? undefined : (line) => say(`    ${line}`);
  return run(process.execPath, ["--enable-source-maps", files[name], ...args], { env: commandEnv(env), onLine });
}

export const migrate = (env) => step("migrating the database", () => runCli("migrate", [], env));

/** `demo` also fills an empty database with the demo market; places are loaded in any case. */
export const seed = (env, { demo }) =>
  step(demo ? "loading places and demo data" : "loading places", () => runCli("seed", demo ? ["--demo"] : [], env));
