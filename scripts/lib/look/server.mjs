import { fork } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { freePort } from "../ports.mjs";
import { onClose, stopChild } from "../processes.mjs";
import { Advice } from "../progress.mjs";
import { frozenEnv } from "./data.mjs";

/** One address for both sides, whatever the port: it stands in pages, QR codes and links. */
export const origin = "http://charabanc.localhost";
export const secret = "made-up-and-long-enough-for-this-one-run";

const settingsOf = ({ port, databaseUrl, dataDir, instant }) => ({
  PORT: String(port),
  HOST: "127.0.0.1",
  APP_URL: origin,
  NEXTAUTH_URL: origin,
  NEXTAUTH_SECRET: secret,
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  WORKER: "off",
  LOG_LEVEL: "error",
  READS_PER_MINUTE: "1000000",
  NODE_ENV: "production",
  TZ: "Pacific/Chatham",
  NEXT_TELEMETRY_DISABLED: "1",
  ...frozenEnv(instant),
});

/** The built server of a tree, its clock stopped; resolves when it answers. */
export async function serveTree({ tree, databaseUrl, instant, dataDir }) {
  fs.rmSync(dataDir, { recursive: true, force: true });
  fs.mkdirSync(dataDir, { recursive: true });
  const port = await freePort();
  const env = { ...process.env, ...settingsOf({ port, databaseUrl, dataDir, instant }) };
  const stdio = ["ignore", "inherit", "inherit", "ipc"];
  const file = path.join(tree, ".build/server.mjs");
  const child = fork(file, [], { cwd: tree, env, stdio, execArgv: ["--enable-source-maps"] });
  const stop = () => stopChild(child);
  onClose(stop);
  await new Promise((resolve, reject) => {
    child.once("message", resolve);
    child.once("exit", (code) => reject(new Advice(`The server of ${tree} ended with code ${code}.`)));
  });
  return { port, stop };
}
