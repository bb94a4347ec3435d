import { defineConfig } from "@playwright/test";

const root = process.getuid?.() === 0;

// scripts/test.mjs starts the production server, its database and the mail receiver, and names them here.
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: ".cache/playwright",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: process.env.PLAYWRIGHT_JSON
    ? [["json", { outputFile: process.env.PLAYWRIGHT_JSON }], ["line"]]
    : [["list"]],
  use: {
    // What has gone meanwhile is not waited for until the test's own time is over: a loop tries again.
    actionTimeout: 30_000,
    baseURL: process.env.BASE_URL ?? "http://127.0.0.1:3100",
    browserName: "chromium",
    timezoneId: "Pacific/Chatham",
    locale: "en-GB",
    reducedMotion: "reduce",
    // It fetches a page in three languages for every new browser; push.spec.ts lets it in.
    serviceWorkers: "block",
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.HEADLESS_SHELL_PATH || process.env.CHROMIUM_PATH || undefined,
      args: [
        ...(root ? ["--no-sandbox"] : []),
        // Pages are put together without a pretended graphics card, which took two fifths of a test's time, and a map drawn by the
        // processor a third of what was left: tests that look at maps get one (`drawnMaps`), the others meet the server's drawing.
        "--disable-gpu",
        "--disable-3d-apis",
        "--disable-dev-shm-usage",
      ],
    },
  },
});
