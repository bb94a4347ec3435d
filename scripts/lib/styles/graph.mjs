import fs from "node:fs";
import path from "node:path";
import { fromRoot, root } from "../paths.mjs";

const routeFile = /^(page|layout|error|forbidden|not-found|global-error|global-not-found)\.tsx$/;

function* routeFiles(dir) {
  for (const entry of fs.readdirSync(dir, { withFileTypes: true })) {
    const file = path.join(dir, entry.name);
    if (entry.isDirectory()) yield* routeFiles(file);
    else if (routeFile.test(entry.name)) yield path.relative(root, file);
  }
}

/** Only app/ and components/ hold classes, and nothing else imports them. */
const parts = {
  name: "charabanc-parts",
  setup(build) {
    build.onResolve({ filter: /\.css$/ }, ({ path: wanted }) => ({
      path: wanted.replace(/^@\//, ""),
      external: true,
    }));
    build.onResolve({ filter: /^@\/(app|components)\// }, ({ path: wanted, kind }) =>
      build.resolve(`./${wanted.slice(2)}`, { kind, resolveDir: root }),
    );
    build.onResolve({ filter: /^@\// }, () => ({ path: "outside", external: true }));
  },
};

/** What every file that a route reaches imports: at once, later by import(), and of sheets by name. */
export async function importGraph() {
  const { build } = await import("esbuild");
  const routes = [...routeFiles(fromRoot("app"))].sort();
  const { metafile } = await build({
    entryPoints: routes,
    outdir: fromRoot(".build/graph"),
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    format: "esm",
    platform: "node",
    jsx: "automatic",
    packages: "external",
    tsconfig: fromRoot("tsconfig.json"),
    logLevel: "error",
    plugins: [parts],
  });
  const files = new Map();
  for (const [file, { imports }] of Object.entries(metafile.inputs)) {
    const own = imports.filter(({ external }) => !external);
    const sheets = imports.flatMap(({ path: to }) => /^sheets\/(.+)\.css$/.exec(to)?.[1] ?? []);
    const now = own.filter(({ kind }) => kind !== "dynamic-import").map(({ path: to }) => to);
    const later = own.filter(({ kind }) => kind === "dynamic-import").map(({ path: to }) => to);
    files.set(file, { now, later, sheets });
  }
  return { routes, files };
}

/** The files that come with these, without what is fetched later. */
export function reached({ files }, from) {
  const seen = new Set();
  const open = [...from];
  while (open.length > 0) {
    const file = open.pop();
    if (seen.has(file) || !files.has(file)) continue;
    seen.add(file);
    open.push(...files.get(file).now);
  }
  return seen;
}
