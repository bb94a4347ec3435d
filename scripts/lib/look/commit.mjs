import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { fromRoot, root } from "../paths.mjs";
import { run } from "../processes.mjs";
import { Advice, say, step } from "../progress.mjs";

const git = (...args) => execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

/** The full id of a commit, branch or tag. */
export function commitId(name) {
  try {
    return git("rev-parse", "--verify", `${name}^{commit}`).trim();
  } catch {
    throw new Advice(`git knows no commit ${name}`);
  }
}

const sameFile = (one, other) => fs.existsSync(one) && fs.readFileSync(one).equals(fs.readFileSync(other));

/** Hard links of our packages where the lock file is the same (a symbolic link troubles Turbopack), else npm ci. */
async function installInto(tree) {
  if (fs.existsSync(path.join(tree, "node_modules"))) return;
  if (sameFile(fromRoot("package-lock.json"), path.join(tree, "package-lock.json"))) {
    try {
      execFileSync("cp", ["-al", fromRoot("node_modules"), path.join(tree, "node_modules")], { stdio: "ignore" });
      return;
    } catch {
      fs.rmSync(path.join(tree, "node_modules"), { recursive: true, force: true });
    }
  }
  await step("npm ci for the commit", () => run("npm", ["ci"], { cwd: tree }));
}

/** The commit checked out and built below the cache; both only the first time. Returns the folder. */
export async function builtCommit(sha, cache) {
  const tree = path.join(cache, sha, "tree");
  if (!fs.existsSync(path.join(tree, ".git"))) {
    fs.mkdirSync(path.dirname(tree), { recursive: true });
    git("worktree", "prune");
    git("worktree", "add", "--detach", "--force", tree, sha);
  }
  await installInto(tree);
  const done = path.join(cache, sha, "built");
  if (fs.existsSync(done)) return tree;
  // Below another project Next would take that one's folder for its own root.
  const env = { ...process.env, NEXT_PRIVATE_OUTPUT_TRACE_ROOT: tree };
  await step(`building ${sha.slice(0, 8)}`, () =>
    run(process.execPath, ["scripts/build.mjs"], { cwd: tree, env, onLine: () => undefined }),
  ).catch((error) => {
    say(error.output ?? "");
    throw error;
  });
  fs.writeFileSync(done, "");
  return tree;
}
