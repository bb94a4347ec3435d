import { checkNode, ensureInstall } from "./lib/ensure-install.mjs";
import { closeAll, stopOnSignals } from "./lib/processes.mjs";
import { explain } from "./lib/progress.mjs";
import { settings } from "./lib/settings.mjs";

// npm run bench: what is compared and how to read it stands in docs/bench.md.
// BENCH_ROWS, BENCH_ROUNDS and BENCH_SECONDS (a round) make it smaller, BENCH_ONLY (a part of their names) chooses figures.
try {
  checkNode();
  stopOnSignals();
  const chosen = settings({ port: 3000, dataDir: ".data" });
  await ensureInstall();
  const { generate } = await import("./lib/generate.mjs");
  const { buildIfChanged } = await import("./lib/build.mjs");
  const { bench } = await import("../bench/run.mjs");
  await generate();
  await buildIfChanged(chosen.env);
  await bench();
} catch (error) {
  explain(error);
  process.exitCode = 1;
} finally {
  await closeAll();
  process.exit();
}
