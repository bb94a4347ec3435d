import { fork } from "node:child_process";
import fs from "node:fs";
import { serverFile } from "./build.mjs";
import { root } from "./paths.mjs";
import { onClose, stopChild } from "./processes.mjs";
import { Advice } from "./progress.mjs";

/** glibc gives back what is free at the end of an arena; left alone it learns from large buffers to keep up to 64 MB in each of ten. */
const lean = { MALLOC_TRIM_THRESHOLD_: "131072" };

/**
 * Starts the built server, without the right to migrate; resolves when it answers. `ended` resolves with its exit code. With `filling` it gets ready
 * while the database is still being filled (`migrated`: all tables are there), and opens once that is done; `log` names a file for what it says.
 */
export async function serve(env, { silent = false, filling, log } = {}) {
  const out = log ? fs.openSync(log, "a") : silent ? "ignore" : "inherit";
  const stdio = ["ignore", out, out, "ipc"];
  const options = {
    cwd: root,
    env: { ...lean, ...env, NODE_ENV: "production", MIGRATION_DATABASE_URL: undefined },
    stdio,
    execArgv: [],
  };
  const child = fork(serverFile, filling ? ["--held"] : [], options);
  if (log) fs.closeSync(out);
  onClose(() => stopChild(child));
  const ended = new Promise((resolve) => child.once("exit", (code) => resolve(code ?? 1)));
  const ready = new Promise((resolve) => child.once("message", resolve));
  const early = ended.then((code) => {
    throw new Advice(`The server ended with code ${code} before it could answer.`);
  });
  early.catch(() => undefined);
  const tell = (word) => child.connected && child.send(word);
  await filling?.migrated.then(() => tell("migrated"));
  await filling?.filled.then(() => tell("filled"));
  await Promise.race([ready, early]);
  return { child, ended };
}
