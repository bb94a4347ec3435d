import fs from "node:fs";
import path from "node:path";
import { keptFile, shotsOf, takeShots } from "./lib/look/album.mjs";
import { builtCommit, commitId } from "./lib/look/commit.mjs";
import { compare } from "./lib/look/compare.mjs";
import { openData } from "./lib/look/data.mjs";
import { help, readOptions } from "./lib/look/options.mjs";
import { percent, writeReport } from "./lib/look/report.mjs";
import { screens } from "./lib/look/screens.mjs";
import { buildIfChanged } from "./lib/build.mjs";
import { generate } from "./lib/generate.mjs";
import { fromRoot, root } from "./lib/paths.mjs";
import { closeAll, stopOnSignals } from "./lib/processes.mjs";
import { Advice, explain, say, step } from "./lib/progress.mjs";
import { settings } from "./lib/settings.mjs";

// npm run look -- COMMIT: what a change does to the look of the product, as pictures side by side.

/** Fills the kept pictures of the commit with those that are missing. */
async function takeBefore({ shots, dir, tree, data, again }) {
  fs.mkdirSync(dir, { recursive: true });
  const missing = shots.filter((shot) => again || !fs.existsSync(keptFile(dir, shot)));
  if (missing.length === 0) return;
  const keep = (shot, { png, error }) => {
    if (png) fs.writeFileSync(keptFile(dir, shot), png);
    else say(`    ${shot.name} of the commit was not taken: ${error}`);
  };
  await step(`${missing.length} pictures of the commit`, () =>
    takeShots({ shots: missing, tree, data, side: `before_${process.pid}`, migrated: false, keep }),
  );
}

async function takeAfter({ shots, tree, data, self }) {
  const taken = new Map();
  const keep = (shot, result) => taken.set(shot.name, result);
  await step(`${shots.length} pictures of ${self ? "the commit once more" : "the working tree"}`, () =>
    takeShots({ shots, tree, data, side: `after_${process.pid}`, migrated: !self, keep }),
  );
  return taken;
}

function judge(shot, dir, { png, error }) {
  const { name } = shot;
  if (error) return { name, error: `after: ${error}` };
  const file = keptFile(dir, shot);
  if (!fs.existsSync(file)) return { name, error: "the commit has no such picture" };
  const before = fs.readFileSync(file);
  const difference = compare(before, png);
  return difference && { name, before, after: png, difference };
}

function select(options) {
  const named = ({ name }, parts) => parts.some((part) => name.includes(part));
  const fits = (screen) => (options.only.length === 0 || named(screen, options.only)) && !named(screen, options.skip);
  const shots = shotsOf(screens.filter(fits), options);
  if (shots.length === 0) throw new Advice("No screen has such a name: npm run look -- --list");
  return shots;
}

async function buildOwn() {
  await generate();
  await buildIfChanged({ ...settings({ port: 3000, dataDir: ".data" }).env });
}

async function look(options) {
  const sha = commitId(options.commit ?? "HEAD");
  const shots = select(options);
  const tree = await builtCommit(sha, options.cache);
  if (!options.self) await buildOwn();
  const data = await openData({ dir: path.join(options.cache, sha), tree });
  const dir = path.join(options.cache, sha, "pictures");
  await takeBefore({ shots, dir, tree, data, again: options.again });
  const taken = await takeAfter({ shots, tree: options.self ? tree : root, data, self: options.self });
  await data.close();
  const judged = await step("comparing", async () => shots.map((shot) => judge(shot, dir, taken.get(shot.name))));
  const results = judged.filter(Boolean);
  for (const { name, error, difference } of results)
    say(`✗ ${name}: ${error ?? `${percent(difference.share)} in ${difference.place}`}`);
  const title = `Look: ${sha.slice(0, 8)} against ${options.self ? "itself" : "the working tree"}`;
  const page = writeReport(fromRoot(".cache/look/report"), { title, results, total: shots.length });
  say(`${results.length} of ${shots.length} pictures differ: ${page}`);
  return results.length;
}

stopOnSignals();
try {
  const options = readOptions(process.argv.slice(2));
  if (options.help || (!options.commit && !options.list)) say(help);
  else if (options.list) for (const { name } of screens) say(name);
  else process.exitCode = (await look(options)) > 0 ? 1 : 0;
} catch (error) {
  explain(error);
  process.exitCode = 2;
}
await closeAll();
process.exit();
