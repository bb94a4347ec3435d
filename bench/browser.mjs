import { findBrowser } from "../scripts/lib/browser.mjs";
import { onClose } from "../scripts/lib/processes.mjs";

/** A real browser without a window; `more` are arguments of Chromium. */
export async function openBrowser(more = []) {
  const { chromium } = await import("@playwright/test");
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error("No Chromium found. Set CHROMIUM_PATH.");
  const root = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const browser = await chromium.launch({
    executablePath,
    args: [...root, "--disable-gpu", "--disable-dev-shm-usage", ...more],
  });
  onClose(() => browser.close());
  return browser;
}
