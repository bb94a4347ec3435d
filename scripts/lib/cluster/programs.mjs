import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { fromRoot } from "../paths.mjs";
import { postgresAccount } from "../postgres-programs.mjs";
import { onClose, stopChild } from "../processes.mjs";
import { Advice } from "../progress.mjs";

const needed = {
  patroni: "patroni",
  etcd: "etcd-server",
  pgbouncer: "pgbouncer",
  haproxy: "haproxy",
  "redis-server": "redis-server",
};

const places = [...(process.env.PATH ?? "").split(":"), "/usr/sbin", "/usr/bin"];

/** Debian's packages, as they are; nothing is fetched. */
export function requirePrograms() {
  const isThere = (name) => places.some((place) => fs.existsSync(path.join(place, name)));
  const missing = Object.entries(needed).flatMap(([name, box]) => (isThere(name) ? [] : [box]));
  if (!fs.existsSync("/usr/lib/postgresql/15/bin/postgres")) missing.push("postgresql-15");
  if (missing.length === 0) return;
  throw new Advice(`Missing: ${missing.join(", ")}. apt-get install --no-install-recommends ${missing.join(" ")}`);
}

/** A file of deploy/ with the addresses of this run. */
export function filledIn(name, values, directory) {
  const text = fs
    .readFileSync(fromRoot("deploy", name), "utf8")
    .replace(/\$\{(\w+)\}/g, (all, key) => values[key] ?? all);
  const file = path.join(directory, name);
  fs.writeFileSync(file, text, { mode: 0o644 });
  return file;
}

/**
 * Starts a program in a group of its own, its output in a file. `asPostgres`: PostgreSQL and its keepers do not run as root.
 * `kill()` takes the whole group at once, as a machine that loses its power.
 */
export function launch(directory, name, command, args, { env = {}, asPostgres = false, cwd = directory } = {}) {
  const log = fs.openSync(path.join(directory, `${name}.log`), "a", 0o644);
  const account = asPostgres ? (postgresAccount() ?? {}) : {};
  const PATH = `${process.env.PATH}:/usr/sbin:/usr/lib/postgresql/15/bin`;
  const options = {
    cwd,
    env: { ...process.env, PATH, ...env },
    stdio: ["ignore", log, log],
    detached: true,
  };
  const child = spawn(command, args, { ...options, ...account });
  child.on("error", () => undefined);
  const isOn = () => child.exitCode === null && child.signalCode === null;
  const kill = () => {
    if (!isOn()) return;
    process.kill(-child.pid, "SIGKILL");
  };
  const stop = () => stopChild(child);
  onClose(() => stopChild(child, "SIGTERM", 20_000));
  return { child, kill, stop, isOn };
}
