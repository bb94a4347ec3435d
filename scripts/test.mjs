import fs from "node:fs";
import { checkNode, ensureInstall, ensureTools } from "./lib/ensure-install.mjs";
import { fromRoot } from "./lib/paths.mjs";
import { closeAll, run, stopOnSignals } from "./lib/processes.mjs";
import { explain, say, step } from "./lib/progress.mjs";
import { settings } from "./lib/settings.mjs";

const started = performance.now();
const results = [];

function take(more) {
  results.push(...more);
  for (const { name, ok, detail } of more) {
    if (!ok) say(`  ✗ ${name}\n${String(detail).slice(0, 4_000).replace(/^/gm, "      ")}`);
  }
  const failed = more.filter((result) => !result.ok).length;
  say(`    ${more.length - failed} passed, ${failed} failed`);
}

/** One part of the run. What it throws is a failed check; the parts behind it still run. */
async function part(name, work) {
  try {
    take(await step(name, work));
  } catch (error) {
    take([{ name, ok: false, detail: error?.output || error?.message || String(error) }]);
  }
}

async function program(name, file, args) {
  try {
    await run(process.execPath, [fromRoot(file), ...args]);
    return [{ name, ok: true }];
  } catch (error) {
    return [{ name, ok: false, detail: error.output ?? error.message }];
  }
}

async function checkStatics() {
  const { checkDependencies } = await import("./lib/check-dependencies.mjs");
  const { checkUnused } = await import("./lib/check-unused.mjs");
  const { checkSources } = await import("./lib/check-sources.mjs");
  const { checkPageWidths, checkStyleSources, checkTextStyles } = await import("./lib/check-styles.mjs");
  const { checkLocales } = await import("./lib/check-locales.mjs");
  const biome = ["check", "--max-diagnostics=60", "--colors=off", "."];
  const ours = async () => {
    await part("lint and format", () =>
      program("lint and format (biome)", "node_modules/@biomejs/biome/bin/biome", biome),
    );
    await part("dependency rule", checkDependencies);
    await part("nothing unused", checkUnused);
    await part("house rules", async () => checkSources());
    await part("own style sheets", async () => checkStyleSources());
    await part("widths of pages", async () => checkPageWidths());
    await part("text styles", async () => checkTextStyles());
    await part("locale parity", checkLocales);
  };
  // Each keeps one core busy: beside each other they take half as long.
  await Promise.all([
    part("types", () => program("types (tsc)", "node_modules/typescript/bin/tsc", ["--noEmit", "--pretty", "false"])),
    ours(),
  ]);
}

async function checkProduct(chosen, browser) {
  const { buildIfChanged } = await import("./lib/build.mjs");
  const { runBrowserTests } = await import("./lib/browser-tests.mjs");
  await part("build", async () => {
    await buildIfChanged(chosen.env);
    return [{ name: "build", ok: true }];
  });
  const { checkStyleSizes } = await import("./lib/check-styles.mjs");
  await part("style sheets of the pages", async () => checkStyleSizes());
  await part("restore drill", () => program("restore drill", "scripts/restore-drill.mjs", []));
  if (!fs.existsSync(fromRoot("tests/e2e"))) return;
  await part("browser tests", () => {
    if (!browser) throw new Error("No Chromium found and none could be installed. Set CHROMIUM_PATH.");
    return runBrowserTests(browser);
  });
}

async function main() {
  checkNode();
  stopOnSignals();
  const chosen = settings({ port: 3000, dataDir: ".data/e2e" });
  await ensureInstall();
  await ensureTools();
  const { findBrowser } = await import("./lib/browser.mjs");
  const browser = await findBrowser();
  const { generate } = await import("./lib/generate.mjs");
  await generate();
  await checkStatics();
  const { runUnitTests } = await import("./lib/unit-tests.mjs");
  await part("unit and API tests", runUnitTests);
  await checkProduct(chosen, browser);
}

try {
  await main();
} catch (error) {
  explain(error);
  take([{ name: "npm test", ok: false, detail: error?.message }]);
}
await closeAll();
const failed = results.filter((result) => !result.ok);
if (failed.length > 0) say(`\nFailed:\n${failed.map(({ name }) => `  ✗ ${name}`).join("\n")}`);
say(`\n${((performance.now() - started) / 1000).toFixed(0)} s`);
// The last line, for people and for the machine that reads it.
process.stdout.write(`${results.length - failed.length} passed, ${failed.length} failed\n`, () =>
  process.exit(failed.length > 0 ? 1 : 0),
);
