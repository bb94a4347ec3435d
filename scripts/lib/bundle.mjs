import fs from "node:fs";
import path from "node:path";
import { pageTable } from "./page-table.mjs";
import { buildDir, fromRoot, root } from "./paths.mjs";
import { prismaCompiler } from "./prisma-compiler.mjs";
import { isSlim } from "./slim.mjs";

/** `@/…` is this project: left to tsconfig alone, esbuild would take a missing file for a package. */
const ownFiles = {
  name: "charabanc-own-files",
  setup(build) {
    build.onResolve({ filter: /^@\// }, ({ path: wanted, kind }) =>
      build.resolve(`./${wanted.slice(2)}`, { kind, resolveDir: root }),
    );
  },
};

/**
 * Makes programs of TypeScript entry points: { name: "path/from/root.ts" } → .build/<name>.mjs.
 * Packages stay outside; `@/…` is this project and goes in.
 */
export async function bundle(entries, { outdir = buildDir } = {}) {
  const { build } = await import("esbuild");
  const entryPoints = Object.entries(entries).map(([out, file]) => ({ out, in: fromRoot(file) }));
  await build({
    entryPoints,
    outdir,
    absWorkingDir: root,
    bundle: true,
    splitting: entryPoints.length > 1,
    chunkNames: "chunks/[name]-[hash]",
    format: "esm",
    platform: "node",
    target: "node20",
    jsx: "automatic",
    packages: "external",
    tsconfig: fromRoot("tsconfig.json"),
    outExtension: { ".js": ".mjs" },
    sourcemap: "linked",
    logLevel: "error",
    plugins: [ownFiles, pageTable, prismaCompiler],
    // A running program holds its text; a line that node prints with a defect stays one to read.
    minifyWhitespace: true,
    lineLimit: 200,
    banner: { js: 'import { createRequire as __cr } from "node:module"; const require = __cr(import.meta.url);' },
  });
  return Object.fromEntries(Object.keys(entries).map((name) => [name, path.join(outdir, `${name}.mjs`)]));
}

/** Bundles one command of scripts/cli and returns the file to run; in a slim release it was made with it. */
export async function bundleCli(name) {
  if (isSlim(root)) return path.join(buildDir, `cli/${name}.mjs`);
  fs.mkdirSync(buildDir, { recursive: true });
  const made = await bundle({ [name]: `scripts/cli/${name}.ts` }, { outdir: path.join(buildDir, "cli") });
  return made[name];
}
