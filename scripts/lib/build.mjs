import fs from "node:fs";
import path from "node:path";
import { bundle } from "./bundle.mjs";
import { fingerprint, forget, isBuilt, isCurrent, remember } from "./fingerprint.mjs";
import { writeIcons } from "./icons.mjs";
import { buildDir, fromRoot, root } from "./paths.mjs";
import { run } from "./processes.mjs";
import { Advice, say, step } from "./progress.mjs";
import { writeSheets } from "./styles/sheets.mjs";

const sources = [
  "app",
  "components",
  "fonts",
  "lib",
  "locales",
  "public",
  "prisma/schema",
  "middleware.ts",
  "server.ts",
  "serve.ts",
  "worker.ts",
  "work.ts",
  "jobs.ts",
  "next.config.mjs",
  "env.mjs",
  "env.client.mjs",
  "tailwind.config.ts",
  "postcss.config.mjs",
  "tsconfig.json",
  "package-lock.json",
  "scripts/lib/build.mjs",
  "scripts/lib/bundle.mjs",
  "scripts/lib/icons.mjs",
  "scripts/lib/page-table.mjs",
  "scripts/lib/prisma-compiler.mjs",
  "scripts/lib/styles",
];

const readAtStart = /^NEXT_PUBLIC_(SENTRY|ANALYTICS|GOOGLE_MAPS|MAP_STYLE)_/;

/** Settings that the build writes into the browser's files. */
const publicSettings = () =>
  Object.entries(process.env)
    .filter(([name]) => name.startsWith("NEXT_PUBLIC_") && !readAtStart.test(name))
    .sort()
    .join(" ");

export const serverFile = path.join(buildDir, "server.mjs");

const staticsOf = (folder) => path.join(folder, ".next/static");
const before = path.join(buildDir, "before");

/** Hashed files of the release in `folder` are served beside this one's: pages that it drew last ask for them when none of its servers is left. */
export function keepFilesOf(folder) {
  const files = staticsOf(path.resolve(folder));
  if (!fs.existsSync(files)) throw new Advice(`No release has been built in ${folder}.`);
  fs.rmSync(before, { recursive: true, force: true });
  fs.cpSync(files, before, { recursive: true });
}

/** What is built over is the release before: of a build that failed nothing is kept, no page was drawn with it. */
function keepOwnFiles() {
  if (!isBuilt("build") || !fs.existsSync(staticsOf(root))) return;
  fs.rmSync(before, { recursive: true, force: true });
  fs.renameSync(staticsOf(root), before);
}

/** To write Next's cache costs a fourth of a build, and most clones are built once: it is written for whoever builds again. */
const cacheOf = (again) => ({ BUILD_CACHE: String(again) });

async function nextBuild(env) {
  await Promise.all([writeIcons(), writeSheets()]);
  try {
    await run(process.execPath, [fromRoot("node_modules/next/dist/bin/next"), "build"], { env });
  } catch (error) {
    say(error.output ?? "");
    throw new Advice("The build failed; the lines above say where.");
  }
}

/** Builds pages and server when a source changed since the last build. */
export async function buildIfChanged(env, { force = false } = {}) {
  const hash = fingerprint(sources, publicSettings());
  const present = fs.existsSync(fromRoot(".next/BUILD_ID")) && fs.existsSync(serverFile);
  if (!force && present && isCurrent("build", hash)) return false;
  const again = isBuilt("build");
  keepOwnFiles();
  forget("build");
  await step("building (only when the sources changed)", async () => {
    await Promise.all([
      nextBuild({ ...env, ...cacheOf(again), NODE_ENV: "production" }),
      bundle({ server: "server.ts", worker: "worker.ts", chains: "lib/chains/process.ts" }),
    ]);
  });
  remember("build", hash);
  return true;
}
