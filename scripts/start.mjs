import { checkNode, ensureInstall } from "./lib/ensure-install.mjs";
import { portIsFree } from "./lib/ports.mjs";
import { closeAll, stopOnSignals } from "./lib/processes.mjs";
import { Advice, explain, say, step } from "./lib/progress.mjs";
import { settings } from "./lib/settings.mjs";

const loopback = new Set(["127.0.0.1", "localhost", "::1", "[::1]"]);

function demoWanted(chosen) {
  const said = process.env.SEED_DEMO;
  const demo = said ? said === "true" : chosen.databaseUrl === null;
  if (demo && !(loopback.has(chosen.host) && loopback.has(new URL(chosen.appUrl).hostname))) {
    throw new Advice(
      `Demo data brings sign-ins that everybody knows, so it is served on 127.0.0.1 only (${chosen.appUrl}, HOST=${chosen.host}).\n` +
        "To serve to others, give an empty database without them: SEED_DEMO=false DATA_DIR=.data/live npm start",
    );
  }
  return demo;
}

async function checkPort({ port, host }) {
  if (await portIsFree(port, host)) return;
  throw new Advice(`Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`);
}

async function prepareDatabase(chosen, demo) {
  const { canSeed, openDatabase, migrate, seed } = await import("./lib/database.mjs");
  const database = await openDatabase(chosen);
  const env = { ADMIN_SECOND_FACTOR: String(!demo), ...chosen.env, DATABASE_URL: database.url };
  await migrate({ ...env, NODE_ENV: "production" });
  if (canSeed()) await seed({ ...env, NODE_ENV: "production" }, { demo });
  return env;
}

async function printSignIns(env) {
  const { canSeed, runCli } = await import("./lib/database.mjs");
  if (!canSeed()) return;
  const lines = await runCli("seed", ["--accounts"], { ...env, NODE_ENV: "production" }, { quiet: true });
  if (lines.trim()) say(`\nDemo sign-ins:\n${lines.trimEnd()}`);
}

async function main() {
  checkNode();
  stopOnSignals({ before: () => say("\nStopping (data is kept) …") });
  const chosen = settings({ port: 3000, dataDir: ".data" });
  const demo = demoWanted(chosen);
  await checkPort(chosen);
  say("Charabanc");
  await ensureInstall();
  const { generate } = await import("./lib/generate.mjs");
  const { buildIfChanged } = await import("./lib/build.mjs");
  await generate();
  const [env] = await Promise.all([prepareDatabase(chosen, demo), buildIfChanged(chosen.env)]);
  const { serve } = await import("./lib/serve.mjs");
  const { ended } = await step("starting the server", () => serve(env));
  if (demo) await printSignIns(env);
  say(`\nCharabanc runs at ${chosen.appUrl}   (Ctrl-C stops it)`);
  return ended;
}

try {
  process.exitCode = await main();
  await closeAll();
} catch (error) {
  explain(error);
  await closeAll();
  process.exitCode = 1;
}
