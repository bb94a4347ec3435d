import fs from "node:fs";
import path from "node:path";
import { fromRoot } from "../paths.mjs";
import { run } from "../processes.mjs";
import { Advice } from "../progress.mjs";

const migrations = "prisma/migrations";

/** The commit before the newest migration came: the last release that does not know it. */
async function commitBefore() {
  const newest = fs
    .readdirSync(fromRoot(migrations))
    .filter((name) => /^\d/.test(name))
    .sort()
    .at(-1);
  const args = ["log", "--diff-filter=A", "-1", "--format=%H", "--", `${migrations}/${newest}`];
  const commit = (await run("git", args).catch(() => "")).trim();
  if (!commit)
    throw new Advice("The program of the release before is made from the project's history (git), which is not here.");
  return (await run("git", ["rev-parse", `${commit}^`])).trim();
}

/**
 * Folder of the release before the newest migration, with its own build: made once, kept in .data/cluster. Packages are
 * shared (hard links): they may not have changed since.
 */
export async function previousRelease() {
  const commit = await commitBefore();
  const folder = fromRoot(".data/cluster", commit.slice(0, 12));
  const built = path.join(folder, "built");
  if (fs.existsSync(built)) return folder;
  const changed = await run("git", ["diff", "--name-only", commit, "HEAD", "--", "package-lock.json"]);
  if (changed.trim())
    throw new Advice(
      `Packages have changed since ${commit.slice(0, 12)}: it cannot be built from those that are here.`,
    );
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  const file = path.join(folder, "release.tar");
  await run("git", ["archive", "--output", file, commit]);
  await run("tar", ["-xf", file, "-C", folder]);
  fs.rmSync(file);
  await run("cp", ["-al", fromRoot("node_modules"), folder]);
  const env = { ...process.env, DATABASE_URL: "postgresql://nowhere.invalid/charabanc" };
  await run(process.execPath, ["scripts/build.mjs"], { cwd: folder, env });
  fs.writeFileSync(built, "");
  return folder;
}
