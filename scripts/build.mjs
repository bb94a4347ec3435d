import { checkNode, ensureInstall } from "./lib/ensure-install.mjs";
import { closeAll } from "./lib/processes.mjs";
import { explain, say } from "./lib/progress.mjs";
import { settings } from "./lib/settings.mjs";

try {
  checkNode();
  const chosen = settings({ port: 3000, dataDir: ".data" });
  await ensureInstall();
  const { generate } = await import("./lib/generate.mjs");
  const { buildIfChanged } = await import("./lib/build.mjs");
  await generate();
  const { preparedCluster, preparePapers } = await import("./lib/prepared.mjs");
  // Who brings a PostgreSQL of their own starts on it.
  const prepare = async () => (chosen.databaseUrl ? null : Promise.all([preparedCluster(), preparePapers(chosen.env)]));
  const [built] = await Promise.all([
    buildIfChanged(chosen.env, { force: process.argv.includes("--force") }),
    prepare(),
  ]);
  if (!built) say("Nothing changed since the last build (npm run build -- --force builds anyway).");
  await closeAll();
} catch (error) {
  explain(error);
  await closeAll();
  process.exitCode = 1;
}
