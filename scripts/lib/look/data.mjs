import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { fromRoot } from "../paths.mjs";
import { startPostgres } from "../postgres.mjs";
import { connect } from "../postgres-session.mjs";
import { Advice, step } from "../progress.mjs";
import { addSubjects } from "./subjects.mjs";

const patience = 15 * 60_000;
const template = "look";

/** Several runs share the data of a commit: one after the other. */
async function openCluster(dataDir) {
  for (const until = performance.now() + patience; ; ) {
    try {
      return await startPostgres({ dataDir, password: "postgres", database: null, durable: false });
    } catch (error) {
      if (!(error instanceof Advice) || !error.message.includes("in use") || performance.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 2_000));
    }
  }
}

/** Every process of a side reads the same clock. */
export const frozenEnv = (instant) => ({
  LOOK_INSTANT: String(instant),
  NODE_OPTIONS: `--import=${pathToFileURL(fromRoot("scripts/lib/look/freeze.mjs")).href}`,
});

const commandsOf = (tree) => import(pathToFileURL(path.join(tree, "scripts/lib/database.mjs")).href);

async function seed(tree, url, instant) {
  const { runCli } = await commandsOf(tree);
  const env = { ...process.env, NODE_ENV: "production", LOG_LEVEL: "warn", DATABASE_URL: url };
  await runCli("migrate", [], env, { quiet: true });
  await runCli("seed", ["--demo"], { ...env, ...frozenEnv(instant) }, { quiet: true });
}

async function makeTemplate({ admin, server, tree, file }) {
  await admin.query(`drop database if exists making with (force)`);
  await admin.query("create database making");
  const url = `${server}/making`;
  const instant = Date.now();
  await seed(tree, url, instant);
  const client = await connect(url);
  const subjects = await addSubjects(client, instant);
  await client.end();
  await admin.query(`drop database if exists ${template} with (force)`);
  await admin.query(`alter database making rename to ${template}`);
  fs.writeFileSync(file, `${JSON.stringify({ instant, ...subjects }, null, 2)}\n`);
}

/** PostgreSQL's own clock tells the instant too, since statements say now() without a schema. */
async function freezeClock(url, name, instant) {
  const client = await connect(url);
  await client.query("create schema look_clock");
  await client.query(`create function look_clock.now() returns timestamptz stable language sql
    as $$ select to_timestamp(${instant / 1000}::float8) $$`);
  await client.query(`alter database "${name}" set search_path = look_clock, pg_catalog, public`);
  await client.end();
}

/**
 * One content for both sides: the demo market as the commit seeds it, kept with its moment beside the commit's build.
 * `clone(name, tree)` gives a fresh copy with that tree's migrations and returns its address.
 */
export async function openData({ dir, tree }) {
  const started = await openCluster(path.join(dir, "data"));
  const { server } = started;
  const admin = await connect(`${server}/postgres`);
  const file = path.join(dir, "data.json");
  if (!fs.existsSync(file)) {
    await step("seeding the data of both sides", () => makeTemplate({ admin, server, tree, file }));
  }
  // A run that was cut off leaves its copies.
  const left = await admin.query("select datname from pg_database where datname ~ '^(before|after)_'");
  for (const { datname } of left.rows) await admin.query(`drop database "${datname}" with (force)`);
  const subjects = JSON.parse(fs.readFileSync(file, "utf8"));
  const clone = async (name, ofTree) => {
    const url = `${server}/${name}`;
    await admin.query(`drop database if exists "${name}" with (force)`);
    await admin.query(`create database "${name}" template ${template} strategy file_copy`);
    if (ofTree)
      await (await commandsOf(ofTree)).runCli("migrate", [], { ...process.env, DATABASE_URL: url }, { quiet: true });
    await freezeClock(url, name, subjects.instant);
    return url;
  };
  const close = async () => {
    await admin.end();
    await started.stop();
  };
  return { subjects, clone, close };
}
