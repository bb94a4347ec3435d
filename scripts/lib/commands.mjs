import fs from "node:fs";
import path from "node:path";
import { bundle } from "./bundle.mjs";
import { fingerprint, forget, isCurrent, remember } from "./fingerprint.mjs";
import { buildDir, fromRoot } from "./paths.mjs";
import { run } from "./processes.mjs";
import { say } from "./progress.mjs";
import { commandEnv } from "./settings.mjs";

/** What a start copies instead of making it. */
export const shelf = path.join(buildDir, "start");
export const shelfKey = (sources, extra = "") => fingerprint(sources, process.arch + extra).slice(0, 16);

const drawn = ["prisma/seed/papers", "public/films", "lib/payment", "package-lock.json"];
/** Where the seed keeps manuals and flyers once they are drawn. */
export const papersDir = () => path.join(shelf, `papers-${shelfKey(drawn)}`);

let bundled = null;

/** The seed is a part of the product; a checkout without it still starts. */
export const canSeed = () =>
  ["prisma/seed.ts", "prisma/seed/accounts.ts"].every((file) => fs.existsSync(fromRoot(file))) &&
  fs.readdirSync(fromRoot("lib/features/place")).some((name) => name.startsWith("commands"));

const inCommands = [
  "scripts/cli",
  "lib",
  "prisma/seed.ts",
  "prisma/seed",
  "prisma/factories",
  "prisma/data",
  "prisma/schema",
  "env.mjs",
  "env.client.mjs",
  "tsconfig.json",
  "package-lock.json",
  "scripts/lib/bundle.mjs",
  "scripts/lib/prisma-compiler.mjs",
];

let hashed = null;

/** One number for all that goes into the commands, read once a run. */
export function hashOfCommands() {
  hashed ??= fingerprint(inCommands);
  return hashed;
}

async function bundleChanged(names) {
  const outdir = path.join(buildDir, "cli");
  const files = Object.fromEntries(names.map((name) => [name, path.join(outdir, `${name}.mjs`)]));
  const hash = hashOfCommands();
  if (isCurrent("commands", hash) && Object.values(files).every((file) => fs.existsSync(file))) return files;
  forget("commands");
  await bundle(Object.fromEntries(names.map((name) => [name, `scripts/cli/${name}.ts`])), { outdir });
  remember("commands", hash);
  return files;
}

/** Bundles the commands of scripts/cli where a source has changed, once a run; each by its file. */
export function bundleCommands() {
  bundled ??= bundleChanged(canSeed() ? ["migrate", "seed"] : ["migrate"]);
  return bundled;
}

/**
 * Runs a command of scripts/cli against the database; its own lines are shown, unless they begin with `hidden`. Returns them. With `go`
 * it reads its code at once and begins when that promise is kept.
 */
export async function runCli(name, args, env, { quiet = false, hidden, go } = {}) {
  const files = await bundleCommands();
  const shown = (line) => !quiet && !(hidden && line.startsWith(hidden));
  const onLine = (line) => shown(line) && say(`    ${line}`);
  const own = { ...commandEnv(env), PAPERS_DIR: papersDir() };
  const options = { env: own, onLine: quiet ? undefined : onLine, go };
  const held = go ? ["--held"] : [];
  const output = await run(process.execPath, ["--enable-source-maps", files[name], ...args, ...held], options);
  return output.split("\n");
}
