import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { root } from "./paths.mjs";
import { run } from "./processes.mjs";
import { Advice, say, step } from "./progress.mjs";
import { isSlim } from "./slim.mjs";

const readJson = (file) => {
  try {
    return JSON.parse(fs.readFileSync(file, "utf8"));
  } catch {
    return null;
  }
};

const lockHash = (directory) =>
  createHash("sha256")
    .update(fs.readFileSync(path.join(directory, "package-lock.json")))
    .digest("hex");

/** Somebody ran npm by hand: then what package.json names must be there in the locked version. */
function directOnesPresent(directory) {
  const { dependencies, devDependencies } = readJson(path.join(directory, "package.json")) ?? {};
  const { packages } = readJson(path.join(directory, "package-lock.json")) ?? {};
  return Object.keys({ ...dependencies, ...devDependencies }).every((name) => {
    const present = readJson(path.join(directory, "node_modules", name, "package.json"));
    return present && present.version === packages?.[`node_modules/${name}`]?.version;
  });
}

const markOf = (directory) => path.join(directory, "node_modules/.charabanc-lock");

function complete(directory) {
  const mark = markOf(directory);
  if (fs.existsSync(mark)) return fs.readFileSync(mark, "utf8") === lockHash(directory);
  if (!directOnesPresent(directory)) return false;
  fs.writeFileSync(mark, lockHash(directory));
  return true;
}

async function install(directory, label) {
  if (complete(directory)) return false;
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const env = { ...process.env, NODE_ENV: "" };
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  try {
    await step(label, () => run(npm, args, { cwd: directory, env }));
  } catch (error) {
    say(error.output ?? "");
    throw new Advice(`npm ci failed in ${directory}. Is the package registry reachable? (npm config get registry)`);
  }
  fs.writeFileSync(markOf(directory), lockHash(directory));
  return true;
}

export function checkNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Advice(`Node ${process.versions.node} is too old: 20.19 or newer is needed, 24 recommended.`);
}

/** `released`: for what a slim release does, too. */
export const ensureInstall = ({ released = false } = {}) =>
  released && isSlim(root) ? false : install(root, "installing packages (npm ci, once)");
export const ensureTools = () =>
  install(path.join(root, "tools"), "installing the check tools (npm ci in tools/, once)");
