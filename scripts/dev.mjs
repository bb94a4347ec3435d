import { spawn } from "node:child_process";
import { checkNode, ensureInstall } from "./lib/ensure-install.mjs";
import { fromRoot, root } from "./lib/paths.mjs";
import { portIsFree } from "./lib/ports.mjs";
import { closeAll, onClose, stopChild, stopOnSignals } from "./lib/processes.mjs";
import { Advice, explain, say } from "./lib/progress.mjs";
import { settings } from "./lib/settings.mjs";

const databasePort = 54329;

function nextDev(chosen, env) {
  const next = fromRoot("node_modules/next/dist/bin/next");
  const args = [next, "dev", "--turbopack", "-p", String(chosen.port), "-H", chosen.host];
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ["ignore", "inherit", "inherit"] });
  onClose(() => stopChild(child));
  return new Promise((resolve) => child.once("exit", resolve));
}

async function main() {
  checkNode();
  stopOnSignals({ before: () => say("\nStopping …") });
  const chosen = settings({ port: 3100, dataDir: ".data/dev" });
  if (!(await portIsFree(chosen.port, chosen.host))) {
    throw new Advice(`Port ${chosen.port} is taken. Choose another: PORT=${chosen.port + 1} npm run dev`);
  }
  await ensureInstall();
  const { generate } = await import("./lib/generate.mjs");
  const { writePlainSheets } = await import("./lib/styles/sheets.mjs");
  const { canSeed, openDatabase, migrate, seed } = await import("./lib/database.mjs");
  await generate();
  writePlainSheets({ again: true });
  // A fixed password and port, so that psql and the editor find it: it holds made-up data on 127.0.0.1 only.
  const database = await openDatabase(chosen, { port: databasePort, password: "postgres" });
  const env = { ...chosen.env, NODE_ENV: "development", DATABASE_URL: database.url };
  say(`    ${database.url}`);
  const owner = { ...env, ...database.owner };
  await migrate(owner);
  if (canSeed()) await seed(owner, { demo: process.env.SEED_DEMO !== "false" });
  await nextDev(chosen, env);
}

try {
  await main();
  await closeAll();
} catch (error) {
  explain(error);
  await closeAll();
  process.exitCode = 1;
}
