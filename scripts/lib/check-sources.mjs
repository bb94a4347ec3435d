import fs from "node:fs";
import path from "node:path";
import { checkDocuments } from "./check-documents.mjs";
import { fromRoot, root } from "./paths.mjs";

const skipped = new Set([
  "node_modules",
  ".next",
  ".build",
  ".data",
  ".git",
  ".cache",
  "generated",
  "public",
  "sheets",
]);
const longest = 250;
const environmentRooms = /^(env(\.client)?\.mjs|scripts\/|tests\/|bench\/|.*\.config\.(ts|mjs)$)/;
const featureFiles = /^(schema|rules|present|queries|commands|notify|calls|serve|client)(\.tsx?$|\/)|\.test\.tsx?$/;
const templated = /^tests\/e2e\//;

const source = /\.(ts|tsx|mjs|css)$/;
const written = /\.(ts|tsx|mjs|cjs|css|prisma|md)$/;

function* sources(at = root, kind = source) {
  for (const entry of fs.readdirSync(at, { withFileTypes: true })) {
    const file = path.join(at, entry.name);
    if (entry.isDirectory()) {
      if (!skipped.has(entry.name)) yield* sources(file, kind);
    } else if (kind.test(entry.name) && !entry.name.endsWith(".d.ts")) {
      yield path.relative(root, file).split(path.sep).join("/");
    }
  }
}

const lines = (text) => text.split("\n").length - (text.endsWith("\n") ? 1 : 0);

const isFolderToo = (file) => fs.existsSync(fromRoot(file.replace(/\.(tsx?|mjs)$/, "")));

/** House rules that no linter knows: length of files, the rooms of process.env, a feature's closed file names. */
export function checkSources() {
  const long = [];
  const environment = [];
  const strangers = [];
  const shelves = [];
  const blank = [];
  for (const file of sources()) {
    const text = fs.readFileSync(fromRoot(file), "utf8");
    if (lines(text) > longest && !templated.test(file)) long.push(`${file}: ${lines(text)} lines`);
    if (text.includes("process.env") && !environmentRooms.test(file)) environment.push(file);
    const inFeature = /^lib\/features\/[^/]+\/(.+)$/.exec(file);
    if (inFeature && !featureFiles.test(inFeature[1])) strangers.push(file);
    if (inFeature && isFolderToo(file)) shelves.push(file);
    const tellsRefusal = text.includes("orMissing(") && text.includes("screenMetadata(");
    if (text.includes("await openScreen(") && !tellsRefusal) blank.push(file);
  }
  const result = (name, found) => ({ name, ok: found.length === 0, detail: found.join("\n") });
  return [
    result(`no source file above ${longest} lines`, long),
    result("process.env is read in env.mjs alone", environment),
    result("a feature's file names are the closed set", strangers),
    result("a feature's shelf is a file or a folder, not both", shelves),
    result("a gated page draws and titles its refusal itself (orMissing, screenMetadata)", blank),
    ...checkDocuments([...sources(root, written)]),
  ];
}
