import fs from "node:fs";
import { findBrowser } from "./lib/browser.mjs";
import { openStage } from "./lib/browser-tests.mjs";
import { buildIfChanged } from "./lib/build.mjs";
import { fromRoot } from "./lib/paths.mjs";
import { closeAll, stopOnSignals } from "./lib/processes.mjs";
import { say } from "./lib/progress.mjs";
import { settings } from "./lib/settings.mjs";

// npm run screenshots: pictures of the running product with its demo data, for README and docs.
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const pictures = [
  { file: "home-desktop.png", path: "/de", viewport: desktop, live: true },
  { file: "home-desktop-dark.png", path: "/de", viewport: desktop, theme: "dark", live: true },
  { file: "home-phone.png", path: "/de", viewport: phone, live: true },
  { file: "post-request-desktop.png", path: "/en/request/new?passengers=42", viewport: desktop },
  { file: "post-request-phone.png", path: "/de/request/new?passengers=42", viewport: phone },
  { file: "pending-requests-desktop.png", path: "/de/adminpanel/pendingRequests", viewport: desktop, account: "admin" },
];

/** The demo sign-ins as `npm start` prints them: role, user name, password. */
async function passwordOf(role) {
  const { runCli } = await import("./lib/database.mjs");
  const lines = await runCli("seed", ["--accounts"], stage.env, { quiet: true });
  const words = lines.split("\n").map((line) => line.trim().split(/\s{2,}/));
  return words.find(([name]) => name === role)?.at(-1);
}

async function signIn(context, url, username) {
  const password = await passwordOf(username);
  const { csrfToken } = await (await context.request.get(`${url}/api/auth/csrf`)).json();
  const form = { csrfToken, username, password, json: "true" };
  const headers = { origin: url };
  await context.request.post(`${url}/api/auth/callback/credentials`, { form, headers });
}

async function take(browser, url, { file, path, viewport, theme = "light", account, live }) {
  const context = await browser.newContext({
    viewport,
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    reducedMotion: "reduce",
  });
  await context.addCookies([{ name: "theme", value: theme, url }]);
  await context.addInitScript(() => {
    for (const key of ["first-visit", "consent-dialog"]) localStorage.setItem(key, "false");
  });
  if (account) await signIn(context, url, account);
  const page = await context.newPage();
  await page.goto(url + path, { waitUntil: "networkidle" });
  if (live) await page.locator(".maplibregl-marker").first().waitFor();
  await page.screenshot({ path: fromRoot("docs/screenshots", file) });
  await context.close();
  say(`  docs/screenshots/${file}`);
}

stopOnSignals();
const chosen = settings({ port: 3000, dataDir: ".data/e2e" });
await buildIfChanged(chosen.env);
const { chromium } = await import("@playwright/test");
const stage = await openStage();
fs.mkdirSync(fromRoot("docs/screenshots"), { recursive: true });
const args = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--use-gl=angle",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
];
const browser = await chromium.launch({ executablePath: (await findBrowser()) || undefined, args });
for (const picture of pictures) await take(browser, stage.env.BASE_URL, picture);
await browser.close();
await stage.close();
await closeAll();
