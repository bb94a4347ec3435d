import { execFileSync, spawn } from "node:child_process";
import fs from "node:fs";
import http from "node:http";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fromRoot, root } from "../scripts/lib/paths.mjs";
import { freePort } from "../scripts/lib/ports.mjs";
import { initialise } from "../scripts/lib/postgres.mjs";
import { postgresAccount, programs, reachable } from "../scripts/lib/postgres-programs.mjs";
import { onClose, run, stopChild } from "../scripts/lib/processes.mjs";
import { asBrowser, memoryOf, rest } from "./sides.mjs";

const scratch = fromRoot(".data/bench/start");
function emptyDirectory(name) {
  const directory = path.join(scratch, name);
  fs.rmSync(directory, { recursive: true, force: true });
  fs.mkdirSync(directory, { recursive: true });
  return directory;
}

/** Runs `npm start`'s program on an empty data directory until it says that it runs; `seconds` is what a person waits. */
async function start(tree) {
  const [port, from] = [await freePort(), performance.now()];
  const env = { ...process.env, PORT: String(port), DATA_DIR: emptyDirectory("data"), LOG_LEVEL: "error" };
  for (const name of ["APP_URL", "NEXTAUTH_URL", "NODE_ENV"]) delete env[name];
  const child = spawn(process.execPath, ["scripts/start.mjs"], { cwd: tree, env, stdio: ["ignore", "pipe", "pipe"] });
  const stop = () => stopChild(child, "SIGINT");
  onClose(stop);
  await new Promise((resolve, reject) => {
    let said = "";
    const hear = (chunk) => {
      said += chunk;
      if (said.includes("Charabanc runs at")) resolve();
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("exit", (code) => reject(new Error(`npm start ended with ${code}\n${said}`)));
  });
  return { url: `http://127.0.0.1:${port}`, pid: child.pid, seconds: (performance.now() - from) / 1000, stop };
}

/** Each reader with a connection of its own. */
function read(address) {
  const from = performance.now();
  return new Promise((resolve, reject) => {
    const request = http.get(address, { agent: false, headers: asBrowser }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`${address}: ${answer.statusCode}`));
      answer.resume().on("end", () => resolve(performance.now() - from));
    });
    request.on("error", reject);
  });
}

/** The server is the child that node has forked; PostgreSQL is the other one. */
function serverOf(pid) {
  const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
  return children.find((child) => fs.readFileSync(`/proc/${child}/cmdline`, "utf8").includes("server.mjs"));
}

/** With the build there: how long, what the first and the second page take, what the server holds at rest in MB. */
async function withBuild() {
  await run(process.execPath, [fromRoot("scripts/build.mjs")]);
  const { url, pid, seconds, stop } = await start(root);
  await read(`${url}/api/ready`);
  const [first, second] = [await read(`${url}/en`), await read(`${url}/en`)];
  await wait(rest);
  const mb = memoryOf(serverOf(pid));
  await stop();
  return { seconds, first, second, later: first - second, mb };
}

/** A tree as a clone with its packages has it: nothing generated, built or prepared. */
async function withoutBuild() {
  const tree = emptyDirectory("tree");
  const files = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" }).split("\0").filter(Boolean);
  for (const file of files) fs.cpSync(fromRoot(file), path.join(tree, file));
  execFileSync("cp", ["-al", fromRoot("node_modules"), path.join(tree, "node_modules")]);
  const { seconds, stop } = await start(tree);
  await stop();
  fs.rmSync(tree, { recursive: true, force: true });
  return { seconds };
}

/** What PostgreSQL needs for an empty directory by itself. */
async function initialisation() {
  const directory = emptyDirectory("initdb");
  const account = postgresAccount();
  const bin = await programs(reachable(directory, account));
  const from = performance.now();
  initialise(bin, path.join(directory, "postgres"), "bench", account);
  return { seconds: (performance.now() - from) / 1000 };
}

/** Gates are those of the issue on speed; the whole is timed as a person waits, so nothing else may run. */
export const startFigures = () => [
  {
    name: "start on an empty directory, build there",
    kind: "start",
    tool: ({ measure }) => measure(),
    warmUps: 0,
    value: "seconds",
    unit: "s",
    ours: { measure: withBuild },
    reference: { measure: initialisation },
    beside: "initdb alone",
    limit: 6,
    also: [
      { name: "first page after the start", value: "first", unit: "ms", beside: undefined },
      { name: "the same, more than the second", value: "later", unit: "ms", limit: 5, beside: undefined },
      { name: "memory of the server at rest", value: "mb", unit: "MB", limit: 200, beside: undefined },
    ],
  },
  {
    name: "start on an empty directory, nothing built",
    kind: "start",
    tool: ({ measure }) => measure(),
    warmUps: 0,
    rounds: 1,
    value: "seconds",
    unit: "s",
    ours: { measure: withoutBuild },
    limit: 75,
  },
];
