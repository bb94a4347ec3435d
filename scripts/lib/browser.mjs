import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { fromRoot } from "./paths.mjs";
import { run } from "./processes.mjs";
import { step } from "./progress.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge"];
const usualPlaces = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

function onMachine() {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [process.env.CHROMIUM_PATH, ...onPath, ...usualPlaces].find((file) => file && fs.existsSync(file)) ?? null;
}

async function fromPlaywright() {
  const { chromium } = await import("@playwright/test");
  const present = () => (fs.existsSync(chromium.executablePath()) ? chromium.executablePath() : null);
  if (present()) return present();
  const cli = fromRoot("node_modules/@playwright/test/cli.js");
  await step("fetching Playwright's Chromium", () => run(process.execPath, [cli, "install", "chromium"])).catch(
    () => null,
  );
  return present();
}

async function fromDebian() {
  if (process.getuid?.() !== 0) return null;
  try {
    execFileSync("apt-get", ["--version"], { stdio: "ignore" });
    await step("installing Debian's chromium", async () => {
      await run("apt-get", ["update", "-qq"]);
      await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"]);
    });
  } catch {
    return null;
  }
  return onMachine();
}

/** A Chromium: the machine's, else Playwright's, else Debian's package; null where none can be had. */
export async function findBrowser() {
  return onMachine() ?? (await fromPlaywright()) ?? (await fromDebian());
}
