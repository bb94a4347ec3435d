import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { checkNode, ensureInstall } from "./lib/ensure-install.mjs";
import { fromRoot } from "./lib/paths.mjs";
import { clusterOf, startPostgres } from "./lib/postgres.mjs";
import { connect } from "./lib/postgres-session.mjs";
import { closeAll, stopOnSignals } from "./lib/processes.mjs";
import { Advice, explain, say, step } from "./lib/progress.mjs";
import { settings } from "./lib/settings.mjs";

// npm run restore-drill: backs up a market while it is written to, loses it, and brings it back to a moment (docs/operations.md).
const scratch = fromRoot(".data/restore-drill");
const liveDir = path.join(scratch, "live");
const restoredDir = path.join(scratch, "restored");
const password = "drill";

/** Rows and a fingerprint of each table: equal where nothing was lost, doubled or changed. */
async function pictureOf(client) {
  const { rows } = await client.query("select tablename from pg_tables where schemaname = 'public' order by 1");
  const picture = new Map();
  for (const { tablename } of rows) {
    const table = client.escapeIdentifier(tablename);
    const text = `select count(*) || ' rows, ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '-') as is from ${table} t`;
    picture.set(tablename, (await client.query(text)).rows[0].is);
  }
  return picture;
}

/** The product's role comes back with the rights that it had, no more. */
async function openDoors(url) {
  const client = await connect(url);
  const { rows } =
    await client.query(`select table_name as name, privilege_type as may from information_schema.table_privileges
    where grantee = current_user and table_name in ('audit_entry', 'invoice') order by 1, 2`);
  await client.end();
  const said = rows.map(({ name, may }) => `${name} ${may}`).join(", ");
  const meant = "audit_entry INSERT, audit_entry SELECT, invoice INSERT, invoice SELECT";
  return said === meant ? [] : [`rights: ${said}`];
}

function differences(before, after) {
  return [...before].flatMap(([table, was]) =>
    after.get(table) === was ? [] : [`${table}: ${was} → ${after.get(table)}`],
  );
}

/** What people do while a backup runs; the last of it is only in the archived log. */
async function writeOn(client, times) {
  for (let i = 0; i < times; i += 1) {
    await client.query(
      "update bus_request set version = version + 1 where id = (select id from bus_request order by random() limit 1)",
    );
    await client.query(
      "insert into idempotency_key (scope, key, \"bodyHash\") values ('drill', gen_random_uuid()::text, 'x')",
    );
  }
}

/** PostgreSQL's own way to copy a directory that is in use (pg_basebackup does the same). */
async function takeBackup(client, cluster, backup) {
  await client.query("select pg_backup_start('drill', true)");
  execFileSync("cp", ["-a", cluster, backup]);
  await writeOn(client, 50);
  const { rows } = await client.query("select labelfile from pg_backup_stop()");
  for (const name of ["postmaster.pid", "postmaster.opts"]) fs.rmSync(path.join(backup, name), { force: true });
  const log = path.join(backup, "pg_wal");
  for (const name of fs.readdirSync(log)) fs.rmSync(path.join(log, name), { recursive: true });
  return rows[0].labelfile;
}

function ownedLike(file, other) {
  const { uid, gid } = fs.statSync(other);
  if (process.getuid?.() === 0) fs.chownSync(file, uid, gid);
}

async function lose(client) {
  await client.query("truncate bus_request cascade");
  await client.query("delete from company");
  const { rows } = await client.query("select pg_walfile_name(pg_switch_wal()) as file");
  return rows[0].file;
}

async function untilArchived(client, archive, file) {
  for (let i = 0; i < 600; i += 1) {
    if (fs.existsSync(path.join(archive, file))) return;
    await client.query("select pg_sleep(0.05)");
  }
  throw new Advice(`The log was not archived to ${archive} within 30 seconds.`);
}

async function live(chosen, archive) {
  const { migrate, seed } = await import("./lib/database.mjs");
  const { preparedCluster } = await import("./lib/prepared.mjs");
  const archiving = { archive_mode: "on", archive_command: `cp %p "${archive}/%f"` };
  const database = await step("starting a market that archives its log", () =>
    startPostgres({ dataDir: liveDir, password, settings: archiving, prepared: preparedCluster }),
  );
  const urls = { DATABASE_URL: database.application, MIGRATION_DATABASE_URL: database.url };
  const env = { ...chosen.env, ...urls, DATA_DIR: liveDir, NODE_ENV: "production" };
  await migrate(env);
  await seed(env, { demo: true });
  return { database, client: await connect(database.url) };
}

async function recover(archive, until) {
  const recovery = {
    restore_command: `cp "${archive}/%f" %p`,
    recovery_target_time: until,
    recovery_target_action: "promote",
  };
  const database = await startPostgres({ dataDir: restoredDir, password, settings: recovery });
  const client = await connect(database.url);
  for (;;) {
    const { rows } = await client.query("select pg_is_in_recovery() as busy, pg_sleep(0.05)");
    if (!rows[0].busy) return { database, client };
  }
}

const fatal = /FATAL:\s+(.+)/g;

/** Throws Advice where the log does not reach to the moment: PostgreSQL then does not open, or goes while it reads. */
async function bringBack(archive, until) {
  try {
    return await recover(archive, until);
  } catch (error) {
    const log = path.join(restoredDir, "postgres.log");
    const said = fs.existsSync(log) ? [...fs.readFileSync(log, "utf8").matchAll(fatal)].map(([, text]) => text) : [];
    throw new Advice(
      `The archived log does not reach to ${until}: a file of it is torn or missing. Nothing was opened. Name an earlier moment.\nPostgreSQL: ${said.at(-1) ?? error.message}`,
    );
  }
}

/** The same once more with half of the last archived file, as a copy that was broken off leaves it; null where it is refused. */
async function takesTorn({ archive, backup, label, until, last }) {
  const file = path.join(archive, last);
  fs.truncateSync(file, Math.floor(fs.statSync(file).size / 2));
  layOut(backup, label);
  try {
    const { client } = await bringBack(archive, until);
    await client.end();
    return "a torn log was taken for a whole one";
  } catch (error) {
    if (!(error instanceof Advice)) throw error;
    say(`    ${error.message.split("\n").join("\n    ")}`);
    return null;
  }
}

function layOut(backup, label) {
  const cluster = clusterOf(restoredDir);
  fs.rmSync(cluster, { recursive: true, force: true });
  execFileSync("cp", ["-a", backup, cluster]);
  for (const [name, text] of [
    ["backup_label", label],
    ["recovery.signal", ""],
  ]) {
    fs.writeFileSync(path.join(cluster, name), text);
    ownedLike(path.join(cluster, name), cluster);
  }
  fs.writeFileSync(path.join(path.dirname(cluster), "postgres.ready"), "");
}

async function drill(chosen) {
  const cluster = clusterOf(liveDir);
  const archive = path.join(path.dirname(cluster), "archive");
  fs.mkdirSync(archive, { recursive: true, mode: 0o777 });
  fs.chmodSync(archive, 0o777);
  const { database, client } = await live(chosen, archive);
  const backup = path.join(path.dirname(cluster), "backup");
  const label = await step("backing up while it is written to", () => takeBackup(client, cluster, backup));
  await writeOn(client, 200);
  const before = await pictureOf(client);
  const { rows } = await client.query("select now()::text as now, pg_sleep(0.2)");
  const last = await step("losing requests and companies", () => lose(client));
  const lost = differences(before, await pictureOf(client)).length;
  await untilArchived(client, archive, last);
  await client.end();
  await database.stop();
  const from = performance.now();
  layOut(backup, label);
  const restored = await step(`bringing it back to ${rows[0].now}`, () => bringBack(archive, rows[0].now));
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  const wrong = differences(before, await pictureOf(restored.client));
  wrong.push(...(await openDoors(restored.database.application)));
  await restored.client.end();
  await restored.database.stop();
  const again = { archive, backup, label, until: rows[0].now, last };
  const taken = await step("bringing it back from a torn log, which must be refused", () => takesTorn(again));
  if (taken) wrong.push(taken);
  return { tables: before.size, lost, seconds, wrong };
}

try {
  checkNode();
  stopOnSignals();
  await ensureInstall();
  fs.rmSync(scratch, { recursive: true, force: true });
  const { generate } = await import("./lib/generate.mjs");
  await generate();
  const { tables, lost, seconds, wrong } = await drill(settings({ port: 3000, dataDir: ".data" }));
  if (wrong.length > 0) throw new Advice(`Not what it was:\n${wrong.join("\n")}`);
  say(
    `\nA torn log is refused. ${lost} tables were damaged; all ${tables} are as they were, ${seconds} s after the order to restore.`,
  );
} catch (error) {
  explain(error);
  process.exitCode = 1;
} finally {
  await closeAll();
  fs.rmSync(scratch, { recursive: true, force: true });
}
