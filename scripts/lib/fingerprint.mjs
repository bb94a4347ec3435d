import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { buildDir, fromRoot } from "./paths.mjs";

const skipped = new Set(["node_modules", "generated", ".next", ".build", ".data"]);

function* filesBelow(at) {
  const info = fs.statSync(at, { throwIfNoEntry: false });
  if (!info) return;
  if (!info.isDirectory()) {
    yield at;
    return;
  }
  for (const name of fs.readdirSync(at).sort()) if (!skipped.has(name)) yield* filesBelow(path.join(at, name));
}

/** One number for the contents of files and folders (paths from the root), and of what else decides. */
export function fingerprint(places, extra = "") {
  const hash = createHash("sha256").update(`${process.versions.node} ${extra}`);
  for (const place of places) {
    for (const file of filesBelow(fromRoot(place)))
      hash.update(path.relative(fromRoot(), file)).update(fs.readFileSync(file));
  }
  return hash.digest("hex");
}

const markOf = (name) => path.join(buildDir, `${name}.hash`);

export const isBuilt = (name) => fs.existsSync(markOf(name));

export const isCurrent = (name, hash) => fs.existsSync(markOf(name)) && fs.readFileSync(markOf(name), "utf8") === hash;

export function remember(name, hash) {
  fs.mkdirSync(buildDir, { recursive: true });
  fs.writeFileSync(markOf(name), hash);
}

export const forget = (name) => fs.rmSync(markOf(name), { force: true });
