import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { fromRoot } from "./paths.mjs";
import { run } from "./processes.mjs";
import { step } from "./progress.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge"];
const shellNames = ["chromium-headless-shell", "chrome-headless-shell"];
const usualPlaces = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

function onPath(wanted) {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return wanted.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

const present = (...files) => files.find((file) => file && fs.existsSync(file)) ?? null;
const onMachine = () => present(process.env.CHROMIUM_PATH, ...onPath(names), ...usualPlaces);

async function fromPlaywright() {
  const { chromium } = await import("@playwright/test");
  const fetched = () => present(chromium.executablePath());
  if (fetched()) return fetched();
  const cli = fromRoot("node_modules/@playwright/test/cli.js");
  await step("fetching Playwright's Chromium", () => run(process.execPath, [cli, "install", "chromium"])).catch(
    () => null,
  );
  return fetched();
}

async function fromDebian(name) {
  if (process.getuid?.() !== 0) return null;
  try {
    execFileSync("apt-get", ["--version"], { stdio: "ignore" });
    await step(`installing Debian's ${name}`, async () => {
      await run("apt-get", ["update", "-qq"]);
      await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name]);
    });
  } catch {
    return null;
  }
  return present(...onPath([name]));
}

/** A Chromium: the machine's, else Playwright's, else Debian's package; null where none can be had. */
export async function findBrowser() {
  return onMachine() ?? (await fromPlaywright()) ?? (await fromDebian("chromium"));
}

/** Chromium without windows, for tests: it takes half the whole one's time, but shows no notifications. Null where none can be had. */
export async function findHeadlessShell() {
  return (
    present(process.env.HEADLESS_SHELL_PATH, ...onPath(shellNames)) ?? (await fromDebian("chromium-headless-shell"))
  );
}
