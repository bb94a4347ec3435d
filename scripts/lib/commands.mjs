import fs from "node:fs";
import path from "node:path";
import { bundle } from "./bundle.mjs";
import { fingerprint } from "./fingerprint.mjs";
import { buildDir, fromRoot } from "./paths.mjs";
import { run } from "./processes.mjs";
import { say } from "./progress.mjs";
import { commandEnv } from "./settings.mjs";

/** What a start copies instead of making it. */
export const shelf = path.join(buildDir, "start");
export const shelfKey = (sources) => fingerprint(sources, process.arch).slice(0, 16);

const drawn = ["prisma/seed/papers", "public/films", "lib/payment", "package-lock.json"];
/** Where the seed keeps manuals and flyers once they are drawn. */
export const papersDir = () => path.join(shelf, `papers-${shelfKey(drawn)}`);

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

/** Runs a command of scripts/cli against the database; its own lines are shown, unless they begin with `hidden`. Returns them. */
export async function runCli(name, args, env, { quiet = false, hidden } = {}) {
  const files = await commands();
  const shown = (line) => !quiet && !(hidden && line.startsWith(hidden));
  const onLine = (line) => shown(line) && say(`    ${line}`);
  const own = { ...commandEnv(env), PAPERS_DIR: papersDir() };
  const options = { env: own, onLine: quiet ? undefined : onLine };
  const output = await run(process.execPath, ["--enable-source-maps", files[name], ...args], options);
  return output.split("\n");
}
