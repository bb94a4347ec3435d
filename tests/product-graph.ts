import fs from "node:fs";
import path from "node:path";
import { build, transform } from "esbuild";

const root = path.resolve(import.meta.dirname, "..");
const page =
  /(^|\/)(page|layout|template|route|error|global-error|not-found|global-not-found|loading|default|forbidden)\.tsx?$/;

/** Programs, and what is named by its address alone: a worker of the browser, next-intl's settings. */
const programs = [
  "server.ts",
  "worker.ts",
  "jobs.ts",
  "middleware.ts",
  "scripts/cli/migrate.ts",
  "scripts/cli/seed.ts",
  "lib/i18n/request.ts",
  "components/provider/import/csv.worker.ts",
];

function appRoots() {
  const files = fs.readdirSync(path.join(root, "app"), { recursive: true, encoding: "utf8" });
  return files.map((file) => path.posix.join("app", file.split(path.sep).join("/"))).filter((file) => page.test(file));
}

/** Imports that are left after types are taken out: from each file, in the product and in the tests named. */
async function importsOf(files: string[]) {
  const contents = files.map((file) => `import ${JSON.stringify(`./${file}`)};`).join("\n");
  const { metafile } = await build({
    absWorkingDir: root,
    stdin: { contents, resolveDir: root },
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    platform: "node",
    packages: "external",
    external: ["charabanc:*", "*.css"],
    jsx: "automatic",
    logLevel: "silent",
  });
  return metafile.inputs;
}

/** What the product runs, reached from its pages, routes and programs, and what each of the tests imports of it. */
export async function productGraph(tests: string[]) {
  const inputs = await importsOf([...appRoots(), ...programs, ...tests]);
  const next = (file: string) => (inputs[file]?.imports ?? []).filter((one) => !one.external).map((one) => one.path);
  const reached = new Set<string>();
  const queue = [...appRoots(), ...programs];
  for (const file of queue) {
    if (reached.has(file)) continue;
    reached.add(file);
    queue.push(...next(file));
  }
  return { reached, importsOf: next };
}

/** Whether a file holds types alone, so that nothing of it is there to be run. */
export async function isTypesOnly(file: string) {
  const { code } = await transform(fs.readFileSync(path.join(root, file), "utf8"), { loader: "tsx" });
  return code.replace(/^import .*$/gm, "").trim() === "";
}
