import { canSeed, runCli } from "./commands.mjs";
import { fingerprint } from "./fingerprint.mjs";
import { fromRoot } from "./paths.mjs";
import { startPostgres } from "./postgres.mjs";
import { preparedCluster } from "./prepared.mjs";
import { Advice } from "./progress.mjs";

const sources = [
  "prisma",
  "lib/db/rights.ts",
  "lib/db/queues.ts",
  "lib/features/place",
  "scripts/cli",
  "package-lock.json",
];

function inside(url, name) {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** Several runs may go on at once: each takes the first directory that is free. */
async function firstFree(options) {
  for (let slot = 1; ; slot += 1) {
    const dataDir = fromRoot(".data", `test-${slot}`);
    try {
      return await startPostgres({ ...options, dataDir, prepared: preparedCluster, renew: true });
    } catch (error) {
      if (!(error instanceof Advice) || slot >= 6) throw error;
    }
  }
}

async function session(server) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  return client;
}

const exists = async (client, name) =>
  (await client.query("select 1 from pg_database where datname = $1", [name])).rowCount > 0;

async function makeTemplate(client, { server, application }, name, { base, seedArgs = [] }) {
  if (await exists(client, name)) return name;
  const kind = name.replace(/_[0-9a-f]+$/, "");
  const old = await client.query("select datname from pg_database where datname like $1", [`${kind}\\_%`]);
  for (const row of old.rows) await client.query(`drop database "${row.datname}" with (force)`);
  const making = `making_${name}`;
  await client.query(`drop database if exists "${making}" with (force)`);
  await client.query(`create database "${making}" template "${base}" strategy file_copy`);
  // The files of the demo lie where the server of the browser tests looks for them.
  const DATA_DIR = fromRoot(".data/e2e");
  const urls = { DATABASE_URL: inside(application, making), MIGRATION_DATABASE_URL: `${server}/${making}` };
  const env = { ...process.env, NODE_ENV: "production", LOG_LEVEL: "warn", DATA_DIR, ...urls };
  await runCli("migrate", [], env, { quiet: true });
  if (canSeed()) await runCli("seed", seedArgs, env, { quiet: true });
  // Named last: a cut-off attempt is never taken for a template.
  await client.query(`alter database "${making}" rename to "${name}"`);
  return name;
}

/**
 * A PostgreSQL for tests that begins as the product's own, with a template that is kept until migrations, places or seed change,
 * that of the demo for a day.
 * `clone(name)` makes a fresh database of it and returns its addresses: the owner's, and the product's.
 */
export async function prepareTestDatabases({ demo = false } = {}) {
  const started = await firstFree({ password: "postgres", database: null, durable: false });
  const client = await session(started.server);
  // Demo data are of the week in which they are made.
  const day = demo ? new Date().toISOString().slice(0, 10).replaceAll("-", "") : "";
  const version = fingerprint(sources).slice(0, 12) + day;
  const left = await client.query("select datname from pg_database where datname ~ '^(api|e2e)_'");
  for (const row of left.rows) await client.query(`drop database "${row.datname}" with (force)`);
  const begins = demo ? { base: "charabanc", seedArgs: ["--demo"] } : { base: "charabanc" };
  const template = await makeTemplate(client, started, `${demo ? "demo" : "template"}_${version}`, begins);
  const clone = async (name) => {
    await client.query(`create database "${name}" template "${template}" strategy file_copy`);
    return { owner: `${started.server}/${name}`, application: inside(started.application, name) };
  };
  const stop = async () => {
    await client.end().catch(() => undefined);
    await started.stop();
  };
  return { server: started.server, clone, stop };
}
