import fs from "node:fs";
import path from "node:path";
import { canSeed, papersDir, runCli, shelf, shelfKey } from "./commands.mjs";
import { clusterOf, startPostgres } from "./postgres.mjs";
import { step } from "./progress.mjs";

const sources = [
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

async function make(dataDir) {
  // Its password lies beside it, so that one that was broken off is gone on with.
  const { url, application, stop } = await startPostgres({ dataDir, durable: false, settings: lean });
  const env = {
    ...process.env,
    NODE_ENV: "production",
    LOG_LEVEL: "warn",
    DATABASE_URL: application,
    MIGRATION_DATABASE_URL: url,
  };
  await runCli("migrate", [], env, { quiet: true });
  if (canSeed()) await runCli("seed", [], env, { quiet: true });
  await stop();
}

/**
 * Files of a PostgreSQL that is migrated and knows all places, to be copied into an empty data directory. They are
 * kept in .build/start and made where they are missing or older than what goes in.
 */
export async function preparedCluster() {
  const name = `database-${shelfKey(sources)}`;
  const dataDir = path.join(shelf, name);
  const mark = path.join(dataDir, "done");
  if (!fs.existsSync(mark)) {
    dropOlder([name, path.basename(papersDir())]);
    await step("preparing a database with all places (once)", () => make(dataDir));
    fs.writeFileSync(mark, "");
  }
  return { files: clusterOf(dataDir), key: name };
}

/** Draws what the demo's admins have uploaded, where the build has not done so yet. */
export const preparePapers = (env) => (canSeed() ? runCli("seed", ["--papers"], env, { quiet: true }) : null);
