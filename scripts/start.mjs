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

/** `address` (of the product and of the owner) is known before the `database` answers there. */
async function openPrepared(chosen, demo) {
  const { bundleCommands, canSeed, openDatabase } = await import("./lib/database.mjs");
  const { preparedCluster, preparedDemo } = await import("./lib/prepared.mjs");
  // Beside PostgreSQL's own start; what goes wrong is said where they are run.
  bundleCommands().catch(() => undefined);
  let database;
  const address = new Promise((resolve, reject) => {
    database = openDatabase(chosen, {
      prepared: demo && canSeed() ? preparedDemo : preparedCluster,
      onAddress: resolve,
    });
    database.catch(reject);
  });
  return { address, database };
}

/** Migrates and fills what is not there yet: `migrated` once all tables are there, `filled` with the demo's sign-ins. */
async function fillDatabase(database, { application, owner }, env, demo) {
  const { canSeed, migrate, seed } = await import("./lib/database.mjs");
  const owning = owner === application ? {} : { MIGRATION_DATABASE_URL: owner };
  const own = { ...env, DATABASE_URL: application, ...owning, NODE_ENV: "production" };
  const migrated = database.then(({ copied }) => (copied ? undefined : migrate(own)));
  // A prepared market is brought to today by the owner alone.
  const filled = canSeed() ? seed({ ...own, DATABASE_URL: owner }, { demo, migrated }) : migrated.then(() => []);
  filled.catch(() => undefined);
  return { migrated, filled };
}

/** What `work` comes to, unless the database fails before. */
const unlessFailed = (database, work) => Promise.race([work, database.then(() => work)]);

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
  const { address, database } = await openPrepared(chosen, demo);
  const env = { ADMIN_SECOND_FACTOR: String(!demo), ...chosen.env };
  const addresses = await address;
  const filling = await fillDatabase(database, addresses, env, demo);
  // Beside PostgreSQL, on a core of its own, the server reads its code meanwhile.
  await unlessFailed(database, buildIfChanged(chosen.env));
  const { serve } = await import("./lib/serve.mjs");
  const { ended } = await step("starting the server", () =>
    serve({ ...env, DATABASE_URL: addresses.application }, { filling }),
  );
  const signIns = await filling.filled;
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
