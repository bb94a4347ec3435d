import { checkNode, ensureInstall } from "./lib/ensure-install.mjs";
import { explain, say } from "./lib/progress.mjs";
import { settings } from "./lib/settings.mjs";

try {
  checkNode();
  const chosen = settings({ port: 3000, dataDir: ".data" });
  await ensureInstall();
  const { generate } = await import("./lib/generate.mjs");
  const { buildIfChanged } = await import("./lib/build.mjs");
  await generate();
  const built = await buildIfChanged(chosen.env, { force: process.argv.includes("--force") });
  if (!built) say("Nothing changed since the last build (npm run build -- --force builds anyway).");
} catch (error) {
  explain(error);
  process.exitCode = 1;
}
