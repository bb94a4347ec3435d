import { execFile, execFileSync, spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { applicationUrl, keptSecret, settleRole } from "./application-role.mjs";
import { freePort, portIsFree } from "./ports.mjs";
import { postgresAccount, programs, reachable } from "./postgres-programs.mjs";
import { onClose } from "./processes.mjs";
import { Advice } from "./progress.mjs";

const alive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
};

/** After a crash the number may belong to another program, so on Linux its name is looked at too. */
function runs(pid, name) {
  if (!pid || !alive(pid)) return false;
  const file = `/proc/${pid}/cmdline`;
  return !fs.existsSync(file) || fs.readFileSync(file, "utf8").includes(name);
}

const readNumber = (file) => (fs.existsSync(file) ? Number.parseInt(fs.readFileSync(file, "utf8"), 10) : 0);

async function claim(dataDir) {
  const file = path.join(dataDir, "owner.pid");
  const owner = readNumber(file);
  if (owner && owner !== process.pid && runs(owner, "node")) {
    throw new Advice(
      `The data in ${dataDir} is in use by another Charabanc (process ${owner}).\n` +
        `Stop that one first, or give this one a place of its own: DATA_DIR=.data/second PORT=3001 npm start`,
    );
  }
  fs.writeFileSync(file, String(process.pid));
}

/** A server that outlived its starter (kill -9, power cut) is stopped; a left-over lock file is taken away. */
async function clearOrphan(clusterDir) {
  const file = path.join(clusterDir, "postmaster.pid");
  const pid = readNumber(file);
  if (!pid) return;
  if (runs(pid, "postgres")) {
    process.kill(pid, "SIGINT");
    for (let i = 0; i < 200 && alive(pid); i++) await wait(50);
  }
  fs.rmSync(file, { force: true });
}

/** `initdb` alone. */
export function initialise(bin, clusterDir, password, account) {
  fs.rmSync(clusterDir, { recursive: true, force: true });
  fs.mkdirSync(clusterDir, { recursive: true, mode: 0o700 });
  const passwordFile = `${clusterDir}.password`;
  fs.writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account) {
    fs.chownSync(clusterDir, account.uid, account.gid);
    fs.chownSync(passwordFile, account.uid, account.gid);
  }
  const locale = ["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  const args = [`--pgdata=${clusterDir}`, "--auth=scram-sha-256", "--username=postgres", `--pwfile=${passwordFile}`];
  try {
    execFileSync(bin.initdb, [...args, ...locale], { ...account, cwd: "/", stdio: "pipe" });
  } finally {
    fs.rmSync(passwordFile, { force: true });
  }
}

/** Copies files of a database that was stopped in order, and gives them a password of their own before anybody can ask. */
async function copyCluster(bin, files, clusterDir, password, account) {
  fs.rmSync(clusterDir, { recursive: true, force: true });
  // Half of what node's own takes for two thousand files, and on a core of its own.
  await promisify(execFile)("cp", ["-R", files, clusterDir]);
  if (account) {
    const all = fs.readdirSync(clusterDir, { recursive: true }).map((name) => path.join(clusterDir, name));
    for (const file of [clusterDir, ...all]) fs.chownSync(file, account.uid, account.gid);
  }
  const asked = promisify(execFile)(bin.postgres, ["--single", "-D", clusterDir, "postgres"], { ...account, cwd: "/" });
  asked.child.stdin.end(`alter role postgres password '${password.replaceAll("'", "''")}'\n`);
  await asked;
}

/** A quarter of the memory that this process may use, as PostgreSQL's manual advises; 128 MB to 1 GB. In MB. */
function cacheSize() {
  const limit = process.constrainedMemory() || Number.POSITIVE_INFINITY;
  return Math.round(Math.min(1024, Math.max(128, Math.min(os.totalmem(), limit) / 4 / 1024 ** 2)));
}

const shared = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "120",
  shared_buffers: `${cacheSize()}MB`,
  random_page_cost: "1.1",
  jit: "off",
  timezone: "UTC",
  log_timezone: "UTC",
};
const unsafe = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_wal_size: "2GB" };

function launch(bin, clusterDir, port, account, { durable, log, settings: own }) {
  const settings = { ...shared, ...(durable ? {} : unsafe), ...own, port: String(port) };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const out = fs.openSync(log, "w");
  // Its own process group: Ctrl-C in the terminal must reach the database only after the server has finished.
  const options = { ...account, cwd: "/", detached: true, stdio: ["ignore", out, out] };
  const child = spawn(bin.postgres, ["-D", clusterDir, ...flags], options);
  fs.closeSync(out);
  return child;
}

async function untilReady(child, url, log) {
  const { default: pg } = await import("pg");
  let failed = null;
  child.once("error", (error) => {
    failed = error;
  });
  for (let i = 0; i < 1200; i++) {
    if (failed || child.exitCode !== null) {
      const tail = fs.readFileSync(log, "utf8").split("\n").slice(-12).join("\n");
      throw new Advice(`The embedded PostgreSQL did not start.${failed ? ` ${failed.message}` : ""}\n${tail}`);
    }
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await client.end().catch(() => undefined);
      await wait(40);
    }
  }
  throw new Advice(`The embedded PostgreSQL did not answer within a minute. Its log: ${log}`);
}

async function keptPort(dataDir, fixed) {
  if (fixed) {
    if (!(await portIsFree(fixed)))
      throw new Advice(`Port ${fixed}, meant for the database, is taken by another program.`);
    return fixed;
  }
  const file = path.join(dataDir, "postgres.port");
  const kept = readNumber(file);
  const port = kept && (await portIsFree(kept)) ? kept : await freePort();
  fs.writeFileSync(file, String(port));
  return port;
}

async function createDatabase(url, name) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const found = await client.query("select 1 from pg_database where datname = $1", [name]);
  if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  await client.end();
}

const clusterIn = (place) => path.join(place.data, "postgres");

/** Where the files of the PostgreSQL of a data directory lie. */
export function clusterOf(dataDir) {
  fs.mkdirSync(dataDir, { recursive: true });
  return clusterIn(reachable(dataDir, postgresAccount()));
}

/**
 * Starts the PostgreSQL that came with the packages, on a directory of its own. `settings` are PostgreSQL's.
 * `prepared` gives the files of one that is filled, for a directory that has none yet; with `renew` also for one that
 * began with other files. `onAddress` is told both addresses below before anything answers there.
 * Returns the address of the database as its owner (`url`) and as the product works in it (`application`); `stop` waits
 * until everything is on disk.
 */
export async function startPostgres(options) {
  const {
    dataDir,
    port: fixed,
    password,
    database = "charabanc",
    durable = true,
    settings = {},
    prepared,
    renew = false,
    onAddress,
  } = options;
  fs.mkdirSync(dataDir, { recursive: true });
  await claim(dataDir);
  const account = postgresAccount();
  const place = reachable(dataDir, account);
  const bin = await programs(place);
  const clusterDir = clusterIn(place);
  const log = path.join(dataDir, "postgres.log");
  await clearOrphan(clusterDir);
  const secret = password ?? keptSecret(dataDir, "postgres");
  const port = await keptPort(dataDir, fixed);
  const server = `postgresql://postgres:${encodeURIComponent(secret)}@127.0.0.1:${port}`;
  const url = `${server}/${database}`;
  const applicationSecret = password ?? keptSecret(dataDir, "application");
  const application = applicationUrl(url, applicationSecret);
  onAddress?.({ application, owner: url });
  // PG_VERSION is written early by initdb; the mark is ours and written last, so a cut-off initdb is repeated.
  const complete = path.join(place.data, "postgres.ready");
  const began = fs.existsSync(complete) ? fs.readFileSync(complete, "utf8") : null;
  const copied = prepared && (began === null || renew) ? await prepared() : null;
  const fresh = began === null || (copied !== null && copied.key !== began);
  if (fresh && copied) await copyCluster(bin, copied.files, clusterDir, secret, account);
  else if (fresh) initialise(bin, clusterDir, secret, account);
  if (fresh) fs.writeFileSync(complete, copied?.key ?? "");
  const child = launch(bin, clusterDir, port, account, { durable, log, settings });
  const stop = () => stopPostgres(child, dataDir);
  const killHard = () => child.exitCode === null && child.kill("SIGINT");
  process.once("exit", killHard);
  onClose(stop);
  await untilReady(child, `${server}/postgres`, log);
  if (database) await createDatabase(`${server}/postgres`, database);
  await settleRole(server, applicationSecret);
  return { url, application, server, port, stop, copied: fresh && copied !== null };
}

async function stopPostgres(child, dataDir) {
  if (child.exitCode === null && child.signalCode === null) {
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGINT");
    await gone;
  }
  fs.rmSync(path.join(dataDir, "owner.pid"), { force: true });
}
