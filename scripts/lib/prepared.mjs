import fs from "node:fs";
import path from "node:path";
import { canSeed, hashOfCommands, papersDir, runCli, shelf, shelfKey } from "./commands.mjs";
import { clusterOf, startPostgres } from "./postgres.mjs";
import { step } from "./progress.mjs";

const placeSources = [
  "prisma/migrations",
  "prisma/data",
  "lib/db/migrations.ts",
  "lib/db/migration-engine.ts",
  "lib/db/rights.ts",
  "lib/db/queues.ts",
  "lib/features/place",
  "lib/fold.ts",
  "package-lock.json",
  "scripts/cli",
  "scripts/lib/postgres.mjs",
  "scripts/lib/application-role.mjs",
  "scripts/lib/prepared.mjs",
];

/** Little is logged while it is filled, so that what is copied stays small. */
const lean = {
  wal_level: "minimal",
  max_wal_senders: "0",
  max_wal_size: "64MB",
  min_wal_size: "32MB",
  maintenance_work_mem: "256MB",
};

function dropOlder(kept) {
  for (const name of fs.existsSync(shelf) ? fs.readdirSync(shelf) : []) {
    if (!kept.includes(name)) fs.rmSync(path.join(shelf, name), { recursive: true, force: true });
  }
}

const placesName = () => `database-${shelfKey(placeSources)}`;
/** What the ledger counts with is set; dates are moved within a year. */
function demoName() {
  const extra = [hashOfCommands(), process.env.LEDGER_CARBON ?? "", new Date().getUTCFullYear()].join(" ");
  return `demo-${shelfKey(placeSources, extra)}`;
}

const envOf = ({ url }, application) => ({
  ...process.env,
  NODE_ENV: "production",
  LOG_LEVEL: "warn",
  DATABASE_URL: application,
  MIGRATION_DATABASE_URL: url,
});

async function makePlaces(dataDir) {
  // Its password lies beside it, so that one that was broken off is gone on with.
  const started = await startPostgres({ dataDir, durable: false, settings: lean });
  const env = envOf(started, started.application);
  await runCli("migrate", [], env, { quiet: true });
  if (canSeed()) await runCli("seed", [], env, { quiet: true });
  await started.stop();
}

async function makeDemo(dataDir) {
  const started = await startPostgres({ dataDir, durable: false, settings: lean, prepared: preparedCluster });
  await runCli("seed", ["--demo", "--ahead"], envOf(started, started.url), { quiet: true });
  await started.stop();
}

async function prepare(name, label, make) {
  const dataDir = path.join(shelf, name);
  const mark = path.join(dataDir, "done");
  if (!fs.existsSync(mark)) {
    dropOlder([placesName(), demoName(), path.basename(papersDir())]);
    await step(label, () => make(dataDir));
    fs.writeFileSync(mark, "");
  }
  return { files: clusterOf(dataDir), key: name };
}

/**
 * Files of a PostgreSQL that is migrated and knows all places, to be copied into an empty data directory. They are
 * kept in .build/start and made where they are missing or older than what goes in.
 */
export const preparedCluster = () => prepare(placesName(), "preparing a database with all places (once)", makePlaces);

/** The same with a demo market that was drawn then; the seed brings it to the day of the start. */
export const preparedDemo = () => prepare(demoName(), "preparing a demo market (once)", makeDemo);

/** Draws what the demo's admins have uploaded, where the build has not done so yet. */
export const preparePapers = (env) => (canSeed() ? runCli("seed", ["--papers"], env, { quiet: true }) : null);
