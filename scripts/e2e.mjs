import { findBrowser } from "./lib/browser.mjs";
import { runBrowserTests } from "./lib/browser-tests.mjs";
import { buildIfChanged } from "./lib/build.mjs";
import { closeAll, stopOnSignals } from "./lib/processes.mjs";
import { say } from "./lib/progress.mjs";
import { settings } from "./lib/settings.mjs";

// node scripts/e2e.mjs [file] [--grep …]: browser tests alone, against the built product.
stopOnSignals();
const chosen = settings({ port: 3000, dataDir: ".data/e2e" });
await buildIfChanged(chosen.env);
const results = await runBrowserTests(await findBrowser(), process.argv.slice(2));
for (const { name, ok, detail } of results) say(ok ? `✓ ${name}` : `✗ ${name}\n${detail}`);
await closeAll();
process.exit(results.every((result) => result.ok) ? 0 : 1);
