import fs from "node:fs";
import { builtinModules } from "node:module";
import path from "node:path";
import { build } from "esbuild";
import { expect, it } from "vitest";
import { foreignFiles, keptPackages } from "../scripts/lib/slim.mjs";

const root = path.join(import.meta.dirname, "..");
const read = (name: string) => fs.readFileSync(path.join(root, name), "utf8");
const kept: Set<string> = keptPackages(JSON.parse(read("package-lock.json")));
const own = new Set([...builtinModules, "charabanc:pages"]);

/** Packages that programs ask node for, those that they load later among them. */
async function importedBy(entryPoints: string[]) {
  const { metafile } = await build({
    entryPoints,
    absWorkingDir: root,
    outdir: "unwritten",
    write: false,
    metafile: true,
    bundle: true,
    format: "esm",
    platform: "node",
    jsx: "automatic",
    alias: { "@": root },
    packages: "external",
    external: ["charabanc:pages", "next", "sharp"],
    logLevel: "error",
  });
  const paths = Object.values(metafile.outputs).flatMap(({ imports }) => imports.filter(({ external }) => external));
  return paths.map((one) => one.path);
}

const nameOf = (wanted: string) => /^(@[^/]+\/)?[^/]+/.exec(wanted)?.[0] ?? "";

it("a slim release keeps what the built programs, its migration and its pages leave to node", async () => {
  const programs = ["server.ts", "worker.ts", "lib/chains/process.ts", "scripts/migrate.mjs", "scripts/cli/migrate.ts"];
  const pages = /serverExternalPackages: \[([^\]]*)\]/.exec(read("next.config.mjs"))?.[1] ?? "";
  const threads = ["lib/ics/read-worker.mjs", "lib/features/upload/commands/pdf-worker.mjs"];
  const names = [
    ...(await importedBy([...programs, ...threads])),
    ...[...pages.matchAll(/"([^"]+)"/g)].map(([, name]) => name ?? ""),
  ];
  const wanted = new Set(names.filter((name) => !name.startsWith("node:") && !own.has(name)).map(nameOf));
  expect(wanted.size).toBeGreaterThan(30);
  expect([...wanted].filter((name) => !kept.has(`node_modules/${name}`))).toEqual([]);
});

it("and weighs no more than 700 MB", () => {
  const sizeOf = (place: string): number =>
    fs.readdirSync(path.join(root, place), { withFileTypes: true }).reduce((all, { name }) => {
      const info = fs.lstatSync(path.join(root, place, name));
      if (info.isDirectory()) return name === "node_modules" ? all : all + sizeOf(`${place}/${name}`);
      return all + info.blocks * 512;
    }, 0);
  const here = [...kept].filter((place) => fs.existsSync(path.join(root, place)));
  expect(here.length).toBeGreaterThan(300);
  const left = foreignFiles(root).reduce((all, file) => all + fs.statSync(path.join(root, file)).blocks * 512, 0);
  const whole = here.reduce((all, place) => all + sizeOf(place), 0) - left;
  expect(whole / 1e6).toBeLessThanOrEqual(700);
});
