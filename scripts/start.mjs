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

async function openPrepared(chosen, demo) {
  const { openDatabase } = await import("./lib/database.mjs");
  const { preparedCluster } = await import("./lib/prepared.mjs");
  const database = await openDatabase(chosen, { prepared: preparedCluster });
  const env = { ADMIN_SECOND_FACTOR: String(!demo), ...chosen.env, DATABASE_URL: database.url };
  return { env, owner: database.owner, copied: database.copied };
}

/** Migrates and fills what is not there yet. Returns the demo's sign-ins. */
async function fillDatabase({ env, owner, copied }, demo) {
  const { canSeed, migrate, seed } = await import("./lib/database.mjs");
  const own = { ...env, ...owner, NODE_ENV: "production" };
  if (!copied) await migrate(own);
  return canSeed() ? seed(own, { demo }) : [];
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
  const opened = await openPrepared(chosen, demo);
  const filled = fillDatabase(opened, demo);
  filled.catch(() => undefined);
  // On its own core the server reads its pages meanwhile.
  await buildIfChanged(chosen.env);
  const { serve } = await import("./lib/serve.mjs");
  const { ended } = await step("starting the server", () => serve(opened.env, { filled }));
  const signIns = await filled;
  if (signIns.length > 0) say(`\nDemo sign-ins:\n${signIns.join("\n")}`);
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
