import { checkNode, ensureInstall } from "./lib/ensure-install.mjs";
import { closeAll, run, stopOnSignals } from "./lib/processes.mjs";
import { explain, say } from "./lib/progress.mjs";
import { settings } from "./lib/settings.mjs";

// npm run migrate                     applies to DATABASE_URL, else to the embedded database in DATA_DIR
// npm run migrate -- --create NAME    writes the SQL that leads from the migrations to prisma/schema, and makes the client anew
try {
  checkNode();
  stopOnSignals();
  const chosen = settings({ port: 3000, dataDir: ".data" });
  await ensureInstall({ released: true });
  const { bundleCli } = await import("./lib/bundle.mjs");
  const { openDatabase } = await import("./lib/database.mjs");
  const command = await bundleCli("migrate");
  const database = await openDatabase(chosen);
  const env = { ...chosen.env, DATABASE_URL: database.url, ...database.owner };
  const { generate } = await import("./lib/generate.mjs");
  await generate();
  await run(process.execPath, ["--enable-source-maps", command, ...process.argv.slice(2)], { env, onLine: say });
  await closeAll();
} catch (error) {
  explain(error);
  await closeAll();
  process.exitCode = 1;
}
