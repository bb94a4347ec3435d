import { checkNode, ensureInstall } from "./lib/ensure-install.mjs";
import { closeAll, stopOnSignals } from "./lib/processes.mjs";
import { explain } from "./lib/progress.mjs";
import { settings } from "./lib/settings.mjs";

// npm run bench: what is compared and how to read it stands in docs/bench.md.
// `npm run bench -- fits chains` measures these parts alone. BENCH_ROWS, BENCH_ROUNDS and BENCH_SECONDS (a round) make it smaller.
try {
  checkNode();
  stopOnSignals();
  Object.assign(process.env, settings({ port: 3000, dataDir: ".data" }).env);
  await ensureInstall();
  const { bench } = await import("../bench/run.mjs");
  await bench(process.argv.slice(2));
} catch (error) {
  explain(error);
  process.exitCode = 1;
} finally {
  await closeAll();
  process.exit();
}
