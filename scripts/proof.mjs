import { checkNode, ensureInstall } from "./lib/ensure-install.mjs";
import { closeAll, run, stopOnSignals } from "./lib/processes.mjs";
import { Advice, explain, say } from "./lib/progress.mjs";

// npm run proof                      all of what docs/trust.md tells, at length
// npm run proof -- matrix fields     these parts alone
// npm run fuzz                       odd input alone, 300 cases a call; others by FUZZ_SEED, fewer by FUZZ_CASES, and by
//                                    FUZZ_SHARD=3/8 the third of eight parts of the calls, each a run of its own
const parts = {
  matrix: ["tests/api/openapi.test.ts", "a party has (?!odd input)"],
  fields: ["tests/fields.test.ts", "keys"],
  migrations: () =>
    import("./lib/migrations-under-readers.mjs").then(({ migrationsUnderReaders }) => migrationsUnderReaders()),
  times: () => import("./lib/times.mjs").then(({ times }) => times()),
  chaos: () => import("./lib/chaos/run.mjs").then(({ chaos }) => chaos()),
  running: () => import("./lib/running/run.mjs").then(({ running }) => running()),
  canaries: ["tests/api/canaries.test.ts", "private columns"],
  fuzz: ["tests/api/openapi.test.ts", "odd input"],
};

/** Its pages are asked of the built product. */
async function buildFirst() {
  const [{ buildIfChanged }, { commandEnv }] = await Promise.all([
    import("./lib/build.mjs"),
    import("./lib/settings.mjs"),
  ]);
  await buildIfChanged(commandEnv());
}

function chosenParts(names) {
  const unknown = names.filter((name) => !(name in parts));
  if (unknown.length === 0) return names.length > 0 ? names : Object.keys(parts);
  throw new Advice(`There is no part ${unknown.join(", ")}. Choose from: ${Object.keys(parts).join(", ")}`);
}

try {
  checkNode();
  stopOnSignals();
  await ensureInstall();
  const { generate } = await import("./lib/generate.mjs");
  await generate();
  for (const name of chosenParts(process.argv.slice(2))) {
    say(`\n${name}`);
    const part = parts[name];
    if (typeof part === "function") {
      await part();
      continue;
    }
    const [file, tests] = part;
    if (name === "canaries") await buildFirst();
    const args = ["node_modules/vitest/vitest.mjs", "run", "--maxWorkers=1", file, "-t", tests];
    await run(process.execPath, args, { env: { ...process.env, NODE_ENV: "test", PROOF: "long" }, onLine: say });
  }
} catch (error) {
  explain(error);
  process.exitCode = 1;
} finally {
  await closeAll();
}
