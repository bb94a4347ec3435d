import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { countSources, readSources } from "./lib/count-source.mjs";
import { fromRoot, root } from "./lib/paths.mjs";

// npm run count            what the working tree is made of
// npm run count -- COMMIT  the same beside an earlier commit

const git = (...args) => execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 1 << 28 });
const listed = (text) => text.split("\0").filter(Boolean);

function countTree() {
  const names = listed(git("ls-files", "-z", "--cached", "--others", "--exclude-standard"));
  return countSources(
    readSources(
      root,
      names.filter((name) => fs.existsSync(fromRoot(name))),
    ),
  );
}

function countCommit(commit) {
  const folder = fromRoot(".cache/count");
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  const archive = fromRoot(".cache/count.tar");
  git("archive", "--output", archive, commit);
  execFileSync("tar", ["-xf", archive, "-C", folder]);
  const counted = countSources(readSources(folder, listed(git("ls-tree", "-r", "-z", "--name-only", commit))));
  fs.rmSync(folder, { recursive: true, force: true });
  fs.rmSync(archive);
  return counted;
}

const commit = process.argv[2];
const before = commit ? new Map(countCommit(commit)) : null;
const rows = countTree().map(([what, now]) =>
  before ? [what, before.get(what), now, now - before.get(what)] : [what, now],
);
const heads = before ? ["what", commit, "now", "change"] : ["what", "now"];
const number = (value) =>
  typeof value === "number" ? value.toLocaleString("en-GB", { maximumFractionDigits: 2 }) : value;
const table = [heads, heads.map((_, at) => (at === 0 ? "---" : "--:")), ...rows.map((row) => row.map(number))];
process.stdout.write(`${table.map((row) => `| ${row.join(" | ")} |`).join("\n")}\n`);
