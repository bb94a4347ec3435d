import { parseArgs } from "node:util";
import { checkNode, ensureInstall } from "./lib/ensure-install.mjs";
import { closeAll } from "./lib/processes.mjs";
import { explain, say } from "./lib/progress.mjs";
import { settings } from "./lib/settings.mjs";

try {
  checkNode();
  const chosen = settings({ port: 3000, dataDir: ".data" });
  const { values: wanted } = parseArgs({ options: { force: { type: "boolean" }, before: { type: "string" } } });
  await ensureInstall();
  const { generate } = await import("./lib/generate.mjs");
  const { buildIfChanged, keepFilesOf } = await import("./lib/build.mjs");
  await generate();
  const { canSeed } = await import("./lib/commands.mjs");
  const { preparedCluster, preparedDemo, preparePapers } = await import("./lib/prepared.mjs");
  // Who brings a PostgreSQL of their own starts on it.
  const databases = () =>
    preparedCluster().then(() => (canSeed() && process.env.SEED_DEMO !== "false" ? preparedDemo() : null));
  const prepare = async () => (chosen.databaseUrl ? null : Promise.all([databases(), preparePapers(chosen.env)]));
  const [built] = await Promise.all([buildIfChanged(chosen.env, { force: wanted.force }), prepare()]);
  if (wanted.before) keepFilesOf(wanted.before);
  if (!built) say("Nothing changed since the last build (npm run build -- --force builds anyway).");
  await closeAll();
} catch (error) {
  explain(error);
  await closeAll();
  process.exitCode = 1;
}
